/** What moves where when a step is shown: from events and the view after them. No DOM. */

import { campPoint, walkPoints } from '../../art/bastion';
import { SIZE } from '../../art/geometry';
import type { Point } from '../../art/markup';
import type { Color, EnemyId, Event, Mana, PlaceRef, TargetRef } from '../../generated/bastion';
import { COLOR_LIST, keyOf, placeRef, sectionOf, targetRef, wall, type Thing } from '../ids';
import { schedule, TIME, type Timed } from '../motion';
import { BASTION, pointOf } from './pieces';
import { districtOf } from './position';

/** How a piece moves. */
type Manner = 'arrive' | 'march' | 'glide' | 'walk';

/** A part of the way of a piece. */
interface Leg {
  readonly manner: Manner;
  readonly start: number;
  readonly duration: number;
  readonly points: readonly Point[];
}

/** A piece that lies in its new place and is shown on its way there. */
export interface Journey {
  /** The thing of the board, or `hero/2`. */
  readonly thing: string;
  readonly legs: readonly Leg[];
}

/** A place discs and cards fly from or to: a point of the board, a hero's panel, the reserve. */
export type Spot = Point | { readonly seat: number } | 'reserve';

/** Something that flies and is gone afterwards. */
export interface Flight {
  readonly key: string;
  readonly what: { readonly disc: Color } | { readonly card: EnemyId };
  /** A card that turns to its spell side on the way. */
  readonly turns: boolean;
  /** The district at whose wall a card lies when it leaves. */
  readonly lies: number | null;
  readonly from: Spot;
  readonly to: Spot;
  readonly start: number;
  readonly duration: number;
}

/** Everything that moves in a step. */
interface Flights {
  readonly journeys: readonly Journey[];
  readonly flights: readonly Flight[];
  /** Districts whose portcullises fall, and when. */
  readonly closed: ReadonlyMap<number, number>;
}

/** What moves when these events are shown. */
export function flightsOf(events: readonly Event[]): Flights {
  const run = new Run();
  schedule(events).forEach((timed, index) => run.take(timed, index));
  return run.result();
}

class Run {
  private readonly legs = new Map<string, Leg[]>();
  private readonly flights: Flight[] = [];
  private readonly closed = new Map<number, number>();
  /** Where channelling was going on, for the discs it gave. */
  private channelled: Point = [0, 0];

  result(): Flights {
    const journeys = [...this.legs].map(([thing, legs]) => ({ thing, legs }));
    return { journeys, flights: this.flights, closed: this.closed };
  }

  take(timed: Timed, index: number): void {
    const { event, start, duration } = timed;
    if (duration === 0) return;
    switch (event.event) {
      case 'enemy-added':
        this.arrive(targetRef(event.at), start, duration);
        break;
      case 'enemy-joined':
        this.fly(index, { card: event.card }, campPoint(BASTION), pointOf(wall(event.at)), timed);
        break;
      case 'unit-moved':
        this.moveUnit(
          targetRef(event.from),
          targetRef(event.to),
          event.march === 'enemy-phase',
          timed,
        );
        break;
      case 'units-swapped':
        this.swap(event.a, event.b, timed);
        break;
      case 'defeated':
        event.cards.forEach((card, nth) =>
          this.fly(
            `${index}-${nth}`,
            { card },
            pointOf(targetRef(event.at)),
            { seat: event.seat },
            timed,
            {
              turns: true,
              lies: sectionOf(event.at),
            },
          ),
        );
        this.legs.delete(event.at);
        break;
      case 'hero-moved':
        this.add(`hero/${event.seat}`, {
          manner: 'walk',
          start,
          duration,
          points: [heroPoint(placeRef(event.from)), heroPoint(placeRef(event.to))],
        });
        break;
      case 'mana-paid':
        this.discs(index, event.mana, { seat: event.seat }, 'reserve', timed);
        break;
      case 'mana-gained':
        this.discs(index, event.mana, this.channelled, { seat: event.seat }, timed);
        break;
      case 'discs-returned':
        this.discs(
          index,
          event.mana,
          pointOf({ kind: 'plaza', n: event.district }),
          'reserve',
          timed,
        );
        break;
      case 'mana-given':
        this.fly(index, { disc: event.color }, { seat: event.from }, { seat: event.to }, timed);
        break;
      case 'deposited': {
        const { district, source } = event;
        const at: Thing =
          source === null ? { kind: 'tower', district } : { kind: 'source', district, n: source };
        const to = pointOf(at);
        this.channelled = to;
        const from: Spot = event.from_reserve ? 'reserve' : { seat: event.seat };
        this.fly(index, { disc: event.color }, from, to, timed);
        break;
      }
      default:
        break;
    }
  }

  private arrive(at: TargetRef, start: number, duration: number): void {
    const section = at.kind === 'wall' ? at.n : null;
    const way = section === null ? [campPoint(BASTION)] : walkPoints(BASTION, section);
    const points = [campPoint(BASTION), ...way, pointOf(at)];
    const manner = section === null ? 'glide' : 'arrive';
    this.legs.set(keyOf(at), [{ manner, start, duration, points }]);
  }

  private moveUnit(
    from: TargetRef,
    to: TargetRef,
    isMarch: boolean,
    { start, duration }: Timed,
  ): void {
    const before = this.legs.get(keyOf(from)) ?? [];
    this.legs.delete(keyOf(from));
    const walks = isMarch && from.kind === 'wall' && to.kind === 'wall';
    const points = walks
      ? [pointOf(from), ...walkPoints(BASTION, to.n, from.n), pointOf(to)]
      : [pointOf(from), pointOf(to)];
    this.legs.set(keyOf(to), [
      ...before,
      { manner: walks ? 'march' : 'glide', start, duration, points },
    ]);
    if (to.kind === 'plaza') this.closed.set(to.n, start + duration + 120);
  }

  private swap(a: number, b: number, { start, duration }: Timed): void {
    const [one, other] = [wall(a), wall(b)];
    const [first, second] = [this.legs.get(keyOf(one)) ?? [], this.legs.get(keyOf(other)) ?? []];
    const leg = (from: TargetRef, to: TargetRef): Leg => ({
      manner: 'glide',
      start,
      duration,
      points: [pointOf(from), pointOf(to)],
    });
    this.legs.set(keyOf(other), [...first, leg(one, other)]);
    this.legs.set(keyOf(one), [...second, leg(other, one)]);
  }

  private discs(index: number, mana: Mana, from: Spot, to: Spot, timed: Timed): void {
    const all = COLOR_LIST.flatMap((color) => Array<Color>(mana[color]).fill(color));
    all.forEach((color, nth) => {
      const part = { ...timed, start: timed.start + nth * TIME.disc, duration: TIME.move };
      this.fly(`${index}-${nth}`, { disc: color }, from, to, part);
    });
  }

  private fly(
    key: string | number,
    what: Flight['what'],
    from: Spot,
    to: Spot,
    { start, duration }: Timed,
    { turns = false, lies = null }: { turns?: boolean; lies?: number | null } = {},
  ): void {
    const district = lies === null ? null : districtOf(lies);
    this.flights.push({
      key: String(key),
      what,
      turns,
      lies: district,
      from,
      to,
      start,
      duration,
    });
  }

  private add(thing: string, leg: Leg): void {
    this.legs.set(thing, [...(this.legs.get(thing) ?? []), leg]);
  }
}

/** About where a hero stands in a place; exactly is not needed for a way. */
function heroPoint(place: PlaceRef): Point {
  if (place.kind === 'citadel') return [0, 0];
  return BASTION.at(place.n, SIZE.districtInner + 46, -44);
}

/** A moment of a movement, as the Web Animations API takes it. */
interface Shape {
  readonly offset: number;
  readonly transform: string;
  readonly opacity: number;
  readonly easing?: string;
}

const LIFT = 1.12;

/** The movement of a piece that lies at `at` in the end: from the beginning of the step on. */
export function shapesOf(legs: readonly Leg[], at: Point): { shapes: Shape[]; duration: number } {
  const duration = legs.reduce((end, leg) => Math.max(end, leg.start + leg.duration), 0);
  const shapes: Shape[] = [];
  const put = (time: number, [x, y]: Point, scale = 1, opacity = 1, easing?: string): void => {
    const transform = `translate(${x - at[0]}px, ${y - at[1]}px) scale(${scale})`;
    const offset = duration === 0 ? 1 : Math.min(1, time / duration);
    shapes.push({ offset, transform, opacity, ...(easing ? { easing } : {}) });
  };
  legs.forEach((leg, index) => {
    const [first] = leg.points;
    if (!first) return;
    const isHidden = index === 0 && (leg.manner === 'arrive' || isFromCamp(first));
    if (index === 0) put(0, first, 1, isHidden ? 0 : 1);
    const end = index === legs.length - 1 ? at : (leg.points.at(-1) ?? at);
    if (leg.manner === 'arrive' || leg.manner === 'march') marchOn(leg, end, put, isHidden);
    else glideOn(leg, end, put, leg.manner === 'glide');
  });
  if (shapes.length > 0) put(duration, at);
  return { shapes, duration };
}

type Put = (time: number, point: Point, scale?: number, opacity?: number, easing?: string) => void;

/** Along a line at an even pace, and down with one small overshoot. */
function marchOn(leg: Leg, end: Point, put: Put, isTurned: boolean): void {
  const points = [...leg.points.slice(0, -1), end];
  const lengths = points.map((point, index) => distance(points[index - 1] ?? point, point));
  const whole = lengths.reduce((sum, it) => sum + it, 0) || 1;
  const walked = leg.duration * 0.88;
  let gone = 0;
  points.forEach((point, index) => {
    gone += lengths[index] ?? 0;
    const scale = index === points.length - 1 ? LIFT : index === 0 && isTurned ? 0.6 : 0.92;
    put(leg.start + (gone / whole) * walked, point, scale);
  });
  put(leg.start + leg.duration, end);
}

/** Up, over and down. */
function glideOn(leg: Leg, end: Point, put: Put, rises: boolean): void {
  const from = leg.points[0] ?? end;
  const { start, duration } = leg;
  put(start, from, 1, 1, 'ease-out');
  if (rises) {
    put(start + duration * 0.3, from, LIFT, 1, 'ease-in-out');
    put(start + duration * 0.75, end, LIFT, 1, 'ease-in');
  }
  put(start + duration, end);
}

function isFromCamp([x, y]: Point): boolean {
  const [cx, cy] = campPoint(BASTION);
  return x === cx && y === cy;
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

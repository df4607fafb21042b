/** Moves the pieces of a board that is drawn: the Web Animations API, and nothing that stays. */

import { lieOf, STANDING, wallEnemy } from '../../art/bastion';
import { spellSmall } from '../../art/bastion-cards';
import { SMALL } from '../../art/card-parts';
import { SPELL_ICON } from '../../art/icons';
import { group, moved, type Point } from '../../art/markup';
import { manaDisc } from '../../art/shapes';
import type { EnemyId, Event } from '../../generated/bastion';
import type { Happening, Printed } from '../../table/contract';
import { flightsOf, shapesOf, type Flight, type Spot } from './flights';
import { lasts } from '../motion';
import { BASTION } from './pieces';
import { drawnEnemy } from './position';
import { printedEnemy } from '../printed';

const SVG = 'http://www.w3.org/2000/svg';
const DISC_RADIUS = 15;

/** A board on which steps are shown. */
export class Stage {
  private running: Animation[] = [];
  private shown: number;

  /** What had happened before the board was drawn is not shown. */
  constructor({ number }: Happening<Event>) {
    this.shown = number;
  }

  /** Shows a step, once; at tempo 0 everything that still moves is in its place. */
  show(board: SVGSVGElement, { number, events, tempo }: Happening<Event>, printed: Printed): void {
    const isNew = number !== this.shown;
    this.shown = number;
    if (isNew || tempo === 0) this.finish();
    if (isNew && tempo > 0) this.play(board, events, tempo, printed);
  }

  /** Puts everything where it belongs. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  private play(
    board: SVGSVGElement,
    events: readonly Event[],
    tempo: number,
    printed: Printed,
  ): void {
    const { journeys, flights, closed } = flightsOf(events);
    for (const { thing, legs } of journeys) {
      const piece = board.querySelector<SVGGElement>(`[data-moves="${thing}"]`);
      if (!piece) continue;
      const { shapes, duration } = shapesOf(legs, placeOf(piece));
      this.travel(board, piece, shapes as unknown as Keyframe[], duration * tempo);
    }
    for (const [district, at] of closed) {
      const bars = board.querySelectorAll(`[data-floor="${district}"] .art-portcullis`);
      for (const bar of bars) this.run(bar, HIDDEN, at * tempo);
    }
    // What lies ahead is shown when everything is in its place.
    const end = lasts(events) * tempo;
    for (const sign of end > 0 ? board.querySelectorAll('[data-later]') : [])
      this.run(sign, HIDDEN, end);
    for (const flight of flights) this.fly(board, flight, tempo, printed);
  }

  /** What is on its way passes above everything: a likeness of it moves, and it appears at the end. */
  private travel(
    board: SVGSVGElement,
    piece: SVGGElement,
    shapes: Keyframe[],
    duration: number,
  ): void {
    const [x, y] = placeOf(piece);
    const above = document.createElementNS(SVG, 'g');
    above.setAttribute('aria-hidden', 'true');
    above.setAttribute('transform', `translate(${x},${y})`);
    above.style.pointerEvents = 'none';
    const likeness = piece.cloneNode(true) as SVGGElement;
    likeness.removeAttribute('data-moves');
    above.append(likeness);
    board.append(above);
    this.run(piece, HIDDEN, duration);
    const moving = this.run(likeness, shapes, duration);
    void moving.finished.then(
      () => above.remove(),
      () => above.remove(),
    );
  }

  private fly(board: SVGSVGElement, flight: Flight, tempo: number, printed: Printed): void {
    const from = pointOn(board, flight.from);
    const to = pointOn(board, flight.to);
    const piece = document.createElementNS(SVG, 'g');
    piece.setAttribute('aria-hidden', 'true');
    piece.style.pointerEvents = 'none';
    piece.innerHTML = drawingOf(flight, printed);
    board.append(piece);
    const timing = { duration: flight.duration * tempo, delay: flight.start * tempo };
    const flying = this.run(piece, wayOf(from, to, flight.turns), timing.duration, timing.delay);
    void flying.finished.then(
      () => piece.remove(),
      () => piece.remove(),
    );
    if (!flight.turns) return;
    const [front, back] = piece.children;
    if (front) this.run(front, FRONT, timing.duration, timing.delay);
    if (back) this.run(back, BACK, timing.duration, timing.delay);
  }

  private run(element: Element, shapes: Keyframe[], duration: number, delay = 0): Animation {
    const animation = element.animate(shapes, { duration, delay, fill: 'backwards' });
    this.running.push(animation);
    return animation;
  }
}

/** Not to be seen until the end. */
const HIDDEN: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.99 }, { opacity: 1 }];
/** The face turns away, the spell side turns up. */
const FRONT: Keyframe[] = [
  { transform: 'scaleX(1)' },
  { transform: 'scaleX(0)', offset: 0.25 },
  { transform: 'scaleX(0)' },
];
const BACK: Keyframe[] = [
  { transform: 'scaleX(0)' },
  { transform: 'scaleX(0)', offset: 0.25 },
  { transform: 'scaleX(1)', offset: 0.5 },
  { transform: 'scaleX(1)' },
];

/** A straight way with a slight arc; cards turn before they leave. */
function wayOf(from: Point, to: Point, turns: boolean): Keyframe[] {
  const rise = Math.min(60, Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.12);
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - rise];
  const at = ([x, y]: Point, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
  const leave = turns ? 0.5 : 0.01;
  return [
    { transform: at(from, 1), opacity: turns ? 1 : 0 },
    { transform: at(from, turns ? 1.15 : 1), opacity: 1, offset: leave, easing: 'ease-in' },
    { transform: at(middle, 1), opacity: 1, offset: (1 + leave) / 2, easing: 'ease-out' },
    { transform: at(to, 0.8), opacity: 1, offset: 0.97 },
    { transform: at(to, 0.8), opacity: 0 },
  ];
}

function drawingOf({ what, turns, lies }: Flight, printed: Printed): string {
  if ('disc' in what) return manaDisc(what.disc, 0, 0, DISC_RADIUS, true);
  const lie = lies === null ? STANDING : lieOf(BASTION, lies);
  const front = group({}, wallEnemy(drawnEnemy(printed, what.card, undefined), lie));
  return turns ? front + group({}, spellSide(what.card, printed)) : front;
}

function spellSide(card: EnemyId, printed: Printed): string {
  const { spell, power } = printedEnemy(printed, card);
  return moved(
    -SMALL.width / 2,
    -SMALL.height / 2,
    spellSmall({ icon: SPELL_ICON[spell], power: power ?? undefined }),
  );
}

/** Where a piece lies in the end. */
function placeOf(piece: SVGGElement): Point {
  return [Number(piece.dataset['x'] ?? 0), Number(piece.dataset['y'] ?? 0)];
}

/** A spot as a point of the board; panels beside it are found where they are now. */
function pointOn(board: SVGSVGElement, spot: Spot): Point {
  if (Array.isArray(spot)) return spot as unknown as Point;
  const name = spot === 'reserve' ? 'reserve' : `seat-${(spot as { seat: number }).seat}`;
  const box = document.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect();
  const matrix = board.getScreenCTM()?.inverse();
  if (!box || box.width === 0 || !matrix) return spot === 'reserve' ? [410, -360] : [0, 430];
  const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
  return [point.x, point.y];
}

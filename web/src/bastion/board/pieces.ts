/** Everything on the board that can be touched: where it is, how it is drawn, what it is called. */

import {
  citadelEnemies,
  districtLight,
  districtOutline,
  lieOf,
  plazaEnemy,
  wallEnemy,
  wallPlate,
  type BoardDetail,
} from '../../art/bastion';
import { foundationPiece, PIECE_SIZE, sourcePiece, towerPiece } from '../../art/district-pieces';
import { Bastion, DISTRICT_NUMBERS, SECTIONS, SIZE, SLOTS } from '../../art/geometry';
import { ACTION_ICON, PROPERTY_ICON } from '../../art/icons';
import { middleRect, moved, path, polygon, ring, turned, type Point } from '../../art/markup';
import { badge, halo, pennon, roundHalo, selection, type Light } from '../../art/shapes';
import { LAMP } from '../../art/tinctures';
import type { View } from '../../generated/bastion';
import type { Printed } from '../../table/contract';
import {
  citadelUnits,
  districtOf,
  districtOfThing,
  foundationsOf,
  plazaUnit,
  sourcesOf,
  towerOf,
  wallUnit,
  type NumberedFoundation,
} from './position';
import { isSame, keyOf, placeId, wall, type Thing } from '../ids';
import type { Lit, Rings } from '../offers';

/** How the board stands. */
export const BASTION = new Bastion();

/** A thing on the board. */
export interface Piece {
  readonly thing: Thing;
  /** The key of the thing. */
  readonly key: string;
  readonly at: Point;
  /** SVG text round `at`. */
  readonly drawing: string;
  readonly isLit: boolean;
}

/** What the board shows besides the view. */
export interface Lighting {
  readonly lit: ReadonlyMap<string, Lit>;
  /** Keys of what was touched. */
  readonly touched: readonly string[];
  readonly pointed: Thing | null;
  readonly fresh: ReadonlySet<string>;
  /** The word on the pennon of something new. */
  readonly freshWord: string;
  /** Things of the offer that was hinted at. */
  readonly hinted: ReadonlySet<string>;
}

const HIT = { fill: '#0000' } as const;
/** The light of something new on phones. */
const FRESH_DOT = { fill: LAMP, stroke: 'var(--ink)', 'stroke-width': 2 } as const;
/** What is smaller than a finger can be hit beside it, too. */
const FINGER = ring(27, HIT);
/** Plates of cards that stand upright. */
const PLAZA_PLATE = { width: 54, height: 75, radius: 6 } as const;
const CITADEL_PLATE = { width: 72, height: 100, radius: 7 } as const;

/** All things on the board, those that lie below first. */
export function boardPieces(
  view: View,
  printed: Printed,
  lighting: Lighting,
  detail: BoardDetail,
): Piece[] {
  const draw = new Drawing(view, printed, lighting, detail);
  return [
    ...DISTRICT_NUMBERS.flatMap((district) => draw.floor(district)),
    ...DISTRICT_NUMBERS.flatMap((district) => draw.inside(district)),
    draw.citadel(),
    ...Array.from({ length: SECTIONS }, (_, index) => draw.section(index + 1)),
  ];
}

/** The order of things for the keyboard. */
export function rings(pieces: readonly Piece[]): Rings {
  const things = pieces.map((piece) => piece.thing);
  const inner = things.filter((it) => it.kind !== 'wall' && it.kind !== 'citadel');
  const district = (it: Thing): number => districtOfThing(it) ?? 0;
  return {
    wall: things.filter((it) => it.kind === 'wall'),
    inner: inner.sort((a, b) => district(a) - district(b)),
  };
}

/** Whether a thing lies on the board; cards and discs of one's own do not. */
export function isOnBoard(thing: Thing): boolean {
  return thing.kind !== 'mana' && thing.kind !== 'spell' && thing.kind !== 'ritual';
}

/** Where a menu about a thing opens: a point of the board, in per cent of its box. */
export function menuPoint(thing: Thing): { left: number; top: number } {
  const [x, y] = pointOf(thing);
  return { left: ((x + 460) / 920) * 100, top: ((y + 404) / 808) * 100 };
}

/** The middle of a thing. */
export function pointOf(thing: Thing): Point {
  switch (thing.kind) {
    case 'wall':
      return BASTION.section(thing.n).middle;
    case 'plaza':
    case 'district':
      return BASTION.slot(thing.n, SLOTS.plaza);
    case 'tower':
      return BASTION.slot(thing.district, SLOTS.tower);
    case 'source': {
      const index = thing.n - 1;
      const slot = SLOTS.sources[index] ?? SLOTS.foundations[index - SLOTS.sources.length];
      return BASTION.slot(thing.district, slot ?? [0, 0]);
    }
    case 'foundation':
      return BASTION.slot(thing.district, SLOTS.foundations[thing.n - 1] ?? [190, 0]);
    case 'citadel':
    case 'mana':
    case 'spell':
    case 'ritual':
      return [0, 0];
  }
}

class Drawing {
  constructor(
    private readonly view: View,
    private readonly printed: Printed,
    private readonly lighting: Lighting,
    private readonly detail: BoardDetail,
  ) {}

  floor(district: number): Piece {
    const thing = { kind: 'district', n: district } as const;
    const light = this.light(thing);
    const hit = path(districtOutline(BASTION, district), HIT);
    const glow = light ? districtLight(BASTION, district, light === 'pointed') : '';
    // Terror keeps heroes out: its sign stands where one would come in.
    const isGuarded = this.view.guarded.includes(placeId(thing));
    const [x, y] = BASTION.at(district, 150, 0);
    const guard = isGuarded ? badge(PROPERTY_ICON.terror, x, y, 12) : '';
    return this.piece(thing, [0, 0], hit + glow + guard);
  }

  inside(district: number): Piece[] {
    const { view, printed, detail } = this;
    const rotation = BASTION.rotation(district);
    const sources = sourcesOf(view, printed, district).map((source) => {
      const thing = { kind: 'source', district, n: source.number } as const;
      return this.piece(
        thing,
        pointOf(thing),
        FINGER + sourcePiece({ ...source, light: this.light(thing) }, detail),
      );
    });
    const tower = { kind: 'tower', district } as const;
    const towerDrawing = towerPiece(
      { ...towerOf(view, district), light: this.light(tower) },
      rotation,
      detail,
    );
    const foundations = foundationsOf(view, printed, district).map((foundation) => {
      const thing = this.standing(district, foundation);
      const light = this.light(thing);
      const size = PIECE_SIZE[detail].foundation;
      const plate = { width: size, height: size, radius: 4 };
      const drawing =
        foundationPiece(foundation.structure, rotation, detail) +
        turned(rotation, middleRect(size, size, 4, HIT), light ? halo(plate, light) : '');
      return this.piece(
        thing,
        pointOf({ kind: 'foundation', district, n: foundation.number }),
        FINGER + drawing,
      );
    });
    return [
      ...sources,
      this.piece(tower, pointOf(tower), FINGER + towerDrawing),
      ...foundations,
      ...this.plaza(district),
    ];
  }

  /** A foundation is a source where one was built, unless the foundation itself can be touched. */
  private standing(district: number, { number, source }: NumberedFoundation): Thing {
    const own = { kind: 'foundation', district, n: number } as const;
    return source !== undefined && !this.light(own) ? { kind: 'source', district, n: source } : own;
  }

  citadel(): Piece {
    const thing = { kind: 'citadel' } as const;
    const enemies = citadelUnits(this.view, this.printed);
    const light = this.light(thing);
    const outline = polygon(BASTION.hexagon(SIZE.citadel));
    const hit = path(outline, HIT);
    if (enemies.length === 0) {
      return this.piece(thing, [0, 0], hit + (light ? roundHalo(52, light) : ''));
    }
    const glow = light ? halo(CITADEL_PLATE, light) : '';
    const chosen = this.isTouched(thing) ? selection(CITADEL_PLATE) : '';
    const fresh = this.freshSign(thing, -58);
    const drawing = citadelEnemies(enemies, this.detail) + glow + chosen + fresh;
    return this.piece(thing, [0, 0], hit + drawing);
  }

  section(section: number): Piece {
    const { view, printed, detail, lighting } = this;
    const thing = wall(section);
    const { district, middle } = BASTION.section(section);
    const unit = wallUnit(view, printed, section);
    const light = this.light(thing);
    const plate = wallPlate(detail);
    const hit = turned(
      BASTION.rotation(districtOf(section)),
      middleRect(plate.width + 4, plate.height + 4, plate.radius, HIT),
      !unit && light ? halo(plate, light) : '',
    );
    if (!unit) return this.piece(thing, middle, hit);
    const drawing = wallEnemy(unit.enemy, lieOf(BASTION, district), detail, {
      ...unit.state,
      light,
      selected: this.isTouched(thing),
      fresh: lighting.fresh.has(keyOf(thing)) ? lighting.freshWord : undefined,
    });
    return this.piece(thing, middle, hit + drawing);
  }

  private plaza(district: number): Piece[] {
    const enemy = plazaUnit(this.view, this.printed, district);
    if (!enemy) return [];
    const thing = { kind: 'plaza', n: district } as const;
    const light = this.light(thing);
    const chosen = this.isTouched(thing) ? selection(PLAZA_PLATE) : '';
    const drawing =
      plazaEnemy(enemy, this.detail) +
      (light ? halo(PLAZA_PLATE, light) : '') +
      chosen +
      this.freshSign(thing, -40);
    return [this.piece(thing, pointOf(thing), drawing)];
  }

  private isTouched(thing: Thing): boolean {
    return this.lighting.touched.includes(keyOf(thing));
  }

  private light(thing: Thing): Light | undefined {
    const { lit, pointed } = this.lighting;
    if (!lit.has(keyOf(thing))) return undefined;
    return pointed && isSame(pointed, thing) ? 'pointed' : 'legal';
  }

  /** The pennon of what is new, for cards that stand upright. */
  private freshSign(thing: Thing, y: number): string {
    const { fresh, freshWord } = this.lighting;
    if (!fresh.has(keyOf(thing))) return '';
    return this.detail === 'M' ? pennon(freshWord, -20, y, 9) : moved(-26, y, ring(11, FRESH_DOT));
  }

  private piece(thing: Thing, at: Point, drawing: string): Piece {
    const key = keyOf(thing);
    const sign = this.lighting.hinted.has(key) ? hintSign(thing, this.detail) : '';
    return { thing, key, at, drawing: drawing + sign, isLit: this.lighting.lit.has(key) };
  }
}

/** The lantern and the ring of a hint. */
function hintSign(thing: Thing, detail: BoardDetail): string {
  const [x, y] = thing.kind === 'district' ? pointOf(thing) : [0, 0];
  const r = thing.kind === 'wall' || thing.kind === 'citadel' ? 52 : 31;
  const mark = detail === 'S' ? 18 : 13;
  return moved(
    x,
    y,
    ring(r, { fill: 'none', stroke: LAMP, 'stroke-width': 3, 'stroke-dasharray': '9 5' }),
    badge(ACTION_ICON.hint, r * 0.72, -r * 0.72, mark, LAMP),
  );
}

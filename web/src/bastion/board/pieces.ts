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
  foundationsOf,
  plazaUnit,
  sourcesOf,
  towerOf,
  wallUnit,
} from './position';
import type { Rings } from '../offers';

/** How the board stands. */
export const BASTION = new Bastion();

/** A thing on the board. */
export interface Piece {
  /** Its key, as in `targets.ts`. */
  readonly key: string;
  readonly at: Point;
  /** SVG text round `at`. */
  readonly drawing: string;
  readonly isLit: boolean;
}

/** What the board shows besides the view. */
export interface Lighting {
  readonly lit: ReadonlyMap<string, readonly string[]>;
  readonly touched: readonly string[];
  readonly pointed: string | null;
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
  const keys = pieces.map((piece) => piece.key);
  const number = (key: string): number => Number(key.split('/')[1]);
  return {
    wall: keys.filter((key) => key.startsWith('wall/')),
    inner: keys
      .filter((key) => !key.startsWith('wall/') && key !== 'citadel')
      .sort((a, b) => number(a) - number(b)),
  };
}

/** Whether a thing lies on the board; cards and discs of one's own do not. */
export function isOnBoard(key: string): boolean {
  return /^citadel$|^(wall|plaza|tower|district|source|foundation)\/\d/.test(key);
}

/** Where a menu about a thing opens: a point of the board, in per cent of its box. */
export function menuPoint(key: string): { left: number; top: number } {
  const [x, y] = pointOf(key);
  return { left: ((x + 460) / 920) * 100, top: ((y + 404) / 808) * 100 };
}

/** The middle of a thing. */
export function pointOf(key: string): Point {
  const [kind, first = '1', second = '1'] = key.split('/');
  const district = Number(first);
  const index = Number(second) - 1;
  switch (kind) {
    case 'wall':
      return BASTION.section(district).middle;
    case 'plaza':
      return BASTION.slot(district, SLOTS.plaza);
    case 'tower':
      return BASTION.slot(district, SLOTS.tower);
    case 'source':
      return BASTION.slot(district, SLOTS.sources[index] ?? SLOTS.foundations[index - 3] ?? [0, 0]);
    case 'foundation':
      return BASTION.slot(district, SLOTS.foundations[index] ?? [190, 0]);
    case 'district':
      return BASTION.slot(district, SLOTS.plaza);
    default:
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
    const key = `district/${district}`;
    const light = this.light(key);
    const hit = path(districtOutline(BASTION, district), HIT);
    const glow = light ? districtLight(BASTION, district, light === 'pointed') : '';
    // Terror keeps heroes out: its sign stands where one would come in.
    const isGuarded = this.view.guarded.some((place) => place === key);
    const [x, y] = BASTION.at(district, 150, 0);
    const guard = isGuarded ? badge(PROPERTY_ICON.terror, x, y, 12) : '';
    return this.piece(key, [0, 0], hit + glow + guard);
  }

  inside(district: number): Piece[] {
    const { view, printed, detail } = this;
    const rotation = BASTION.rotation(district);
    const sources = sourcesOf(view, printed, district).map((source) => {
      const key = `source/${district}/${source.number}`;
      return this.piece(
        key,
        pointOf(key),
        FINGER + sourcePiece({ ...source, light: this.light(key) }, detail),
      );
    });
    const tower = `tower/${district}`;
    const towerDrawing = towerPiece(
      { ...towerOf(view, district), light: this.light(tower) },
      rotation,
      detail,
    );
    const foundations = foundationsOf(view, printed, district).map((foundation) => {
      const own = `foundation/${district}/${foundation.number}`;
      const built = `source/${district}/${foundation.source}`;
      const key = foundation.source !== undefined && !this.light(own) ? built : own;
      const light = this.light(key);
      const size = PIECE_SIZE[detail].foundation;
      const plate = { width: size, height: size, radius: 4 };
      const drawing =
        foundationPiece(foundation.structure, rotation, detail) +
        turned(rotation, middleRect(size, size, 4, HIT), light ? halo(plate, light) : '');
      return this.piece(key, pointOf(own), FINGER + drawing);
    });
    return [
      ...sources,
      this.piece(tower, pointOf(tower), FINGER + towerDrawing),
      ...foundations,
      ...this.plaza(district),
    ];
  }

  citadel(): Piece {
    const enemies = citadelUnits(this.view, this.printed);
    const light = this.light('citadel');
    const outline = polygon(BASTION.hexagon(SIZE.citadel));
    const hit = path(outline, HIT);
    if (enemies.length === 0) {
      return this.piece('citadel', [0, 0], hit + (light ? roundHalo(52, light) : ''));
    }
    const glow = light ? halo(CITADEL_PLATE, light) : '';
    const chosen = this.isTouched('citadel') ? selection(CITADEL_PLATE) : '';
    return this.piece(
      'citadel',
      [0, 0],
      hit + citadelEnemies(enemies, this.detail) + glow + chosen + this.freshSign('citadel', -58),
    );
  }

  section(section: number): Piece {
    const { view, printed, detail, lighting } = this;
    const key = `wall/${section}`;
    const { district, middle } = BASTION.section(section);
    const unit = wallUnit(view, printed, section);
    const light = this.light(key);
    const plate = wallPlate(detail);
    const hit = turned(
      BASTION.rotation(districtOf(section)),
      middleRect(plate.width + 4, plate.height + 4, plate.radius, HIT),
      !unit && light ? halo(plate, light) : '',
    );
    if (!unit) return this.piece(key, middle, hit);
    const drawing = wallEnemy(unit.enemy, lieOf(BASTION, district), detail, {
      ...unit.state,
      light,
      selected: this.isTouched(key),
      fresh: lighting.fresh.has(key) ? lighting.freshWord : undefined,
    });
    return this.piece(key, middle, hit + drawing);
  }

  private plaza(district: number): Piece[] {
    const enemy = plazaUnit(this.view, this.printed, district);
    if (!enemy) return [];
    const key = `plaza/${district}`;
    const light = this.light(key);
    const chosen = this.isTouched(key) ? selection(PLAZA_PLATE) : '';
    const drawing =
      plazaEnemy(enemy, this.detail) +
      (light ? halo(PLAZA_PLATE, light) : '') +
      chosen +
      this.freshSign(key, -40);
    return [this.piece(key, pointOf(key), drawing)];
  }

  private isTouched(key: string): boolean {
    return this.lighting.touched.includes(key);
  }

  private light(key: string): Light | undefined {
    const { lit, pointed } = this.lighting;
    if (!lit.has(key)) return undefined;
    return pointed === key ? 'pointed' : 'legal';
  }

  /** The pennon of what is new, for cards that stand upright. */
  private freshSign(key: string, y: number): string {
    const { fresh, freshWord } = this.lighting;
    if (!fresh.has(key)) return '';
    return this.detail === 'M' ? pennon(freshWord, -20, y, 9) : moved(-26, y, ring(11, FRESH_DOT));
  }

  private piece(key: string, at: Point, drawing: string): Piece {
    const sign = this.lighting.hinted.has(key) ? hintSign(key, this.detail) : '';
    return { key, at, drawing: drawing + sign, isLit: this.lighting.lit.has(key) };
  }
}

/** The lantern and the ring of a hint. */
function hintSign(key: string, detail: BoardDetail): string {
  const [x, y] = key.startsWith('district/') ? pointOf(key) : [0, 0];
  const r = key.startsWith('wall/') || key === 'citadel' ? 52 : 31;
  const mark = detail === 'S' ? 18 : 13;
  return moved(
    x,
    y,
    ring(r, { fill: 'none', stroke: LAMP, 'stroke-width': 3, 'stroke-dasharray': '9 5' }),
    badge(ACTION_ICON.hint, r * 0.72, -r * 0.72, mark, LAMP),
  );
}

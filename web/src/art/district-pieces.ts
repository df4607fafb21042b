// What stands in a district: sources, the tower, foundations with structures. Each is drawn round the
// origin.

import { hatch } from './defs';
import { icon, PROPERTY_ICON, type IconId } from './icons';
import { middleRect, moved, path, ring, turned } from './markup';
import { badge, charge, manaDisc, roundHalo, roundPortcullis, type Light } from './shapes';
import {
  deepOf,
  edgeOf,
  ENGRAVE,
  fieldOf,
  fillOf,
  INK,
  IVORY,
  PIECE,
  SHADOW,
  type Mana,
} from './tinctures';
import type { BoardDetail } from './wall-cards';

/** The sizes of pieces in a district, on desktops and on phones. */
export const PIECE_SIZE: Readonly<
  Record<
    BoardDetail,
    {
      readonly source: number;
      readonly tower: number;
      readonly foundation: number;
      readonly hero: number;
    }
  >
> = {
  M: { source: 19.5, tower: 39, foundation: 38, hero: 16.5 },
  S: { source: 25, tower: 44, foundation: 40, hero: 23 },
};

/** A mana source: the disc that closes it, and what keeps it from being used. */
export interface Source {
  readonly color: Mana;
  readonly disc?: Mana | undefined;
  /** A drain forbids this colour. */
  readonly drained?: boolean | undefined;
  /** An enemy on the plaza blocks the whole district. */
  readonly blocked?: boolean | undefined;
  readonly light?: Light | undefined;
}

/** The opening of a source that nothing closes. */
function openWell(color: Mana, r: number): string {
  const ground = color === 'black' ? 'var(--m-black-well)' : deepOf(color);
  const sign = color === 'black' ? IVORY : fillOf(color);
  return (
    ring(r * 0.74, { fill: ground, opacity: 0.85 }) +
    charge(color, 0, 0, r * 0.4, sign, deepOf('green'))
  );
}

/** A source round the origin. */
export function sourcePiece(source: Source, detail: BoardDetail = 'M'): string {
  const { color, disc, drained, blocked, light } = source;
  const r = PIECE_SIZE[detail].source;
  const rim = { fill: 'none', stroke: edgeOf('black'), 'stroke-width': 1.3 };
  return (
    ring(r + 2.5, { fill: 'var(--moat)', opacity: 0.55 }) +
    ring(r, { fill: fillOf(color), class: 'art-field' }) +
    ring(r, { fill: hatch('disc', color) }) +
    (color === 'black' ? ring(r - 0.5, rim) : '') +
    ring(r * 0.74, { fill: PIECE, stroke: SHADOW, 'stroke-opacity': 0.6 }) +
    (disc ? manaDisc(disc, 0, 0, r * 0.7) : openWell(color, r)) +
    (drained || blocked ? roundPortcullis(r * 0.8) : '') +
    (drained && !blocked ? badge(PROPERTY_ICON.drain, r * 0.72, -r * 0.72, 8) : '') +
    (light ? roundHalo(r, light) : '')
  );
}

/** The tower of a district. */
export interface Tower {
  readonly color: Mana;
  readonly disc?: Mana | undefined;
  readonly blocked?: boolean | undefined;
  readonly light?: Light | undefined;
}

/** The eight merlons round the roof of a tower. */
function towerMerlons(half: number): string {
  const size = half * 0.3;
  const reach = half * 0.85;
  const places = [-1, 0, 1].flatMap((a) => [-1, 0, 1].map((b) => [a, b] as const));
  return places
    .filter(([a, b]) => a !== 0 || b !== 0)
    .map(([a, b]) =>
      moved(a * reach, b * reach, middleRect(size, size, 1, { fill: 'var(--stone-4)' })),
    )
    .join('');
}

/** A tower round the origin, turned with its district. */
export function towerPiece(tower: Tower, rotation: number, detail: BoardDetail = 'M'): string {
  const { color, disc, blocked, light } = tower;
  const size = PIECE_SIZE[detail].tower;
  const half = size / 2;
  const top = half * 0.7;
  const rim = color === 'black' ? edgeOf(color) : INK;
  const roof = turned(
    rotation,
    middleRect(size + 4, size + 4, 4, { fill: 'var(--moat)', opacity: 0.5 }),
    middleRect(size, size, 2, { fill: 'var(--stone-3)' }),
    towerMerlons(half),
  );
  const sign = disc
    ? manaDisc(disc, 0, 0, half * 0.74)
    : ring(half * 0.47, { fill: fillOf(color) }) + charge(color, 0, 0, half * 0.33);
  return (
    roof +
    ring(top, { fill: fillOf(color) }) +
    ring(top, { fill: hatch('disc', color) }) +
    ring(top, { fill: 'none', stroke: rim, 'stroke-width': 1.2 }) +
    sign +
    (blocked ? roundPortcullis(half * 0.8) : '') +
    (light ? roundHalo(half * 0.9, light) : '')
  );
}

/** A structure that stands on a foundation; a built source may be closed by a disc. */
export interface Structure {
  readonly icon: IconId;
  readonly color: Mana;
  readonly disc?: Mana | undefined;
}

/** An empty foundation: four corner stones. */
function emptyFoundation(size: number, rotation: number): string {
  const h = size / 2;
  const q = h / 2;
  const corners = `M${-h},${-q}V${-h}H${-q}M${q},${-h}H${h}V${-q}M${h},${q}V${h}H${q}M${-q},${h}H${-h}V${q}`;
  const stroke = { fill: 'none', stroke: ENGRAVE, 'stroke-width': 1.3, opacity: 0.5 };
  return turned(
    rotation,
    middleRect(size, size, 3, { fill: 'var(--well)', opacity: 0.5 }),
    path(corners, stroke),
  );
}

/** A foundation round the origin, turned with its district, with or without a structure. */
export function foundationPiece(
  structure: Structure | undefined,
  rotation: number,
  detail: BoardDetail = 'M',
): string {
  const size = PIECE_SIZE[detail].foundation;
  if (!structure) return emptyFoundation(size, rotation);
  const { color, disc } = structure;
  const inner = size - 4;
  const base = turned(
    rotation,
    moved(0, 1.5, middleRect(size + 2, size + 2, 4, { fill: SHADOW, opacity: 0.45 })),
    middleRect(size, size, 4, { fill: PIECE }),
    middleRect(inner, inner, 3, { fill: fieldOf(color) }),
    middleRect(inner, inner, 3, { fill: hatch('small', color) }),
    middleRect(inner, inner, 3, { fill: 'none', stroke: edgeOf(color), 'stroke-width': 1.4 }),
  );
  const glyph = icon(structure.icon, 0, -1, size * 0.65, IVORY);
  const mark = manaDisc(color, size * 0.41, size * 0.41, size * 0.18);
  return base + glyph + mark + (disc ? manaDisc(disc, 0, 0, size * 0.3, true) : '');
}

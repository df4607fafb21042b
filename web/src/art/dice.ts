// Dice, and the weak points of demons, which are die faces cut into a card.

import {
  circle,
  group,
  middleRect,
  moved,
  path,
  placed,
  ring,
  xy,
  type Attributes,
} from './markup';
import { reference } from './names';
import { INK, IVORY, LAMP, PIECE, SHADOW } from './tinctures';

/** The faces of a die. */
export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

type Spot = readonly [number, number];
const FACES: Readonly<Record<Pips, readonly Spot[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The pips of a face; those of silver dice are rings. */
export function pips(value: Pips, size: number, fill: string, ringed = false): string {
  const look: Attributes = ringed
    ? { r: size * 0.078, fill: 'none', stroke: fill, 'stroke-width': size * 0.055 }
    : { r: size * 0.1, fill };
  return FACES[value]
    .map(([x, y]) => circle(x * size * 0.27, y * size * 0.27, size * 0.1, look))
    .join('');
}

export type Metal = 'gold' | 'silver';

/** A die that was rolled: dark bone, gold pips solid, silver pips ringed. */
export function die(
  value: Pips,
  x: number,
  y: number,
  size: number,
  metal: Metal = 'gold',
  rotation = 0,
): string {
  const radius = size * 0.18;
  const square = (side: number, r: number, look: Attributes): string =>
    middleRect(side, side, r, look);
  const parts = [
    moved(size * 0.02, size * 0.09, square(size, radius, { fill: SHADOW, opacity: 0.5 })),
    square(size, radius, {
      fill: reference('die'),
      stroke: 'var(--die-edge)',
      'stroke-width': Math.max(1, size * 0.025),
    }),
    square(size * 0.89, radius * 0.8, {
      fill: 'none',
      stroke: `var(--${metal})`,
      'stroke-opacity': 0.5,
      'stroke-width': Math.max(0.8, size * 0.018),
    }),
    pips(value, size, `var(--${metal})`, metal === 'silver'),
  ];
  const turn = rotation ? ` rotate(${rotation})` : '';
  return group({ transform: `translate(${xy([x, y])})${turn}` }, ...parts);
}

/** The crossed lamplight marker: a hit, a corrupted space. */
export function hitMark(x: number, y: number, r: number): string {
  const disc = ring(r * 1.02, {
    fill: 'var(--hit)',
    stroke: INK,
    'stroke-width': Math.max(1, r * 0.1),
  });
  const cross = path('M-.5,-.5L.5,.5M.5,-.5L-.5,.5', {
    transform: placed(0, 0, r),
    stroke: INK,
    'stroke-width': 0.3,
    'stroke-linecap': 'round',
  });
  return moved(x, y, disc, cross);
}

/** A weak point of a demon: its value, and whether it is hit, covered by a die, or lit. */
export interface WeakPoint {
  readonly value: Pips;
  readonly hit?: boolean | undefined;
  readonly lit?: boolean | undefined;
  readonly die?: { readonly metal: Metal } | undefined;
}

/** Dice lie on weak points slightly turned, so that they are seen as placed. */
const PLACED_DIE_TURN = -4;

/** The face of a weak point that was hit. */
function hitFace(value: Pips, size: number, radius: number): string {
  const inner = middleRect(size * 0.84, size * 0.84, radius * 0.7, {
    fill: 'none',
    stroke: IVORY,
    'stroke-opacity': 0.55,
    'stroke-width': 1.2,
  });
  return inner + group({ opacity: 0.35 }, pips(value, size, IVORY)) + hitMark(0, 0, size * 0.36);
}

/** A weak point: an ivory die face cut into the card. */
export function weakPoint(point: WeakPoint, x: number, y: number, size: number): string {
  const radius = size * 0.16;
  const light = { fill: 'none', stroke: LAMP };
  const lit = point.lit
    ? middleRect(size + 8, size + 8, radius + 3, {
        ...light,
        'stroke-width': 6,
        opacity: 0.5,
        filter: reference('soft'),
        class: 'art-glow',
      }) + middleRect(size + 6, size + 6, radius + 2, { ...light, 'stroke-width': 2.4 })
    : '';
  const face = middleRect(size, size, radius, {
    fill: point.hit ? PIECE : IVORY,
    stroke: INK,
    'stroke-width': Math.max(1, size * 0.03),
  });
  const drawn = point.hit ? hitFace(point.value, size, radius) : pips(point.value, size, INK);
  const cover = point.die ? die(point.value, 0, -2, size, point.die.metal, PLACED_DIE_TURN) : '';
  return moved(x, y, lit, face, drawn, cover);
}

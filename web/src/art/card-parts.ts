// What cards are made of: frames, enamel fields, rays, ribbons, bone paper, iron.

import { hatch } from './defs';
import { circle, group, path, polar, rect, short, times, xy, type Point } from './markup';
import { reference } from './names';
import { nameIn } from './text';
import {
  BRASS,
  edgeOf,
  fieldOf,
  FRAME,
  INK,
  IVORY,
  MANA,
  PIECE,
  SEPIA,
  shownColor,
  type EnemyColor,
  type Mana,
} from './tinctures';

/** How much of a card is drawn; S and M are single drawings, text is on L only. */
export type Detail = 'L' | 'M' | 'S';

/** Design sizes. Cards are 5:7, tiles half as high, blessings square. */
export const CARD = { width: 300, height: 420, tileHeight: 210, blessingHeight: 300 } as const;
export const CARD_BOX = `0 0 ${CARD.width} ${CARD.height}`;
export const TILE_BOX = `0 0 ${CARD.width} ${CARD.tileHeight}`;
export const BLESSING_BOX = `0 0 ${CARD.width} ${CARD.blessingHeight}`;

/** Design sizes of small cards (detail S and M). */
export const SMALL = { width: 48, height: 67, tileHeight: 34 } as const;
export const SMALL_BOX = `0 0 ${SMALL.width} ${SMALL.height}`;
export const SMALL_TILE_BOX = `0 0 ${SMALL.width} ${SMALL.tileHeight}`;
export const SMALL_BLESSING_BOX = `0 0 ${SMALL.width} ${SMALL.width}`;

/** A rectangle of a drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a frame differs from the plain stone one. */
interface FrameOptions {
  readonly height?: number;
  readonly outer?: string;
  readonly inner?: string;
  readonly gilt?: boolean;
}

/** The frame of a card: dark outside, a hairline, the material inside. */
export function frame(options: FrameOptions = {}): string {
  const { height = CARD.height, outer = FRAME, inner = reference('stone'), gilt } = options;
  const width = CARD.width;
  const hairline = {
    fill: 'none',
    stroke: IVORY,
    'stroke-opacity': 0.22,
    'stroke-width': 1.5,
    class: 'art-field',
  };
  const brass = { fill: 'none', stroke: BRASS, 'stroke-width': 2 };
  return (
    rect(0, 0, width, height, 20, { fill: outer }) +
    rect(6, 6, width - 12, height - 12, 15, { fill: inner }) +
    rect(0.75, 0.75, width - 1.5, height - 1.5, 19.4, hairline) +
    (gilt ? rect(6.8, 6.8, width - 13.6, height - 13.6, 14.5, brass) : '')
  );
}

/** How far a ray can go from a point before it leaves a box. */
function reach([cx, cy]: Point, degrees: number, box: Box): number {
  const [dx, dy] = polar(1, degrees);
  const along = (from: number, step: number, low: number, high: number): number =>
    Math.abs(step) < 1e-9 ? Number.POSITIVE_INFINITY : ((step > 0 ? high : low) - from) / step;
  return Math.min(
    along(cx, dx, box.x, box.x + box.width),
    along(cy, dy, box.y, box.y + box.height),
  );
}

/** Rays round a point, from a radius to another one, but never out of the box. */
export function rays(
  centre: Point,
  from: number,
  to: number,
  count: number,
  look: { readonly color: string; readonly opacity: number },
  box?: Box,
): string {
  const [cx, cy] = centre;
  const d = times(count, (index) => {
    const angle = (index * 360) / count;
    const end = Math.min(to, box ? reach(centre, angle, box) : to);
    if (end <= from) return '';
    const [ax, ay] = polar(from, angle);
    const [bx, by] = polar(end, angle);
    return `M${xy([cx + ax, cy + ay])}L${xy([cx + bx, cy + by])}`;
  }).join('');
  return path(d, { stroke: look.color, opacity: look.opacity, fill: 'none', class: 'art-rays' });
}

/** The outline of a strip whose outer corners are rounded, if it is the first or the last. */
function stripOutline(
  { x, y, width, height }: Box,
  radius: number,
  first: boolean,
  last: boolean,
): string {
  const left = first ? radius : 0;
  const right = last ? radius : 0;
  const corner = (r: number, dx: number, dy: number): string =>
    r ? `a${r},${r} 0 0 1 ${dx},${dy}` : '';
  return (
    `M${short(x + left)},${y}H${short(x + width - right)}${corner(right, right, right)}` +
    `V${y + height - right}${corner(right, -right, right)}H${short(x + left)}` +
    `${corner(left, -left, -left)}V${y + left}${corner(left, left, -left)}Z`
  );
}

/** The six strips of a prismatic field. */
function strips(box: Box, radius: number, place: 'field' | 'small'): string {
  const width = box.width / MANA.length;
  return MANA.map((color, index) => {
    const outline = stripOutline(
      { ...box, x: box.x + index * width, width },
      radius,
      index === 0,
      index === MANA.length - 1,
    );
    return (
      path(outline, { fill: fieldOf(color) }) +
      path(outline, { fill: hatch(place, color), opacity: 0.7 })
    );
  }).join('');
}

/** Deep enamel with the hatching of its colour; a white enemy takes the colour of its district. */
function enamel(
  color: EnemyColor,
  box: Box,
  radius: number,
  place: 'field' | 'small',
  district?: Mana,
): string {
  const { x, y, width, height } = box;
  const shown = shownColor(color, district);
  const cover = (fill: string): string => rect(x, y, width, height, radius, { fill });
  if (shown === 'prismatic') return strips(box, radius, place);
  const lines = shown === 'white' ? '' : cover(hatch(place, shown));
  return cover(fieldOf(shown)) + lines;
}

const FIELD_RADIUS = 10;

/** The field of a large card: enamel, rays, a spot of light, an edge in the bright colour. */
export function field(color: EnemyColor, box: Box, district?: Mana): string {
  const { x, y, width, height } = box;
  const centre: Point = [x + width / 2, y + height / 2];
  const edge = {
    fill: 'none',
    stroke: edgeOf(color),
    'stroke-width': 2.4,
    class: 'art-field',
  };
  return (
    enamel(color, box, FIELD_RADIUS, 'field', district) +
    rays(centre, 64, 260, 72, { color: edgeOf(color), opacity: 0.2 }, box) +
    rect(x, y, width, height, FIELD_RADIUS, { fill: reference('spot'), class: 'art-spot' }) +
    rect(x + 1, y + 1, width - 2, height - 2, FIELD_RADIUS - 1, edge)
  );
}

const RIBBON_HEIGHT = 44;
const NAME_SIZE = 28;
const NAME_WIDTH = 268;

/** The ribbon with the name, across the card. */
export function ribbon(name: string, y: number, edge: string = IVORY): string {
  const bottom = y + RIBBON_HEIGHT;
  const lines = { stroke: edge, 'stroke-opacity': 0.7, 'stroke-width': 1.4 };
  return (
    path(`M6,${y}H294V${bottom}H6Z`, { fill: FRAME }) +
    path(`M6,${y}H294M6,${bottom}H294`, lines) +
    nameIn(name, 150, y + RIBBON_HEIGHT / 2, NAME_WIDTH, NAME_SIZE)
  );
}

/** The ribbon of bone cards: ink, from edge to edge of the inner line. */
export function inkRibbon(name: string, y: number, height: number): string {
  const band = path(`M13,${y}H287V${y + height}H13Z`, { fill: INK, class: 'art-field' });
  return band + nameIn(name, 150, y + height / 2, 256, 27);
}

/** A darker plate in the lower part of a card. */
export function plate(y: number, height: number): string {
  return rect(14, y, 272, height, 7, { fill: FRAME, opacity: 0.75 });
}

/** A bone card: paper with a sepia line. */
export function paper(height: number = CARD.height): string {
  const inner = { fill: 'none', stroke: SEPIA, 'stroke-width': 1.2 };
  return (
    frame({ height, outer: INK, inner: reference('paper') }) +
    rect(13, 13, CARD.width - 26, height - 26, 10, inner)
  );
}

const ARC_CENTRE: Point = [150, 150];
const THORN = 'M-1,-1H58Q20,4 11,11Q4,20 -1,58Z';

/** Concentric arcs, fainter from one to the next. */
function ironArcs(): string {
  const arcs = times(15, (index) => {
    const step = index + 1;
    return circle(ARC_CENTRE[0], ARC_CENTRE[1], step * 26, {
      fill: 'none',
      stroke: IVORY,
      'stroke-opacity': 0.13 - 0.006 * step,
    });
  });
  const spokes = rays(ARC_CENTRE, 30, 340, 24, { color: IVORY, opacity: 0.07 });
  return group({ 'clip-path': reference('iron'), class: 'art-rays' }, ...arcs, spokes);
}

/** An iron card of the Demon Lord: concentric arcs and thorned corners. */
export function iron(): string {
  const { width, height } = CARD;
  const corners: readonly (readonly [number, number, number])[] = [
    [13, 13, 0],
    [width - 13, 13, 90],
    [width - 13, height - 13, 180],
    [13, height - 13, 270],
  ];
  const thorns = corners.map(([x, y, angle]) =>
    path(THORN, { transform: `translate(${x},${y}) rotate(${angle})`, fill: IVORY, opacity: 0.5 }),
  );
  const line = { fill: 'none', stroke: IVORY, 'stroke-opacity': 0.4, 'stroke-width': 1.2 };
  return (
    frame({ outer: 'var(--iron-frame)', inner: 'var(--iron)' }) +
    ironArcs() +
    rect(13, 13, width - 26, height - 26, 10, line) +
    thorns.join('')
  );
}

/** The body of a small enamel card, from the corner: frame, field, edge. */
export function smallEnamel(color: EnemyColor): string {
  const box = { x: 2, y: 2, width: SMALL.width - 4, height: SMALL.height - 4 };
  const edge = { fill: 'none', stroke: edgeOf(color), 'stroke-width': 1.2 };
  return (
    rect(0, 0, SMALL.width, SMALL.height, 5, { fill: FRAME }) +
    enamel(color, box, 3.5, 'small') +
    rect(box.x, box.y, box.width, box.height, 3.5, { fill: reference('spot'), class: 'art-spot' }) +
    rect(2.7, 2.7, box.width - 1.4, box.height - 1.4, 3, edge)
  );
}

/** The body of a small bone card. */
export function smallPaper(height: number = SMALL.height): string {
  return (
    rect(0, 0, SMALL.width, height, 5, { fill: INK }) +
    rect(2, 2, SMALL.width - 4, height - 4, 3.5, { fill: reference('paper'), class: 'art-field' })
  );
}

/** The body of a small iron card. */
export function smallIron(): string {
  const line = { fill: 'var(--iron)', stroke: IVORY, 'stroke-opacity': 0.5 };
  return (
    rect(0, 0, SMALL.width, SMALL.height, 5, { fill: 'var(--iron-frame)' }) +
    rect(2, 2, SMALL.width - 4, SMALL.height - 4, 3.5, line)
  );
}

/** The body of a card round the origin, as it lies on the wall: frame, field, edge. */
export function cardBody(
  color: EnemyColor,
  width: number,
  height: number,
  border: number,
  district?: Mana,
): string {
  const radius = width * 0.1;
  const box = {
    x: -width / 2 + border,
    y: -height / 2 + border,
    width: width - 2 * border,
    height: height - 2 * border,
  };
  const edge = {
    fill: 'none',
    stroke: edgeOf(color),
    'stroke-width': 1.3,
    opacity: 0.9,
    class: 'art-field',
  };
  return (
    rect(-width / 2, -height / 2, width, height, radius, { fill: PIECE }) +
    enamel(color, box, radius * 0.75, 'small', district) +
    rect(box.x, box.y, box.width, box.height, radius * 0.75, {
      fill: reference('spot'),
      class: 'art-spot',
    }) +
    rect(box.x + 0.6, box.y + 0.6, box.width - 1.2, box.height - 1.2, radius * 0.7, edge)
  );
}

// The road of Sanctum: an engraved landscape with the spaces of the acts and the heroes on them.

import { roadFigure } from './figures';
import { icon, ROAD_ICON, type IconId } from './icons';
import {
  centred,
  circle,
  group,
  moved,
  path,
  rect,
  ring,
  short,
  times,
  turned,
  xy,
  type Point,
} from './markup';
import { footsteps, roundHalo, type Light } from './shapes';
import { line, numberText, textWidth } from './text';
import { ENGRAVE, INK, IVORY, PIECE } from './tinctures';
import { ROMAN, type Level } from './sanctum-cards';

export * from './sanctum-emblem';

/** A space of the road. */
export interface RoadSpace {
  /** The levels of the demons of one set that is dealt here. */
  readonly levels: readonly Level[];
  /** How many sets are dealt here. */
  readonly sets: number;
  readonly landmark?: 'intervention' | 'chest' | 'openChest' | 'walls' | 'cathedral' | undefined;
  /** Behind everybody, or in an act that is not played now. */
  readonly faint?: boolean | undefined;
  readonly light?: Light | undefined;
}

/** A hero on the road. */
export interface Traveller {
  readonly crest: IconId;
  readonly space: number;
  readonly mine?: boolean | undefined;
}

/** An act: its name over the spaces it covers. */
export interface ActLabel {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const PITCH = 94.5;
const MARGIN = 48;
/** The height of a road. */
export const ROAD_HEIGHT = 246;
const HEIGHT = ROAD_HEIGHT;
const MIDDLE = 146;
const SPACE_RADIUS = 27;

/** The width of a road of so many spaces. */
export function roadWidth(spaces: number): number {
  return MARGIN * 2 + Math.max(0, spaces - 1) * PITCH;
}

/** The box of a road of so many spaces. */
export function roadBox(spaces: number): string {
  return `0 0 ${roadWidth(spaces)} ${HEIGHT}`;
}

/** The middle of a space: the road winds. */
export function roadPoint(space: number): Point {
  return [MARGIN + space * PITCH, MIDDLE + 30 * Math.sin(space * 0.92 + 0.6)];
}

/** The line of the road through all spaces. */
function roadLine(count: number): string {
  const points = times(count, roadPoint);
  const [first] = points;
  if (!first) return '';
  const curves = points.slice(1).map(([x, y], index) => {
    const [px, py] = points[index] ?? first;
    const half = (px + x) / 2;
    return `C${xy([half, py])} ${xy([half, y])} ${xy([x, y])}`;
  });
  return `M-12,${short(first[1] - 8)}L${xy(first)}${curves.join('')}l60,10`;
}

/** A hill: an arc with hachures on its lee side. */
function hill(x: number, y: number, half: number, height: number): string {
  const arc = `M${x - half},${y}Q${x},${y - 2 * height} ${x + half},${y}`;
  const strokes = times(7, (index) => {
    const t = 0.51 + index * 0.065;
    const px = x - half + 2 * half * t;
    const py = y - 4 * height * t * (1 - t) + 3;
    return `M${short(px)},${short(py)}l${short(-5.6 - 0.6 * index)},${short(height * 0.34 + 1.1 * index)}`;
  });
  return (
    path(arc, { fill: 'none', stroke: ENGRAVE, 'stroke-width': 1.4, opacity: 0.34 }) +
    path(strokes.join(''), { stroke: ENGRAVE, opacity: 0.22 })
  );
}

/** A few firs. */
function firs(x: number, y: number): string {
  const trees = [0, 14, 28, 43].map((dx, index) => {
    const foot = y + (index % 2 ? 7 : 0);
    return `M${x + dx},${foot}v-5M${x + dx - 5},${foot - 4}L${x + dx},${foot - 16}L${x + dx + 5},${foot - 4}Z`;
  });
  return path(trees.join(''), {
    fill: 'none',
    stroke: ENGRAVE,
    'stroke-width': 1.2,
    opacity: 0.36,
  });
}

/** A ruined arch. */
function ruin(x: number, y: number): string {
  const d = `M${x - 9},${y}v-16a9,9 0 0 1 18,0v16M${x - 15},${y}v-26l6,-4M${x + 15},${y}v-20`;
  return path(d, { fill: 'none', stroke: ENGRAVE, 'stroke-width': 1.3, opacity: 0.4 });
}

/** A pond. */
function water(x: number, y: number): string {
  const waves = times(4, (index) => `M${x + index * 7},${y + index * 9}q8,-5 16,0t16,0t16,0`);
  return path(waves.join(''), {
    fill: 'none',
    stroke: ENGRAVE,
    'stroke-width': 1.1,
    opacity: 0.28,
  });
}

/** The land round the road: one piece of scenery above and below every space, in turn. */
function scenery(count: number): string {
  const land = times(count, (space) => {
    const [x, y] = roadPoint(space);
    const above = y > 140 ? 84 : 66;
    const below = y > 160 ? 232 : 226;
    const upper =
      space % 4 === 2
        ? firs(x - 20, above)
        : hill(x - 12, above, 40 + (space % 3) * 6, 17 + (space % 2) * 6);
    const lower = [
      firs(x - 24, below),
      hill(x + 10, below, 36, 12),
      ruin(x, below),
      water(x - 24, below - 26),
    ];
    return upper + (lower[(space * 3) % 4] ?? '');
  });
  return group({ 'aria-hidden': 'true', class: 'art-ground' }, ...land);
}

/** The back of a demon card with its level. */
function demonBack(level: Level, x: number, y: number, turn: number): string {
  const card = rect(-9, -13, 18, 26, 2.6, { fill: PIECE, stroke: IVORY, 'stroke-width': 1.4 });
  return moved(
    x,
    y,
    turned(turn, card, numberText(ROMAN[level], 0, 0, level === 3 ? 11 : 12, IVORY)),
  );
}

/** The demons of a set, side by side. */
function demonBacks(levels: readonly Level[]): string {
  const offsets = centred(levels.length, 16);
  return levels
    .map((level, index) => {
      const dx = offsets[index] ?? 0;
      return demonBack(level, dx, dx * 0.19, dx * 0.9);
    })
    .join('');
}

/** A space round the origin. */
function roadSpace(space: RoadSpace): string {
  const count = moved(
    21,
    -21,
    ring(11, { fill: IVORY, stroke: INK }),
    line(`×${space.sets}`, 0, 4, 11, { weight: 700, fill: INK }),
  );
  return group(
    { opacity: space.faint ? 0.5 : undefined },
    ring(SPACE_RADIUS, { fill: 'var(--stone-1)', stroke: 'var(--stone-4)', 'stroke-width': 1.6 }),
    ring(22.5, {
      fill: 'none',
      stroke: ENGRAVE,
      'stroke-width': 0.8,
      'stroke-dasharray': '2 3',
      opacity: 0.4,
    }),
    space.landmark ? icon(ROAD_ICON[space.landmark], 0, -37, 34, 'var(--t-1)') : '',
    demonBacks(space.levels),
    space.sets > 1 ? count : '',
    space.light ? roundHalo(SPACE_RADIUS, space.light) : '',
  );
}

/** The name of an act, with a bracket over its spaces. */
function actLabel(act: ActLabel): string {
  const left = roadPoint(act.from)[0] - 34;
  const right = roadPoint(act.to)[0] + 34;
  const middle = (left + right) / 2;
  const half = textWidth(act.name, 16, 'display') / 2 + 12;
  const stroke = { fill: 'none', stroke: ENGRAVE, 'stroke-opacity': 0.4 };
  const bracket = `M${left},26v-5H${Math.max(left, middle - half)}M${Math.min(right, middle + half)},21H${right}v5`;
  return (
    path(bracket, stroke) + line(act.name, middle, 27, 16, { face: 'display', fill: 'var(--t-2)' })
  );
}

/** Where heroes stand who share a space. */
export function travellerPlaces(travellers: readonly Traveller[]): Point[] {
  return travellers.map((traveller, index) => {
    const same = travellers.filter((other) => other.space === traveller.space);
    const before = travellers.slice(0, index).filter((other) => other.space === traveller.space);
    const [x, y] = roadPoint(traveller.space);
    return [x + (centred(same.length, 24)[before.length] ?? 0), y - 34];
  });
}

/** The road under its spaces. */
function pavement(count: number): string {
  const d = roadLine(count);
  const dots = { 'stroke-dasharray': '1 6', 'stroke-linecap': 'round', opacity: 0.5 };
  return (
    path(d, { fill: 'none', stroke: 'var(--channel)', 'stroke-width': 22, opacity: 0.65 }) +
    path(d, { fill: 'none', stroke: 'var(--stone-2)', 'stroke-width': 17 }) +
    path(d, { fill: 'none', stroke: ENGRAVE, 'stroke-width': 1.1, ...dots })
  );
}

/** The double line round the map. */
function mapFrame(width: number): string {
  const line1 = { fill: 'none', stroke: ENGRAVE };
  return (
    rect(0.8, 0.8, width - 1.6, HEIGHT - 1.6, 7, { ...line1, 'stroke-opacity': 0.28 }) +
    rect(5, 5, width - 10, HEIGHT - 10, 4, { ...line1, 'stroke-opacity': 0.14 })
  );
}

/** The last move of a hero on the road. */
export function roadSteps(from: number, to: number): string {
  const [ax, ay] = roadPoint(from);
  const [bx, by] = roadPoint(to);
  const bend: Point = [(ax + bx) / 2, (ay + by) / 2 + 42];
  const start = circle(ax, ay + 34, 4, { fill: 'none', stroke: 'var(--trail)', 'stroke-width': 2 });
  return start + footsteps(`M${xy([ax + 6, ay + 34])}Q${xy(bend)} ${xy([bx, by + 33])}`);
}

/** The whole road: land, spaces, acts, heroes. */
export function road(
  spaces: readonly RoadSpace[],
  travellers: readonly Traveller[],
  acts: readonly ActLabel[],
): string {
  const places = travellerPlaces(travellers);
  const figures = travellers.map(({ crest, mine }, index) => {
    const [x, y] = places[index] ?? [0, 0];
    return roadFigure(crest, x, y, mine ?? false);
  });
  return [
    scenery(spaces.length),
    mapFrame(roadWidth(spaces.length)),
    pavement(spaces.length),
    ...spaces.map((space, index) => moved(...roadPoint(index), roadSpace(space))),
    ...figures,
    ...acts.map(actLabel),
  ].join('');
}

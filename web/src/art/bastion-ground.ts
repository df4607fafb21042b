// The bastion itself: walls, turrets, the gate, districts, channels, the citadel. Nothing of it moves
// during a match, so a client draws it once.

import { hatch } from './defs';
import {
  cornerRadius,
  DISTRICT_NUMBERS,
  nextDistrict,
  SECTIONS,
  SIZE,
  SLOTS,
  type Bastion,
} from './geometry';
import {
  group,
  middleRect,
  moved,
  path,
  polygon,
  polyline,
  ring,
  short,
  times,
  xy,
  type Point,
} from './markup';
import { reference } from './names';
import { rays } from './card-parts';
import { ACTION_ICON } from './icons';
import { badge, charge } from './shapes';
import { numberText } from './text';
import { edgeOf, ENGRAVE, fillOf, SHADOW, type Mana } from './tinctures';

/** What the ground of a board needs to know. */
export interface Plan {
  readonly bastion: Bastion;
  /** The colours of districts 1 to 6. */
  readonly districts: readonly Mana[];
  /** Wall sections that show their number. */
  readonly numbered?: readonly number[];
}

const HALF_CURTAIN = 164;
const GATE_DISTRICT = 6;
const HACHURES = { from: 12, pitch: 7, half: 154, lengths: [26, 13, 19, 10] } as const;

/** The slope of the glacis: short strokes outwards. */
function hachures(bastion: Bastion): string {
  const count = Math.floor((2 * HACHURES.half) / HACHURES.pitch) + 1;
  const start = SIZE.wallOuter + HACHURES.from;
  const strokes = DISTRICT_NUMBERS.flatMap((district) =>
    times(count, (index) => {
      const u = -HACHURES.half + index * HACHURES.pitch;
      const length = HACHURES.lengths[index % HACHURES.lengths.length] ?? 0;
      return polyline([bastion.at(district, start, u), bastion.at(district, start + length, u)]);
    }),
  );
  return path(strokes.join(''), {
    stroke: ENGRAVE,
    opacity: 0.2,
    fill: 'none',
    class: 'art-ground',
  });
}

/** The outline of the star fort. */
function fortOutline(bastion: Bastion): string {
  const points = DISTRICT_NUMBERS.flatMap((district): Point[] => [
    bastion.at(district, SIZE.wallOuter, -HALF_CURTAIN),
    bastion.at(district, SIZE.wallOuter, HALF_CURTAIN),
    bastion.at(district, SIZE.wallOuter + 15, HALF_CURTAIN),
    bastion.corner(district, SIZE.tip),
    bastion.at(nextDistrict(district), SIZE.wallOuter + 15, -HALF_CURTAIN),
  ]);
  return polygon(points);
}

/** Merlons: dashes inside the outer edge, on the curtain and round the corner bastion. */
function merlons(bastion: Bastion, district: number): string {
  const next = nextDistrict(district);
  const curtain = polyline([
    bastion.at(district, SIZE.wallOuter - 4, -HALF_CURTAIN + 1),
    bastion.at(district, SIZE.wallOuter - 4, HALF_CURTAIN - 1),
  ]);
  const salient = polyline([
    bastion.at(district, SIZE.wallOuter + 11, HALF_CURTAIN + 3),
    bastion.corner(district, SIZE.tip - 7),
    bastion.at(next, SIZE.wallOuter + 11, -HALF_CURTAIN - 3),
  ]);
  const stroke = { fill: 'none', stroke: 'var(--stone-3)' };
  return (
    path(curtain, { ...stroke, 'stroke-width': 8, 'stroke-dasharray': '11 7.2' }) +
    path(salient, { ...stroke, 'stroke-width': 7, 'stroke-dasharray': '10 7' })
  );
}

/** The platform of a corner bastion. */
function platform(bastion: Bastion, district: number): string {
  const points = [
    bastion.at(district, SIZE.wallOuter - 6, 172),
    bastion.corner(district, SIZE.tip - 26),
    bastion.at(nextDistrict(district), SIZE.wallOuter - 6, -172),
    bastion.corner(district, cornerRadius(SIZE.wallInner) + 22),
  ];
  return path(polygon(points), { fill: 'var(--stone-2)', stroke: 'var(--stone-4)' });
}

/** A round turret seen from above, with ten merlons. */
function turret(r: number, stone: string): string {
  const crown = r * 0.79;
  const dash = (2 * Math.PI * crown) / 8;
  return (
    ring(r, { fill: stone, stroke: 'var(--stone-4)', 'stroke-width': 1.2 }) +
    ring(crown, {
      fill: 'none',
      stroke: 'var(--stone-4)',
      'stroke-width': r * 0.3,
      'stroke-dasharray': `${short(dash * 0.53)} ${short(dash * 0.47)}`,
    }) +
    ring(r * 0.44, { fill: 'var(--well)', stroke: 'var(--stone-3)' })
  );
}

/** The gate: a passage with a raised portcullis between two turrets; up is outwards. */
function gate(bastion: Bastion): string {
  const [x, y] = bastion.corner(GATE_DISTRICT, 396);
  const passage = path('M-19,-37H19V62L0,74L-19,62Z', {
    fill: 'var(--moat)',
    stroke: 'var(--stone-4)',
    'stroke-width': 1.5,
  });
  const planks = path('M-19,8H19M-19,20H19M-19,32H19M-19,44H19M-19,56H19', {
    stroke: 'var(--stone-3)',
  });
  const grid = 'M-14,-36V-8M-7,-36V-8M0,-36V-8M7,-36V-8M14,-36V-8M-19,-29H19M-19,-19H19';
  const drawn = [
    passage,
    planks,
    path(grid, { stroke: 'var(--bars)', 'stroke-width': 2.2 }),
    path('M-19,-6H19', { stroke: 'var(--bars)', 'stroke-width': 3 }),
    moved(-34, -14, turret(21, 'var(--stone-2)')),
    moved(34, -14, turret(21, 'var(--stone-2)')),
  ];
  const turn = 90 - bastion.gate;
  return group({ transform: `translate(${xy([x, y])}) rotate(${turn})` }, ...drawn);
}

/** Walls and corner bastions, with a shadow on the glacis. */
function walls(bastion: Bastion): string {
  const outline = fortOutline(bastion);
  const shade = { fill: SHADOW, opacity: 0.5, filter: reference('soft'), class: 'art-glow' };
  const corners = DISTRICT_NUMBERS.map((district) => {
    const [x, y] = bastion.corner(district, 388);
    const tower = district === GATE_DISTRICT ? '' : moved(x, y, turret(17, 'var(--stone-1)'));
    return merlons(bastion, district) + platform(bastion, district) + tower;
  });
  return (
    moved(0, 7, path(outline, shade)) +
    path(outline, { fill: 'var(--stone-1)', stroke: 'var(--stone-4)', 'stroke-width': 1.5 }) +
    corners.join('')
  );
}

/** The floor of a district and the banner ribbon at its wall. */
function floor(bastion: Bastion, district: number, color: Mana): string {
  const ground = polygon(bastion.trapezoid(district, SIZE.districtInner, SIZE.districtOuter));
  const banner = polygon(
    bastion.trapezoid(district, SIZE.districtOuter + 3, SIZE.wallInner + 4, 2.2),
  );
  const edge = {
    fill: 'none',
    stroke: edgeOf(color),
    'stroke-opacity': 0.55,
    'stroke-width': 1.4,
    class: 'art-field',
  };
  const hem = color === 'black' ? edgeOf(color) : 'var(--moat)';
  return (
    path(ground, { fill: `var(--fl-${color})` }) +
    path(ground, { fill: hatch('ground', color), class: 'art-ground' }) +
    path(ground, edge) +
    path(banner, { fill: fillOf(color) }) +
    path(banner, { fill: hatch('disc', color) }) +
    path(banner, { fill: 'none', stroke: hem })
  );
}

/** A section of the wall, empty, with its number if it shows one. */
function wallSlot(bastion: Bastion, section: number, numbered: boolean): string {
  const { district, middle } = bastion.section(section);
  const rotation = bastion.rotation(district);
  const width = SIZE.cardWidth + 6;
  const height = SIZE.cardHeight + 4;
  const slot =
    middleRect(width, height, 8, { fill: 'var(--well)', opacity: 0.8 }) +
    middleRect(width, height, 8, { fill: 'none', stroke: 'var(--stone-3)' });
  const number = numbered ? numberText(section, 0, 0, 15, 'var(--stone-4)') : '';
  return group(
    { transform: `translate(${xy(middle)})` },
    group({ transform: `rotate(${rotation})` }, slot),
    number,
  );
}

/** The crenellated hexagon in the middle. */
function citadel(bastion: Bastion): string {
  const outer = polygon(bastion.hexagon(SIZE.citadel));
  const crown = polygon(bastion.hexagon(SIZE.citadel - 5));
  const court = polygon(bastion.hexagon(SIZE.citadel - 13));
  const dashes = { 'stroke-width': 8, 'stroke-dasharray': '9 6.6' };
  return (
    path(outer, { fill: 'var(--stone-2)', stroke: 'var(--stone-4)', 'stroke-width': 1.5 }) +
    path(crown, { fill: 'none', stroke: 'var(--stone-4)', ...dashes }) +
    path(court, { fill: 'var(--plaza)', stroke: 'var(--stone-3)' }) +
    rays([0, 0], 20, 58, 48, { color: ENGRAVE, opacity: 0.14 })
  );
}

/** The channels of a district: from each source over plaza and tower to the citadel. */
function channels(bastion: Bastion, district: number): string {
  const plaza = bastion.slot(district, SLOTS.plaza);
  const parts = SLOTS.sources.map((source) => polyline([bastion.slot(district, source), plaza]));
  const d = [...parts, polyline([plaza, bastion.at(district, SIZE.citadel - 2, 0)])].join('');
  const dots = { 'stroke-dasharray': '1.5 4', 'stroke-linecap': 'round', opacity: 0.6 };
  return (
    path(d, { stroke: 'var(--channel)', 'stroke-width': 8, opacity: 0.7, fill: 'none' }) +
    path(d, { stroke: ENGRAVE, 'stroke-width': 1.1, fill: 'none', ...dots })
  );
}

/** The plaza of a district, with the charge of its colour. */
function plaza(bastion: Bastion, district: number, color: Mana): string {
  const [x, y] = bastion.slot(district, SLOTS.plaza);
  const dashes = { 'stroke-width': 0.8, 'stroke-dasharray': '2 3', opacity: 0.35 };
  return moved(
    x,
    y,
    ring(33, { fill: 'var(--plaza)', stroke: 'var(--stone-4)', 'stroke-width': 1.4 }),
    ring(28.5, { fill: 'none', stroke: ENGRAVE, ...dashes }),
    group({ opacity: 0.5 }, charge(color, 0, 0, 10, edgeOf(color), 'var(--plaza)')),
  );
}

/** The lamplight round a district: the viewer's hero is here, or it is a target. */
export function districtLight(bastion: Bastion, district: number, pointed = false): string {
  const outline = polygon(bastion.trapezoid(district, SIZE.districtInner, SIZE.districtOuter));
  return path(outline, {
    fill: 'none',
    stroke: 'var(--lamp)',
    'stroke-width': pointed ? 3.4 : 2.4,
    'stroke-linejoin': 'round',
  });
}

/** The outline of a district, for hit areas. */
export function districtOutline(bastion: Bastion, district: number): string {
  return polygon(bastion.trapezoid(district, SIZE.districtInner, SIZE.wallInner));
}

/** Everything of the board that does not move. */
export function boardGround({ bastion, districts, numbered = [] }: Plan): string {
  const shown = new Set(numbered);
  const perDistrict = (draw: (district: number, color: Mana) => string): string =>
    districts.map((color, index) => draw(index + 1, color)).join('');
  return group(
    { 'aria-hidden': 'true' },
    hachures(bastion),
    walls(bastion),
    path(polygon(bastion.hexagon(SIZE.wallInner)), { fill: 'var(--moat)' }),
    perDistrict((district, color) => floor(bastion, district, color)),
    times(SECTIONS, (index) => wallSlot(bastion, index + 1, shown.has(index + 1))).join(''),
    citadel(bastion),
    perDistrict((district) => channels(bastion, district)),
    perDistrict((district, color) => plaza(bastion, district, color)),
    gate(bastion),
  );
}

/** The end of a game: every district in lamplight, or the citadel behind bars under the enemy's sign. */
export function endSign(bastion: Bastion, isWon: boolean): string {
  if (isWon) {
    const court = path(polygon(bastion.hexagon(SIZE.citadel)), {
      fill: 'none',
      stroke: 'var(--lamp)',
      'stroke-width': 5,
    });
    return (
      DISTRICT_NUMBERS.map((district) => districtLight(bastion, district, true)).join('') + court
    );
  }
  const court = polygon(bastion.hexagon(SIZE.citadel));
  return (
    path(court, { fill: 'var(--veil)' }) +
    path(court, { fill: reference('bars'), opacity: 0.8 }) +
    badge(ACTION_ICON.camp, 0, 0, 32)
  );
}

/** A small hexagon with one district filled: where a hero is, in a box of 30. */
export const LOCATOR_BOX = '-15 -15 30 30';
export function locator(bastion: Bastion, district: number, color: Mana): string {
  const scale = 12 / cornerRadius(1);
  const cells = DISTRICT_NUMBERS.map((each) => {
    const here = each === district;
    const fill = !here ? 'var(--g-4)' : color === 'black' ? 'var(--m-black-deep)' : fillOf(color);
    const outline = polygon(bastion.trapezoid(each, scale * 0.45, scale * 1.16, 0));
    return path(outline, { fill, stroke: 'var(--g-2)', 'stroke-width': 1.2 });
  });
  const [x, y] = bastion.at(district, 8.6, 0);
  return cells.join('') + charge(color, x, y, 2.6);
}

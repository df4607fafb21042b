// The board of Bastion: the pieces that lie on it, one by one, and a whole position at once. A client
// that lets people click draws boardGround() once and each piece in an element of its own.

import { enemyBack, type Enemy } from './bastion-cards';
import { boardGround, districtLight } from './bastion-ground';
import {
  foundationPiece,
  PIECE_SIZE,
  sourcePiece,
  towerPiece,
  type Source,
  type Structure,
  type Tower,
} from './district-pieces';
import { heroFigure } from './figures';
import { DISTRICT_NUMBERS, SECTIONS, SIZE, SLOTS, type Bastion } from './geometry';
import { ACTION_ICON, icon, type IconId } from './icons';
import { group, middleRect, moved, polyline, ring, times, turned, xy, type Point } from './markup';
import { badge, countDisc, footsteps } from './shapes';
import { line } from './text';
import { edgeOf, TRAIL, type EnemyColor, type Mana } from './tinctures';
import {
  citadelEnemies,
  lieOf,
  plazaEnemy,
  wallEnemy,
  type BoardDetail,
  type EnemyState,
} from './wall-cards';

export * from './bastion-ground';
export * from './district-pieces';
export * from './wall-cards';

/** A district as a position shows it. */
export interface District {
  readonly sources: readonly Source[];
  readonly tower: Tower;
  readonly foundations: readonly (Structure | undefined)[];
  readonly heroes: readonly { readonly crest: IconId; readonly mine?: boolean }[];
  readonly plaza?: Enemy | undefined;
}

/** All pieces of a district. */
function districtPieces(
  bastion: Bastion,
  number: number,
  district: District,
  detail: BoardDetail = 'M',
): string {
  const rotation = bastion.rotation(number);
  const put = ([x, y]: Point, drawing: string): string => moved(x, y, drawing);
  const sources = district.sources.map((source, index) => {
    const slot = SLOTS.sources[index];
    return slot ? put(bastion.slot(number, slot), sourcePiece(source, detail)) : '';
  });
  const foundations = district.foundations.map((structure, index) => {
    const slot = SLOTS.foundations[index];
    return slot
      ? put(bastion.slot(number, slot), foundationPiece(structure, rotation, detail))
      : '';
  });
  const heroes = district.heroes.map(({ crest, mine }, index) => {
    const [x, y] = bastion.slot(number, SLOTS.heroes[index % SLOTS.heroes.length] ?? [130, 0]);
    return heroFigure(crest, x, y, PIECE_SIZE[detail].hero, mine);
  });
  return [
    ...sources,
    put(bastion.slot(number, SLOTS.tower), towerPiece(district.tower, rotation, detail)),
    ...foundations,
    district.plaza
      ? put(bastion.slot(number, SLOTS.plaza), plazaEnemy(district.plaza, detail))
      : '',
    ...heroes,
  ].join('');
}

/** An enemy that wards or rallies a neighbour. */
export interface Protection {
  readonly from: number;
  readonly to: number;
  readonly icon: IconId;
  readonly color: EnemyColor;
}

/** How far inside the ring of cards the badge of a protection lies. */
const PROTECTION_INSET = 33;

/** The badge between an enemy that wards or rallies and the neighbour it protects. */
export function protectionBadge(bastion: Bastion, protection: Protection): string {
  const ends = [protection.from, protection.to].map((section): Point => {
    const { district, u } = bastion.section(section);
    return bastion.at(district, SIZE.cardRing - PROTECTION_INSET, u);
  });
  const x = ends.reduce((sum, end) => sum + end[0], 0) / ends.length;
  const y = ends.reduce((sum, end) => sum + end[1], 0) / ends.length;
  return badge(protection.icon, x, y, 9, edgeOf(protection.color));
}

/** Where an enemy may land: certain, or only if it is of a class. */
export interface Ghost {
  readonly section: number;
  readonly icon: IconId;
  readonly label: string;
  readonly certain: boolean;
}

/** The dashed outline of an enemy that is still to come. */
export function ghostCard(bastion: Bastion, ghost: Ghost): string {
  const { district, middle } = bastion.section(ghost.section);
  const { certain, label } = ghost;
  const outline = middleRect(SIZE.cardWidth, SIZE.cardHeight, 6, {
    fill: 'var(--t-1)',
    'fill-opacity': certain ? 0.1 : 0.03,
    stroke: 'var(--t-1)',
    'stroke-opacity': certain ? 0.9 : 0.45,
    'stroke-width': certain ? 2 : 1.2,
    'stroke-dasharray': '5 4',
  });
  const size = label ? (certain ? 30 : 26) : 42;
  const glyph = icon(ghost.icon, 0, label ? -9 : 0, size, 'var(--t-1)');
  const text = label ? line(label, 0, 20, 11, { weight: 650, fill: 'var(--t-1)' }) : '';
  return group(
    { transform: `translate(${xy(middle)})` },
    turned(bastion.rotation(district), outline),
    group({ opacity: certain ? 0.9 : 0.45 }, glyph, text),
  );
}

/** The last move: an open ring, and dotted footsteps to the piece. */
export function lastMove(from: Point, to: Point): string {
  const [x, y] = from;
  const start: Point = [x + (to[0] - x) * 0.12, y + (to[1] - y) * 0.12];
  const open = { fill: 'none', stroke: TRAIL, 'stroke-width': 2.2 };
  return moved(x, y, ring(6, open)) + footsteps(polyline([start, to]));
}

/** The corner of the board that is free near the gate. */
export function campPoint(bastion: Bastion): Point {
  const angle = (((bastion.gate % 360) + 360) % 360) + 15;
  const right = angle < 90 || angle > 270 ? 1 : -1;
  const top = angle % 360 < 180 ? -1 : 1;
  return [right * 356, top * 318];
}

/** The enemy camp: a deck with the count of cards. */
export function camp(count: number | undefined, deck = 4): string {
  const step = 2.2;
  const cards = times(deck, (index) => {
    const shift = -(deck - 1 - index) * step;
    return moved(shift, shift, enemyBack(ACTION_ICON.camp));
  });
  if (deck === 0) cards.push(deserted());
  return cards.join('') + (count === undefined ? '' : countDisc(count, 26, -40, 14));
}

/** The place of the camp when everybody has left it. */
function deserted(): string {
  const dashed = { fill: 'none', stroke: 'var(--line-3)', 'stroke-width': 2 };
  return (
    middleRect(62, 87, 6, { ...dashed, 'stroke-dasharray': '5 5' }) +
    icon(ACTION_ICON.camp, 0, 0, 34, 'var(--t-3)')
  );
}

/** How far outside the wall enemies walk. */
const WALK_RADIUS = SIZE.wallOuter + 26;

/**
 * The way of an enemy along the wall to a section: from the camp, or from another section; the last
 * point lies just outside of it.
 */
export function walkPoints(bastion: Bastion, section: number, from: number | null = null): Point[] {
  const { district, u } = bastion.section(section);
  const start = from === null ? null : bastion.section(from);
  const [cx, cy] = campPoint(bastion);
  const begin: Point[] = start
    ? [bastion.at(start.district, WALK_RADIUS, start.u)]
    : [
        [cx * 0.888, cy * 0.943],
        bastion.at(1, WALK_RADIUS + 14, -96),
        bastion.at(1, WALK_RADIUS, -70),
      ];
  const between = DISTRICT_NUMBERS.filter(
    (each) => each >= (start?.district ?? 1) && each < district,
  ).map((each) => bastion.corner(each, SIZE.tip + 8));
  return [...begin, ...between, bastion.at(district, WALK_RADIUS, u - 8)];
}

/** The walk of an enemy from the camp along the wall to a section. */
export function walk(bastion: Bastion, section: number): string {
  const { district, u } = bastion.section(section);
  const corner = xy(bastion.at(district, WALK_RADIUS, u));
  const end = `Q${corner} ${xy(bastion.at(district, WALK_RADIUS - 22, u))}`;
  return footsteps(polyline(walkPoints(bastion, section)) + end);
}

/** An enemy on a section of the wall. */
export interface WallPiece {
  readonly section: number;
  readonly enemy: Enemy;
  readonly state?: EnemyState | undefined;
}

/** An enemy on its section of the wall. */
export function wallPiece(bastion: Bastion, piece: WallPiece, detail: BoardDetail = 'M'): string {
  const { district, middle } = bastion.section(piece.section);
  const [x, y] = middle;
  return moved(x, y, wallEnemy(piece.enemy, lieOf(bastion, district), detail, piece.state));
}

/** A whole position. */
export interface Position {
  readonly bastion: Bastion;
  readonly colors: readonly Mana[];
  readonly districts: readonly District[];
  readonly wall: readonly WallPiece[];
  /** Oldest first. */
  readonly citadel: readonly Enemy[];
  /** The district of the viewer's hero. */
  readonly here?: number | undefined;
  readonly camp?: number | undefined;
  readonly ghosts?: readonly Ghost[] | undefined;
  readonly protection?: readonly Protection[] | undefined;
}

/** The wall sections that show their number: nobody and nothing is on them. */
function freeSections(position: Position): number[] {
  const taken = new Set([
    ...position.wall.map((piece) => piece.section),
    ...(position.ghosts ?? []).map((ghost) => ghost.section),
  ]);
  return times(SECTIONS, (index) => index + 1).filter((section) => !taken.has(section));
}

/** A whole board, for pictures and replays. */
export function board(position: Position, detail: BoardDetail = 'M'): string {
  const { bastion, colors, here, ghosts = [] } = position;
  const numbered = detail === 'M' ? freeSections(position) : [];
  const [cx, cy] = campPoint(bastion);
  const landing = ghosts.find((ghost) => ghost.certain);
  const shownGhosts = detail === 'M' ? ghosts : ghosts.filter((ghost) => ghost.certain);
  return [
    boardGround({ bastion, districts: colors, numbered }),
    here ? districtLight(bastion, here) : '',
    ...position.districts.map((each, index) => districtPieces(bastion, index + 1, each, detail)),
    citadelEnemies(position.citadel, detail),
    ...position.wall.map((piece) => wallPiece(bastion, piece, detail)),
    ...(detail === 'M' ? (position.protection ?? []) : []).map((each) =>
      protectionBadge(bastion, each),
    ),
    ...shownGhosts.map((ghost) =>
      ghostCard(bastion, detail === 'M' ? ghost : { ...ghost, label: '' }),
    ),
    landing ? walk(bastion, landing.section) : '',
    moved(cx, cy, camp(position.camp)),
  ].join('');
}

/** The first chapter of each rule book: the game in a few drawings, made of what lies on the table. */

import { camp, ghostCard, walk, wallPiece, board, type Position } from '../art/bastion';
import { spellSmall } from '../art/bastion-cards';
import { sourcePiece, towerPiece } from '../art/district-pieces';
import { heroFigure } from '../art/figures';
import { BOARD_BOX } from '../art/geometry';
import { drop, shield } from '../art/health';
import { ENEMY_ICON, HERO_ICON, SPELL_ICON } from '../art/icons';
import { moved } from '../art/markup';
import { die, gem, token, weakPoint } from '../art/pieces';
import { sampleEnemy, samplePosition } from '../art/samples';
import { road, roadBox, type RoadSpace, type Traveller } from '../art/sanctum';
import { demonSmall, itemSmall, lordSmall } from '../art/sanctum-small';
import type { Demon, Item } from '../art/sanctum-cards';
import { manaDisc } from '../art/shapes';
import { STANDING, wallEnemy } from '../art/wall-cards';
import type { Game } from './books';

/** A step of the overview: its words are `rules-overview-GAME-ID`. */
export interface Step {
  readonly id: string;
  /** The chapter with the details. */
  readonly chapter: number;
  readonly box: string;
  readonly drawing: string;
}

/** The overview of a game. */
export function overviewOf(game: Game): readonly Step[] {
  return game === 'bastion' ? bastion() : sanctum();
}

function bastion(): Step[] {
  const sample = samplePosition();
  // A calm position without labels: the text beside it explains what comes next.
  const position: Position = { ...sample, ghosts: [], protection: [], citadel: [] };
  const { bastion: place } = sample;
  const warrior = sampleEnemy('warrior', 'red', 4);
  return [
    {
      id: 'board',
      chapter: 2,
      box: BOARD_BOX,
      drawing: board(
        { ...position, wall: sample.wall.filter((it) => it.section < 17 && !it.state) },
        'S',
      ),
    },
    {
      id: 'channel',
      chapter: 8,
      box: '-94 -34 194 68',
      drawing:
        moved(-58, 0, sourcePiece({ color: 'green' })) +
        moved(0, 0, towerPiece({ color: 'green' }, 0)) +
        [0, 1, 2].map((it) => manaDisc('green', 44 + it * 17, 0, 14)).join(''),
    },
    {
      id: 'attack',
      chapter: 9,
      box: '-94 -58 196 104',
      drawing:
        moved(-56, 0, wallEnemy(warrior, STANDING, 'M', {})) +
        heroFigure(HERO_ICON.dagdar, 4, 2, 20, true) +
        [0, 1, 2, 3].map((it) => manaDisc('red', 42 + it * 14, 2, 12)).join(''),
    },
    {
      id: 'spells',
      chapter: 12,
      box: '-84 -40 168 80',
      drawing: (['fireball', 'speed', 'alchemy'] as const)
        .map((spell, index) =>
          moved(-78 + index * 54, -34, spellSmall({ icon: SPELL_ICON[spell] })),
        )
        .join(''),
    },
    {
      id: 'enemies',
      chapter: 10,
      box: '-450 -400 470 420',
      drawing:
        board({ ...position, wall: [], camp: undefined, districts: [] }, 'S') +
        moved(-330, -330, camp(9)) +
        walk(place, 2) +
        wallPiece(place, { section: 3, enemy: sampleEnemy('beast', 'yellow', 3) }) +
        wallPiece(place, { section: 4, enemy: sampleEnemy('scout', 'blue', 4, ['vanguard']) }) +
        ghostCard(place, { section: 2, icon: ENEMY_ICON.beast, label: '', certain: true }),
    },
    {
      id: 'end',
      chapter: 11,
      box: BOARD_BOX,
      drawing: board({ ...position, wall: [], camp: 0 }, 'S'),
    },
  ];
}

const IMP: Demon = {
  color: 'red',
  level: 1,
  weakPoints: [{ value: 4 }],
  damage: 1,
  item: { slot: 'weapon', color: 'red' },
};
const STALKER: Demon = {
  color: 'green',
  level: 2,
  weakPoints: [{ value: 2, hit: true }, { value: 5 }],
  damage: 2,
  item: { slot: 'boots', color: 'green' },
};
const SWORD: Item = {
  art: 'rune-sword',
  slot: 'weapon',
  gems: ['red'],
  abilities: [{ cost: ['stamina'], effect: { kind: 'set', value: 6 } }],
};
const SPACES: readonly RoadSpace[] = [
  { levels: [1, 1], sets: 1 },
  { levels: [1, 2], sets: 1 },
  { levels: [2], sets: 1, landmark: 'chest' },
  { levels: [2, 2], sets: 1, light: 'legal' },
  { levels: [3], sets: 1 },
];
const HEROES: readonly Traveller[] = [
  { crest: HERO_ICON.slayer, space: 0 },
  { crest: HERO_ICON.outlaw, space: 1 },
  { crest: HERO_ICON.huntress, space: 2, mine: true },
];

function sanctum(): Step[] {
  return [
    { id: 'road', chapter: 4, box: roadBox(SPACES.length), drawing: road(SPACES, HEROES, []) },
    {
      id: 'demons',
      chapter: 5,
      box: '0 0 108 67',
      drawing: demonSmall(IMP) + moved(58, 0, demonSmall(STALKER)),
    },
    {
      id: 'fight',
      chapter: 10,
      box: '-70 -26 140 52',
      drawing:
        die(4, -44, 0, 40, 'gold', -5) +
        die(6, 2, 0, 40, 'silver', 6) +
        weakPoint({ value: 4 }, 48, 0, 38),
    },
    {
      id: 'block',
      chapter: 11,
      box: '-62 -22 132 44',
      drawing: [0, 1, 2]
        .map((it) => drop(-44 + it * 22, -8, 9) + (it < 2 ? shield(-44 + it * 22, 10, 9) : ''))
        .concat(token('stamina', 28, 0, 12), token('focus', 52, 0, 12))
        .join(''),
    },
    {
      id: 'levels',
      chapter: 12,
      box: '-60 -20 120 40',
      drawing: (['red', 'green', 'blue', 'white'] as const)
        .map((kind, index) => gem(kind, -42 + index * 28, 0, 12))
        .join(''),
    },
    { id: 'items', chapter: 14, box: '-6 0 60 67', drawing: itemSmall(SWORD) },
    {
      id: 'lord',
      chapter: 21,
      box: '-6 0 60 67',
      drawing: lordSmall({ weakPoints: [{ value: 3 }, { value: 6 }], damage: 2 }, 'overlord-helm'),
    },
  ];
}

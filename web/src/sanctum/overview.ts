/** Sanctum in a few drawings, made of what lies on the table. */

import { drop, shield } from '../art/health';
import { HERO_ICON } from '../art/icons';
import { moved } from '../art/markup';
import { die, gem, token, weakPoint } from '../art/pieces';
import { road, roadBox, type RoadSpace, type Traveller } from '../art/sanctum';
import { demonSmall, itemSmall, lordSmall } from '../art/sanctum-small';
import type { Demon, Item } from '../art/sanctum-cards';
import type { Step } from '../rules/overview';

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

/** The steps of the overview. */
export function overview(): Step[] {
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

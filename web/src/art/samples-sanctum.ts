// Sample cards of Sanctum, for the gallery and the tests. Values are invented.

import { HERO_ICON, PENALTY_ICON, SKILL_ICON, type IconId } from './icons';
import type { RoadSpace, Traveller, ActLabel } from './sanctum';
import type {
  Blessing,
  Demand,
  DemandWords,
  Demon,
  Item,
  LordFront,
  SkillCard,
  SkillTile,
  SkillWords,
} from './sanctum-cards';

interface Sample<T> {
  readonly card: T;
  readonly name: string;
}

export const DEMON_SAMPLES: readonly Sample<Demon>[] = [
  {
    name: 'Soot Imp',
    card: {
      color: 'red',
      level: 1,
      weakPoints: [{ value: 1 }],
      damage: 1,
      item: { slot: 'amulet', color: 'blue' },
    },
  },
  {
    name: 'Marsh Grub',
    card: {
      color: 'green',
      level: 1,
      weakPoints: [{ value: 6 }],
      damage: 1,
      item: { slot: 'weapon', color: 'red' },
    },
  },
  {
    name: 'Grave Wisp',
    card: {
      color: 'blue',
      level: 1,
      weakPoints: [{ value: 3, lit: true }],
      damage: 1,
      item: { slot: 'head', color: 'green' },
    },
  },
  {
    name: 'Cinder Imp',
    card: {
      color: 'red',
      level: 2,
      weakPoints: [{ value: 3 }, { value: 6 }],
      damage: 2,
      item: { slot: 'body', color: 'red' },
    },
  },
  {
    name: 'Bog Stalker',
    card: {
      color: 'green',
      level: 2,
      weakPoints: [{ value: 1 }, { value: 4, hit: true }],
      damage: 2,
      item: { slot: 'boots', color: 'blue' },
    },
  },
  {
    name: 'Pale Wraith',
    card: {
      color: 'blue',
      level: 2,
      weakPoints: [{ value: 2 }, { value: 2, die: { metal: 'silver' } }],
      damage: 2,
      item: { slot: 'head', color: 'blue' },
    },
  },
  {
    name: 'Ash Tyrant',
    card: {
      color: 'red',
      level: 3,
      weakPoints: [{ value: 2 }, { value: 5, die: { metal: 'gold' } }, { value: 5, hit: true }],
      damage: 3,
      item: { slot: 'weapon', color: 'red' },
    },
  },
  {
    name: 'Mire Hydra',
    card: {
      color: 'green',
      level: 3,
      weakPoints: [{ value: 2 }, { value: 4 }, { value: 6 }],
      damage: 3,
      item: { slot: 'amulet', color: 'green' },
    },
  },
  {
    name: 'Bone Reaper',
    card: {
      color: 'blue',
      level: 3,
      weakPoints: [{ value: 1 }, { value: 3 }, { value: 5 }],
      damage: 3,
      item: { slot: 'boots', color: 'blue' },
    },
  },
];

export const ITEM_SAMPLES: readonly Sample<Item>[] = [
  {
    name: 'Acrobat Shoes',
    card: {
      art: 'leather-boot',
      slot: 'boots',
      gems: ['blue', 'red'],
      abilities: [{ cost: ['either'], effect: { kind: 'change', text: '±1' } }],
      flames: ['focus'],
    },
  },
  {
    name: 'Warden Mail',
    card: {
      art: 'scale-mail',
      slot: 'body',
      gems: ['red'],
      abilities: [
        { cost: ['stamina', 'stamina'], effect: { kind: 'shields', count: 3 } },
        { cost: ['either'], effect: { kind: 'shields', count: 1 } },
      ],
      flames: ['stamina', 'focus'],
    },
  },
  {
    name: 'Hood of the Silent Seer',
    card: {
      art: 'hood',
      slot: 'head',
      gems: ['blue', 'blue', 'green'],
      abilities: [
        { cost: ['focus'], effect: { kind: 'set', value: 4 }, spaces: [{ token: 'focus' }] },
      ],
      flames: ['focus', 'stamina'],
    },
  },
  {
    name: 'Thornbow',
    card: {
      art: 'pocket-bow',
      slot: 'weapon',
      gems: ['green', 'green'],
      abilities: [
        { cost: ['focus', 'either', 'stamina'], effect: { kind: 'change', text: '+?' } },
        { cost: ['stamina'], effect: { kind: 'change', text: '−2' }, spaces: [{ corrupt: true }] },
      ],
    },
  },
];

export const SKILL_SAMPLES: readonly { readonly card: SkillCard; readonly words: SkillWords }[] = [
  {
    card: {
      color: 'blue',
      level: 1,
      icon: SKILL_ICON['raise-any'],
      gems: ['blue', 'blue', 'white'],
    },
    words: {
      name: 'Surge',
      when: 'before the roll',
      text: 'Take back 1 focus from an ability space.',
    },
  },
  {
    card: {
      color: 'green',
      level: 2,
      icon: SKILL_ICON['silver-focus'],
      gems: ['green', 'green', 'white'],
      silverDie: true,
    },
    words: {
      name: 'Hawk Eye',
      when: 'when you roll',
      text: 'If you have at least 3 focus, also roll the silver die.',
    },
  },
  {
    card: { color: 'red', level: 3, icon: SKILL_ICON.reroll, gems: ['red', 'red'], special: true },
    words: {
      name: 'Last Arrow of the Quiver',
      when: 'after the roll',
      text: 'Once in every fight you may reroll up to two of your dice, then use them as if rolled first.',
    },
  },
  {
    card: {
      color: 'blue',
      level: 3,
      icon: SKILL_ICON.ability,
      gems: ['blue', 'blue', 'white'],
      ability: { cost: ['stamina'], effect: { kind: 'set', value: 6 } },
    },
    words: { name: 'Heavy Blow', when: 'attack', text: 'An ability of your own.' },
  },
];

export const TILE_SAMPLES: readonly Sample<SkillTile>[] = [
  {
    name: 'Steady Breath',
    card: { color: 'green', level: 2, tokens: ['stamina', 'focus'], gems: ['green', 'green'] },
  },
  {
    name: 'Patience',
    card: { color: 'blue', level: 3, tokens: ['focus', 'focus'], gems: ['blue', 'white'] },
  },
];

export const LORD: IconId = 'overlord-helm';
export const FURY: IconId = 'burning-passion';

export const FRONT_SAMPLES: readonly Sample<LordFront>[] = [
  {
    name: 'Malghazar',
    card: { weakPoints: [{ value: 4 }, { value: 4 }, { value: 6, hit: true }], damage: 3 },
  },
  { name: 'Malghazar', card: { weakPoints: [{ value: 1 }, { value: 6 }], damage: 2 } },
];

export interface DemandSample {
  readonly card: Demand;
  readonly words: DemandWords;
  readonly front: LordFront;
}

export const DEMAND_SAMPLES: readonly DemandSample[] = [
  {
    card: { penalty: [{ kind: 'space', icon: PENALTY_ICON.corrupt, space: 'focus' }], wounds: 2 },
    words: { name: 'Blight', text: 'Corrupt 1 blue ability space', or: 'or', wounds: '2 wounds' },
    front: { weakPoints: [{ value: 2 }, { value: 5 }], damage: 2 },
  },
  {
    card: { penalty: [{ kind: 'icon', icon: PENALTY_ICON.reroll }], wounds: 1 },
    words: {
      name: 'Frenzy',
      text: 'Reroll all unplaced 2s until none is left',
      or: 'or',
      wounds: '1 wound',
    },
    front: { weakPoints: [{ value: 2 }, { value: 5 }], damage: 2 },
  },
  {
    card: {
      penalty: [
        { kind: 'lost', piece: 'stamina' },
        { kind: 'lost', piece: 'focus' },
      ],
      wounds: 3,
    },
    words: {
      name: 'Hollow Hunger',
      text: 'Lose 1 stamina and 1 focus',
      or: 'или',
      wounds: '3 wounds',
    },
    front: { weakPoints: [{ value: 4 }], damage: 1 },
  },
  {
    card: {
      penalty: [
        { kind: 'icon', icon: PENALTY_ICON.damage, count: 2 },
        { kind: 'lost', piece: 'die' },
        { kind: 'lost', piece: 'rage' },
      ],
      wounds: 1,
    },
    words: {
      name: 'Crushing Grip',
      text: '2 more damage, one die fewer, rage has no effect',
      or: 'nebo',
      wounds: '1 wound',
    },
    front: { weakPoints: [{ value: 1 }, { value: 3 }, { value: 6 }], damage: 1 },
  },
];

export const BLESSING_SAMPLES: readonly Sample<Blessing>[] = [
  { name: 'Aegis', card: { gives: { kind: 'shields', count: 3 } } },
  { name: 'Vigour', card: { gives: 'stamina' } },
  { name: 'Fate', card: { gives: { kind: 'set', value: 6 } } },
  { name: 'Turn of Luck', card: { gives: { kind: 'change', text: '±2' } } },
];

export const ROAD_SAMPLE: readonly RoadSpace[] = [
  { levels: [2, 2], sets: 1, faint: true },
  { levels: [2, 2], sets: 1, faint: true, landmark: 'openChest' },
  { levels: [2, 2], sets: 5 },
  { levels: [1, 2], sets: 1 },
  { levels: [2, 2], sets: 1 },
  { levels: [3], sets: 1, light: 'legal' },
  { levels: [2, 2], sets: 1, landmark: 'intervention' },
  { levels: [3], sets: 1 },
  { levels: [2, 3], sets: 1 },
  { levels: [3], sets: 1, landmark: 'chest' },
  { levels: [2, 3], sets: 5, faint: true },
  { levels: [3], sets: 1, faint: true },
];

export const TRAVELLER_SAMPLE: readonly Traveller[] = [
  { crest: HERO_ICON.slayer, space: 1 },
  { crest: HERO_ICON.dancer, space: 3 },
  { crest: HERO_ICON.outlaw, space: 3 },
  { crest: HERO_ICON.huntress, space: 5, mine: true },
];

export const ACT_SAMPLE: readonly ActLabel[] = [
  { name: 'Act II', from: 0, to: 1 },
  { name: 'Act III', from: 2, to: 9 },
  { name: 'Act IV', from: 10, to: 11 },
];

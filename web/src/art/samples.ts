// Sample cards and positions, for the gallery and the tests. Values are invented.

import type { District, Ghost, Position, WallPiece } from './bastion';
import type { CardWords, Enemy, EnemyWords, Ritual, SpellSign } from './bastion-cards';
import { Bastion } from './geometry';
import { ENEMY_ICON, HERO_ICON, PROPERTY_ICON, RITUAL_ICON, SPELL_ICON } from './icons';
import type { EnemyColor, Mana } from './tinctures';

type EnemyName = keyof typeof ENEMY_ICON;
type PropertyName = keyof typeof PROPERTY_ICON;
type SpellName = keyof typeof SPELL_ICON;

/** The spell of each class and its power. */
const SPELLS: Readonly<Record<EnemyName, readonly [SpellName, number?]>> = {
  beast: ['speed'],
  warrior: ['fireball', 1],
  mage: ['alchemy'],
  rider: ['fireball', 2],
  scout: ['prism'],
  symbiote: ['exchange'],
  flier: ['missile'],
  priest: ['teleport'],
  giant: ['plenty', 2],
  archmage: ['lightning', 3],
  shapeshifter: ['copy'],
  dragon: ['repeat'],
  infiltrator: ['alchemy'],
  belligemin: ['fireball', 3],
  rokai: ['missile'],
  valkyrie: ['lightning', 2],
  golem: ['fireball', 3],
  'black-wing': ['teleport'],
  inquisitor: ['exchange'],
  shaggon: ['plenty', 3],
  knellerwyrm: ['repeat'],
  leviathan: ['copy'],
};

const BASIC: readonly EnemyName[] = ['beast', 'warrior', 'mage', 'rider'];
const LEGENDS: readonly EnemyName[] = [
  'infiltrator',
  'belligemin',
  'rokai',
  'valkyrie',
  'golem',
  'black-wing',
  'inquisitor',
  'shaggon',
  'knellerwyrm',
  'leviathan',
];

/** How strong the squad of an enemy is. */
function squadOf(name: EnemyName): 1 | 2 | 3 {
  if (BASIC.includes(name)) return 1;
  return LEGENDS.includes(name) ? 3 : 2;
}

/** An enemy with some properties. */
export function sampleEnemy(
  name: EnemyName,
  color: EnemyColor,
  strength: number,
  properties: readonly PropertyName[] = [],
  extra: { readonly district?: Mana; readonly bound?: Mana | 'prismatic' } = {},
): Enemy {
  const [spell, power] = SPELLS[name];
  return {
    glyph: ENEMY_ICON[name],
    color,
    strength,
    squad: squadOf(name),
    district: extra.district,
    properties: properties.map((property) => ({
      icon: PROPERTY_ICON[property],
      color: property === 'drain' || property.endsWith('-tyranny') ? extra.bound : undefined,
    })),
    spell: { icon: SPELL_ICON[spell], power },
  };
}

/** A large enemy card of the gallery. */
export interface EnemySample {
  readonly enemy: Enemy;
  readonly words: EnemyWords;
}

/** A name as a heading: "black-wing" becomes "Black Wing". */
function title(name: string): string {
  return name.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  );
}

function enemySample(
  cls: EnemyName,
  name: string,
  color: EnemyColor,
  strength: number,
  properties: readonly PropertyName[] = [],
  extra: { readonly district?: Mana; readonly bound?: Mana | 'prismatic' } = {},
): EnemySample {
  return {
    enemy: sampleEnemy(cls, color, strength, properties, extra),
    words: {
      name,
      properties: properties.map(title),
      none: 'no property',
      gives: 'gives',
      spell: title(SPELLS[cls][0]),
    },
  };
}

/** Every class and legend once, in all colours and kinds. */
export const ENEMY_SAMPLES: readonly EnemySample[] = [
  enemySample('beast', 'Prairie Beast', 'yellow', 3),
  enemySample('warrior', 'Fire Warrior', 'red', 4),
  enemySample('mage', 'Mountain Mage', 'blue', 5),
  enemySample('rider', 'Swamp Rider', 'purple', 6),
  enemySample('scout', 'Forest Scout', 'green', 4, ['vanguard']),
  enemySample('symbiote', 'Fire Symbiote', 'red', 4, ['symbiosis']),
  enemySample('flier', 'Dark Flier', 'black', 5, ['flight']),
  enemySample('priest', 'Prairie Priest', 'yellow', 6, ['ward']),
  enemySample('giant', 'Forest Giant', 'green', 7, ['rush']),
  enemySample('archmage', 'Dark Archmage', 'black', 8, ['drain'], { bound: 'red' }),
  enemySample('shapeshifter', 'Forest Shapeshifter', 'green', 7, ['shapeshift']),
  enemySample('dragon', 'Mountain Dragon', 'blue', 10, ['roost', 'colored-tyranny'], {
    bound: 'blue',
  }),
  enemySample('infiltrator', 'Infiltrator', 'white', 3, ['vanguard', 'vanguard'], {
    district: 'purple',
  }),
  enemySample('belligemin', 'Belligemin', 'prismatic', 8, ['general-tyranny'], {
    bound: 'prismatic',
  }),
  enemySample('rokai', 'Rokai', 'gray', 8, ['flight', 'terror']),
  enemySample('valkyrie', 'Valkyrie', 'white', 6, ['rally'], { district: 'blue' }),
  enemySample('golem', 'Golem', 'prismatic', 6, ['immunity']),
  enemySample('black-wing', 'Black Wing', 'black', 9, ['overshadow']),
  enemySample('inquisitor', 'Inquisitor', 'gray', 7, ['earthing']),
  enemySample('shaggon', 'Shaggon', 'blue', 10, ['immunity', 'rush']),
  enemySample('knellerwyrm', 'Knellerwyrm', 'purple', 11, ['terror', 'douse']),
  enemySample('leviathan', 'Leviathan', 'prismatic', 12, ['douse']),
];

/** Long names, to see how they wrap. */
export const LONG_ENEMY: EnemySample = {
  enemy: sampleEnemy('shapeshifter', 'yellow', 12, ['shapeshift', 'earthing']),
  words: {
    name: 'Степной многоликий перевёртыш',
    properties: ['Превращение', 'Заземление'],
    none: 'без свойств',
    gives: 'даёт',
    spell: 'Копирование',
  },
};

export const SPELL_SAMPLES: readonly { readonly spell: SpellSign; readonly words: CardWords }[] = [
  {
    spell: { icon: SPELL_ICON.lightning, power: 3 },
    words: {
      name: 'Lightning',
      text: 'While any hero attacks: 3 mana less, but at least 1.',
      note: 'any hero, from anywhere',
    },
  },
  {
    spell: { icon: SPELL_ICON.speed },
    words: { name: 'Speed', text: 'Move to a neighbouring district.', note: 'you, when you move' },
  },
];

export const RITUAL_SAMPLES: readonly { readonly ritual: Ritual; readonly words: CardWords }[] = [
  {
    ritual: { icon: RITUAL_ICON.cannon, color: 'green', kind: 'structure' },
    words: {
      name: 'Cannon',
      note: 'structure',
      text: 'Green enemies of its district have 2 strength less, at least 1.',
    },
  },
  {
    ritual: { icon: RITUAL_ICON.converter, color: 'purple', kind: 'artifact' },
    words: {
      name: 'Converter',
      note: 'artifact',
      text: 'Once a turn: change 1 purple mana into any other.',
    },
  },
  {
    ritual: { icon: RITUAL_ICON.obelisk, color: 'black', kind: 'structure' },
    words: {
      name: 'Obelisk',
      note: 'structure',
      text: 'Heroes here may use black mana as any mana.',
    },
  },
];

const COLORS: readonly Mana[] = ['red', 'green', 'yellow', 'purple', 'black', 'blue'];
const PRINTED: Readonly<Record<Mana, readonly Mana[]>> = {
  yellow: ['yellow', 'green', 'purple'],
  green: ['green', 'blue', 'black'],
  blue: ['blue', 'purple', 'red'],
  purple: ['purple', 'black', 'yellow'],
  black: ['black', 'red', 'green'],
  red: ['red', 'yellow', 'blue'],
};
const DRAINED: Mana = 'red';

interface DistrictSample {
  readonly discs: readonly (Mana | undefined)[];
  readonly tower?: Mana;
  readonly found: District['foundations'];
  readonly heroes: District['heroes'];
  readonly plaza?: Enemy;
}

/** A district of the sample position: drained and blocked where the rules say so. */
function sampleDistrict(color: Mana, sample: DistrictSample): District {
  const blocked = sample.plaza !== undefined;
  return {
    sources: PRINTED[color].map((source, index) => {
      const disc = sample.discs[index];
      return { color: source, disc, blocked, drained: source === DRAINED && !disc };
    }),
    tower: { color, disc: sample.tower, blocked },
    foundations: sample.found,
    heroes: sample.heroes,
    plaza: sample.plaza,
  };
}

const DISTRICT_SAMPLES: readonly DistrictSample[] = [
  {
    discs: [undefined, 'green', undefined],
    found: [{ icon: RITUAL_ICON.obelisk, color: 'yellow' }, undefined],
    heroes: [{ crest: HERO_ICON.sannirr }],
  },
  {
    discs: ['black', 'yellow', undefined],
    tower: 'red',
    found: [undefined, undefined],
    heroes: [],
  },
  {
    discs: ['purple', 'blue', undefined],
    found: [{ icon: RITUAL_ICON.cannon, color: 'green' }, undefined],
    heroes: [{ crest: HERO_ICON.dagdar, mine: true }],
  },
  {
    discs: [undefined, 'green', undefined],
    tower: 'yellow',
    found: [undefined, { icon: RITUAL_ICON.obelisk, color: 'black' }],
    heroes: [{ crest: HERO_ICON.ziran }],
  },
  {
    discs: [undefined, undefined, 'red'],
    found: [{ icon: RITUAL_ICON.source, color: 'purple' }, undefined],
    heroes: [{ crest: HERO_ICON.fourth }],
  },
  {
    discs: [],
    found: [undefined, { icon: RITUAL_ICON.cannon, color: 'red' }],
    heroes: [],
    plaza: sampleEnemy('flier', 'black', 5, ['flight']),
  },
];

const WALL: readonly WallPiece[] = [
  { section: 24, enemy: sampleEnemy('warrior', 'red', 4) },
  { section: 23, enemy: sampleEnemy('golem', 'prismatic', 6, ['immunity']) },
  { section: 22, enemy: sampleEnemy('archmage', 'black', 8, ['drain'], { bound: 'red' }) },
  { section: 21, enemy: sampleEnemy('beast', 'yellow', 3) },
  { section: 20, enemy: sampleEnemy('giant', 'green', 8, ['rush']), state: { modifiers: ['+1'] } },
  { section: 19, enemy: sampleEnemy('rokai', 'gray', 8, ['flight']) },
  { section: 17, enemy: sampleEnemy('rider', 'purple', 6) },
  {
    section: 16,
    enemy: sampleEnemy('infiltrator', 'white', 3, ['vanguard', 'vanguard'], { district: 'purple' }),
  },
  {
    section: 13,
    enemy: sampleEnemy('warrior', 'purple', 4),
    state: { forbidden: PROPERTY_ICON.ward },
  },
  { section: 14, enemy: sampleEnemy('priest', 'yellow', 6, ['ward']), state: { sideways: true } },
  { section: 11, enemy: sampleEnemy('mage', 'blue', 5), state: { light: 'legal' } },
  {
    section: 10,
    enemy: sampleEnemy('shapeshifter', 'green', 7, ['shapeshift']),
    state: { light: 'pointed', modifiers: ['+1', '−2'] },
  },
  {
    section: 9,
    enemy: sampleEnemy('beast', 'yellow', 3),
    state: { light: 'legal', selected: true },
  },
  {
    section: 5,
    enemy: sampleEnemy('mage', 'green', 6),
    state: {
      symbiotes: [{ glyph: ENEMY_ICON.symbiote, color: 'red', strength: 4 }],
      modifiers: ['+1'],
      fresh: 'NEW',
    },
  },
];

const GHOSTS: readonly Ghost[] = [
  { section: 4, icon: 'boot-prints', label: 'next', certain: true },
  { section: 18, icon: ENEMY_ICON.giant, label: 'if Giant', certain: false },
];

/** A position in the middle of a match, seen with the gate at an angle. */
export function samplePosition(gate?: number): Position {
  return {
    bastion: new Bastion(gate),
    colors: COLORS,
    districts: DISTRICT_SAMPLES.map((sample, index) =>
      sampleDistrict(COLORS[index] ?? 'red', sample),
    ),
    wall: WALL,
    citadel: [
      sampleEnemy('dragon', 'red', 9, ['roost']),
      sampleEnemy('dragon', 'green', 10, ['roost', 'colored-tyranny']),
    ],
    here: 3,
    camp: 9,
    ghosts: GHOSTS,
    protection: [13, 15].map((to) => ({ from: 14, to, icon: PROPERTY_ICON.ward, color: 'yellow' })),
  };
}

/** Where the rule book speaks of a card: the rule at which its part begins. */

/** Properties of enemies. */
export const PROPERTY_RULE: Readonly<Record<string, string>> = {
  vanguard: 'B-15.1',
  symbiosis: 'B-15.5',
  flight: 'B-15.19',
  ward: 'B-15.30',
  rush: 'B-15.36',
  drain: 'B-15.38',
  roost: 'B-15.43',
  'colored-tyranny': 'B-15.54',
  'general-tyranny': 'B-15.55',
  shapeshift: 'B-15.58',
  terror: 'B-15.64',
  douse: 'B-15.67',
  earthing: 'B-15.68',
  overshadow: 'B-15.70',
  immunity: 'B-15.72',
  rally: 'B-15.77',
};

/** Spells. */
export const SPELL_RULE: Readonly<Record<string, string>> = {
  alchemy: 'B-12.13',
  plenty: 'B-12.15',
  copy: 'B-12.17',
  lightning: 'B-12.22',
  fireball: 'B-12.23',
  repeat: 'B-12.27',
  prism: 'B-12.31',
  exchange: 'B-12.33',
  missile: 'B-12.35',
  teleport: 'B-12.37',
  speed: 'B-12.40',
};

/** Rituals. */
export const RITUAL_RULE: Readonly<Record<string, string>> = {
  accumulator: 'B-13.22',
  converter: 'B-13.21',
  source: 'B-13.24',
  obelisk: 'B-13.26',
  cannon: 'B-13.28',
};

/** Colours that are none of the six. */
export const COLOR_RULE: Readonly<Record<string, string>> = {
  white: 'B-4.9',
  prismatic: 'B-4.10',
  gray: 'B-4.11',
};

/** Kinds of cards of Sanctum. */
export const KIND_RULE: Readonly<Record<string, readonly string[]>> = {
  demon: ['S-1.4', 'S-10.1'],
  item: ['S-1.8', 'S-8.1', 'S-14.1'],
  skill: ['S-13.1'],
  lord: ['S-20.1', 'S-21.1'],
  effect: ['S-22.1', 'S-23.1'],
  fury: ['S-24.1'],
  blessing: ['S-25.1'],
};

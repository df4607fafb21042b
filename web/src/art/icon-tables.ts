// Which game icon stands for what. One icon has one meaning per game. Keys are the names that the
// rules use for these things.

import type { Class, Legend, Property, RitualKind, Spell } from '../generated/bastion';
import type { IconId } from './icons';

/** Classes and legends of Bastion. */
export const ENEMY_ICON = {
  beast: 'wolf-head',
  warrior: 'crested-helmet',
  mage: 'wizard-face',
  rider: 'mounted-knight',
  scout: 'hooded-figure',
  symbiote: 'leeching-worm',
  flier: 'evil-bat',
  priest: 'sun-priest',
  giant: 'minotaur',
  archmage: 'warlock-eye',
  shapeshifter: 'duality-mask',
  dragon: 'spiked-dragon-head',
  infiltrator: 'ninja-head',
  belligemin: 'double-dragon',
  rokai: 'eagle-head',
  valkyrie: 'winged-sword',
  golem: 'rock-golem',
  'black-wing': 'raven',
  inquisitor: 'executioner-hood',
  shaggon: 'ice-golem',
  knellerwyrm: 'sea-serpent',
  leviathan: 'giant-squid',
} as const satisfies Record<Class | Legend, IconId>;

/** Properties of enemies. */
export const PROPERTY_ICON = {
  vanguard: 'trumpet-flag',
  symbiosis: 'linked-rings',
  flight: 'feathered-wing',
  ward: 'bordered-shield',
  rush: 'boot-stomp',
  drain: 'marrow-drain',
  roost: 'nest-eggs',
  'colored-tyranny': 'queen-crown',
  'general-tyranny': 'queen-crown',
  shapeshift: 'body-swapping',
  terror: 'terror',
  douse: 'water-splash',
  earthing: 'electrical-resistance',
  overshadow: 'eclipse',
  immunity: 'stone-block',
  rally: 'rally-the-troops',
} as const satisfies Record<Property, IconId>;

/** Spells. */
export const SPELL_ICON = {
  alchemy: 'bubbling-flask',
  plenty: 'cornucopia',
  copy: 'mirror-mirror',
  lightning: 'power-lightning',
  fireball: 'fire-ray',
  repeat: 'cycle',
  prism: 'prism',
  exchange: 'card-exchange',
  missile: 'arrow-scope',
  teleport: 'teleport',
  speed: 'wingfoot',
} as const satisfies Record<Spell, IconId>;

/** Rituals. */
export const RITUAL_ICON = {
  accumulator: 'receive-money',
  converter: 'concentration-orb',
  source: 'well',
  obelisk: 'obelisk',
  cannon: 'cannon',
} as const satisfies Record<RitualKind, IconId>;

/** Heroes of both games; the fourth hero of Bastion is called "fourth" in the rules. */
export const HERO_ICON = {
  dagdar: 'war-axe',
  sannirr: 'wizard-staff',
  ziran: 'crossbow',
  fourth: 'winged-shield',
  huntress: 'high-shot',
  outlaw: 'cloak-dagger',
  slayer: 'battle-axe',
  dancer: 'dervish-swords',
} as const satisfies Record<string, IconId>;

/** Demons by colour and level. */
export const DEMON_ICON = {
  red: ['imp', 'burning-skull', 'diablo-skull'],
  green: ['maggot', 'troglodyte', 'hydra'],
  blue: ['spectre', 'haunting', 'grim-reaper'],
} as const satisfies Record<string, readonly [IconId, IconId, IconId]>;

/** The places of items. */
export const SLOT_ICON = {
  head: 'visored-helm',
  body: 'chest-armor',
  boots: 'boots',
  weapon: 'plain-dagger',
  amulet: 'gem-pendant',
} as const satisfies Record<string, IconId>;

/** Skill cards, by the power they have. */
export const SKILL_ICON = {
  'dice-shields': 'heavy-arrow',
  'lower-any': 'wolf-trap',
  'raise-any': 'psychic-waves',
  'extra-level': 'archery-target',
  'silver-focus': 'hawk-emblem',
  reroll: 'arrow-flights',
  bleed: 'bleeding-wound',
  'silver-drank': 'dripping-blade',
  'potion-spaces': 'knapsack',
  haggle: 'swap-bag',
  'any-flask': 'round-potion',
  'flask-shields': 'smoke-bomb',
  'rage-tile': 'two-shadows',
  'silver-wounded': 'enrage',
  'gem-shields': 'muscular-torso',
  'rage-shields': 'shield-bash',
  ward: 'shield-reflect',
  ability: 'hammer-drop',
  'double-strike': 'crossed-slashes',
  copy: 'shadow-follower',
  flip: 'spinning-ribbons',
  'silver-outnumbered': 'sword-spin',
  sacrifice: 'blood',
  shields: 'cloak',
} as const satisfies Record<string, IconId>;

/** Tokens and the health track. */
export const TOKEN_ICON = {
  stamina: 'fist',
  focus: 'third-eye',
  rage: 'angry-eyes',
  health: 'hearts',
  wound: 'broken-heart',
  death: 'death-skull',
} as const satisfies Record<string, IconId>;

/** Penalties that have an icon; the others show the struck piece that is lost. */
export const PENALTY_ICON = {
  corrupt: 'evil-hand',
  'lose-blessing': 'prayer',
  damage: 'bloody-sword',
  shorten: 'broken-heart-zone',
  heal: 'heart-plus',
  drink: 'broken-bottle',
  pay: 'two-coins',
  reroll: 'rolling-dices',
  'lose-die': 'dice-fire',
  'only-modified': 'anvil-impact',
} as const satisfies Record<string, IconId>;

/** The road to the Demon Lord. */
export const ROAD_ICON = {
  chest: 'locked-chest',
  openChest: 'open-chest',
  intervention: 'angel-wings',
  walls: 'demolish',
  cathedral: 'church',
  call: 'bugle-call',
} as const satisfies Record<string, IconId>;

/** Categories of achievements. */
export const ACHIEVEMENT_ICON = {
  skills: 'psychic-waves',
  gems: 'cut-diamond',
  equipment: 'chest-armor',
  higher: 'laurel-crown',
} as const satisfies Record<string, IconId>;

/** What can be done, and who does it. */
export const ACTION_ICON = {
  move: 'walking-boot',
  channel: 'well',
  attack: 'crossed-swords',
  rest: 'campfire',
  camp: 'camping-tent',
  bot: 'robot-golem',
  hint: 'lantern-flame',
  walk: 'boot-prints',
} as const satisfies Record<string, IconId>;

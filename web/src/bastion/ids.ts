/** The ids of Bastion and what they stand for. Ids are looked up here and never taken apart. */

import type {
  Class,
  Color,
  EnemyId,
  EnemyRef,
  FoundationRef,
  Legend,
  Place,
  PlaceRef,
  RitualId,
  RitualKind,
  RitualRef,
  Spell,
  Target,
  TargetRef,
} from '../generated/bastion';

/** The names of a table, in its order; the type of the table makes sure that none is missing. */
const namesOf = <Name extends string>(table: Record<Name, true>): readonly Name[] =>
  Object.keys(table) as Name[];

/** The colours, in their order. */
export const COLOR_LIST = namesOf<Color>({
  yellow: true,
  green: true,
  blue: true,
  purple: true,
  black: true,
  red: true,
});
const CLASS_LIST = namesOf<Class>({
  beast: true,
  warrior: true,
  mage: true,
  rider: true,
  scout: true,
  symbiote: true,
  flier: true,
  priest: true,
  giant: true,
  archmage: true,
  shapeshifter: true,
  dragon: true,
});
const LEGEND_LIST = namesOf<Legend>({
  infiltrator: true,
  belligemin: true,
  rokai: true,
  valkyrie: true,
  golem: true,
  'black-wing': true,
  inquisitor: true,
  shaggon: true,
  knellerwyrm: true,
  leviathan: true,
});
const KIND_LIST = namesOf<RitualKind>({
  accumulator: true,
  converter: true,
  source: true,
  obelisk: true,
  cannon: true,
});
/** The spells. */
export const SPELL_LIST = namesOf<Spell>({
  alchemy: true,
  plenty: true,
  copy: true,
  lightning: true,
  fireball: true,
  repeat: true,
  prism: true,
  exchange: true,
  missile: true,
  teleport: true,
  speed: true,
});
/** The numbers of the districts. */
const DISTRICT_LIST = [1, 2, 3, 4, 5, 6] as const;
/** How many wall sections there are. */
export const SECTION_COUNT = 24;
/** How many cards of one kind and colour there can be. */
const MOST_ALIKE = 4;
/** The most foundations a district can have. */
const MOST_FOUNDATIONS = 3;

const counted = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);
const SECTIONS = counted(SECTION_COUNT);

/** The id of an enemy card. */
export function enemyId(ref: EnemyRef): EnemyId {
  return 'legend' in ref ? ref.legend : `${ref.class}/${ref.color}`;
}

/** The id of a ritual card; of several alike the first has no number. */
export function ritualId({ kind, color, n }: RitualRef): RitualId {
  return n === 1 ? `${kind}/${color}` : `${kind}/${color}/${n}`;
}

/** The id of a place of units. */
export function targetId(ref: TargetRef): Target {
  return ref.kind === 'citadel' ? ref.kind : `${ref.kind}/${ref.n}`;
}

/** The id of a place of heroes. */
export function placeId(ref: PlaceRef): Place {
  return ref.kind === 'citadel' ? ref.kind : `district/${ref.n}`;
}

/** The id of a foundation. */
export const foundationId = ({ district, n }: FoundationRef): string =>
  `foundation/${district}/${n}`;

const tableOf = <Id extends string, Ref>(
  refs: readonly Ref[],
  idOf: (ref: Ref) => Id,
): ReadonlyMap<string, Ref> => new Map(refs.map((ref) => [idOf(ref), ref]));

const CITADEL = { kind: 'citadel' } as const;
/** All enemy cards, in the order of the notation. */
export const ENEMIES = tableOf<EnemyId, EnemyRef>(
  [
    ...CLASS_LIST.flatMap((name) => COLOR_LIST.map((color) => ({ class: name, color }))),
    ...LEGEND_LIST.map((legend) => ({ legend })),
  ],
  enemyId,
);
/** All ritual cards that can be named. */
export const RITUALS = tableOf<RitualId, RitualRef>(
  KIND_LIST.flatMap((kind) =>
    COLOR_LIST.flatMap((color) => counted(MOST_ALIKE).map((n) => ({ kind, color, n }))),
  ),
  ritualId,
);
/** All places of units. */
export const TARGETS = tableOf<Target, TargetRef>(
  [
    ...SECTIONS.map((n) => ({ kind: 'wall' as const, n })),
    ...DISTRICT_LIST.map((n) => ({ kind: 'plaza' as const, n })),
    CITADEL,
  ],
  targetId,
);
/** All places of heroes. */
export const PLACES = tableOf<Place, PlaceRef>(
  [...DISTRICT_LIST.map((n) => ({ kind: 'district' as const, n })), CITADEL],
  placeId,
);
/** All foundations. */
export const FOUNDATIONS = tableOf<string, FoundationRef>(
  DISTRICT_LIST.flatMap((district) => counted(MOST_FOUNDATIONS).map((n) => ({ district, n }))),
  foundationId,
);

function found<Ref>(table: ReadonlyMap<string, Ref>, id: string): Ref {
  const ref = table.get(id);
  if (ref === undefined) throw new Error(`unknown id: ${id}`);
  return ref;
}

/** The class and colour of an enemy card, or its legend. */
export const enemyRef = (card: EnemyId): EnemyRef => found(ENEMIES, card);
/** The kind and colour of a ritual card. */
export const ritualRef = (card: RitualId): RitualRef => found(RITUALS, card);
/** Where a unit is. */
export const targetRef = (target: Target): TargetRef => found(TARGETS, target);
/** Where a hero is. */
export const placeRef = (place: Place): PlaceRef => found(PLACES, place);

/** An enemy card as one word, as ids of messages and spells have it. */
export function enemyWord(card: EnemyId): string {
  const ref = enemyRef(card);
  return 'legend' in ref ? ref.legend : `${ref.class}-${ref.color}`;
}

/** A ritual card as one word. */
export function ritualWord(card: RitualId): string {
  const { kind, color } = ritualRef(card);
  return `${kind}-${color}`;
}

/** The wall section of a target; nothing for plazas and the citadel. */
export function sectionOf(target: Target): number | null {
  const ref = targetRef(target);
  return ref.kind === 'wall' ? ref.n : null;
}

/** Which district a place is; nothing for the citadel. */
export function placeDistrict(place: Place): number | null {
  const ref = placeRef(place);
  return ref.kind === 'district' ? ref.n : null;
}

/** A thing that can be touched. */
export type Thing =
  | TargetRef
  | { readonly kind: 'district'; readonly n: number }
  | { readonly kind: 'tower'; readonly district: number }
  | { readonly kind: 'source'; readonly district: number; readonly n: number }
  | { readonly kind: 'foundation'; readonly district: number; readonly n: number }
  | { readonly kind: 'mana'; readonly color: Color }
  | { readonly kind: 'spell'; readonly card: EnemyId; readonly spell: Spell }
  | { readonly kind: 'ritual'; readonly card: RitualId };

/** The key of a thing: two things are one if their keys are the same. Nothing is read from it. */
export function keyOf(thing: Thing): string {
  switch (thing.kind) {
    case 'wall':
    case 'plaza':
    case 'citadel':
      return targetId(thing);
    case 'district':
      return placeId(thing);
    case 'tower':
      return `tower/${thing.district}`;
    case 'source':
      return `source/${thing.district}/${thing.n}`;
    case 'foundation':
      return foundationId(thing);
    case 'mana':
      return `mana/${thing.color}`;
    case 'spell':
      return `${thing.spell}/${enemyWord(thing.card)}`;
    case 'ritual':
      return thing.card;
  }
}

/** Whether two things are one. */
export const isSame = (one: Thing, other: Thing): boolean => keyOf(one) === keyOf(other);

/** The wall section with a number. */
export const wall = (n: number): TargetRef => ({ kind: 'wall', n });

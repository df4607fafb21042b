/** Things on the table that can be picked, each with the key it has on the page. */

import type {
  AbilityId,
  AbilityRef,
  Cell,
  Gem,
  PointRef,
  Potion,
  SkillRef,
  Slot,
  SpaceRef,
  Target,
} from '../generated/sanctum';
import { abilityOf, cellOf, targetOf } from './ids';

/** What a thing is. */
type Kinds =
  | { readonly kind: 'die' | 'set' | 'item' | 'demon' | 'blessing'; readonly n: number }
  | { readonly kind: 'rage' }
  | { readonly kind: 'ability'; readonly ability: AbilityId }
  | { readonly kind: 'skill'; readonly cell: Cell }
  | { readonly kind: 'space'; readonly ability: AbilityId; readonly n: number }
  | { readonly kind: 'point'; readonly target: Target }
  | { readonly kind: 'potion'; readonly potion: Potion }
  | { readonly kind: 'gem'; readonly gem: Gem; readonly cell: Cell }
  | { readonly kind: 'slot'; readonly slot: Slot };

/** A thing on the table; `key` is its `data-thing`. */
export type Thing = { readonly key: string } & Kinds;

type Numbered = 'die' | 'set' | 'item' | 'demon' | 'blessing';
const numbered =
  (kind: Numbered) =>
  (n: number): Thing => ({ key: `${kind}/${n}`, kind, n });

/** Makes things. */
export const thing = {
  die: numbered('die'),
  set: numbered('set'),
  item: numbered('item'),
  demon: numbered('demon'),
  blessing: numbered('blessing'),
  rage: (): Thing => ({ key: 'rage', kind: 'rage' }),
  ability: (ability: AbilityId): Thing => ({ key: `ability/${ability}`, kind: 'ability', ability }),
  skill: (cell: Cell): Thing => ({ key: `skill/${cell}`, kind: 'skill', cell }),
  space: (ability: AbilityId, n: number): Thing => ({
    key: `space/${ability}/${n}`,
    kind: 'space',
    ability,
    n,
  }),
  point: (target: Target): Thing => ({ key: `point/${target}`, kind: 'point', target }),
  potion: (potion: Potion): Thing => ({ key: `potion/${potion}`, kind: 'potion', potion }),
  gem: (gem: Gem, cell: Cell): Thing => ({ key: `gem/${gem}/${cell}`, kind: 'gem', gem, cell }),
  slot: (slot: Slot): Thing => ({ key: `slot/${slot}`, kind: 'slot', slot }),
};

/** Whether a thing is a die. */
export const isDie = (it: Thing): boolean => it.kind === 'die';

/** The number of the set that is picked. */
export const setIn = (picked: readonly Thing[]): number | null => {
  const set = picked.find(({ kind }) => kind === 'set');
  return set && 'n' in set ? set.n : null;
};

/** Things as actions name them. */
export const abilityThing = (ability: AbilityRef): Thing => thing.ability(abilityOf(ability));
export const skillThing = (skill: SkillRef): Thing => thing.skill(cellOf(skill));
export const spaceThing = ({ ability, n }: SpaceRef): Thing => thing.space(abilityOf(ability), n);
export const pointThing = (point: PointRef): Thing => thing.point(targetOf(point));

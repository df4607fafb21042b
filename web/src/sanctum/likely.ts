/** What to ask the server about a thing that does not light up. No rule is known here. */

import type { Effect } from '../art/pieces';
import type { Hero, Power } from '../generated/sanctum';
import type { Book } from './printed';
import type { Thing } from './things';

export { drawn } from './drawn';

/** An effect as an offer would write it. */
function change(effect: Effect): string {
  switch (effect.kind) {
    case 'set':
      return `=${effect.value}`;
    case 'change':
      return (effect.by ?? 0) > 0 ? `+${effect.by}` : `${effect.by}`;
    case 'shields':
      return '';
  }
}

/** The first weak point there is to hit. */
function somePoint(hero: Hero): string {
  const [demon] = hero.zone;
  return hero.row || demon === undefined ? 'card/1' : `demon/${demon}/1`;
}

/** What the use of a skill names besides it. */
function skillUse(power: Power | null | undefined, die: string): string {
  switch (power?.kind) {
    case 'change':
    case 'copy':
    case 'bleed':
    case 'sacrifice':
      return ` ${die} =1`;
    case 'flip':
    case 'reroll':
      return ` ${die}`;
    default:
      return '';
  }
}

/** The action to ask about when a thing is touched that no offer names; null if there is none. */
export function question(
  thing: Thing,
  hero: Hero,
  book: Book,
  inHand: number | null,
): string | null {
  const free = (hero.fight?.dice ?? []).findIndex((it) => it.state === 'free');
  const die = `die/${inHand ?? Math.max(1, free + 1)}`;
  switch (thing.kind) {
    case 'die':
      return `assign ${thing.key} ${somePoint(hero)}`;
    case 'point':
      return `assign ${die} ${thing.target}`;
    case 'rage':
      return `rage ${die} =1`;
    case 'ability': {
      const { ability } = thing;
      const effect = book.abilities(hero).find((it) => it.id === ability)?.effect;
      if (!effect) return null;
      return effect.kind === 'shields'
        ? `block ${ability}`
        : `use ${ability} ${die} ${change(effect)}`;
    }
    case 'skill': {
      const { card } = book.skill(hero.figure, thing.cell);
      return `skill ${thing.cell}${skillUse(card?.power, die)}`;
    }
    case 'blessing': {
      const gives = book.blessing(thing.n);
      const isDice = typeof gives !== 'string' && gives.kind !== 'shields';
      return isDice ? `bless ${thing.key} ${die} ${change(gives)}` : `bless ${thing.key}`;
    }
    case 'potion':
      return `drink ${thing.potion} head/1/1`;
    case 'space':
      return `corrupt ${thing.ability}/${thing.n}`;
    case 'slot':
      return `take off ${thing.slot}`;
    case 'item':
      return `sell ${thing.key} red`;
    case 'gem':
      return `raise ${thing.gem} ${thing.cell}`;
    case 'demon':
      return `loot ${thing.key}`;
    case 'set':
      return `engage ${thing.key}`;
  }
}

/** What to ask the server about a thing that does not light up. Only the notation is known here. */

import type { Effect } from '../art/pieces';
import type { AbilityId, Cell, Hero } from '../generated/sanctum';
import type { Book } from './printed';
import type { Thing } from './offers';

/** An effect as an offer would write it. */
function change(effect: Effect): string {
  if (effect.kind === 'set') return `=${effect.value}`;
  if (effect.kind === 'shields') return '';
  const text = effect.text.replace('−', '-').replace('±', '+');
  return text.replace('?', '1');
}

/** The first weak point there is to hit. */
function somePoint(hero: Hero): string {
  const [demon] = hero.zone;
  return hero.row || demon === undefined ? 'card/1' : `demon/${demon}/1`;
}

/** The action to ask about when a thing is touched that no offer names; null if there is none. */
export function question(
  thing: Thing,
  hero: Hero,
  book: Book,
  inHand: number | null,
): string | null {
  const [kind = '', ...rest] = thing.split('/');
  const id = rest.join('/');
  const free = (hero.fight?.dice ?? []).findIndex((it) => it.state === 'free');
  const die = `die/${inHand ?? Math.max(1, free + 1)}`;
  switch (kind) {
    case 'die':
      return `assign ${thing} ${somePoint(hero)}`;
    case 'point':
      return `assign ${die} ${id}`;
    case 'rage':
      return `rage ${die} =1`;
    case 'ability': {
      const effect = book.abilities(hero).find((it) => it.id === (id as AbilityId))?.effect;
      if (!effect) return null;
      return effect.kind === 'shields' ? `block ${id}` : `use ${id} ${die} ${change(effect)}`;
    }
    case 'skill': {
      const { power = '' } = book.skill(hero.figure, id as Cell);
      if (/^(change|copy|bleed|sacrifice)/.test(power)) return `skill ${id} ${die} =1`;
      return /^(flip|reroll)/.test(power) ? `skill ${id} ${die}` : `skill ${id}`;
    }
    case 'blessing': {
      const gives = book.blessing(Number(id));
      const isDice = typeof gives !== 'string' && gives.kind !== 'shields';
      return isDice ? `bless ${thing} ${die} ${change(gives)}` : `bless ${thing}`;
    }
    case 'potion':
      return `drink ${id} head/1/1`;
    case 'space':
      return `corrupt ${id}`;
    case 'slot':
      return `take off ${id}`;
    case 'item':
      return `sell ${thing} red`;
    case 'gem':
      return `raise ${id.replace('/', ' ')}`;
    case 'demon':
      return `loot ${thing}`;
    case 'set':
      return `engage ${thing}`;
    default:
      return null;
  }
}

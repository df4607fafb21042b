/** What happened in a game of Sanctum, told in sentences. */

import type { AbilityId, Cell, Event, Hero, Slot, View } from '../generated/sanctum';
import type { Printed, Narrator, ChronicleLine } from '../table/contract';
import { listed, t } from '../words/words.svelte';
import { bookOf, type Book } from './printed';
import { read, type Reading } from './offers';
import {
  abilityName,
  achievementName,
  blessingWords,
  demonArgs,
  demonName,
  heroArgs,
  heroName,
  paidWords,
  placeArgs,
  potionArgs,
  slotArgs,
} from './names';

/** Puts an event of Sanctum into words. */
export const narrate: Narrator = (event, view, _table, printed: Printed) =>
  sentence(event as Event, view as View, bookOf(printed));

function sentence(event: Event, view: View, book: Book): ChronicleLine | null {
  const hero = (seat: number): Hero | undefined => view.heroes[seat];
  const who = (seat: number): string => {
    const found = hero(seat);
    return found ? heroName(found.figure) : '';
  };
  const whoArgs = (seat: number): Record<string, string> => {
    const found = hero(seat);
    return found ? heroArgs(found.figure) : { who: '', whoId: '' };
  };
  const by = (
    seat: number,
    id: string,
    args: Record<string, string | number> = {},
  ): ChronicleLine => ({
    seat,
    text: t(`sanctum-told-${id}`, { ...whoArgs(seat), ...args }),
  });
  const game = (id: string, args: Record<string, string | number> = {}): ChronicleLine => ({
    seat: null,
    text: t(`sanctum-told-${id}`, args),
  });
  switch (event.event) {
    case 'did':
      return did(read(event.action), event.seat, hero(event.seat), book, by);
    case 'drawn': {
      const first = /^first (\d+)$/.exec(event.chance);
      return first ? by(Number(first[1]), 'first') : null;
    }
    case 'blessing-seen':
      return by(event.seat, 'blessing', { what: blessingWords(book.blessing(event.blessing)) });
    case 'space-blocked':
      return game('space-blocked', { achievement: achievementName(event.achievement) });
    case 'advanced':
      return by(event.seat, 'advanced', placeArgs(event.to));
    case 'engaged':
      return by(event.seat, 'engaged', {
        demons: listed(event.demons.map((id) => demonName(book.demon(id)))),
      });
    case 'discards-shuffled':
      return game('shuffled', { level: event.level });
    case 'demons-discarded':
      return game('discarded', { count: event.demons.length });
    case 'item-gained':
    case 'item-taken':
      return by(event.seat, event.event, { item: book.itemName(event.item) });
    case 'demon-killed':
      return by(event.seat, 'killed', demonArgs(book.demon(event.demon)));
    case 'block-ended': {
      if (event.damage === 0) return null;
      const shields = Math.min(event.damage, event.shields);
      return by(event.seat, 'blocked', { damage: event.damage, shields });
    }
    case 'wounded':
      return by(event.seat, 'wounded', { wounds: event.wounds, health: event.health });
    case 'healed':
      return by(event.seat, 'healed', { health: event.health });
    case 'penalty-paid':
      return by(event.seat, 'penalty', { what: paidWords(event.atom) });
    case 'potion-gained':
      return by(event.seat, 'potion', potionArgs(event.potion));
    case 'level-lost':
      return by(event.seat, 'levels-lost', { levels: event.levels });
    case 'skill-gained': {
      const figure = hero(event.seat)?.figure;
      return figure
        ? by(event.seat, 'skill-gained', { skill: book.skill(figure, event.cell).name })
        : null;
    }
    case 'achievement-won':
      return by(event.seat, 'achievement', { achievement: achievementName(event.achievement) });
    case 'answered':
      return by(event.seat, 'answered', { cards: event.cards });
    case 'round-began':
      return game('round', { round: event.round });
    case 'card-defeated':
      return by(event.seat, 'card-defeated', { place: event.place + 1 });
    case 'fury-revealed':
      return by(event.seat, 'fury', { card: book.fury(event.fury).name });
    case 'lord-laid':
      return game('lord-laid', { card: book.lord(event.lord).name });
    case 'die-gained':
    case 'sent-to-hordes':
    case 'rage-activated':
    case 'track-shortened':
    case 'died':
    case 'victorious':
      return by(event.seat, event.event);
    case 'respite-began':
    case 'blessings-opened':
    case 'lord-shuffled':
      return game(event.event);
    case 'ended':
      return game('ended', {
        winners: listed(event.outcome.winners.map(who), 'conjunction'),
        result: event.outcome.result,
      });
    case 'turn-began':
    case 'turn-ended':
    case 'demon-dealt':
    case 'item-turned':
    case 'item-discarded':
    case 'gem-raised':
      return null;
  }
}

type By = (seat: number, id: string, args?: Record<string, string | number>) => ChronicleLine;

/** What somebody did; nothing where the events that follow say it better. */
function did(
  deed: Reading,
  seat: number,
  hero: Hero | undefined,
  book: Book,
  by: By,
): ChronicleLine | null {
  const [first = ''] = deed.things;
  const named = first.split('/').slice(1).join('/');
  const change = deed.option
    .replace(/ ?with .*$/, '')
    .replace(/^=/, '')
    .replace('-', '−');
  switch (deed.verb) {
    case 'fight':
    case 'rest':
    case 'breach':
    case 'open chest':
    case 'pay penalty':
      return by(seat, deed.verb.replace(' ', '-'));
    case 'assign': {
      const [, kind, id = '', point = ''] = deed.things[1]?.split('/') ?? [];
      if (kind !== 'demon') return by(seat, 'strike-card');
      const demon = book.demon(Number(id));
      const value = demon.weakPoints[Number(point) - 1]?.value ?? '';
      return by(seat, 'strike', { ...demonArgs(demon), value });
    }
    case 'drink':
    case 'pour':
      return by(seat, deed.verb, potionArgs(named));
    case 'rage':
      return by(seat, 'rage', { change });
    case 'use':
    case 'block': {
      if (!hero) return null;
      const what = toolName(book, hero, named as AbilityId);
      return change ? by(seat, 'use-die', { what, change }) : by(seat, deed.verb, { what });
    }
    case 'skill': {
      if (!hero) return null;
      const what = book.skill(hero.figure, named as Cell).name;
      return change && !/^(red|blue)$/.test(change)
        ? by(seat, 'use-die', { what, change })
        : by(seat, 'use', { what });
    }
    case 'bless':
      return by(seat, 'bless', { what: blessingWords(book.blessing(Number(named))) });
    case 'equip':
    case 'sell':
      return by(seat, deed.verb, { item: book.itemName(Number(named)) });
    case 'take off':
      return by(seat, 'take-off', slotArgs(named));
    default:
      return null;
  }
}

/** An ability by the item it is printed on, or by its slot or skill. */
function toolName(book: Book, hero: Hero, id: AbilityId): string {
  const slot = id.split('/')[0] as Slot;
  const item = hero.slots[slot]?.item;
  return item ? book.itemName(item) : abilityName(book, hero.figure, id);
}

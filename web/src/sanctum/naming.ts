/** What an offer of Sanctum is called where nothing of the table is seen beside it. */

import type { AbilityId, Cell, Figure, Hero, Place, View } from '../generated/sanctum';
import type { Namer } from '../table/contract';
import { listed, t, words } from '../words/words.svelte';
import { Book } from './printed';
import { changed, isButton, isDie, read, type Reading } from './offers';
import { isPayment, paymentWords, toolOf } from './fight/tools';
import {
  abilityName,
  blessingWords,
  demonArgs,
  demonName,
  gemArgs,
  heroName,
  optionWords,
  placeName,
  potionArgs,
  slotArgs,
  slotName,
} from './names';

/** Names an offer. */
export const nameOffer: Namer = (offer, given, printed, seat) => {
  const view = given as View;
  const reading = read(offer);
  const hero = view.heroes[seat ?? view.active];
  const book = new Book(printed);
  if (isButton(reading)) return buttonWords(reading, book);
  return hero ? thingWords(reading, view, hero, book) : optionWords(reading, book);
};

/** Names a thing: what it is, without what may be done with it. */
export const nameThing: Namer = (thing, given, printed, seat) => {
  const view = given as View;
  const book = new Book(printed);
  const hero = view.heroes[seat ?? view.active];
  const [kind = '', id = ''] = thing.split('/');
  const number = Number(id);
  switch (kind) {
    case 'demon':
      return demonName(book.demon(number));
    case 'item':
      return book.itemName(number);
    case 'set':
      return t('hint-set', { number });
    case 'blessing':
      return blessingWords(book.blessing(number));
    case 'die':
      return hero ? dieWords(thing, hero) : thing;
    case 'lord':
      return book.lord(number).name;
    case 'fury':
      return book.fury(number).name;
    case 'effect':
      return t('hint-lord-card');
    case 'card':
      return t('sanctum-this-card');
    case 'seat':
      return view.heroes[number] ? heroName(view.heroes[number].figure) : thing;
  }
  if (kind === 'act' || words.has(`sanctum-place-${kind}`)) return placeName(thing as Place);
  if (words.has(`sanctum-hero-${kind}`)) return heroName(kind as Figure);
  if (words.has(`sanctum-token-${kind}`)) return t(`sanctum-token-${kind}`);
  if (words.has(`sanctum-gem-${kind}`) && hero && id)
    return abilityName(book, hero.figure, thing as AbilityId);
  if (words.has(`sanctum-gem-${kind}`)) return t(`sanctum-gem-${kind}`);
  const slot = kind.replace(/\d$/, '');
  return words.has(`sanctum-slot-${slot}`) ? slotName(slot) : thing;
};

const buttonWords = (reading: Reading, book: Book): string => {
  if (reading.verb === 'fill') return optionWords(reading, book);
  // The wounds are named by the button itself wherever it is on the screen.
  if (reading.verb === 'take wounds') return t('sanctum-do-take-lessened');
  return t(`sanctum-do-${reading.verb.replace(' ', '-')}`);
};

function thingWords(reading: Reading, view: View, hero: Hero, book: Book): string {
  const { verb, things } = reading;
  const [kind = '', id = ''] = things[0]?.split('/') ?? [];
  const number = Number(id);
  if (isPayment(reading)) return paymentWords(reading, hero, book);
  switch (verb) {
    case 'engage':
      return t('hint-engage', {
        number,
        demons: listed((view.sets[number - 1] ?? []).map((it) => demonName(book.demon(it)))),
      });
    case 'take':
      return t('hint-take', { name: book.itemName(number) });
    case 'loot':
      return t('hint-loot', demonArgs(book.demon(number), 'name'));
    case 'raise': {
      const [, gem = '', ...cell] = things[0]?.split('/') ?? [];
      const skill = book.skill(hero.figure, cell.join('/') as Cell);
      return t('hint-raise', { ...gemArgs(gem), skill: skill.name });
    }
    case 'pour':
      return t('hint-pour', potionArgs(id));
    case 'sell':
      return t('hint-item', { name: book.itemName(number), what: optionWords(reading, book) });
    case 'equip': {
      const slot = things[1]?.split('/')[1] ?? '';
      const name = t('sanctum-slot-item', {
        ...slotArgs(slot as keyof Hero['slots']),
        name: book.itemName(number),
      });
      return t('hint-item', { name, what: optionWords(reading, book) });
    }
    case 'take off': {
      const item = hero.slots[id as keyof Hero['slots']]?.item;
      return t('hint-take-off', { name: item ? book.itemName(item) : '' });
    }
    case 'assign':
      return t('hint-place', {
        die: dieWords(things.find(isDie), hero),
        on: pointWords(things, book),
      });
    default:
      return kind === '' ? optionWords(reading, book) : toolWords(reading, hero, book);
  }
}

/** A die by its number and value. */
function dieWords(thing: string | undefined, hero: Hero): string {
  const number = Number(thing?.split('/')[1]);
  return t('hint-die', { number, value: hero.fight?.dice[number - 1]?.value ?? 0 });
}

/** Whose weak point is meant. */
function pointWords(things: readonly string[], book: Book): string {
  const [, kind, id] = things.find((it) => it.startsWith('point/'))?.split('/') ?? [];
  return kind === 'demon' ? demonName(book.demon(Number(id))) : t('sanctum-this-card');
}

/** A tool, the die it is used on, and what that becomes. */
function toolWords(reading: Reading, hero: Hero, book: Book): string {
  const { things, option } = reading;
  const { name, losing } = toolOf(reading, hero, book);
  const die = things.find(isDie);
  if (!die) {
    return reading.verb === 'skill' && option
      ? t('hint-item', { name, what: optionWords(reading, book) })
      : t('hint-use', { name });
  }
  const value = hero.fight?.dice[Number(die.split('/')[1]) - 1]?.value ?? 0;
  const after = changed(value, option);
  const what = dieWords(die, hero);
  if (things.some((it) => it.startsWith('point/'))) {
    return t('hint-item', {
      name,
      what: t('hint-place', { die: what, on: pointWords(things, book) }),
    });
  }
  if (after === null) return t('hint-item', { name, what });
  const change = t('hint-becomes', { name, die: what, after });
  return losing ? t('hint-losing', { change, die: dieWords(`die/${losing}`, hero) }) : change;
}

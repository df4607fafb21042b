/** What an offer of Sanctum is called where nothing of the table is seen beside it. */

import type { Action, Figure, Hero, PointRef, View } from '../generated/sanctum';
import type { OfferNamer, ThingNamer } from '../table/contract';
import { listed, t } from '../words/words.svelte';
import { isPayment, paymentWords, toolOf } from './fight/tools';
import { cellOf, COLORS, LEVELS, SLOTS, slotAbility } from './ids';
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
import { isButton, placed, shownBy, type PlacedOffer } from './offers';
import { bookOf, type Book } from './printed';

/** Names an offer. */
export const nameOffer: OfferNamer = ({ text, action }, given, printed, seat) => {
  const view = given as View;
  const offer = placed({ text, action: action as Action });
  const hero = view.heroes[seat ?? view.active];
  const book = bookOf(printed);
  if (isButton(offer)) return buttonWords(offer, book);
  return hero ? thingWords(offer, view, hero, book) : optionWords(offer, book);
};

/** Names a thing: what it is, without what may be done with it. */
export const nameThing: ThingNamer = (thing, given, printed, seat) => {
  const view = given as View;
  const names = thingNames(view, bookOf(printed), view.heroes[seat ?? view.active]);
  return names.get(thing)?.() ?? thing;
};

const FIGURES: readonly Figure[] = ['huntress', 'outlaw', 'slayer', 'dancer'];
/** No card has more weak points, and no Fight more dice. */
const MOST_POINTS = 8;
const DICE = 6;

/** Everything that reasons and outcomes of chance name, with how it is called. */
function thingNames(view: View, book: Book, hero: Hero | undefined): Map<string, () => string> {
  const { demons, items, blessings, lords, furies, effects } = book.set;
  const names = new Map<string, () => string>();
  const each = (list: readonly unknown[], kind: string, name: (id: number) => string): void =>
    list.forEach((_, index) => names.set(`${kind}/${index + 1}`, () => name(index + 1)));
  each(demons, 'demon', (id) => demonName(book.demon(id)));
  demons.forEach((_, index) =>
    each(Array(MOST_POINTS).fill(null), `demon/${index + 1}`, () =>
      demonName(book.demon(index + 1)),
    ),
  );
  each(items, 'item', (id) => book.itemName(id));
  each(blessings, 'blessing', (id) => blessingWords(book.blessing(id)));
  each(lords, 'lord', (id) => book.lord(id).name);
  each(furies, 'fury', (id) => book.fury(id).name);
  each(effects, 'effect', () => t('hint-lord-card'));
  each(view.sets, 'set', (number) => t('hint-set', { number }));
  each(Array(MOST_POINTS).fill(null), 'card', () => t('sanctum-this-card'));
  if (hero) each(Array(DICE).fill(null), 'die', (number) => dieWords(number, hero));
  view.heroes.forEach((it, seat) => names.set(`seat/${seat}`, () => heroName(it.figure)));
  FIGURES.forEach((figure) => names.set(figure, () => heroName(figure)));
  (['stamina', 'focus'] as const).forEach((it) => names.set(it, () => t(`sanctum-token-${it}`)));
  (['red', 'green', 'blue', 'white'] as const).forEach((it) =>
    names.set(it, () => t(`sanctum-gem-${it}`)),
  );
  (['start', 'hordes'] as const).forEach((place) => names.set(place, () => placeName(place)));
  book.road(view.players).forEach(({ place }) => names.set(place, () => placeName(place)));
  SLOTS.forEach((slot) => {
    names.set(slot, () => slotName(slot));
    [1, 2].forEach((n) => names.set(slotAbility(slot, n), () => slotName(slot)));
  });
  if (hero)
    COLORS.forEach((column) =>
      LEVELS.forEach((level) => {
        const cell = cellOf({ column, level });
        names.set(cell, () => abilityName(book, hero.figure, cell));
      }),
    );
  return names;
}

const buttonWords = (offer: PlacedOffer, book: Book): string => {
  const { type } = offer.action;
  if (type === 'fill') return optionWords(offer, book);
  // The wounds are named by the button itself wherever it is on the screen.
  return t(type === 'take-wounds' ? 'sanctum-offer-take-wounds' : `sanctum-do-${type}`);
};

function thingWords(offer: PlacedOffer, view: View, hero: Hero, book: Book): string {
  const { action } = offer;
  if (isPayment(offer)) return paymentWords(offer, hero, book);
  const what = (): string => optionWords(offer, book);
  switch (action.type) {
    case 'engage':
      return t('hint-engage', {
        number: action.set,
        demons: listed((view.sets[action.set - 1] ?? []).map((it) => demonName(book.demon(it)))),
      });
    case 'take':
      return t('hint-take', { name: book.itemName(action.item) });
    case 'loot':
      return t('hint-loot', demonArgs(book.demon(action.demon), 'name'));
    case 'raise': {
      const skill = book.skill(hero.figure, cellOf(action.skill));
      return t('hint-raise', { ...gemArgs(action.gem), skill: skill.name });
    }
    case 'pour':
      return t('hint-pour', potionArgs(action.potion));
    case 'sell':
      return t('hint-item', { name: book.itemName(action.item), what: what() });
    case 'equip': {
      const item = { ...slotArgs(action.slot), name: book.itemName(action.item) };
      return t('hint-item', { name: t('sanctum-slot-item', item), what: what() });
    }
    case 'take-off': {
      const item = hero.slots[action.slot]?.item;
      return t('hint-take-off', { name: item ? book.itemName(item) : '' });
    }
    case 'assign':
      return t('hint-place', {
        die: dieWords(action.die, hero),
        on: pointWords(action.target, book),
      });
    default:
      return toolWords(offer, hero, book);
  }
}

/** A die by its number and value. */
const dieWords = (number: number, hero: Hero): string =>
  t('hint-die', { number, value: hero.fight?.dice[number - 1]?.value ?? 0 });

/** Whose weak point is meant. */
const pointWords = ({ demon }: PointRef, book: Book): string =>
  demon === undefined ? t('sanctum-this-card') : demonName(book.demon(demon));

/** A tool, the die it is used on, and what that becomes. */
function toolWords(offer: PlacedOffer, hero: Hero, book: Book): string {
  const { action } = offer;
  const { name, losing } = toolOf(offer, hero, book);
  const number = 'die' in action ? action.die : undefined;
  if (number === undefined) {
    return action.type === 'skill' && action.potion
      ? t('hint-item', { name, what: optionWords(offer, book) })
      : t('hint-use', { name });
  }
  const die = dieWords(number, hero);
  if (action.type === 'skill' && action.target) {
    const what = t('hint-place', { die, on: pointWords(action.target, book) });
    return t('hint-item', { name, what });
  }
  const after = shownBy(offer);
  // Which way a die falls that is rolled again is not known.
  if (after === undefined) return t('hint-item', { name, what: die });
  const change = t('hint-becomes', { name, die, after });
  return losing === null ? change : t('hint-losing', { change, die: dieWords(losing, hero) });
}

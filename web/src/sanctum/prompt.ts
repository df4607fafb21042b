/** The one sentence: what is asked of the player, and the buttons that are no things on the table. */

import type { Hero, HeroSums, Sums, View } from '../generated/sanctum';
import type { ActionButton, Prompt } from '../table/contract';
import { listed, t } from '../words/words.svelte';
import type { Book } from './printed';
import { isButton, type PlacedOffer, type Verb } from './offers';
import { setIn, type Thing } from './things';
import { isPayment, paymentWords } from './fight/tools';
import { atomWords, demonName, gemArgs, heroArgs, heroName, optionWords } from './names';

/** What the sentence depends on. */
export interface Situation {
  view: View;
  /** What the rules add up to on the table. */
  sums: Sums;
  /** Through whose eyes; null for somebody who watches. */
  seat: number | null;
  needed: readonly number[];
  book: Book;
  /** Everything offered. */
  all: readonly PlacedOffer[];
  /** What is in hand. */
  picked: readonly Thing[];
  /** What can be pressed now that everything is picked. */
  options: readonly PlacedOffer[];
  /** The marked card of a choice. */
  marked: string | null;
}

/** The main thing to do comes first in this order. */
const FIRST: readonly Verb[] = [
  'engage',
  'take',
  'answer',
  'breach',
  'open-chest',
  'roll',
  'end-attack',
  'accept',
  'turn-over',
  'end-rest',
  'end-turn',
  'move',
  'fight',
  'rest',
];

/** The prompt for a situation. */
export function promptFor(situation: Situation): Prompt {
  const { view, seat, sums, needed, all, options, marked, book } = situation;
  if (view.frame === 'over') return { sentence: t('sanctum-ask-over') };
  if (seat === null || !needed.includes(seat)) {
    const ofSeat = seat === null ? undefined : sums.heroes[seat];
    const waits = (ofSeat?.waits_for ?? []).flatMap((it) => view.heroes[it]?.figure ?? []);
    if (waits.length > 0) {
      return {
        sentence: t('sanctum-ask-ended', { names: listed(waits.map(heroName), 'conjunction') }),
      };
    }
    const names = needed.flatMap((it) => view.heroes[it]?.figure ?? []).map(heroName);
    return names.length > 0
      ? { sentence: t('sanctum-ask-waiting', { names: listed(names, 'conjunction') }) }
      : { sentence: t('sanctum-ask-table') };
  }
  const hero = view.heroes[seat];
  const own = sums.heroes[seat];
  if (!hero || !own) return { sentence: '' };
  const pressed = options.filter(
    ({ action }) => action.type === 'engage' || action.type === 'take',
  );
  const buttons = [...pressed, ...all.filter(isButton)]
    .sort((a, b) => rank(a) - rank(b))
    .map((offer): ActionButton => button(offer, book, own));
  const payment = all.find((it) => it.text === marked && isPayment(it));
  const chosen = payment
    ? { label: paymentWords(payment, hero, book), offer: payment.text }
    : buttons.find((it) => it.offer === marked);
  const offered = (verb: Verb): boolean => all.some(({ action }) => action.type === verb);
  const choice = payment !== undefined || offered('take-wounds');
  const fills = offered('fill');
  const primary = choice ? chosen : fills ? undefined : buttons[0];
  const more = choice ? [] : buttons.filter((it) => it !== primary);
  const detail = consequence(situation, hero, own);
  return {
    sentence: sentence(situation, hero, own),
    ...(detail ? { detail } : {}),
    ...(primary ? { primary } : {}),
    ...(more.length > 0 ? { more } : {}),
  };
}

const rank = ({ action }: PlacedOffer): number => {
  const at = FIRST.indexOf(action.type);
  return at < 0 ? FIRST.length : at;
};

function button(offer: PlacedOffer, book: Book, { faced }: HeroSums): ActionButton {
  const { type } = offer.action;
  if (type === 'fill' || type === 'engage' || type === 'take') {
    return { label: optionWords(offer, book), offer: offer.text };
  }
  return { label: t(`sanctum-do-${type}`, { count: faced?.wounds ?? 0 }), offer: offer.text };
}

/** Things that change dice. */
const TOOLS: readonly Thing['kind'][] = ['ability', 'skill', 'blessing', 'rage'];

function sentence(situation: Situation, hero: Hero, { faced }: HeroSums): string {
  const { view, all, picked, options, book, seat } = situation;
  const { step } = hero;
  if (all.some(({ action }) => action.type === 'fill')) return t('sanctum-ask-fill');
  if (all.some(({ action }) => action.type === 'take')) return t('sanctum-ask-chest');
  if (typeof step === 'object') {
    if ('levels' in step) {
      const demon = book.demon(step.levels.demon);
      return t('sanctum-ask-levels', {
        left: step.levels.left,
        ...gemArgs(demon.color, 'color'),
      });
    }
    if ('turn-over' in step) return t('sanctum-ask-turn-over');
    if ('turning' in step) return t('sanctum-ask-table');
    if (step.penalty.atom === null) {
      return t('sanctum-ask-penalty', { count: faced?.wounds ?? 0 });
    }
    const atom = faced && book.faced(faced.card).penalty[step.penalty.atom];
    return atom ? t('sanctum-ask-atom', { what: atomWords(atom) }) : t('sanctum-ask-pay');
  }
  const die = picked.find((it) => it.kind === 'die');
  const hasTool = picked.some(({ kind }) => TOOLS.includes(kind));
  switch (step) {
    case 'attack': {
      if (options.length > 0) return t('sanctum-ask-attack-becomes');
      if (die && hasTool) return t('sanctum-ask-attack-more');
      if (hasTool) return t('sanctum-ask-attack-which');
      const held = die?.kind === 'die' ? hero.fight?.dice[die.n - 1] : undefined;
      const value = held?.state === 'free' ? held.value : undefined;
      if (held && !value) return t('sanctum-ask-attack-more');
      return value ? t('sanctum-ask-attack-die', { value }) : t('sanctum-ask-attack');
    }
    case 'block': {
      const fight = view.fights.find((it) => it.seat === seat);
      return t('sanctum-ask-block', { damage: fight?.damage ?? 0, shields: fight?.shields ?? 0 });
    }
    case 'prepare':
      return all.length > 1 ? t('sanctum-ask-prepare') : t('sanctum-ask-roll');
    case 'equip':
      return t(picked.length > 0 ? 'sanctum-ask-item' : 'sanctum-ask-equip');
    case 'ended':
    case 'tiles':
      return t('sanctum-ask-idle');
    default:
      return t(`sanctum-ask-${step}`);
  }
}

/** A line of consequence. */
function consequence(situation: Situation, hero: Hero, { damage = 0 }: HeroSums): string | null {
  const { view, sums, picked, book, seat } = situation;
  const set = setIn(picked);
  if (set !== null) {
    const demons = (view.sets[set - 1] ?? []).map((id) => demonName(book.demon(id)));
    const coming = sums.sets[set - 1]?.damage ?? 0;
    return t('sanctum-detail-set', { names: listed(demons), damage: coming });
  }
  if (hero.step === 'loot') return t('sanctum-detail-loot');
  const fight = view.fights.find((it) => it.seat === seat);
  if (hero.step === 'block' && fight) {
    return t('sanctum-detail-block', { wounds: fight.wounds, least: fight.least_wounds });
  }
  if (hero.step === 'attack' && fight) {
    return t('sanctum-detail-attack', { damage: fight.damage, shields: fight.shields_possible });
  }
  if (hero.step === 'choose' && damage > 0) {
    return t('sanctum-detail-zone', { damage, count: hero.zone.length });
  }
  const active = view.heroes[view.active];
  const isEarlier = view.unfinished.some((turn) => turn.seat === seat);
  return isEarlier && active ? t('sanctum-detail-begun', heroArgs(active.figure)) : null;
}

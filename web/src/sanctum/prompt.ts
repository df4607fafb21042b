/** The one sentence: what is asked of the player, and the buttons that are no things on the table. */

import type { Hero, View } from '../generated/sanctum';
import type { ActionButton, Prompt } from '../table/contract';
import { listed, t } from '../words/words.svelte';
import type { Book } from './printed';
import { isButton, isDie, type Reading, type Verb } from './offers';
import { isPayment, paymentWords } from './fight/tools';
import { atomWords, demonName, gemArgs, heroArgs, heroName, optionWords } from './names';

/** What the sentence depends on. */
export interface Situation {
  view: View;
  /** Through whose eyes; null for somebody who watches. */
  seat: number | null;
  needed: readonly number[];
  book: Book;
  /** Everything offered. */
  all: readonly Reading[];
  /** What is in hand. */
  picked: readonly string[];
  /** What can be pressed now that everything is picked. */
  options: readonly Reading[];
  /** The marked card of a choice. */
  marked: string | null;
}

/** The main thing to do comes first in this order. */
const FIRST: readonly Verb[] = [
  'engage',
  'take',
  'answer',
  'breach',
  'open chest',
  'roll',
  'end attack',
  'accept',
  'turn over',
  'end rest',
  'end turn',
  'move',
  'fight',
  'rest',
];

/** The penalty or wounds a hero is asked to choose between. */
export function demandOf(view: View, hero: Hero, book: Book): ReturnType<Book['lord']> | null {
  const { frame } = view;
  if (typeof frame === 'object' && 'face' in frame) return book.lord(frame.face.effect);
  if (!hero.row) return null;
  const fury = hero.row.at % 2 === 1 ? hero.row.furies[Math.floor(hero.row.at / 2)] : null;
  return fury ? book.fury(fury) : null;
}

/** The wounds a card deals; null when a skill lessens them: how far is for the rules to say. */
export function woundsOf(view: View, hero: Hero, book: Book): number | null {
  const isLessened = hero.skills.some((cell) => book.skill(hero.figure, cell).power === 'ward');
  return isLessened ? null : (demandOf(view, hero, book)?.wounds ?? 0);
}

/** The prompt for a situation. */
export function promptFor(situation: Situation): Prompt {
  const { view, seat, needed, all, options, marked, book } = situation;
  if (view.frame === 'over') return { sentence: t('sanctum-ask-over') };
  if (seat === null || !needed.includes(seat)) {
    const waits = seat === null ? [] : waitsFor(view, seat);
    if (waits.length > 0) {
      return { sentence: t('sanctum-ask-ended', { names: listed(waits, 'conjunction') }) };
    }
    const names = needed.flatMap((it) => view.heroes[it]?.figure ?? []).map(heroName);
    return names.length > 0
      ? { sentence: t('sanctum-ask-waiting', { names: listed(names, 'conjunction') }) }
      : { sentence: t('sanctum-ask-table') };
  }
  const hero = view.heroes[seat];
  if (!hero) return { sentence: '' };
  const pressed = options.filter((it) => it.verb === 'engage' || it.verb === 'take');
  const deeds = [...pressed, ...all.filter(isButton)]
    .sort((a, b) => rank(a) - rank(b))
    .map((reading): ActionButton => deed(reading, book, view, hero));
  const payment = all.find((it) => it.text === marked && isPayment(it));
  const chosen = payment
    ? { label: paymentWords(payment, hero, book), offer: payment.text }
    : deeds.find((it) => it.offer === marked);
  const choice = payment !== undefined || deeds.some((it) => it.offer === 'take wounds');
  const fills = deeds.some((it) => it.offer.startsWith('fill'));
  const primary = choice ? chosen : fills ? undefined : deeds[0];
  const more = choice ? [] : deeds.filter((it) => it !== primary);
  const detail = consequence(situation, hero);
  return {
    sentence: sentence(situation, hero),
    ...(detail ? { detail } : {}),
    ...(primary ? { primary } : {}),
    ...(more.length > 0 ? { more } : {}),
  };
}

/** The heroes whose turns the achievements of a hero wait for (S-27.5). */
function waitsFor(view: View, seat: number): string[] {
  if (view.heroes[seat]?.step !== 'ended') return [];
  const own = view.unfinished.findIndex((turn) => turn.seat === seat);
  const earlier = own < 0 ? view.unfinished : view.unfinished.slice(0, own);
  return earlier.flatMap((turn) => view.heroes[turn.seat]?.figure ?? []).map(heroName);
}

const rank = (reading: Reading): number => {
  const at = FIRST.indexOf(reading.verb);
  return at < 0 ? FIRST.length : at;
};

function deed(reading: Reading, book: Book, view: View, hero: Hero): ActionButton {
  const { verb, text } = reading;
  if (verb === 'fill' || verb === 'engage' || verb === 'take') {
    return { label: optionWords(reading, book), offer: text };
  }
  const wounds = woundsOf(view, hero, book);
  const label =
    verb === 'take wounds' && wounds === null
      ? t('sanctum-do-take-lessened')
      : t(`sanctum-do-${verb.replace(' ', '-')}`, { count: wounds ?? 0 });
  return { label, offer: text };
}

function sentence({ view, all, picked, options, book, seat }: Situation, hero: Hero): string {
  const { step } = hero;
  if (all.some((it) => it.verb === 'fill')) return t('sanctum-ask-fill');
  if (all.some((it) => it.verb === 'take')) return t('sanctum-ask-chest');
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
      const count = woundsOf(view, hero, book);
      return count === null
        ? t('sanctum-ask-penalty-lessened')
        : t('sanctum-ask-penalty', { count });
    }
    const atom = demandOf(view, hero, book)?.penalty[step.penalty.atom];
    return atom ? t('sanctum-ask-atom', { what: atomWords(atom) }) : t('sanctum-ask-pay');
  }
  const die = picked.find(isDie);
  const hasTool = picked.some((it) => /^(ability|skill|blessing|rage)/.test(it));
  switch (step) {
    case 'attack': {
      if (options.length > 0) return t('sanctum-ask-attack-becomes');
      if (die && hasTool) return t('sanctum-ask-attack-more');
      if (hasTool) return t('sanctum-ask-attack-which');
      const held = die ? hero.fight?.dice[Number(die.split('/')[1]) - 1] : undefined;
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
function consequence({ view, picked, book, seat }: Situation, hero: Hero): string | null {
  const set = picked.find((it) => it.startsWith('set/'));
  if (set) {
    const demons = (view.sets[Number(set.split('/')[1]) - 1] ?? []).map((id) => book.demon(id));
    const damage = demons.reduce((sum, demon) => sum + demon.damage, 0);
    return t('sanctum-detail-set', { names: listed(demons.map(demonName)), damage });
  }
  if (hero.step === 'loot') return t('sanctum-detail-loot');
  const fight = view.fights.find((it) => it.seat === seat);
  if (hero.step === 'block' && fight) {
    return t('sanctum-detail-block', { wounds: fight.wounds, least: fight.least_wounds });
  }
  if (hero.step === 'attack' && fight) {
    return t('sanctum-detail-attack', { damage: fight.damage, shields: fight.shields_possible });
  }
  if (hero.step === 'choose') {
    const damage = hero.zone.reduce((sum, id) => sum + book.demon(id).damage, 0);
    if (damage > 0) return t('sanctum-detail-zone', { damage, count: hero.zone.length });
  }
  const active = view.heroes[view.active];
  const isEarlier = view.unfinished.some((turn) => turn.seat === seat);
  return isEarlier && active ? t('sanctum-detail-begun', heroArgs(active.figure)) : null;
}

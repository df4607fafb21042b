/** What the player is asked, in one sentence: from offers alone. */

import type { RitualId } from '../generated/bastion';
import { words as wordsOf } from '../store/choose';
import type { ActionButton, Prompt } from '../table/contract';
import { listed, t } from '../words/words.svelte';
import { deedLabel, type Context } from './labels';
import { heroArgs, manaWords, placeArgs, ritualArgs, seatHero, targetName } from './names';
import { leftOf, paidBy, paymentsOf, total } from './price/payment';
import { cardsAt, isLastChance, landing } from './board/position';
import type { Pick } from './offers';

/** Deeds that are buttons of the prompt. */
const BUTTONS = ['end', 'go', 'call', 'hold', 'release', 'agree', 'refuse'];
/** Actions of a hero phase, in the order in which they are named. */
const ACTIONS = ['move', 'channel', 'attack', 'use', 'revive', 'cast'];

/** Everything the sentence depends on. */
export interface Asking extends Context {
  readonly offers: readonly string[];
  readonly needed: readonly number[];
  readonly pick: Pick;
  /** The payment that is laid out. */
  readonly payment: string | null;
}

/** What the prompt says now. */
export function asking(now: Asking): Prompt {
  const { view, seat, offers, needed } = now;
  if (view.outcome) {
    const { cause } = view.outcome;
    return { sentence: t(`bastion-outcome-${cause}`), detail: t(`bastion-outcome-${cause}-why`) };
  }
  if (seat === null || offers.length === 0 || !needed.includes(seat)) return waiting(now);
  const verbs = new Set(offers.map(verbOf));
  const buttons = offers.filter(isButton);
  const primary = primaryOf(now, buttons, verbs);
  const more = buttons.filter((offer) => offer !== primary?.offer);
  if (offers.includes('deposit reserve') && primary?.offer !== 'deposit reserve')
    more.push('deposit reserve');
  const prompt: Prompt = {
    sentence: sentence(now, verbs),
    more: more.map((offer) => deed(offer, now)),
  };
  const detail = detailOf(now, verbs);
  if (detail) prompt.detail = detail;
  if (primary) prompt.primary = primary;
  return prompt;
}

function verbOf(offer: string): string {
  return wordsOf(offer)[0] ?? '';
}

function isButton(offer: string): boolean {
  return BUTTONS.includes(verbOf(offer));
}

function deed(offer: string, context: Context): ActionButton {
  return { label: deedLabel(offer, context), offer };
}

/** The prompt of those the game does not wait for; they may still step in. */
function waiting(now: Asking): Prompt {
  const { view, needed, offers, seat } = now;
  const names = listed(
    needed.map((it) => seatHero(view, it)),
    'conjunction',
  );
  const doing = view.active === seat ? null : announcedWords(now);
  const prompt: Prompt = {
    sentence: doing ?? (names ? t('ask-waiting', { names }) : t('ask-nobody')),
    more: offers.filter(isButton).map((offer) => deed(offer, now)),
  };
  const mayCast = view.active !== seat && offers.some((offer) => verbOf(offer) === 'cast');
  if (mayCast) prompt.detail = t('ask-may-cast');
  else if (doing && names) prompt.detail = t('ask-waiting', { names });
  return prompt;
}

/** What the active hero has announced, in words. */
function announcedWords({ view }: Asking): string | null {
  const announced = view.action?.announced;
  if (!announced) return null;
  const name = heroArgs(view, view.active, 'name');
  if ('attack' in announced) {
    const target = attacked({ view });
    if (target === null) return null;
    const power = view.action?.power ?? 0;
    const enemy = targetName(view, target);
    return t(power > 0 ? 'ask-attacks-with' : 'ask-attacks', { ...name, enemy, power });
  }
  if ('move' in announced) return t('ask-moves', { ...name, ...placeArgs(view, announced.move) });
  return 'channel' in announced ? t('ask-channels', name) : null;
}

function primaryOf(
  now: Asking,
  buttons: readonly string[],
  verbs: ReadonlySet<string>,
): ActionButton | null {
  const { offers, payment } = now;
  if (payment !== null) return deed(payment, now);
  const chosen = ['end phase', 'go on', 'agree'].find((offer) => buttons.includes(offer));
  if (chosen === undefined) {
    const others = offers.filter((offer) => offer !== 'call off');
    const [only] = others;
    const isClear = others.length === 1 && only !== undefined && verbOf(only) !== 'cast';
    return isClear ? deed(only, now) : null;
  }
  const { label } = deed(chosen, now);
  if (chosen === 'go on' && verbs.has('perform'))
    return { label: t('deed-no-ritual'), offer: chosen };
  const isEarly = chosen === 'end phase' && (verbs.has('attack') || verbs.has('channel'));
  return isEarly ? { label, offer: chosen, isFinal: true } : { label, offer: chosen };
}

function sentence(now: Asking, verbs: ReadonlySet<string>): string {
  const { view, seat, pick, payment } = now;
  const [touched] = pick.touched;
  const announced = view.action?.announced ?? null;
  const target = attacked(now);
  if (verbs.has('keep')) return t('ask-keep');
  if (verbs.has('agree')) return t('ask-agree', heroArgs(view, view.active, 'name'));
  if (verbs.has('leave')) return t('ask-leave');
  if (verbs.has('swap')) return t(touched ? 'ask-swap-other' : 'ask-swap');
  if (verbs.has('teleport')) return t(touched ? 'ask-teleport-where' : 'ask-teleport');
  if (touched && verbs.has('perform')) return t('ask-foundation', ritualArgs(touched as RitualId));
  if (verbs.has('perform')) return t('ask-perform');
  if (payment !== null && target)
    return t('ask-pay', { enemy: targetName(view, target), total: total(paidBy(payment)) });
  if (verbs.has('deposit')) return t('ask-deposit');
  if (view.active !== seat)
    return announcedWords(now) ?? t('ask-not-mine', heroArgs(view, view.active, 'name'));
  if (target && !verbs.has('go') && verbs.has('cast'))
    return t('ask-short', { enemy: targetName(view, target) });
  if (view.flow.at(-1) === 'closing') return t('ask-closing');
  if (verbs.has('cast') && view.flow.at(-1) === 'moved') return t('ask-moved');
  if (announced && verbs.has('cast')) return t('ask-announced-cast');
  if (announced) return t(view.action?.holding.length ? 'ask-held' : 'ask-announced');
  const deeds = ACTIONS.filter((verb) => verbs.has(verb)).map((verb) => t(`ask-verb-${verb}`));
  if (deeds.length === 0) return t('ask-end');
  if (verbs.has('end')) deeds.push(t('ask-verb-end'));
  return t('ask-phase', { deeds: listed(deeds, 'disjunction') });
}

/** The target of the announced attack, while it stands. */
export function attacked({ view }: { readonly view: Context['view'] }): string | null {
  const announced = view.action?.announced;
  const target = announced && 'attack' in announced ? announced.attack : null;
  return target !== null && cardsAt(view, target).length > 0 ? target : null;
}

function detailOf(now: Asking, verbs: ReadonlySet<string>): string | null {
  const { view, offers, seat, payment } = now;
  if (payment !== null) {
    const pool = seat === null ? undefined : view.heroes[seat]?.mana;
    if (!pool) return null;
    const left = manaWords(leftOf(pool, paidBy(payment))) || t('bastion-nothing');
    return t(paymentsOf(offers).length > 1 ? 'ask-pay-choose' : 'ask-pay-left', { mana: left });
  }
  if (now.pick.touched.length > 0) return t('ask-escape');
  if (verbs.has('release')) return t('ask-holding', heroArgs(view, view.active, 'name'));
  if (verbs.has('end') && isLastChance(view)) return t('ask-last-chance');
  const next = landing(view);
  if (next !== null && verbs.has('end'))
    return t(view.next.landing === null ? 'ask-next-moves' : 'ask-next', {
      ...placeArgs(view, `wall/${next}`),
    });
  return null;
}

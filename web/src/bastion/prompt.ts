/** What the player is asked, in one sentence: from offers alone. */

import type { Action } from '../generated/bastion';
import type { ActionButton, Prompt } from '../table/contract';
import { listed, t } from '../words/words.svelte';
import { actionLabel, type Context } from './labels';
import { heroArgs, manaWords, placeArgs, ritualArgs, seatHero, targetName } from './names';
import { leftOf, total, type Payment } from './price/payment';
import { attacked, isLastChance, landing } from './board/position';
import { placeRef, RITUALS, ritualId, wall } from './ids';
import type { BastionOffer, Pick } from './offers';

type Kind = Action['type'];

/** Actions that are buttons of the prompt. */
const BUTTONS: ReadonlySet<Kind> = new Set<Kind>([
  'end-phase',
  'go-on',
  'call-off',
  'hold',
  'release',
  'agree',
  'refuse',
]);
/** Actions that end what is being decided, in the order in which one is the main button. */
const MAIN: readonly Kind[] = ['end-phase', 'go-on', 'agree'];
/** What can be done in a hero phase, in the order in which it is named. */
const ACTIONS: readonly (readonly [word: string, kinds: readonly Kind[]])[] = [
  ['move', ['move']],
  ['channel', ['channel']],
  ['attack', ['attack']],
  ['use', ['convert', 'accumulate']],
  ['revive', ['revive']],
  ['cast', ['cast']],
];

/** Everything the sentence depends on. */
interface Asking extends Context {
  readonly offers: readonly BastionOffer[];
  readonly needed: readonly number[];
  readonly pick: Pick;
  /** The payment that is laid out. */
  readonly payment: Payment | null;
  /** Whether there are other payments. */
  readonly mayChoose: boolean;
}

/** What the prompt says now. */
export function asking(now: Asking): Prompt {
  const { view, seat, offers, needed } = now;
  if (view.outcome) {
    const { cause } = view.outcome;
    return { sentence: t(`bastion-outcome-${cause}`), detail: t(`bastion-outcome-${cause}-why`) };
  }
  if (seat === null || offers.length === 0 || !needed.includes(seat)) return waiting(now);
  const kinds = new Set(offers.map(({ action }) => action.type));
  const buttons = offers.filter(isButton);
  const primary = primaryOf(now, buttons, kinds);
  const fromReserve = offers.filter(({ action }) => action.type === 'deposit' && !action.color);
  const more = [...buttons, ...fromReserve].filter(({ text }) => text !== primary?.offer);
  const prompt: Prompt = {
    sentence: sentence(now, kinds),
    more: more.map((offer) => button(offer, now)),
  };
  const detail = detailOf(now, kinds);
  if (detail) prompt.detail = detail;
  if (primary) prompt.primary = primary;
  return prompt;
}

const isButton = ({ action }: BastionOffer): boolean => BUTTONS.has(action.type);

const button = ({ text, action }: BastionOffer, context: Context): ActionButton => ({
  label: actionLabel(action, context),
  offer: text,
});

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
    more: offers.filter(isButton).map((offer) => button(offer, now)),
  };
  const mayCast = view.active !== seat && offers.some(({ action }) => action.type === 'cast');
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
  if ('move' in announced)
    return t('ask-moves', { ...name, ...placeArgs(view, placeRef(announced.move)) });
  return 'channel' in announced ? t('ask-channels', name) : null;
}

function primaryOf(
  now: Asking,
  buttons: readonly BastionOffer[],
  kinds: ReadonlySet<Kind>,
): ActionButton | null {
  const { offers, payment } = now;
  if (payment !== null)
    return button({ text: payment.text, action: { type: 'pay', mana: payment.mana } }, now);
  const ofKind = (kind: Kind): BastionOffer | undefined =>
    buttons.find(({ action }) => action.type === kind);
  const chosen = MAIN.map(ofKind).find((offer) => offer !== undefined);
  if (chosen === undefined) {
    const others = offers.filter(({ action }) => action.type !== 'call-off');
    const [only] = others;
    const isClear = others.length === 1 && only !== undefined && only.action.type !== 'cast';
    return isClear ? button(only, now) : null;
  }
  const { label, offer } = button(chosen, now);
  if (chosen.action.type === 'go-on' && kinds.has('perform'))
    return { label: t('deed-no-ritual'), offer };
  const isEarly =
    chosen.action.type === 'end-phase' && (kinds.has('attack') || kinds.has('channel'));
  return isEarly ? { label, offer, isFinal: true } : { label, offer };
}

function sentence(now: Asking, kinds: ReadonlySet<Kind>): string {
  const { view, seat, pick, payment } = now;
  const [touched] = pick.touched;
  const ritual = touched === undefined ? undefined : RITUALS.get(touched);
  const announced = view.action?.announced ?? null;
  const target = attacked(now);
  if (kinds.has('keep')) return t('ask-keep');
  if (kinds.has('agree')) return t('ask-agree', heroArgs(view, view.active, 'name'));
  if (kinds.has('leave')) return t('ask-leave');
  if (kinds.has('swap')) return t(touched ? 'ask-swap-other' : 'ask-swap');
  if (kinds.has('teleport')) return t(touched ? 'ask-teleport-where' : 'ask-teleport');
  if (ritual && kinds.has('perform')) return t('ask-foundation', ritualArgs(ritualId(ritual)));
  if (kinds.has('perform')) return t('ask-perform');
  if (payment !== null && target)
    return t('ask-pay', { enemy: targetName(view, target), total: total(payment.mana) });
  if (kinds.has('deposit')) return t('ask-deposit');
  if (view.active !== seat)
    return announcedWords(now) ?? t('ask-not-mine', heroArgs(view, view.active, 'name'));
  if (target && !kinds.has('go-on') && kinds.has('cast'))
    return t('ask-short', { enemy: targetName(view, target) });
  if (view.flow.at(-1) === 'closing') return t('ask-closing');
  if (kinds.has('cast') && view.flow.at(-1) === 'moved') return t('ask-moved');
  if (announced && kinds.has('cast')) return t('ask-announced-cast');
  if (announced) return t(view.action?.holding.length ? 'ask-held' : 'ask-announced');
  const deeds = ACTIONS.filter(([, own]) => own.some((kind) => kinds.has(kind))).map(([word]) =>
    t(`ask-verb-${word}`),
  );
  if (deeds.length === 0) return t('ask-end');
  if (kinds.has('end-phase')) deeds.push(t('ask-verb-end'));
  return t('ask-phase', { deeds: listed(deeds, 'disjunction') });
}

function detailOf(now: Asking, kinds: ReadonlySet<Kind>): string | null {
  const { view, seat, payment } = now;
  if (payment !== null) {
    const pool = seat === null ? undefined : view.heroes[seat]?.mana;
    if (!pool) return null;
    const left = manaWords(leftOf(pool, payment.mana)) || t('bastion-nothing');
    return t(now.mayChoose ? 'ask-pay-choose' : 'ask-pay-left', { mana: left });
  }
  if (now.pick.touched.length > 0) return t('ask-escape');
  if (kinds.has('release')) return t('ask-holding', heroArgs(view, view.active, 'name'));
  if (kinds.has('end-phase') && isLastChance(view)) return t('ask-last-chance');
  const next = landing(view);
  if (next !== null && kinds.has('end-phase'))
    return t(view.next.landing === null ? 'ask-next-moves' : 'ask-next', {
      ...placeArgs(view, wall(next)),
    });
  return null;
}

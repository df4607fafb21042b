/** What the player is asked, in one sentence: from offers alone. */

import type { RitualId } from '../generated/bastion';
import { words } from '../store/choose';
import type { Deed, Prompt } from '../table/contract';
import { t } from '../words/words.svelte';
import { deedLabel, type Context } from './deeds';
import { manaWords, placeName, readMana, ritualName, seatHero, targetName } from './names';
import { landing } from './position';
import type { Pick } from './targets';

/** Deeds that are buttons of the prompt. */
const BUTTONS = ['end', 'go', 'call', 'hold', 'release', 'agree', 'refuse'];
/** Actions of a hero phase, in the order in which they are named. */
const ACTIONS = ['move', 'channel', 'attack', 'use', 'revive', 'cast'];

/** Everything the sentence depends on. */
export interface Asking extends Context {
  readonly offers: readonly string[];
  readonly needed: readonly number[];
  readonly pick: Pick;
  /** A unit that is pointed at. */
  readonly pointed: string | null;
}

/** What the prompt says now. */
export function asking(now: Asking): Prompt {
  const { view, seat, offers, needed } = now;
  if (view.outcome) return { sentence: t(`bastion-outcome-${view.outcome.cause}`) };
  if (seat === null || offers.length === 0 || !needed.includes(seat)) return waiting(now);
  const verbs = new Set(offers.map((offer) => words(offer)[0] ?? ''));
  const buttons = offers.filter((offer) => isButton(offer));
  const deed = (offer: string): Deed => ({ label: deedLabel(offer, now), offer });
  const primary = primaryOf(now, buttons, verbs);
  const more = buttons.filter((offer) => offer !== primary?.offer).map(deed);
  if (offers.includes('deposit reserve') && primary?.offer !== 'deposit reserve')
    more.push(deed('deposit reserve'));
  const prompt: Prompt = { sentence: sentence(now, verbs), more };
  const detail = detailOf(now, verbs);
  if (detail) prompt.detail = detail;
  if (primary) prompt.primary = primary;
  return prompt;
}

function isButton(offer: string): boolean {
  return BUTTONS.includes(words(offer)[0] ?? '');
}

function waiting({ view, needed, offers }: Asking): Prompt {
  const names = needed.map((seat) => seatHero(view, seat)).join(', ');
  const prompt: Prompt = {
    sentence: names ? t('ask-waiting', { names }) : t('ask-nobody'),
    more: offers
      .filter((offer) => isButton(offer))
      .map((offer) => ({ label: t(`deed-${offer.replaceAll(' ', '-')}`), offer })),
  };
  if (offers.some((offer) => offer.startsWith('cast '))) prompt.detail = t('ask-may-cast');
  return prompt;
}

function primaryOf(
  now: Asking,
  buttons: readonly string[],
  verbs: ReadonlySet<string>,
): Deed | null {
  const { offers } = now;
  const pays = offers.filter((offer) => offer.startsWith('pay'));
  const [pay] = pays;
  if (pays.length === 1 && pay !== undefined) return { label: deedLabel(pay, now), offer: pay };
  const chosen = ['end phase', 'go on', 'agree'].find((offer) => buttons.includes(offer));
  if (chosen === undefined) {
    const others = offers.filter((offer) => offer !== 'call off');
    const [only] = others;
    return others.length === 1 && only !== undefined
      ? { label: deedLabel(only, now), offer: only }
      : null;
  }
  const label =
    chosen === 'go on' && verbs.has('perform') ? t('deed-no-ritual') : deedLabel(chosen, now);
  const isEarly = chosen === 'end phase' && (verbs.has('attack') || verbs.has('channel'));
  return isEarly ? { label, offer: chosen, isFinal: true } : { label, offer: chosen };
}

function sentence(now: Asking, verbs: ReadonlySet<string>): string {
  const { view, seat, pick } = now;
  const [touched] = pick.touched;
  const announced = view.action?.announced ?? null;
  if (verbs.has('keep')) return t('ask-keep');
  if (verbs.has('agree')) return t('ask-agree', { name: seatHero(view, view.active) });
  if (verbs.has('leave')) return t('ask-leave');
  if (verbs.has('swap')) return t(touched ? 'ask-swap-other' : 'ask-swap');
  if (verbs.has('teleport')) return t(touched ? 'ask-teleport-where' : 'ask-teleport');
  if (touched && verbs.has('perform'))
    return t('ask-foundation', { ritual: ritualName(touched as RitualId) });
  if (verbs.has('perform')) return t('ask-perform');
  const target = attacked(now);
  if (verbs.has('pay') && target) {
    const { total } = payment(now);
    return t('ask-pay', { enemy: targetName(view, target), total });
  }
  if (verbs.has('deposit')) return t('ask-deposit');
  if (view.active !== seat) return t('ask-not-mine', { name: seatHero(view, view.active) });
  if (announced && verbs.has('cast')) return t('ask-announced-cast');
  if (announced) return t('ask-announced');
  const deeds = ACTIONS.filter((verb) => verbs.has(verb)).map((verb) => t(`ask-verb-${verb}`));
  if (deeds.length === 0) return t('ask-end');
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(deeds);
  return t(verbs.has('end') ? 'ask-phase' : 'ask-phase-only', { deeds: list });
}

/** The target of the announced attack. */
export function attacked({ view }: Pick2): string | null {
  const announced = view.action?.announced;
  return announced && 'attack' in announced ? announced.attack : null;
}

type Pick2 = { readonly view: Context['view'] };

/** The smallest payment on offer. */
function payment({ offers }: Asking): { total: number } {
  const totals = offers
    .filter((offer) => offer.startsWith('pay'))
    .map((offer) =>
      Object.values(readMana(words(offer).slice(1))).reduce((sum, it) => sum + it, 0),
    );
  return { total: Math.min(...totals) };
}

function detailOf(now: Asking, verbs: ReadonlySet<string>): string | null {
  const { view, offers, seat } = now;
  if (verbs.has('pay')) {
    const pays = offers.filter((offer) => offer.startsWith('pay'));
    if (pays.length > 1) return t('ask-pay-choose');
    const mana = seat === null ? undefined : view.heroes[seat]?.mana;
    const paid = readMana(words(pays[0] ?? '').slice(1));
    if (!mana) return null;
    const left = Object.fromEntries(
      Object.entries(mana).map(([color, count]) => [
        color,
        count - (paid[color as keyof typeof paid] ?? 0),
      ]),
    );
    return t('ask-pay-left', { mana: manaWords(left) || t('bastion-nothing') });
  }
  if (now.pick.touched.length > 0) return t('ask-escape');
  const next = landing(view);
  if (next !== null && verbs.has('end'))
    return t(view.next.landing === null ? 'ask-next-moves' : 'ask-next', {
      place: placeName(view, `wall/${next}`),
    });
  return null;
}

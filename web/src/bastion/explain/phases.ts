/** The enemy phases of a game of Bastion, and why enemies went where they went. */

import { enemyArgs, enemyName, heroArgs, manaWords, placeArgs } from '../names';
import { enemyWord, placeRef, sectionOf, targetRef } from '../ids';
import type { Ahead, Cause, EnemyId, Event, View } from '../../generated/bastion';
import type { StepEvents } from '../../table/contract';
import { named, t } from '../../words/words.svelte';
import { lasting } from '../../explain/lasting';
import { because, type Episode, type Reason } from '../../explain/reasons';

interface Phase {
  readonly seat: number | null;
  readonly from: number;
  to: number;
  readonly events: Event[];
}

/** Every enemy phase of a game, and its end, with the reasons for what happened. */
export function bastionEpisodes(history: readonly StepEvents<Event>[], view: View): Episode[] {
  return phasesOf(history)
    .map(({ seat, from, to, events }) => ({
      title:
        seat === null ? t('explain-end-title') : t('explain-phase-title', heroArgs(view, seat)),
      from,
      to,
      reasons: once(events.flatMap((event) => reasonsFor(event, view))),
    }))
    .filter(({ reasons }) => reasons.length > 0);
}

/** What holds for several enemies is said once. */
const once = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ text }, index) => reasons.findIndex((it) => it.text === text) === index);

function phasesOf(history: readonly StepEvents<Event>[]): Phase[] {
  const phases: Phase[] = [];
  let open: Phase | null = null;
  for (const { number, events } of lasting(history)) {
    for (const event of events) {
      if (event.event === 'phase-ended' || (event.event === 'ended' && !open)) {
        const seat = event.event === 'phase-ended' ? event.seat : null;
        open = { seat, from: number, to: number, events: [] };
        phases.push(open);
      } else if (event.event === 'turn-began') open = null;
      if (open) {
        open.to = number;
        open.events.push(event);
      }
    }
  }
  return phases;
}

function reasonsFor(event: Event, view: View): readonly Reason[] {
  if (event.event === 'ended')
    return [because(t(`bastion-outcome-${event.outcome.cause}-why`), event.outcome.rule)];
  if (!('because' in event) || !event.because) return [];
  return event.because.flatMap(({ cause, rules }) => {
    const text = sentence(cause, argsOf(event, view));
    return text === null ? [] : [because(text, ...rules)];
  });
}

type Args = Record<string, string | number>;

/** The events that may say why they happened. */
type Caused<One = Event> = One extends unknown
  ? 'because' extends keyof One
    ? One
    : never
  : never;

/** What an event is about, as arguments of messages. */
function argsOf(event: Caused, view: View): Args {
  switch (event.event) {
    case 'enemy-added':
      return { ...enemyArgs(event.card), section: sectionOf(event.at) ?? 0 };
    case 'enemy-joined':
      return { ...enemyArgs(event.card), section: event.at };
    case 'unit-moved':
      return {
        ...enemyArgs(event.card),
        ...placeArgs(view, targetRef(event.to)),
        from: sectionOf(event.from) ?? 0,
        section: sectionOf(event.to) ?? 0,
      };
    case 'hero-moved':
      return { ...heroArgs(view, event.seat), ...placeArgs(view, placeRef(event.to)) };
    case 'discs-returned':
      return { mana: manaWords(event.mana) };
    case 'phase-repeated':
      return heroArgs(view, event.seat);
  }
}

const unitArgs = <Key extends string>(key: Key, card: EnemyId): Args =>
  named(key, enemyWord(card), enemyName(card));

/** What stopped somebody, as arguments of a message. */
const obstacle = (ahead: Ahead): Args =>
  ahead === 'gate'
    ? { ahead, ...named('other', '', '') }
    : { ahead: 'unit', ...unitArgs('other', ahead.unit) };

/** A cause in words; nothing for what happens in the turn of a hero. */
function sentence(cause: Cause, args: Args): string | null {
  switch (cause.kind) {
    case 'roosted':
      return t('explain-roosts', args);
    case 'rushed':
      return t('explain-rushed', args);
    case 'alone':
      return t('explain-alone', args);
    case 'came':
      return t('explain-came', { ...args, ...obstacle(cause.ahead) });
    case 'passed':
      return t('explain-passed', { count: cause.units });
    case 'stuck':
      return t('explain-stuck', args);
    case 'joined':
      return t('explain-joined', { ...args, ...unitArgs('host', cause.host), known: 'yes' });
    case 'combined':
      return t('explain-sum');
    case 'vanguard':
      return t('explain-vanguard', { ...args, count: cause.more });
    case 'vanguard-in-vain':
      return t('explain-vanguard-none', args);
    case 'flew':
      return t('explain-flew', args);
    case 'carried':
      return t('explain-carried', args);
    case 'next-plaza':
      return t('explain-next-plaza');
    case 'closed':
      return t('explain-closed');
    case 'plaza-taken':
      return t('explain-discs', args);
    case 'walked':
      return t('explain-walked', { ...args, ...obstacle(cause.ahead) });
    case 'evicted':
      return t('explain-evicted', { ...args, by: cause.by });
    case 'repeated':
      return t('explain-repeated', args);
    case 'built-over':
    case 'departed':
    case 'power':
    case 'alchemy':
      return null;
  }
}

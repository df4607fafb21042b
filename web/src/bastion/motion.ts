/** When the events of a step are shown, and for how long. No DOM: what moves where is `flights.ts`. */

import type { Event, Mana } from '../generated/bastion';
import type { Lasts } from '../table/contract';
import { sectionOf } from './ids';
import { total } from './price/payment';

/** Durations at tempo 1, in milliseconds: the tokens of the look. */
export const TIME = {
  move: 320,
  deal: 420,
  march: 70,
  /** The longest walk of an enemy. */
  walk: 1400,
  /** Between discs of one payment. */
  disc: 40,
  beat: 260,
} as const;

/** An event and when it is shown, in milliseconds after the step began. */
export interface Timed {
  readonly event: Event;
  readonly start: number;
  readonly duration: number;
}

/** How long it takes to walk so many sections. */
function walking(sections: number): number {
  return Math.min(TIME.walk, TIME.deal + TIME.march * Math.max(1, sections));
}

function discs(mana: Partial<Mana>): number {
  const count = total(mana);
  return count === 0 ? 0 : TIME.move + TIME.disc * (count - 1);
}

/** How long an event takes; 0 for what needs no watching. */
function durationOf(event: Event): number {
  switch (event.event) {
    case 'enemy-added':
      return walking(sectionOf(event.at) ?? 6);
    case 'enemy-joined':
      return walking(event.at);
    case 'unit-moved': {
      const from = sectionOf(event.from);
      const to = sectionOf(event.to);
      if (event.march !== 'enemy-phase' || from === null || to === null) return 3 * TIME.move;
      return walking(to - from);
    }
    case 'units-swapped':
      return 2 * TIME.move;
    case 'defeated':
      return 2 * TIME.deal;
    case 'hero-moved':
      return event.journey === 'taken-back' ? 0 : TIME.move;
    case 'mana-paid':
    case 'mana-gained':
    case 'discs-returned':
      return discs(event.mana);
    case 'mana-given':
    case 'deposited':
    case 'source-revived':
      return TIME.move;
    case 'ritual-performed':
    case 'structure-laid':
      return TIME.deal;
    default:
      return 0;
  }
}

/** The events of a step one after another, with a beat between those that have to be read. */
export function schedule(events: readonly Event[]): Timed[] {
  let clock = 0;
  return events.map((event) => {
    const duration = durationOf(event);
    const start = clock;
    if (duration > 0) clock += duration + (isEnemy(event) ? TIME.beat : 0);
    return { event, start, duration };
  });
}

/** What enemies do has to be read in order; discs and heroes may follow at once. */
function isEnemy(event: Event): boolean {
  return ['enemy-added', 'enemy-joined', 'unit-moved', 'units-swapped', 'defeated'].includes(
    event.event,
  );
}

/** How long the events of a step take to watch. */
export const lasts: Lasts = (events) =>
  schedule(events as Event[]).reduce(
    (end, { start, duration }) => (duration > 0 ? Math.max(end, start + duration) : end),
    0,
  );

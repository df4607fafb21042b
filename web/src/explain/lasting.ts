/** The part of a history that still holds: steps that were taken back explain nothing. */

import type { Events } from '../generated/protocol';

interface Deed {
  event?: string;
  seat?: number | null;
}

/** The steps that were not taken back, as far as their events tell. */
export function lasting<Step extends Events>(history: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of history) {
    if (step.taken_back !== undefined) dropLast(kept, step.taken_back);
    else if (step.rolled_back !== undefined) {
      while (kept.reduce((sum, it) => sum + inputs(it), 0) > step.rolled_back) kept.pop();
    } else kept.push(step);
  }
  return kept;
}

/** Removes the last action of a seat; beginning a turn is not an action. */
function dropLast(steps: Events[], seat: number): void {
  const isOwn = (deed: Deed): boolean => deed.seat === seat && deed.event !== 'turn-began';
  const last = steps.findLastIndex((step) => (step.events as Deed[]).some(isOwn));
  if (last >= 0) steps.splice(last, 1);
}

/** How many inputs a step is made of: what somebody did, and what chance did. */
function inputs({ events }: Events): number {
  const drawn = (events as Deed[]).filter((it) => it.event === 'drawn').length;
  return drawn + (events.length > drawn ? 1 : 0);
}

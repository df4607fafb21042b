/** Turns that go on at the same time (S-27.4), in words. */

import type { Hero, View } from '../generated/sanctum';
import { t } from '../words/words.svelte';

/** Seats whose turns go on, the earliest first; one alone is nothing to speak of. */
export function openTurns(view: View): readonly number[] {
  if (view.frame === 'over' || view.unfinished.length === 0) return [];
  return [...view.unfinished.map((turn) => turn.seat), view.active];
}

/** How far an open turn has come, as the end of a message id. */
function stageOf({ step }: Hero): string {
  if (step === 'equip') return 'rests';
  if (step === 'ended') return 'ended';
  if (step === 'loot') return 'levels';
  if (typeof step === 'string' || 'penalty' in step) return 'acts';
  return 'levels';
}

/** What a hero does whose turn goes on beside others; null for all the others. */
export function turnWords(view: View, seat: number): string | null {
  const hero = view.heroes[seat];
  return hero && openTurns(view).includes(seat) ? t(`sanctum-turn-${stageOf(hero)}`) : null;
}

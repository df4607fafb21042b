/** Values of bots in what players count: discs of mana, wounds. */

import { t } from '../words/words.svelte';

/** What a value is measured in, and the value of one. */
export interface Measure {
  /** Its name; messages of the page end in it. */
  readonly coin: string;
  readonly scale: number;
}

/** More coins than this are no longer counted: something else was at stake. */
const COUNTABLE = 20;

/** A value in coins, to the nearest half: bots do not know it better than that. */
export function coins(value: number, { scale }: Measure): number {
  const halves = Math.round((value / scale) * 2);
  // There is no minus zero for readers.
  return halves === 0 ? 0 : halves / 2;
}

/** Whether a number of coins says something. */
export const isCountable = (count: number): boolean => count <= COUNTABLE;

/** How much worse something is than the best, in words. */
export function worseWords(loss: number, measure: Measure): string {
  const count = coins(loss, measure);
  return isCountable(count) ? t(`worse-${measure.coin}`, { count }) : t('worse-far');
}

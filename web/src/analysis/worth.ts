/** What decisions and strokes of luck were worth, in words. */

import { coins, isCountable, type Measure } from '../opinions/coins';
import { t, words } from '../words/words.svelte';

function worth(of: string, value: number, measure: Measure): string {
  const count = Math.abs(coins(value, measure));
  return isCountable(count) ? t(`${of}-${measure.coin}`, { count }) : t(`${of}-far`);
}

/** What a decision cost. */
export const costWords = (loss: number, measure: Measure): string =>
  worth('flaw-cost', loss, measure);

/** What a stroke of luck gave or took. */
export const luckWords = (luck: number, measure: Measure): string =>
  worth(luck < 0 ? 'flaw-cost' : 'luck-worth', luck, measure);

/** By how much prospects changed. */
export const changeWords = (change: number, measure: Measure): string =>
  worth(change < 0 ? 'turning-down' : 'turning-up', change, measure);

/** A number as it is written; with its sign where that tells gain from loss. */
export function numberText(value: number, isSigned = false): string {
  const format = new Intl.NumberFormat(words.language, {
    maximumFractionDigits: 1,
    signDisplay: isSigned ? 'exceptZero' : 'auto',
  });
  return format.format(value).replace('-', '−');
}

/** A value in coins. */
export const sumText = (value: number, measure: Measure, isSigned = false): string =>
  numberText(coins(value, measure), isSigned);

/** What a die in hand can become, and by which offers. */

import type { Pips } from '../../art/pieces';
import { changed, isDie, type Reading, type Thing } from '../offers';

/** One face a die could show. */
export interface Result {
  readonly value: Pips;
  /** Every offer that leads there; none: it cannot be had now. */
  readonly ways: readonly Reading[];
}

const FACES: readonly Pips[] = [1, 2, 3, 4, 5, 6];

/**
 * The value a die shows after an offer; null if that is not known before. `flips` says whether a
 * skill turns dice over: opposite faces of a die make seven.
 */
export function becomes(
  reading: Reading,
  value: number,
  flips: (cell: string) => boolean,
): number | null {
  if (reading.verb === 'skill' && reading.option === '') {
    const cell = reading.things[0]?.replace('skill/', '') ?? '';
    return flips(cell) && !reading.things.some((it) => it.startsWith('point/')) ? 7 - value : null;
  }
  return changed(value, reading.option);
}

/** All six faces, with the offers of those in hand that lead to each. */
export function results(
  left: readonly Reading[],
  die: Thing,
  value: number,
  flips: (cell: string) => boolean,
): readonly Result[] {
  const mine = left
    .filter((reading) => reading.things.find(isDie) === die)
    .map((reading) => ({ reading, after: becomes(reading, value, flips) }));
  return FACES.map((face) => ({
    value: face,
    ways: mine.filter(({ after }) => after === face).map(({ reading }) => reading),
  }));
}

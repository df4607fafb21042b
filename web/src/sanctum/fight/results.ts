/** What a die in hand can become, and by which offers. */

import type { Pips } from '../../art/pieces';
import { dieOf, shownBy, type PlacedOffer } from '../offers';

/** One face a die could show. */
export interface Result {
  readonly value: Pips;
  /** Every offer that leads there; none: it cannot be had now. */
  readonly ways: readonly PlacedOffer[];
}

const FACES: readonly Pips[] = [1, 2, 3, 4, 5, 6];

/** All six faces, with the offers of those in hand that lead to each. */
export function results(left: readonly PlacedOffer[], die: string): readonly Result[] {
  const mine = left.filter((offer) => dieOf(offer)?.key === die);
  return FACES.map((value) => ({
    value,
    ways: mine.filter((offer) => shownBy(offer) === value),
  }));
}

/** The row of the final battle: which card lies where, and what is known of it. */

import type { IconId } from '../../art/icons';
import type { Hero } from '../../generated/sanctum';
import { listed, named, t } from '../../words/words.svelte';
import { cardAt, type Book, type LordCard } from '../printed';

/** The sign of the Demon Lord. */
export const LORD: IconId = 'overlord-helm';
/** The sign of furies. */
export const FURY: IconId = 'burning-passion';
/** A place of the row; no card while it is hidden, or collected. */
export interface RowPlace {
  readonly place: number;
  readonly kind: 'lord' | 'fury';
  readonly card: LordCard | null;
}

/** All places of a row. */
export function rowPlaces(row: NonNullable<Hero['row']>, book: Book): RowPlace[] {
  const { length } = [...row.lords, ...row.furies];
  return Array.from({ length }, (_, place) => {
    const { kind, id } = cardAt(row, place);
    const card = id === null ? null : kind === 'lord' ? book.lord(id) : book.fury(id);
    return { place, kind, card };
  });
}

/** The front of a card in words. */
export const frontWords = ({ points, damage }: Pick<LordCard, 'points' | 'damage'>): string =>
  t('sanctum-row-card', { points: listed(points), damage });

/** A place of the row in words. */
export function placeWords(place: RowPlace, at: number): string {
  const { kind, card } = place;
  const id = place.place < at ? 'sanctum-row-place-done' : 'sanctum-row-place';
  return t(id, {
    number: place.place + 1,
    ...named('kind', kind, t(`sanctum-${kind}`)),
    what: card ? frontWords(card) : t('sanctum-row-hidden'),
  });
}

/** The row of the final battle: which card lies where, and what is known of it. */

import type { IconId } from '../art/icons';
import type { Hero } from '../generated/sanctum';
import { t } from '../words/words.svelte';
import { cardAt, type Book, type LordCard } from './book';

/** The sign of the Demon Lord. */
export const LORD: IconId = 'overlord-helm';
/** The sign of furies. */
export const FURY: IconId = 'burning-passion';
/** Whether a space of the health track is death: the lowest one, and those that carry a marker. */
export const isDeadly = (hero: Pick<Hero, 'marked'>, space: number): boolean =>
  space <= 0 || space < hero.marked;

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

/** A place of the row in words. */
export function placeWords(place: RowPlace, at: number): string {
  const what = place.card
    ? t('sanctum-row-card', { points: place.card.points.join(', '), damage: place.card.damage })
    : t('sanctum-row-hidden');
  const beaten = place.place < at ? t('sanctum-row-done') : '';
  return `${place.place + 1}. ${t(`sanctum-${place.kind}`)}: ${what} ${beaten}`.trim();
}

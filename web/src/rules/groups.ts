/** The chapters of the rule books in the order in which one learns the game. */

import type { Game } from './books';
import type { Book, Chapter } from './parse';

/** A part of a book: the words for it are `rules-group-ID`. */
export interface Group {
  readonly id: 'setup' | 'turn' | 'actions' | 'enemies' | 'fights' | 'final' | 'end' | 'details';
  readonly chapters: readonly number[];
}

/** The parts of each book; the overview comes before them. */
export const GROUPS: Readonly<Record<Game, readonly Group[]>> = {
  bastion: [
    { id: 'setup', chapters: [1, 2, 3, 4, 5] },
    { id: 'turn', chapters: [6] },
    { id: 'actions', chapters: [7, 8, 9, 14, 12, 13] },
    { id: 'enemies', chapters: [10, 15] },
    { id: 'end', chapters: [11] },
    { id: 'details', chapters: [16, 17, 18] },
  ],
  sanctum: [
    { id: 'setup', chapters: [1, 2, 3] },
    { id: 'turn', chapters: [4] },
    { id: 'actions', chapters: [5, 6, 7, 14, 16] },
    { id: 'fights', chapters: [8, 9, 10, 11, 12, 13] },
    { id: 'final', chapters: [17, 18, 19, 20, 21, 22, 23, 24, 25] },
    { id: 'end', chapters: [26] },
    { id: 'details', chapters: [15, 27, 28] },
  ],
};

/** The parts of a book with their chapters. */
export function grouped(game: Game, book: Book): { id: Group['id']; chapters: Chapter[] }[] {
  return GROUPS[game].map(({ id, chapters }) => ({
    id,
    chapters: chapters.flatMap((number) => book.chapters.find((it) => it.number === number) ?? []),
  }));
}

/** The chapters of the rule books in the order in which one learns the game. */

import { gameModule } from '../games';
import type { GameName } from '../generated/protocol';
import type { Book, Chapter } from './parse';

/** A part of a book: the words for it are `rules-group-ID`. */
export interface ChapterGroup {
  readonly id: 'setup' | 'turn' | 'actions' | 'enemies' | 'fights' | 'final' | 'end' | 'details';
  readonly chapters: readonly number[];
}

/** The parts of a book with their chapters. */
export function grouped(
  game: GameName,
  book: Book,
): { id: ChapterGroup['id']; chapters: Chapter[] }[] {
  return gameModule(game).chapters.map(({ id, chapters }) => ({
    id,
    chapters: chapters.flatMap((number) => book.chapters.find((it) => it.number === number) ?? []),
  }));
}

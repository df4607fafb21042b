/** What this browser remembers of lessons: which are done, and which steps were passed over. */

import type { TableInfo } from '../generated/protocol';
import type { Skip } from './coach';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;
type Game = TableInfo['game'];

const doneKey = (game: Game): string => `battlement-lessons-${game}`;
const skipsKey = (table: string): string => `battlement-skips-${table}`;

function read<T>(shelf: Shelf, key: string): readonly T[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as T[]) : [];
  } catch {
    return [];
  }
}

function write(shelf: Shelf, key: string, value: readonly unknown[]): void {
  try {
    shelf.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage a reload forgets it: nothing worse.
  }
}

/** The lessons of a game that were finished here. */
export const doneLessons = (shelf: Shelf, game: Game): readonly string[] =>
  read<string>(shelf, doneKey(game));

/** Remembers that a lesson was finished. */
export function finishLesson(shelf: Shelf, game: Game, lesson: string): void {
  write(shelf, doneKey(game), [...new Set([...doneLessons(shelf, game), lesson])]);
}

/** The steps that were passed over at a table. */
export const skipsOf = (shelf: Shelf, table: string): readonly Skip[] =>
  read<Skip>(shelf, skipsKey(table));

/** Remembers the steps that were passed over at a table. */
export const keepSkips = (shelf: Shelf, table: string, skips: readonly Skip[]): void =>
  write(shelf, skipsKey(table), skips);

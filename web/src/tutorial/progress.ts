/** What this browser remembers of lessons: which are done, and which steps were skipped. */

import type { TableInfo } from '../generated/protocol';
import type { Skip } from './coach';

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;
type Game = TableInfo['game'];

const doneKey = (game: Game): string => `battlement-lessons-${game}`;
const skipsKey = (table: string): string => `battlement-skips-${table}`;

function read<T>(storage: KeyValueStorage, key: string): readonly T[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as T[]) : [];
  } catch {
    return [];
  }
}

function write(storage: KeyValueStorage, key: string, value: readonly unknown[]): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage a reload forgets it: nothing worse.
  }
}

/** The lessons of a game that were finished here. */
export const doneLessons = (storage: KeyValueStorage, game: Game): readonly string[] =>
  read<string>(storage, doneKey(game));

/** Remembers that a lesson was finished. */
export function finishLesson(storage: KeyValueStorage, game: Game, lesson: string): void {
  write(storage, doneKey(game), [...new Set([...doneLessons(storage, game), lesson])]);
}

/** The steps that were passed over at a table. */
export const skipsOf = (storage: KeyValueStorage, table: string): readonly Skip[] =>
  read<Skip>(storage, skipsKey(table));

/** Remembers the steps that were passed over at a table. */
export const keepSkips = (storage: KeyValueStorage, table: string, skips: readonly Skip[]): void =>
  write(storage, skipsKey(table), skips);

/** The rule books, each loaded when it is first opened. */

import { parse, type Book } from './parse';

/** A game that has a rule book. */
export type Game = 'bastion' | 'sanctum';

const files: Readonly<Record<Game, () => Promise<{ default: string }>>> = {
  bastion: () => import('../../../docs/rules/bastion.md?raw'),
  sanctum: () => import('../../../docs/rules/sanctum.md?raw'),
};
const books = new Map<Game, Promise<Book>>();

/** The rule book of a game. */
export function bookOf(game: Game): Promise<Book> {
  let book = books.get(game);
  if (!book) {
    book = files[game]().then((file) => parse(file.default));
    books.set(game, book);
    book.catch(() => books.delete(game));
  }
  return book;
}

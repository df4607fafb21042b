/** The rule books, each loaded when it is first opened. */

import { plain, parse, type Book } from './parse';
import { gameOf } from './ids';
import type { GameName } from '../generated/protocol';
import type { Language } from '../words/words.svelte';

const files = import.meta.glob<string>(['../../../docs/rules/*.md', '../../../docs/rules/*/*.md'], {
  query: '?raw',
  import: 'default',
});
const books = new Map<string, Promise<Book>>();

/** The file of a rule book in a language; the English one where there is no translation. */
function fileOf(game: GameName, language: Language): string {
  const told = `../../../docs/rules/${language}/${game}.md`;
  return told in files ? told : `../../../docs/rules/${game}.md`;
}

/** The rule book of a game in a language. */
export function bookOf(game: GameName, language: Language): Promise<Book> {
  const path = fileOf(game, language);
  let book = books.get(path);
  if (!book) {
    const file = files[path];
    book = file ? file().then(parse) : Promise.reject(new Error(`no rule book of ${game}`));
    books.set(path, book);
    book.catch(() => books.delete(path));
  }
  return book;
}

/** The text of a rule, without markup; empty if there is no such rule. */
export async function ruleText(id: string, language: Language): Promise<string | null> {
  const game = gameOf(id);
  const rule = game && (await bookOf(game, language)).rules.get(id);
  return rule ? plain(rule.text) : null;
}

import { describe, expect, it } from 'vitest';

import { words } from '../words/words.svelte';
import { GAME_NAMES, gameModule } from '../games';
import { bookOf, ruleText } from './books';
import { grouped } from './groups';
import { search, type Block } from './parse';

const files = import.meta.glob('../../../docs/rules/*/*.md');
/** The books there are, in which languages. */
const BOOKS = GAME_NAMES.flatMap((game) =>
  ['en', 'fr', 'cs', 'pl', 'ru']
    .filter((it) => it === 'en' || `../../../docs/rules/${it}/${game}.md` in files)
    .map((language) => ({ game, language })),
);

const rulesIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'rule' ? [block.rule.id] : []));

describe('the parts of a rule book', () => {
  it.each(BOOKS)('show every rule of $game in $language once', async ({ game, language }) => {
    const book = await bookOf(game, language);
    const shown = grouped(game, book).flatMap(({ chapters }) =>
      chapters.flatMap(({ blocks, rulings }) => [...rulesIn(blocks), ...rulesIn(rulings)]),
    );
    expect(new Set(shown)).toEqual(new Set(book.rules.keys()));
    expect(shown).toHaveLength(book.rules.size);
  });

  it.each(GAME_NAMES)(
    'and its overview have words and chapters of their own in %s',
    async (game) => {
      const { chapters } = await bookOf(game, 'en');
      const numbers = chapters.map((it) => it.number);
      for (const { id } of gameModule(game).chapters)
        expect(words.has(`rules-group-${id}`), id).toBe(true);
      for (const { id, chapter, drawing } of await gameModule(game).overview()) {
        expect(words.has(`rules-overview-${game}-${id}`), id).toBe(true);
        expect(numbers).toContain(chapter);
        expect(drawing).not.toMatch(/NaN|undefined|<text[^>]*>[a-z]/);
      }
    },
  );
});

describe('books in other languages', () => {
  it('are read where they are, else the English one', async () => {
    expect(await bookOf('bastion', 'xx')).toBe(await bookOf('bastion', 'en'));
    const french = await bookOf('bastion', 'fr');
    expect(french).not.toBe(await bookOf('bastion', 'en'));
    expect(await ruleText('B-2.3', 'fr')).toMatch(/citadelle/);
    expect(await ruleText('B-99.1', 'fr')).toBeNull();
    expect(search(french, 'citadelle adjacente').map((rule) => rule.id)).toContain('B-2.3');
    expect(search(french, 'b-2.17')[0]?.id).toBe('B-2.17');
  });
});

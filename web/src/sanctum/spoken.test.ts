import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../generated/protocol';
import type { View } from '../generated/sanctum';
import recorded from './fixtures/games.json';
import printed from './fixtures/printed.json';
import moments from './fixtures/views.json';
import { Book } from './printed';
import { speak } from './spoken';

const table = (recorded as unknown as { table: TableInfo }[])[0]?.table as TableInfo;
const views = [
  ...(moments as unknown as View[]),
  ...(recorded as unknown as { view: View }[]).map((it) => it.view),
];
const book = new Book(printed);

describe('the table in words', () => {
  it('has no gap in any recorded moment', () => {
    for (const view of views) {
      const lines = speak(view, printed, table).flatMap(({ title, lines }) => [title, ...lines]);
      expect(lines.filter((it) => it === '' || /sanctum-|\{|NaN|undefined/.test(it))).toEqual([]);
    }
  });

  it('says every hero with every item, demon and skill', () => {
    for (const view of views) {
      const text = speak(view, printed, table)
        .flatMap(({ lines }) => lines)
        .join('\n');
      for (const hero of view.heroes) {
        for (const id of hero.bag) expect(text).toContain(book.itemName(id));
        for (const worn of Object.values(hero.slots)) {
          if (worn) expect(text).toContain(book.itemName(worn.item));
        }
        for (const cell of hero.skills) {
          expect(text).toContain(`${book.skill(hero.figure, cell).name}, gained`);
        }
      }
      expect(text.match(/damage \d+, on its back/g)?.length ?? 0).toBe(
        view.sets.flat().length + view.heroes.flatMap((hero) => hero.zone).length,
      );
    }
  });

  it('says the dice of a fight and the nine cards of a row', () => {
    const fights = views.filter((view) => view.heroes.some((hero) => hero.fight?.dice.length));
    const rows = views.filter((view) => view.heroes.some((hero) => hero.row));
    expect(fights.length).toBeGreaterThan(0);
    expect(rows.length).toBeGreaterThan(0);
    for (const view of fights) {
      const count = view.heroes.reduce((sum, hero) => sum + (hero.fight?.dice.length ?? 0), 0);
      const lines = speak(view, printed, table).flatMap((it) => it.lines);
      expect(lines.filter((it) => /^Die \d shows/.test(it))).toHaveLength(count);
    }
    for (const view of rows) {
      const spoken = speak(view, printed, table).filter((it) => it.title.startsWith('The row of'));
      expect(spoken[0]?.lines.length).toBeGreaterThanOrEqual(9);
    }
  });
});

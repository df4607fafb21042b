/** Another language in the middle of a game: everything is said anew, nothing is left behind. */

import type { Page } from '@playwright/test';

import { makeTable, playUntil } from './companion';
import { expect, test } from './fixtures';
import { Hand } from './hand';
import { messagesOf, speak } from './locales';
import { tableAt, type MomentName } from './moments';
import { spied } from './spy';

const MOMENTS: readonly MomentName[] = ['bastion', 'paying', 'journey', 'fight', 'penalty', 'rest'];
/** Where a turn is played first, so that there is something to tell. */
const PLAYED: ReadonlySet<MomentName> = new Set(['bastion', 'journey']);
/** Panels of a table by their keys: chronicle, the board in words, rules, the table itself. */
const PANELS = ['l', 'b', 'k', 't'];
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Every text a page shows or tells, but not the names of languages. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!owner?.checkVisibility() || owner.closest('option, script, style')) continue;
      found.add(node.textContent?.trim() ?? '');
    }
    for (const it of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      if (it.closest('[lang]:not(html)')) continue;
      for (const name of ['aria-label', 'title', 'placeholder'])
        found.add(it.getAttribute(name)?.trim() ?? '');
    }
    found.add(document.title);
    return [...found].filter((text) => /\p{L}{2}/u.test(text));
  });
}

/** The texts of the board and of every panel. */
async function allTexts(page: Page): Promise<string[]> {
  const found = new Set(await textsOf(page));
  for (const key of PANELS) {
    await page.keyboard.press(key);
    const panel = page.locator('aside.panel:not(.own)');
    await panel.waitFor();
    // The rule book comes with its panel.
    if (key === 'k') await panel.locator('input[type=search]').waitFor();
    for (const text of await textsOf(page)) found.add(text);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  }
  return [...found];
}

/** What may read the same in two languages: what neither of them translates. */
function shared(one: string, other: string): (text: string) => boolean {
  const [mine, theirs] = [messagesOf(one), messagesOf(other)];
  const same = new Set(
    [...mine].filter(([id, text]) => theirs.get(id) === text).map(([, it]) => it),
  );
  return (text) => same.has(text) || /^[IVX+,.\s\d/·–-]+$/.test(text);
}

for (const moment of MOMENTS) {
  test(`from Russian to French to Czech, nothing is left behind: ${moment}`, async ({ visit }) => {
    const page = await visit('', { locale: 'ru-RU' });
    const made = await makeTable(page, { ...tableAt(moment), name: '7' });
    await page.goto(`/#/table/${made.table}`);
    await page.locator('[data-thing]').first().waitFor();
    if (PLAYED.has(moment)) {
      const { play } = await spied(page);
      await playUntil(page.context(), made.table, [0], { turns: (play?.turns ?? 0) + 1 });
      await new Hand(page).asked();
    }
    const { name } = await page.evaluate(
      async () => (await (await fetch('/api/me')).json()) as { name: string },
    );
    const withoutMe = (texts: readonly string[]): string[] =>
      texts.filter((text) => !text.includes(name));

    const russian = await allTexts(page);
    expect(russian.filter((text) => CYRILLIC.test(text)).length).toBeGreaterThan(30);
    await speak(page, 'fr');
    const french = withoutMe(await allTexts(page));
    expect(french.filter((text) => CYRILLIC.test(text))).toEqual([]);
    await speak(page, 'cs');
    const czech = withoutMe(await allTexts(page));
    const before = new Set(french);
    const isShared = shared('fr', 'cs');
    expect(czech.filter((text) => before.has(text) && !isShared(text))).toEqual([]);
    expect(czech.filter((text) => CYRILLIC.test(text))).toEqual([]);
  });
}

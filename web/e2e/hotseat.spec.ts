/** One device for two seats of Sanctum: what one seat knows is hidden from the other. */

import type { Page } from '@playwright/test';

import { makeTable } from './companion';
import { expect, test } from './fixtures';
import { Hand } from './hand';
import { tableAt } from './moments';
import { spied } from './spy';

/** Names of blessings that are in the page, seen or not. */
function blessings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-thing^="blessing/"]')].map(
      (it) => it.getAttribute('data-thing') ?? '',
    ),
  );
}

/** Nothing of a table is in the page: neither things nor what they do. */
async function expectNothing(page: Page): Promise<void> {
  await expect(page.locator('[data-thing], [data-offer]')).toHaveCount(0);
}

test('a device that is passed on shows nothing of the seat before', async ({ visit }) => {
  const page = await visit();
  const table = tableAt('blessed');
  const { heroes } = JSON.parse(table.position ?? '') as { heroes: { blessings: number[] }[] };
  const [first, second] = heroes.map((it) => it.blessings.map((id) => `blessing/${id}`));
  expect(first?.length, 'both seats have secrets').toBeGreaterThan(0);
  expect(second?.length, 'both seats have secrets').toBeGreaterThan(0);
  const made = await makeTable(page, { ...table, seats: [{ kind: 'me' }, { kind: 'me' }] });
  await page.goto(`/#/table/${made.table}`);
  const take = page.getByRole('button', { name: /^I am / });
  const hand = new Hand(page);

  // Nobody has said yet who holds the device.
  await expect(take).toBeVisible();
  await expectNothing(page);
  await take.click();
  await expect.poll(() => blessings(page)).toEqual(expect.arrayContaining(first ?? []));
  expect((await blessings(page)).filter((it) => second?.includes(it))).toEqual([]);

  // The first seat plays until the second one is asked.
  for (let decisions = 0; decisions < 60; decisions += 1) {
    if (await take.isVisible()) break;
    const before = (await spied(page)).number;
    await hand.do(await hand.hint());
    await page.waitForFunction((number) => globalThis.battlementSpy.number > number, before);
    await expect(page.locator('[data-thing]').or(take).first()).toBeVisible();
  }
  await expect(take).toBeVisible();
  await expectNothing(page);

  // A reload in between gives nothing away.
  await page.reload();
  await expect(take).toBeVisible();
  await expectNothing(page);
  const hidden = await page.content();

  await take.click();
  await expect.poll(() => blessings(page)).toEqual(expect.arrayContaining(second ?? []));
  expect((await blessings(page)).filter((it) => first?.includes(it))).toEqual([]);
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('[data-thing^="blessing/"]')].map(
      (it) => it.getAttribute('aria-label') ?? '',
    ),
  );
  for (const name of names) expect(hidden).not.toContain(name);
});

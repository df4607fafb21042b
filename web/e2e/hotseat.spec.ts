/** One device for two seats of Sanctum: what one seat knows is hidden from the other. */

import type { Page } from '@playwright/test';

import { makeTable } from './companion';
import { expect, test } from './fixtures';
import { Hand } from './hand';
import { tableAt } from './moments';
import { spied } from './spy';

/** What a hero's blessings do, as the page says it when everything about the hero is shown. */
async function blessings(page: Page): Promise<{ id: string; name: string }[]> {
  await page.getByRole('button').filter({ hasText: 'Show all' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const found = await dialog.locator('[data-thing^="blessing/"]').evaluateAll((all) =>
    all.map((it) => ({
      id: it.getAttribute('data-thing') ?? '',
      name: it.getAttribute('aria-label') ?? '',
    })),
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return found;
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
  const before = await blessings(page);
  expect(before.map((it) => it.id)).toEqual(first);

  // The first seat plays until the second one is asked.
  for (let decisions = 0; decisions < 60; decisions += 1) {
    if (await take.isVisible()) break;
    const { number } = await spied(page);
    await hand.do(await hand.hint());
    await page.waitForFunction((before) => globalThis.battlementSpy.number > before, number);
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
  const after = await blessings(page);
  expect(after.map((it) => it.id)).toEqual(second);
  for (const { name } of [...before, ...after]) expect(hidden).not.toContain(name);
  const shown = await page.content();
  const secrets = before.filter((it) => !after.some((other) => other.name === it.name));
  expect(secrets).not.toEqual([]);
  for (const { name } of secrets) expect(shown).not.toContain(name);
});

/** S-27.4: seat 0 rests, and the next turn has begun. */
const OVERLAPPING = JSON.stringify({
  game: 'sanctum',
  players: 3,
  overlap: true,
  turn: 11,
  active: 2,
  unfinished: [{ seat: 0, number: 9 }],
  heroes: [
    { figure: 'huntress', place: 'act/1/3', bag: [1, 27], locked: [27], step: 'equip' },
    { figure: 'outlaw', place: 'act/1/4' },
    { figure: 'slayer', place: 'act/1/2', step: 'choose' },
  ],
});

test('a device goes to and fro while turns overlap', async ({ visit }) => {
  const page = await visit();
  const made = await makeTable(page, {
    game: 'sanctum',
    seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }],
    position: OVERLAPPING,
  });
  await page.goto(`/#/table/${made.table}`);
  await page.getByRole('button', { name: 'I am Huntress' }).click();
  await expect(page.getByRole('button', { name: 'End rest' })).toBeVisible();

  await page.getByRole('button', { name: 'Pass to Slayer' }).click();
  await expectNothing(page);
  await page.getByRole('button', { name: 'I am Slayer' }).click();
  await expect(page.getByRole('button', { name: 'Move', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Pass to Huntress' }).click();
  await page.getByRole('button', { name: 'I am Huntress' }).click();
  // S-27.5: an item that came during this Rest says why it cannot be used.
  const late = page.locator('[data-thing="item/27"]');
  await expect(late).toHaveAttribute('aria-label', /It came during this rest/);
  await expect(late).toHaveAttribute('aria-disabled', 'true');
  await late.click({ force: true });
  await expect(page.getByText('S-27.5').first()).toBeVisible();
});

/** The law of seats: who leaves a game with secrets keeps the seat or hands it over. */

import type { Page } from '@playwright/test';

import { makeTable } from './companion';
import { expect, test } from './fixtures';
import { spied } from './spy';

/** Opens a table with its panel of seats. */
async function seats(page: Page, table: string): Promise<void> {
  await page.goto(`/#/table/${table}`);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
}

test('H1: a seat with secrets is kept for its player, unless they hand it over', async ({
  visit,
}) => {
  const [host, guest, third] = [await visit(), await visit(), await visit()];
  const made = await makeTable(host, {
    game: 'sanctum',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await host.goto(`/#/table/${made.table}`);
  await guest.goto(`/#/table/${made.table}`);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await expect.poll(async () => (await spied(host)).table?.state).toBe('running');
  const isHolding = async (page: Page): Promise<number> => (await spied(page)).yours.length;

  await seats(guest, made.table);
  await guest.getByRole('button', { name: 'Leave' }).click();
  await expect(guest.getByText('your seat is kept for you')).toBeVisible();
  await guest.getByRole('button', { name: 'Stay' }).click();
  await expect(guest.getByText('your seat is kept for you')).toBeHidden();
  await guest.getByRole('button', { name: 'Leave' }).click();
  await guest.getByRole('button', { name: 'Leave: sure?' }).click();
  await expect.poll(() => isHolding(guest)).toBe(0);

  await seats(third, made.table);
  await expect(third.getByText('kept for its player', { exact: true })).toBeVisible();
  await expect(third.getByRole('button', { name: 'Sit here' })).toBeHidden();
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await expect.poll(() => isHolding(guest)).toBe(1);

  await guest.getByRole('button', { name: 'Leave' }).click();
  await guest.getByRole('button', { name: 'Leave and hand over' }).click();
  await third.getByRole('button', { name: 'Sit here' }).click();
  await expect.poll(() => isHolding(third)).toBe(1);
});

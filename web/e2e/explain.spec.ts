/** What happened and why: at an enemy phase of Bastion and at a fight of Sanctum, with their rules. */

import type { Page } from '@playwright/test';

import { finishedGames, finishedTable } from './companion';
import { expect, test } from './fixtures';

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const TITLE = 'What happened and why';

/** Asks about the last thing that can be explained: at its line, on a phone in the panel of the table. */
async function ask(page: Page, size: string): Promise<void> {
  const side = size === 'phone' ? 'Table' : 'Log';
  await page.getByRole('button', { name: side, exact: true }).click();
  const panel = page.getByRole('complementary', { name: side });
  await panel.getByRole('button', { name: TITLE }).last().click();
}

for (const game of ['bastion', 'sanctum'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`an explanation with its rules: ${game}, ${size}`, async ({ visit }) => {
      const page = await visit('', { viewport });
      const id = await finishedTable(page, finishedGames[game]);
      await page.goto(`/#/table/${id}`);
      await ask(page, size);

      const panel = page.getByRole('complementary', { name: TITLE });
      const sentences = panel.getByRole('region').getByRole('listitem');
      await expect(sentences.first()).toContainText(/[.!]/);
      const heading = await panel.getByRole('heading', { level: 3 }).first().textContent();
      await panel.getByRole('button', { name: 'Earlier' }).click();
      await expect(panel.getByRole('button', { name: 'Later' })).toBeEnabled();
      await panel.getByRole('button', { name: 'Later' }).click();
      await expect(panel.getByRole('heading', { level: 3 }).first()).toHaveText(heading ?? '');

      const account = panel.getByRole('group').first();
      if ((await account.count()) > 0) {
        await account.locator('summary').click();
        await expect(account.getByRole('button', { name: /^Rule [BS]-/ }).first()).toBeVisible();
      }

      const rule = sentences.getByRole('button', { name: /^Rule [BS]-/ }).first();
      const number = (await rule.textContent())?.trim() ?? '';
      await rule.click();
      const rules = page.getByRole('complementary', { name: 'Rules' });
      await expect(rules.locator('[aria-current="true"]')).toContainText(number);
    });
  }
}

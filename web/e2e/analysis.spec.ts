/** The analysis of a finished game: from the end of the game, and back into its replay. */

import { finishedGames, finishedTable, makeTable } from './companion';
import { expect, test } from './fixtures';
import { tableAt } from './moments';

for (const game of Object.values(finishedGames)) {
  test(`a game that bots finished is judged: ${game.game}`, async ({ visit }) => {
    test.setTimeout(120_000);
    const page = await visit();
    const id = await finishedTable(page, game);
    await page.goto(`/#/table/${id}`);
    await page.getByRole('link', { name: 'Analysis' }).click();
    await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible({
      timeout: 60_000,
    });

    const players = page.getByRole('region', { name: 'Players' });
    await expect(players.getByRole('row')).toHaveCount(3);
    await page.getByText('Show as a table').click();
    const course = page.getByRole('region', { name: 'Course of the game' });
    expect(await course.getByRole('row').count()).toBeGreaterThan(3);
    // Names come one after another: none is left open, none is notation.
    const main = page.getByRole('main');
    await expect(main).not.toContainText('…', { timeout: 30_000 });
    await expect(main).not.toContainText(/[a-z]\/\d|analysis-|undefined|NaN/);

    await course.getByRole('list').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/at\/\d+$/);
    await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
  });
}

test('what could have been better leads to the moment it was decided in', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit();
  const id = await finishedTable(page, finishedGames.bastion);
  await page.goto(`/#/table/${id}/analysis`);
  const flaws = page.getByRole('region', { name: 'What could have been better' });
  const first = flaws.getByRole('link').first();
  await expect(first).toBeVisible({ timeout: 60_000 });
  await expect(flaws).toContainText(/Better: /);
  await expect(flaws).toContainText(/cost (half|one|[\d.]+|a lot)/);
  const step = Number(/step (\d+)/.exec((await first.getAttribute('aria-label')) ?? '')?.[1]);
  await first.click();
  await expect(page).toHaveURL(new RegExp(`/at/${step - 1}$`));
});

test('a game that goes on has no analysis yet', async ({ visit, watch }) => {
  watch.expect(/409/);
  const page = await visit();
  const made = await makeTable(page, tableAt('bastion'));
  await page.goto(`/#/table/${made.table}/analysis`);
  await expect(page.getByRole('alert')).toHaveText(/still in progress/);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page.locator('[data-thing]').first()).toBeVisible();
});

/** From nothing to a game: two clicks, and something is asked of me. */

import { expect, test } from './fixtures';
import { spied } from './spy';

for (const game of ['Bastion', 'Sanctum']) {
  test(`two clicks start a game of ${game}`, async ({ visit }) => {
    const page = await visit();
    await page.getByRole('button', { name: `Play ${game} now` }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();

    await expect(page).toHaveURL(/#\/table\//);
    await expect
      .poll(async () => {
        const { table, play } = await spied(page);
        return table?.state === 'running' && play?.needed.includes(play.seat ?? -1);
      })
      .toBe(true);
    await expect(page.getByText('Your turn')).toBeVisible();
    await expect(page.locator('[data-thing]').first()).toBeVisible();
  });
}

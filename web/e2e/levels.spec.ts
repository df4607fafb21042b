/** How strong bots are: chosen for each seat, before a table is made and until it starts. */

import { makeTable } from './companion';
import { expect, test } from './fixtures';
import { spied } from './spy';

test('every seat of a new table may have a bot of another level', async ({ visit }) => {
  const page = await visit('#/new/sanctum');
  await page.getByRole('radio', { name: 'Bots only' }).check({ force: true });
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  const [second, third] = [page.getByLabel('Seat 2'), page.getByLabel('Seat 3')];
  await expect(second).toHaveValue('bot medium');
  await second.selectOption({ label: 'Bot: Easy' });
  await expect(second).toHaveAccessibleDescription(/first race/);
  await third.selectOption({ label: 'Bot: Hard' });
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect
    .poll(async () => (await spied(page)).table?.seats.slice(1))
    .toMatchObject([
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'hard' },
    ]);
});

test('the host gives another level to a bot, and a free seat to a bot', async ({ visit }) => {
  const page = await visit();
  const made = await makeTable(page, {
    game: 'bastion',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'open' }],
  });
  await page.goto(`/#/table/${made.table}`);
  const levels = async (): Promise<unknown[]> =>
    (await spied(page)).table?.seats.map((it) => (it.kind === 'bot' ? it.level : it.kind)) ?? [];

  await page.getByText('Change level').click();
  await page.getByRole('button', { name: /^Hard/ }).click();
  await expect.poll(levels).toEqual(['person', 'hard', 'open']);

  await page.getByText('Replace with a bot').click();
  await page.getByRole('button', { name: /^Medium/ }).click();
  await expect.poll(levels).toEqual(['person', 'hard', 'medium']);
  await expect.poll(async () => (await spied(page)).table?.state).toBe('running');
});

test('a game at once is with bots of a medium level', async ({ visit }) => {
  const page = await visit();
  await page.getByRole('button', { name: 'Play Sanctum now' }).click();
  const medium = page.getByRole('radio', { name: 'Medium' });
  await expect(medium).toBeChecked();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect
    .poll(async () => (await spied(page)).table?.seats[1])
    .toMatchObject({ kind: 'bot', level: 'medium' });
});

/** Two browsers at one table: link, seats, help, hold, chat, going back by consent, presence. */

import type { Page } from '@playwright/test';

import { expect, test, type Visit } from './fixtures';
import { Hand } from './hand';
import { spied } from './spy';

/** One enemy at the wall; who is not on turn could help with a Fireball. */
const POSITION = JSON.stringify({
  game: 'bastion',
  players: 2,
  mode: 'tutorial',
  wall: { 22: 'giant/red' },
  heroes: [
    { at: 'district/6', mana: { red: 8 } },
    { at: 'district/6', mana: { blue: 2 }, spells: ['warrior/red'] },
  ],
});

/** The host makes a table by hand and sends the link; the guest sits down. */
async function table(visit: Visit): Promise<{ host: Page; guest: Page }> {
  const host = await visit('#/new/bastion');
  await host.getByLabel('Seat 2').selectOption({ label: 'Invitation link' });
  await host.getByText('Start from a position').click();
  await host.getByRole('textbox', { name: 'Start from a position' }).fill(POSITION);
  await host.getByRole('button', { name: 'Create table' }).click();
  const link = await host.getByLabel('Invitation to seat 2', { exact: true }).inputValue();
  await host.getByRole('link', { name: 'Go to the table' }).click();
  await expect(host.getByText('Waiting for players').first()).toBeVisible();

  const guest = await visit(new URL(link).hash);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  for (const page of [host, guest])
    await expect.poll(async () => (await spied(page)).table?.state).toBe('running');
  return { host, guest };
}

const offers = async (page: Page): Promise<string[]> =>
  (await spied(page)).play?.offers.map((it) => it.text) ?? [];

test('somebody helps with a spell, and holds before', async ({ visit }) => {
  const { host, guest } = await table(visit);
  const [attacker, helper] = [new Hand(host), new Hand(guest)];
  await attacker.do('attack wall/22');
  await expect.poll(() => offers(guest)).toContain('hold');

  await helper.do('hold');
  await expect.poll(() => offers(host)).toEqual(['call off']);
  await helper.do('release');
  await expect.poll(async () => (await offers(host)).length).toBeGreaterThan(1);

  const before = (await offers(host)).find((it) => it.startsWith('pay'));
  await helper.do('cast fireball/warrior-red');
  await expect
    .poll(async () => (await offers(host)).find((it) => it.startsWith('pay')))
    .not.toBe(before);
  const payment = (await offers(host)).find((it) => it.startsWith('pay'));
  await attacker.do(payment ?? '');
  await expect.poll(async () => (await spied(host)).play?.view).toHaveProperty('wall', {});
});

test('people talk to each other and see who is there', async ({ visit }) => {
  const { host, guest } = await table(visit);
  for (const [from, to, text] of [
    [host, guest, 'Shall I take the giant?'],
    [guest, host, 'I have a fireball for it.'],
  ] as const) {
    for (const page of [from, to]) {
      if (await page.getByRole('textbox', { name: 'Write a message' }).isVisible()) continue;
      await page.getByRole('button', { name: /^Chat/ }).click();
    }
    await from.getByRole('textbox', { name: 'Write a message' }).fill(text);
    await from.keyboard.press('Enter');
    for (const page of [from, to]) await expect(page.getByText(text)).toBeVisible();
  }

  await host.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(host.getByText('away', { exact: true })).toBeHidden();
  await guest.close();
  await expect(host.getByText('away', { exact: true })).toBeVisible();
});

test('going back needs consent', async ({ visit }) => {
  const { host, guest } = await table(visit);
  const hand = new Hand(host);
  await hand.do('end phase');
  const { play } = await spied(host);
  const ask = async (): Promise<void> => {
    await host.getByRole('button', { name: 'Ask to go back further' }).click();
    await expect(guest.getByRole('alertdialog', { name: 'Request to go back' })).toBeVisible();
  };

  await ask();
  await guest.getByRole('button', { name: 'Decline' }).click();
  for (const page of [host, guest])
    await expect(page.getByRole('alertdialog', { name: 'Request to go back' })).toBeHidden();
  expect((await spied(host)).play?.inputs).toBe(play?.inputs);

  await ask();
  await guest.getByRole('button', { name: 'Agree' }).click();
  for (const page of [host, guest]) {
    await expect(page.getByRole('alertdialog', { name: 'Request to go back' })).toBeHidden();
    await expect.poll(async () => (await spied(page)).play?.inputs).toBeLessThan(play?.inputs ?? 0);
  }
  await expect.poll(async () => (await spied(host)).play?.needed).toEqual([0]);
  await hand.do('attack wall/22');
});

/** Whole games, played through the page by touching what is lit, until the end is shown. */

import type { NewTable } from '../src/generated/protocol';
import { makeTable } from './companion';
import { expect, test } from './fixtures';
import { Hand } from './hand';

/** More decisions than any game has. */
const MOST_DECISIONS = 1500;

const GAMES: Record<string, Partial<NewTable>> = {
  'a training game of Bastion': {
    game: 'bastion',
    options: { mode: 'tutorial' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
  },
  'a game of Sanctum': {
    game: 'sanctum',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
  },
};

for (const [name, table] of Object.entries(GAMES)) {
  test(`${name} is played to its end`, async ({ visit }) => {
    test.setTimeout(600_000);
    const page = await visit();
    const made = await makeTable(page, table);
    await page.goto(`/#/table/${made.table}`);
    const hand = new Hand(page);
    for (let decisions = 0; decisions < MOST_DECISIONS; decisions += 1) {
      const { table: now, play } = await hand.asked();
      if (now?.state === 'over' || !play) break;
      await hand.do(await hand.hint());
    }
    const end = page.getByRole('dialog', { name: /^(You (won|lost)|Victory: you got furthest)$/ });
    await expect(end.getByRole('button', { name: 'Play again' })).toBeVisible();
  });
}

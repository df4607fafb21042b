/** Keys alone: a whole turn of Bastion, a whole fight of Sanctum. */

import { makeTable } from './companion';
import { expect, test } from './fixtures';
import { KeyboardHand } from './keyboard';
import { tableAt } from './moments';

const MOST_DECISIONS = 60;

test('keys play a whole turn of Bastion', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit();
  const made = await makeTable(page, tableAt('bastion'));
  await page.goto(`/#/table/${made.table}`);
  const hand = new KeyboardHand(page);
  // What bots would do here is their taste: a turn has a move in any case.
  const { play } = await hand.asked();
  const move = play?.offers.find((it) => it.text.startsWith('move '))?.text ?? 'a move is offered';
  await hand.do(move);
  const done = [move];
  while (done.at(-1) !== 'end phase' && done.length < MOST_DECISIONS) {
    await hand.asked();
    const offer = await hand.hint();
    await hand.do(offer);
    done.push(offer);
  }
  expect(done.at(-1), done.join(', ')).toBe('end phase');
});

test('keys play a whole fight of Sanctum', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit();
  const made = await makeTable(page, tableAt('beforeFight'));
  await page.goto(`/#/table/${made.table}`);
  const hand = new KeyboardHand(page);
  const { play } = await hand.asked();
  const turns = play?.turns;
  await hand.do('fight');
  const done: string[] = [];
  for (; done.length < MOST_DECISIONS;) {
    const now = await hand.asked();
    if (now.play?.turns !== turns) break;
    const offer = await hand.hint();
    await hand.do(offer);
    done.push(offer);
  }
  expect(
    done.some((it) => it.startsWith('assign ')),
    done.join(', '),
  ).toBe(true);
  expect((await hand.seen()).play?.turns).not.toBe(turns);
});

/** A penalty or wounds: the card is marked first, then it is said again. */

import { makeTable } from './companion';
import { test } from './fixtures';
import { Hand } from './hand';
import { tableAt } from './moments';

for (const choice of ['pay penalty', 'take wounds']) {
  test(`${choice} is chosen on its card`, async ({ visit }) => {
    const page = await visit();
    const made = await makeTable(page, tableAt('penalty'));
    await page.goto(`/#/table/${made.table}`);
    const hand = new Hand(page);
    await hand.asked();
    await hand.do(choice);
  });
}

/** A hint says what to do and why, and what else could be done and how much worse that is. */

import { makeTable } from './companion';
import { expect, test } from './fixtures';
import { Hand } from './hand';
import { tableAt, type MomentName } from './moments';

const MOMENTS: readonly MomentName[] = ['bastion', 'fight'];
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

for (const moment of MOMENTS) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`a hint in full: ${moment}, ${size}`, async ({ visit }) => {
      const page = await visit('', { viewport });
      const made = await makeTable(page, tableAt(moment));
      await page.goto(`/#/table/${made.table}`);
      const hand = new Hand(page);
      await hand.asked();
      await hand.hint();
      const { hint } = await hand.seen();
      const own = hint?.opinions.find((it) => it.action === hint.action);
      expect(hint?.opinions.length, 'what the bot thinks of the offers').toBeGreaterThan(1);
      expect(own?.reasons.length, 'why it would do that').toBeGreaterThan(0);
      await expect(page.getByText(/^Suggestion: /)).toBeVisible();

      const why = page.getByRole('button', { name: 'Why?' });
      await why.click();
      await expect(why).toHaveAttribute('aria-expanded', 'true');
      const panel = page.getByRole('region', { name: /^Suggestion: / });
      await expect(panel.getByRole('list', { name: 'Why' }).getByRole('listitem')).not.toHaveCount(
        0,
      );
      const others = panel.getByRole('button', { name: /as good|worse/ });
      await expect(others.first()).toBeVisible();

      await others.first().click();
      await expect(others.first()).toHaveAttribute('aria-pressed', 'true');
      await expect(others.first()).toContainText('shown on the board');
      await panel.getByRole('button', { name: 'Collapse hint' }).click();
      await expect(panel).toBeHidden();
    });
  }
}

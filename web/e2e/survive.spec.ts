/** Reload, network cut and power cut in the middle of a fight: nothing is lost, it goes on. */

import type { Page } from '@playwright/test';

import { makeTable } from './companion';
import { enter, expect, test, Watch } from './fixtures';
import { Hand } from './hand';
import { tableAt } from './moments';
import { Server } from './server';
import { spied } from './spy';
import { Wire } from './wire';

/** The fight as the page was told of it. */
async function fight(page: Page): Promise<unknown> {
  const { number, play, table } = await spied(page);
  return { number, table: table?.id, decision: play?.decision, view: play?.view };
}

test('a fight survives a reload, a cut wire and a killed server', async ({ browser }) => {
  test.setTimeout(120_000);
  const server = await Server.start();
  const wire = await Wire.to(server.url);
  const watch = new Watch(new URL(wire.url).host);
  const context = await enter(browser, wire.url);
  watch.on(context);
  // While nobody answers, the browser says so for each attempt.
  watch.expect(/WebSocket connection to .* failed/);
  watch.expect(/Failed to load resource: net::ERR_/);
  // So does it for the service worker, which it looks for after every reload.
  watch.expect(/unknown error occurred when fetching the script/);
  try {
    const page = await context.newPage();
    await page.goto('/');
    const made = await makeTable(page, tableAt('fight'));
    await page.goto(`/#/table/${made.table}`);
    const hand = new Hand(page);
    const die = page.locator('[data-thing="die/1"]');
    const lost = page.getByText(/connection lost/i);
    const goOn = async (): Promise<void> => {
      await hand.asked();
      await expect(die.first()).toBeVisible();
      await hand.do(await hand.hint());
    };
    await goOn();

    await test.step('reload', async () => {
      const before = await fight(page);
      await page.reload();
      await hand.asked();
      expect(await fight(page)).toEqual(before);
      await goOn();
    });

    await test.step('the wire is cut', async () => {
      const before = await fight(page);
      wire.cut();
      await expect(lost.first()).toBeVisible();
      wire.mend();
      await expect(lost.first()).toBeHidden();
      expect(await fight(page)).toEqual(before);
      await goOn();
    });

    await test.step('the server is killed and started again', async () => {
      const before = await fight(page);
      await server.kill();
      await expect(lost.first()).toBeVisible();
      await server.again();
      await expect(lost.first()).toBeHidden({ timeout: 30_000 });
      expect(await fight(page)).toEqual(before);
      await goOn();
    });
    expect(watch.unexpected).toEqual([]);
  } finally {
    await context.close();
    await wire.remove();
    await server.stop();
  }
});

/**
 * `npm run measure`: how soon a decision is acknowledged on screen, and how many frames are drawn
 * while dice roll. It prints figures and judges nothing: they depend on the machine.
 */

import os from 'node:os';

import type { Page } from '@playwright/test';

import { makeTable } from './companion';
import { test } from './fixtures';
import { Hand } from './hand';
import { tableAt } from './moments';

const DECISIONS = 40;

interface Figures {
  median: number;
  p95: number;
  count: number;
}

function figures(all: readonly number[]): Figures {
  const sorted = [...all].sort((a, b) => a - b);
  const at = (part: number): number =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 10) /
    10;
  return { median: at(0.5), p95: at(0.95), count: sorted.length };
}

/**
 * Milliseconds from the press that sends a decision to the first frame after the table changed for
 * it. Taken inside the page, so that the time of the test program does not count.
 */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    let pressed = 0;
    let sent = 0;
    Object.assign(globalThis, { battlementTimes: times });
    const { battlementSpy } = globalThis;
    addEventListener(
      'pointerdown',
      () => {
        pressed = performance.now();
        sent = battlementSpy.sent.length;
      },
      true,
    );
    const acted = (): boolean =>
      battlementSpy.sent.slice(sent).some((it: { type: string }) => it.type === 'act');
    new MutationObserver(() => {
      if (pressed === 0 || !acted()) return;
      const from = pressed;
      pressed = 0;
      requestAnimationFrame(() => times.push(performance.now() - from));
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

/** Frames while something moves: those the page was asked for, and those that were drawn. */
async function frames(page: Page, seconds: number): Promise<{ asked: number; drawn: number }> {
  const client = await page.context().newCDPSession(page);
  let drawn = 0;
  client.on('Tracing.dataCollected', ({ value }) => {
    drawn += (value as unknown as { name: string }[]).filter(
      (it) => it.name === 'DrawFrame',
    ).length;
  });
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'disabled-by-default-devtools.timeline.frame',
        'devtools.timeline.frame',
        'devtools.timeline',
      ],
    },
  });
  const asked = await page.evaluate(
    (duration) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        let count = 0;
        const next = (): void => {
          count += 1;
          if (performance.now() - from < duration) requestAnimationFrame(next);
          else resolve((count * 1000) / (performance.now() - from));
        };
        requestAnimationFrame(next);
      }),
    seconds * 1000,
  );
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  return { asked: Math.round(asked * 10) / 10, drawn: Math.round((drawn / seconds) * 10) / 10 };
}

test('measure', async ({ visit }) => {
  test.setTimeout(300_000);
  const results: Record<string, unknown> = {
    cpu: `${os.cpus().length} × ${os.cpus()[0]?.model ?? '?'}`,
    load: os.loadavg()[0],
  };
  for (const [name, moment] of [
    ['bastion', 'bastion'],
    ['sanctum', 'beforeFight'],
  ] as const) {
    const page = await visit();
    const made = await makeTable(page, tableAt(moment));
    await page.goto(`/#/table/${made.table}`);
    const hand = new Hand(page);
    await hand.asked();
    await listen(page);
    for (let decisions = 0; decisions < DECISIONS; decisions += 1) {
      const { table } = await hand.asked();
      if (table?.state === 'over') break;
      await hand.do(await hand.hint());
    }
    results[`${name}: milliseconds to acknowledge`] = figures(
      await page.evaluate(
        () => (globalThis as unknown as { battlementTimes: number[] }).battlementTimes,
      ),
    );
  }

  const page = await visit('', { reducedMotion: 'no-preference' });
  const made = await makeTable(page, tableAt('beforeFight'));
  await page.goto(`/#/table/${made.table}`);
  const fight = page.locator('[data-offer="fight"]').first();
  await fight.waitFor();
  results['frames per second at rest'] = await frames(page, 1);
  await fight.click();
  await page.waitForFunction(() => globalThis.battlementSpy.sent.some((it) => it.text === 'fight'));
  results['frames per second while dice roll'] = await frames(page, 1);
  console.log(JSON.stringify(results, null, 2));
});

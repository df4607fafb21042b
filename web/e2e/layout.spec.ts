/**
 * Every page is opened once and then looked at in every way: axe finds no violation in either theme;
 * there is no sideways scroll, no cut text, no overlap and nothing covered at any size, and in no
 * other language, whose words are longer.
 */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { boxFaults } from './boxes';
import { expect, test } from './fixtures';
import { LANGUAGES, speak } from './locales';
import { places } from './places';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const SIZES = [
  { width: 360, height: 740 },
  PHONE,
  { width: 768, height: 1024 },
  DESK,
  { width: 1920, height: 1080 },
];

for (const [name, open] of Object.entries(places)) {
  test(`the page of: ${name}`, async ({ visit }) => {
    // Thirteen layouts of one page, of which the card browser has more boxes than any other.
    test.slow();
    const page = await visit();
    await open(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect.soft(await violations(page, colorScheme === 'dark'), `axe, ${colorScheme}`).toBe('');
    }
    for (const size of SIZES) await expectBoxes(page, size, 'en');
    for (const language of LANGUAGES) {
      await page.setViewportSize(PHONE);
      await speak(page, language);
      for (const size of [PHONE, DESK]) await expectBoxes(page, size, language);
    }
  });
}

/**
 * What axe finds, in words. Themes differ in colours only: one of them is measured for contrast
 * alone. Contrast inside of drawings is not computed (axe looks for backgrounds of boxes).
 */
async function violations(page: Page, isWhole: boolean): Promise<string> {
  const contrast = new AxeBuilder({ page }).withRules('color-contrast').exclude('svg');
  const others = new AxeBuilder({ page }).disableRules('color-contrast');
  const results = [await contrast.analyze(), ...(isWhole ? [await others.analyze()] : [])];
  return results
    .flatMap((it) => it.violations)
    .map(({ id, nodes }) => `${id}: ${nodes.map((it) => it.html.slice(0, 160)).join('\n  ')}`)
    .join('\n');
}

/** Measures the boxes of a page at a size. */
async function expectBoxes(page: Page, size: typeof DESK, language: string): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect.soft(await boxFaults(page), `boxes in ${language} at ${size.width} px`).toEqual([]);
}

/** axe finds no violation on any page, in both themes. */

import { AxeBuilder } from '@axe-core/playwright';

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { places } from './places';

for (const [name, open] of Object.entries(places)) {
  test(`axe on: ${name}`, async ({ visit }) => {
    const page = await visit();
    await open(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect
        .soft(await violations(page, colorScheme === 'dark'), `${name}, ${colorScheme}`)
        .toBe('');
    }
  });
}

/**
 * What axe finds, in words. Themes differ in colours only: the second one is measured for contrast
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

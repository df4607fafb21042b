/** No sideways scroll, no cut text, no overlap, nothing covered: measured on every page. */

import { boxFaults } from './boxes';
import { expect, test } from './fixtures';
import { LANGUAGES, speak } from './locales';
import { places } from './places';

const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

for (const [name, open] of Object.entries(places)) {
  test(`the boxes of: ${name}`, async ({ visit }) => {
    const page = await visit();
    await open(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect.soft(await boxFaults(page), `${name} at ${size.width} px`).toEqual([]);
    }
  });
}

// Words of other languages are longer: on a phone they have to fit as well.
for (const [name, open] of Object.entries(places)) {
  test(`the boxes in all languages of: ${name}`, async ({ visit }) => {
    const page = await visit('', { viewport: { width: 390, height: 844 } });
    await open(page);
    for (const language of LANGUAGES) {
      await speak(page, language);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect.soft(await boxFaults(page), `${name} in ${language}`).toEqual([]);
    }
  });
}

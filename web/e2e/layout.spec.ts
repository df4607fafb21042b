/** No sideways scroll, no cut text, no overlap, nothing covered: measured on every page. */

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

// Words of other languages are longer: they have to fit as well.
for (const [name, open] of Object.entries(places)) {
  test(`the boxes in all languages of: ${name}`, async ({ visit }) => {
    // Ten layouts of one page, of which the card browser has more boxes than any other.
    test.slow();
    const page = await visit('', { viewport: PHONE });
    await open(page);
    for (const language of LANGUAGES) {
      await page.setViewportSize(PHONE);
      await speak(page, language);
      for (const size of [PHONE, DESK]) {
        await page.setViewportSize(size);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect.soft(await boxFaults(page), `${name} in ${language}, ${size.width} px`).toEqual([]);
      }
    }
  });
}

/** The measuring itself: it finds what is wrong, and only that. */

import { boxFaults } from './boxes';
import { expect, test } from './fixtures';

const SAMPLES: [string, string, RegExp | null][] = [
  ['an ordinary page', '<h1>Walls</h1><p>hold</p><button>Go on</button>', null],
  ['a page that is too wide', '<div style="width: 2000px">wide</div>', /scrolls sideways/],
  [
    'a text in a box that is too small',
    '<div style="width: 60px; overflow: hidden; white-space: nowrap">a very long sentence</div>',
    /^cut: "a very long sentence"/,
  ],
  [
    'a text with dots and a title',
    '<div title="a very long sentence" style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">a very long sentence</div>',
    null,
  ],
  [
    'a text in a box that scrolls',
    '<div style="height: 40px; overflow: auto">one<br>two<br>three<br>four<br>five</div>',
    null,
  ],
  [
    'two texts on each other',
    '<p>below</p><p style="position: relative; top: -34px">above</p>',
    /^overlap: "(below|above)"/,
  ],
  [
    'a panel above a text',
    '<p>below</p><p style="position: relative; top: -34px; background: #fff">above</p>',
    null,
  ],
  [
    'a button under something',
    '<button>Go on</button><div style="position: absolute; inset: 0"></div>',
    /^covered: <button>/,
  ],
];

for (const [name, html, fault] of SAMPLES) {
  test(`measuring ${name}`, async ({ page }) => {
    await page.setContent(html);
    const faults = await boxFaults(page);
    if (fault) expect(faults.join('\n')).toMatch(fault);
    else expect(faults).toEqual([]);
  });
}

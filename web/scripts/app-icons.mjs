// Draws the icons of the installed page from public/favicon.svg with Chromium, into public/.
// Run it when the emblem changes: BATTLEMENT_CHROMIUM=/usr/bin/chromium node scripts/app-icons.mjs

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const emblem = readFileSync(`${folder}favicon.svg`, 'utf8');

/** Name, size, and how much of it the emblem takes; a maskable icon is cut to any shape. */
const ICONS = [
  ['icon-192', 192, 1],
  ['icon-512', 512, 1],
  ['icon-maskable-512', 512, 0.74],
  ['apple-touch-icon', 180, 0.9],
];

const browser = await chromium.launch({
  executablePath: process.env.BATTLEMENT_CHROMIUM,
  args: ['--no-sandbox'],
});
for (const [name, size, part] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = part < 1 ? '#12161c' : 'transparent';
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}` +
      `svg{width:${size * part}px}</style>${emblem}`,
  );
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: part === 1 });
}
await browser.close();

// How much script and style each page loads before it is complete, compressed, from the manifest of
// the build; fails if a page has more than it may. Run it with `npm run sizes [FOLDER]` after a build.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const MOST = 200 * 1024;
const folder = process.argv[2] ?? 'dist';
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** What belongs to each page beside the entry, as patterns over the sources of the manifest. */
const SHELL = [/pages\/Shell\.svelte$/];
/** The games: the folders of the page with a module. */
const GAMES = readdirSync('src').filter((it) => existsSync(join('src', it, 'module.ts')));
/** The parts of the words a game needs, as its module says. */
function wordsOf(game) {
  const [, list] = /words: \[(.*)\]/.exec(readFileSync(join('src', game, 'module.ts'), 'utf8'));
  return list.replaceAll(/[' ]/g, '').split(',');
}
const ALL_WORDS = GAMES.flatMap(wordsOf).join('|');
const table = (game) => [
  /table\/TablePage\.svelte$/,
  // What `module.ts` loads for a table; cards and overviews belong to other pages.
  new RegExp(`/${game}/(?:Table\\.svelte|(?:chronicle|motion|naming)\\.ts)$`),
  new RegExp(`generated/icons/${game}\\.ts$`),
  new RegExp(`locales/en/(?:table|${wordsOf(game).join('|')})\\.ftl`),
];
const PAGES = {
  home: [...SHELL, /pages\/Home\.svelte$/, /src\/[\w-]+\/emblem\.ts$/],
  'new table': [...SHELL, /pages\/NewTable\.svelte$/, /locales\/en\/new-table\.ftl/],
  ...Object.fromEntries(GAMES.map((game) => [game, table(game)])),
  cards: [
    ...SHELL,
    /pages\/Cards\.svelte$/,
    /generated\/icons\//,
    new RegExp(`/(?:${GAMES.join('|')})/cards\\.ts$`),
    new RegExp(`en/(?:cards|${ALL_WORDS})\\.ftl`),
  ],
  rules: [
    ...SHELL,
    /rules\/Rules\.svelte$/,
    new RegExp(`/(?:${GAMES.join('|')})/overview\\.ts$`),
    /locales\/en\/rules\.ftl/,
  ],
  analysis: [
    ...SHELL,
    /analysis\/AnalysisPage\.svelte$/,
    new RegExp(`/(?:${GAMES.join('|')})/naming\\.ts$`),
    new RegExp(`locales/en/(?:table|analysis|reasons|${ALL_WORDS})\\.ftl`),
  ],
  settings: [...SHELL, /pages\/Settings\.svelte$/, /locales\/en\/settings\.ftl/],
};

/** All files a chunk needs, itself included. */
function files(key, known = new Set()) {
  const chunk = manifest[key];
  if (!chunk || known.has(chunk.file)) return known;
  known.add(chunk.file);
  for (const style of chunk.css ?? []) known.add(style);
  for (const other of chunk.imports ?? []) files(other, known);
  return known;
}

const compressed = new Map();
function size(file) {
  if (!compressed.has(file)) {
    compressed.set(file, gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
  }
  return compressed.get(file);
}

const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
let isTooMuch = false;
for (const [page, patterns] of Object.entries(PAGES)) {
  const needed = new Set();
  for (const key of Object.keys(manifest)) {
    const isEntry = manifest[key].isEntry && key === 'index.html';
    if (isEntry || patterns.some((pattern) => pattern.test(key))) files(key, needed);
  }
  const shown = [...needed].filter((file) => /\.(?:js|css)$/.test(file));
  const sum = shown.reduce((all, file) => all + size(file), 0);
  if (sum > MOST) isTooMuch = true;
  console.log(`${page.padEnd(10)} ${kib(sum).padStart(10)}${sum > MOST ? '  too much' : ''}`);
  if (process.argv.includes('--files')) {
    for (const file of shown.sort((a, b) => size(b) - size(a))) {
      console.log(`  ${kib(size(file)).padStart(10)}  ${file}`);
    }
  }
}
if (isTooMuch) {
  console.error(`more than ${kib(MOST)}`);
  process.exit(1);
}

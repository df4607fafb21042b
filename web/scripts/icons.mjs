// Writes src/generated/icons/: the outlines of the game icons listed in icon-ids.json, taken from the
// package @iconify-json/game-icons; a file for what both games use and one for each of them, so that a
// game loads only its own. An icon that is not listed cannot be drawn.
// Run it with `npm run icons`.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { roundPath } from './round-path.mjs';

const TARGET = fileURLToPath(new URL('../src/generated/icons/', import.meta.url));
const LIST = fileURLToPath(new URL('./icon-ids.json', import.meta.url));
const SOURCE = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');

/** Every game icon is one path in this box; icons.ts relies on it. */
const BOX = 512;
const ONE_PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

const HEADER = `// Generated from @iconify-json/game-icons by scripts/icons.mjs: do not edit.
// To write it anew: npm run icons
//
// Icons by Lorc, Delapouite and contributors, https://game-icons.net, licensed under CC BY 3.0
// (https://creativecommons.org/licenses/by/3.0/). Each is one outline in a box of ${BOX} by ${BOX},
// rounded to whole units.
`;

/** The outline of one icon; stops the build if the package does not have it. */
function outline(collection, id) {
  const body = collection.icons[id]?.body ?? '';
  const found = ONE_PATH.exec(body);
  if (!found) throw new Error(`game-icons has no icon "${id}" of a single path`);
  return roundPath(found[1]);
}

const collection = JSON.parse(readFileSync(SOURCE, 'utf8'));
if (collection.width !== BOX || collection.height !== BOX) {
  throw new Error(`game-icons are no longer drawn in a box of ${BOX}`);
}
const listed = JSON.parse(readFileSync(LIST, 'utf8'));
mkdirSync(TARGET, { recursive: true });
let count = 0;
for (const [group, kinds] of Object.entries(listed)) {
  const ids = [...new Set(Object.values(kinds).flat())].sort();
  const lines = ids.map((id) => `  '${id}': '${outline(collection, id)}',`);
  const text = `${HEADER}\nexport const ICONS = {\n${lines.join('\n')}\n} as const;\n`;
  writeFileSync(`${TARGET}${group}.ts`, text);
  count += ids.length;
}
console.log(`${count} icons written to ${TARGET}`);

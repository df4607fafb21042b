/** All words in English at once, for tests: they do not wait for parts. */

import { words, type Part } from './words.svelte';

const files = import.meta.glob<string>('../../../locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
for (const [path, text] of Object.entries(files)) {
  words.add('en', path.replace(/^.*\/|\.ftl$/g, '') as Part, text);
}

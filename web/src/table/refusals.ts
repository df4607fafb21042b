/** What the server refuses, in words. */

import { t, words } from '../words/words.svelte';

/** The words for a code; codes without words of their own share those of a message. */
export function refusalText(code: string, otherwise = 'why-unknown'): string {
  const id = `refused-${code.replaceAll('_', '-')}`;
  return t(words.has(id) ? id : otherwise);
}

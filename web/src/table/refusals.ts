/** What the server refuses, in words. */

import { t, words } from '../words/words.svelte';

/** The words for a code: ours if there are any, else those of the server. */
export function refusalText(code: string, message: string): string {
  const id = `refused-${code.replaceAll('_', '-')}`;
  return words.has(id) ? t(id) : message;
}

/** Why something did not work, in words. */

import { RequestFailed } from '../net/api';
import { t, words } from '../words/words.svelte';

/** The words for a request that failed: ours for its code, else those of the server. */
export function failureText(failure: unknown): string {
  if (!(failure instanceof RequestFailed)) return t('failure');
  const known = `failure-${failure.code.replaceAll('_', '-')}`;
  if (words.has(known)) return t(known);
  return failure.message || t('failure');
}

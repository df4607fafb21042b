/** Why something did not work, in words. */

import { RequestFailed } from '../net/api';
import { t, words } from '../words/words.svelte';

/** The words for a request that failed, by its code; what the server wrote is for programs. */
export function failureText(failure: unknown): string {
  if (!(failure instanceof RequestFailed)) return t('failure');
  const known = `failure-${failure.code.replaceAll('_', '-')}`;
  return t(words.has(known) ? known : 'failure');
}

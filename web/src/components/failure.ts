/** Texts for failures. */

import { RequestFailed } from '../net/api';
import { t, words } from '../words/words.svelte';

/** The text for a failed request, by its code. Messages of the server are for programs. */
export function failureText(failure: unknown): string {
  if (!(failure instanceof RequestFailed)) return t('failure');
  const known = `failure-${failure.code.replaceAll('_', '-')}`;
  return t(words.has(known) ? known : 'failure');
}

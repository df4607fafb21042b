/** What is printed as a name is a key of ours: the page names a thing in its own language. */

import { t, words } from '../words/words.svelte';

/** What has a name of its own. */
export type NamedKind = 'item' | 'skill' | 'lord' | 'fury';

/** The id of the message that names a printed thing. */
export function nameId(kind: NamedKind, printed: string): string {
  const key = printed
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return `sanctum-${kind}-${key}`;
}

/** The name of a printed thing; things of other sets are called what their set calls them. */
export function printedName(kind: NamedKind, printed: string): string {
  const id = nameId(kind, printed);
  return words.has(id) ? t(id) : printed;
}

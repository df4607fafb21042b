/** Reasons of bots in words: messages `reason-…`, whose arguments are numbers and things. */

import type { Opinion, Reason } from '../generated/protocol';
import { named, t, words } from '../words/words.svelte';

/** Names a thing of the notation, such as `beast/red`. */
export type NameThing = (thing: string) => string;

/** A reason in words; nothing for one there are no words for. */
function reasonText({ id, arguments: given }: Reason, name: NameThing): string | null {
  const message = `reason-${id}`;
  if (!words.has(message)) return null;
  const args = Object.entries(given).map(([key, value]) =>
    typeof value === 'string'
      ? named(key, value.replaceAll('/', '-'), name(value))
      : { [key]: value },
  );
  return t(message, Object.assign({}, ...args));
}

/** The reasons of an opinion in words, the weightiest first. */
export function reasonTexts(opinion: Pick<Opinion, 'reasons'>, name: NameThing): string[] {
  const texts = opinion.reasons.map((reason) => reasonText(reason, name));
  return [...new Set(texts.filter((it) => it !== null))];
}

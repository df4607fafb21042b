/**
 * Choosing an offer step by step: an action is words, each pick says the next one. Everything that
 * lights up comes from here, and here everything comes from offers.
 */

/** What has been picked so far, and the offers that begin so. */
export interface Choice {
  readonly picked: readonly string[];
  readonly offers: readonly string[];
}

/** Nothing picked yet. */
export function begin(offers: readonly string[]): Choice {
  return { picked: [], offers };
}

/** The words of an offer. */
export function words(offer: string): string[] {
  return offer.split(' ');
}

/** The words that can follow. */
export function next(choice: Choice): Set<string> {
  const at = choice.picked.length;
  const found = new Set<string>();
  for (const offer of choice.offers) {
    const word = words(offer)[at];
    if (word !== undefined) found.add(word);
  }
  return found;
}

/** The choice extended by one word; null if no offer continues like that. */
export function pick(choice: Choice, word: string): Choice | null {
  const at = choice.picked.length;
  const offers = choice.offers.filter((offer) => words(offer)[at] === word);
  return offers.length === 0 ? null : { picked: [...choice.picked, word], offers };
}

/** The choice that begins with these words, as far as there are offers. */
export function prefix(all: readonly string[], picked: readonly string[]): Choice {
  let choice = begin(all);
  for (const word of picked) {
    const further = pick(choice, word);
    if (!further) break;
    choice = further;
  }
  return choice;
}

/** The offer, when the words picked are all of one. */
export function complete(choice: Choice): string | null {
  return choice.offers.find((offer) => words(offer).length === choice.picked.length) ?? null;
}

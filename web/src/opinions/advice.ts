/** A hint, ready to be read: what to do and why, and what else could be done. */

import type { Opinion } from '../generated/protocol';
import { worseWords, type Measure } from './coins';
import { reasonTexts, type NameThing } from './reasons';

/** What a hint is made of. */
export interface Hinted {
  /** The offer; null to pass. */
  readonly action: string | null;
  /** What the bot thinks of the best offers, best first. */
  readonly opinions: readonly Opinion[];
}

/** Something else that could be done. */
interface Alternative {
  readonly action: string;
  readonly label: string;
  /** How much worse it is, in words. */
  readonly worse: string;
  readonly reasons: readonly string[];
}

/** A hint in words. */
export interface Advice {
  readonly action: string | null;
  readonly label: string;
  readonly reasons: readonly string[];
  readonly alternatives: readonly Alternative[];
}

/** How actions and things are called, and what values are measured in. */
export interface Wording {
  readonly name: (action: string | null) => string;
  readonly nameThing: NameThing;
  readonly measure: Measure;
}

/** Puts a hint into words. Offers with the same name appear once. */
export function adviceOf(hint: Hinted, { name, nameThing, measure }: Wording): Advice {
  const own = hint.opinions.find((it) => it.action === hint.action);
  const best = own?.value ?? hint.opinions[0]?.value ?? 0;
  const label = name(hint.action);
  const told = new Set([label]);
  const alternatives: Alternative[] = [];
  for (const opinion of hint.opinions) {
    const called = name(opinion.action);
    if (told.has(called)) continue;
    told.add(called);
    alternatives.push({
      action: opinion.action,
      label: called,
      worse: worseWords(Math.max(0, best - opinion.value), measure),
      reasons: reasonTexts(opinion, nameThing),
    });
  }
  return {
    action: hint.action,
    label,
    reasons: own ? reasonTexts(own, nameThing) : [],
    alternatives,
  };
}

/** What an explanation is made of: sentences, each with the rules behind it. */

import type { Topic } from '../table/contract';

/** A sentence and the rules that say so. */
export interface Reason {
  readonly text: string;
  readonly rules: readonly string[];
}

/** A sentence with its rules. */
export const because = (text: string, ...rules: readonly string[]): Reason => ({ text, rules });

/** Something that happened and can be explained, and the steps it took. */
export interface Episode {
  readonly title: string;
  readonly from: number;
  readonly to: number;
  readonly reasons: readonly Reason[];
}

/** The episode a step belongs to, or the last one before it; -1 if there is none. */
export function episodeAt(episodes: readonly Episode[], step: number): number {
  const exact = episodes.findIndex(({ from, to }) => from <= step && step <= to);
  return exact >= 0 ? exact : episodes.findLastIndex(({ to }) => to <= step);
}

/** The step a topic is about. */
export function stepOf(topic: Topic | null): number | null {
  const step = /^step\/(\d+)$/.exec(topic ?? '')?.[1];
  return step === undefined ? null : Number(step);
}

/** What the coach of a lesson says: a pure function of what was done and what can be done. */

import type { LessonStep } from '../generated/protocol';

/** A step the player skipped, and after how many actions. */
export interface Skip {
  readonly step: number;
  readonly after: number;
}

/** How far a lesson is. */
export interface Course {
  /** The number of the step that is asked for, from 0; the number of steps at the end. */
  readonly at: number;
  /** Actions since the current step that belong to no step. */
  readonly strays: readonly string[];
}

/** What the coach has to know. */
export interface Situation {
  /** What the player has done and not taken back, oldest first. */
  readonly deeds: readonly string[];
  readonly skips: readonly Skip[];
  readonly offers: readonly string[];
  /** Whether the game waits for the player. */
  readonly isMine: boolean;
  /** How it ended; null while it goes on. */
  readonly end: 'won' | 'lost' | null;
}

/**
 * What the coach says. `ask`: do this; `astray`: you did something else, this is still open;
 * `gone`: it cannot be done now; `wait`: the others play; `lost`: the game ended before the lesson;
 * `done`: nothing is left to do.
 */
export type Says =
  | { readonly kind: 'ask' | 'astray'; readonly at: number; readonly lit: string | null }
  | { readonly kind: 'gone' | 'wait'; readonly at: number }
  | { readonly kind: 'lost' | 'done' };

/** Whether an action fits a pattern, in which `*` stands for anything. */
export function fits(pattern: string, action: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return pattern === action;
  if (!action.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest.slice(0, -1)) {
    const found = action.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  const last = rest.at(-1) ?? '';
  return action.length - from >= last.length && action.endsWith(last);
}

const fitsAny = (patterns: readonly string[], action: string): boolean =>
  patterns.some((pattern) => fits(pattern, action));

/** The progress of a lesson after these actions. */
export function follow(
  steps: readonly LessonStep[],
  deeds: readonly string[],
  skips: readonly Skip[],
): Course {
  let at = 0;
  let times = 0;
  let strays: string[] = [];
  const goOn = (): void => {
    at += 1;
    times = 0;
    strays = [];
  };
  const passOver = (done: number): void => {
    while (skips.some((skip) => skip.step === at && skip.after === done)) goOn();
  };
  deeds.forEach((deed, index) => {
    passOver(index);
    const step = steps[at];
    if (!step || step.until_won) return;
    if (fitsAny(step.do, deed)) times += 1;
    else if (!fitsAny(step.via, deed)) strays.push(deed);
    if (times >= step.times) goOn();
  });
  passOver(deeds.length);
  return { at: Math.min(at, steps.length), strays };
}

/** The offer to light up for a step: on the way to it first, the best one first. */
export function litOf(step: LessonStep, offers: readonly string[]): string | null {
  for (const pattern of [...step.via, ...step.do]) {
    const offer = offers.find((it) => fits(pattern, it));
    if (offer !== undefined) return offer;
  }
  return null;
}

/** What the coach says now. */
export function coach(steps: readonly LessonStep[], situation: Situation): Says {
  const { deeds, skips, offers, isMine, end } = situation;
  const { at, strays } = follow(steps, deeds, skips);
  const step = steps[at];
  if (!step || end === 'won') return { kind: 'done' };
  if (end === 'lost') return { kind: 'lost' };
  if (!isMine) return { kind: 'wait', at };
  const lit = litOf(step, offers);
  if (step.until_won) return { kind: 'ask', at, lit };
  if (lit === null) return { kind: 'gone', at };
  return { kind: strays.length > 0 ? 'astray' : 'ask', at, lit };
}

/** After the step that is asked for was passed over. */
export function skipped(
  skips: readonly Skip[],
  steps: readonly LessonStep[],
  deeds: readonly string[],
): readonly Skip[] {
  const { at } = follow(steps, deeds, skips);
  // Skipped steps are forgotten when the actions before them are taken back.
  const valid = skips.filter((skip) => skip.after <= deeds.length);
  return at < steps.length ? [...valid, { step: at, after: deeds.length }] : valid;
}

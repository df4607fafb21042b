/** What an analysis says, in the order it is read. No DOM, no words. */

import type { Analysis, CoursePoint, JudgedDecision, Luck } from '../generated/protocol';
import { coins } from '../opinions/coins';

/** How decisions are listed: the dearest first, or as they were played. */
export type Order = 'dearest' | 'played';

/** Decisions that cost something worth a word, of one seat or of all. */
export function flaws(analysis: Analysis, seat: number | null, order: Order): JudgedDecision[] {
  const found = analysis.decisions.filter(
    (it) => coins(it.loss, analysis) > 0 && (seat === null || it.seat === seat),
  );
  return order === 'played' ? found : found.sort((a, b) => b.loss - a.loss || a.input - b.input);
}

/** What chance did that is worth a word. */
export interface Strokes {
  /** The best for those it came to, best first. */
  readonly lucky: readonly Luck[];
  /** The worst, worst first. */
  readonly unlucky: readonly Luck[];
}

/** The best and the worst that chance did, so many of each. */
export function strokes(analysis: Analysis, count: number): Strokes {
  const felt = analysis.luck.filter((it) => coins(it.luck, analysis) !== 0);
  const sorted = felt.sort((a, b) => b.luck - a.luck || a.input - b.input);
  return {
    lucky: sorted.filter((it) => it.luck > 0).slice(0, count),
    unlucky: sorted
      .filter((it) => it.luck < 0)
      .reverse()
      .slice(0, count),
  };
}

/** What a turning point was: a decision, a stroke of luck, or something nobody chose. */
type Cause =
  | { readonly kind: 'decision'; readonly decision: JudgedDecision }
  | { readonly kind: 'luck'; readonly luck: Luck }
  | { readonly kind: 'other' };

/** A moment after which the game was another one. */
export interface Turning {
  /** Its number among the turning points, from 1. */
  readonly number: number;
  readonly input: number;
  readonly step: number | null;
  /** Whose prospects changed most; null where all play together. */
  readonly seat: number | null;
  /** By how much they changed. */
  readonly change: number;
  readonly cause: Cause;
}

/** The turning points, in the order they were played. */
export function turnings(analysis: Analysis): Turning[] {
  const { course } = analysis;
  return [...analysis.turning_points]
    .sort((a, b) => a - b)
    .flatMap((input) => {
      const at = course.findIndex((it) => it.input === input);
      const point = course[at];
      const before = course[at - 1];
      return point && before ? [{ point, before }] : [];
    })
    .map(({ point, before }, index) => {
      const { seat, change } = greatest(before.values, point.values);
      return {
        number: index + 1,
        input: point.input,
        step: point.step ?? null,
        seat,
        change,
        cause: causeOf(analysis, point.input),
      };
    });
}

/** The greatest change between two moments. */
function greatest(before: readonly number[], after: readonly number[]) {
  const changes = after.map((value, seat) => ({ seat, change: value - (before[seat] ?? value) }));
  const most = changes.reduce(
    (best, it) => (Math.abs(it.change) > Math.abs(best.change) ? it : best),
    { seat: 0, change: 0 },
  );
  return { seat: after.length > 1 ? most.seat : null, change: most.change };
}

function causeOf(analysis: Analysis, input: number): Cause {
  const decision = analysis.decisions.find((it) => it.input === input);
  if (decision) return { kind: 'decision', decision };
  const luck = analysis.luck.find((it) => it.input === input);
  return luck ? { kind: 'luck', luck } : { kind: 'other' };
}

/** The moment a decision was made in: the one before its step. */
export function momentBefore(step: number | null | undefined): number | null {
  return step === null || step === undefined ? null : Math.max(1, step - 1);
}

/** So many points of the course, evenly spread, with every turning point among them. */
export function sampled(analysis: Analysis, most: number): CoursePoint[] {
  const { course, turning_points } = analysis;
  const every = Math.max(1, Math.ceil(course.length / most));
  return course.filter(
    (it, index) =>
      index % every === 0 || index === course.length - 1 || turning_points.includes(it.input),
  );
}

/** The course of a game as a drawing: where its lines go. No DOM, no words. */

import type { CoursePoint } from '../generated/protocol';

/** The box of the drawing and the edge around it. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line across, and the value it stands for. */
interface Rule {
  readonly y: number;
  readonly value: number;
}

/** A course laid into a box. */
export interface Graph {
  /** One path for each seat, or one for all. */
  readonly paths: readonly string[];
  /** Where each path ends. */
  readonly ends: readonly { readonly x: number; readonly y: number }[];
  readonly rules: readonly Rule[];
  /** Where an input is on a line. */
  readonly place: (input: number, line: number) => { x: number; y: number };
}

/** The share of values at each end that may be cut off: a game won or lost outweighs all others. */
const CUT = 0.02;
/** About how many lines go across. */
const RULES = 5;

/** Lays a course into a box; values are divided by `scale`. */
export function layOut(course: readonly CoursePoint[], scale: number, box: Box): Graph {
  const values = course.flatMap((it) => it.values.map((value) => value / scale));
  const { low, high } = range(values);
  const last = Math.max(1, course.length - 1);
  const x = (index: number): number =>
    box.left + (index / last) * (box.width - box.left - box.right);
  const y = (value: number): number => {
    const share = (Math.min(high, Math.max(low, value)) - low) / (high - low);
    return box.height - box.bottom - share * (box.height - box.top - box.bottom);
  };
  const point = (index: number, line: number): { x: number; y: number } => ({
    x: x(index),
    y: y((course[index]?.values[line] ?? 0) / scale),
  });
  const lines = course[0]?.values.map((_, line) => line) ?? [];
  return {
    paths: lines.map((line) =>
      course
        .map((_, index) => {
          const at = point(index, line);
          return `${index ? 'L' : 'M'}${at.x.toFixed(1)},${at.y.toFixed(1)}`;
        })
        .join(''),
    ),
    ends: lines.map((line) => point(course.length - 1, line)),
    rules: rulesBetween(low, high).map((value) => ({ y: y(value), value })),
    place: (input, line) => {
      const index = course.findIndex((it) => it.input >= input);
      return point(index < 0 ? course.length - 1 : index, line);
    },
  };
}

/** The values that are shown, a little room around them. */
function range(values: readonly number[]): { low: number; high: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const cut = Math.floor(sorted.length * CUT);
  const low = sorted[cut] ?? 0;
  const high = sorted[sorted.length - 1 - cut] ?? 0;
  const room = Math.max(0.5, (high - low) * 0.06);
  return { low: low - room, high: high + room };
}

/** Round values between two others. */
function rulesBetween(low: number, high: number): number[] {
  const rough = (high - low) / RULES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((it) => it * power).find((it) => it >= rough) ?? rough;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const value = (first + index) * step;
    return value === 0 ? 0 : value;
  });
}

/** The log: the steps of a table as lines of text. */

import type { Events, TableInfo } from '../../generated/protocol';
import type { ChronicleLine } from '../contract';

/** A line of the chronicle and the step it belongs to. */
export interface StepLine extends ChronicleLine {
  readonly key: string;
  readonly step: number;
}

/** Puts an event into words, with what is printed at hand. */
export type NarrateEvent = (
  event: unknown,
  view: unknown,
  table: TableInfo,
) => ChronicleLine | null;

/** Words for what is no event of a game. */
export interface StepWords {
  takenBack: (seat: number) => string;
  rolledBack: () => string;
}

/** The lines of steps that were narrated before. */
export type Remembered = WeakMap<Events, readonly StepLine[]>;

/**
 * The lines of a history, oldest first. Remembered lines are reused, because a step is narrated
 * with the table as it was at that time.
 */
export function chronicleLines(
  history: readonly Events[],
  narrate: NarrateEvent,
  view: unknown,
  table: TableInfo,
  words: StepWords,
  remembered: Remembered = new WeakMap(),
): StepLine[] {
  return history.flatMap((step) => {
    const known = remembered.get(step) ?? linesOfStep(step, narrate, view, table, words);
    remembered.set(step, known);
    return known;
  });
}

function linesOfStep(
  step: Events,
  narrate: NarrateEvent,
  view: unknown,
  table: TableInfo,
  words: StepWords,
): readonly StepLine[] {
  const lines: StepLine[] = [];
  if (step.taken_back !== undefined)
    lines.push(line(step, 'b', { seat: step.taken_back, text: words.takenBack(step.taken_back) }));
  if (step.rolled_back !== undefined)
    lines.push(line(step, 'r', { seat: null, text: words.rolledBack() }));
  step.events.forEach((event, index) => {
    const found = narrate(event, view, table);
    if (found) lines.push(line(step, String(index), found));
  });
  return lines;
}

function line(step: Events, key: string, { seat, text }: ChronicleLine): StepLine {
  return { key: `${step.number}-${key}`, step: step.number, seat, text };
}

/**
 * The lines to ask at why a step went as it did, by their keys: what the game did, or the last one.
 * `ends` are the events that end something that can be explained.
 */
export function explained(
  lines: readonly StepLine[],
  history: readonly Events[],
  ends: readonly string[],
): ReadonlySet<string> {
  const steps = new Set(
    history
      .filter(({ events }) =>
        (events as { event?: string }[]).some(({ event }) => ends.includes(event ?? '')),
      )
      .map(({ number }) => number),
  );
  const asked = new Map<number, StepLine>();
  for (const line of lines) {
    const isBetter = line.seat === null || asked.get(line.step)?.seat !== null;
    if (steps.has(line.step) && isBetter) asked.set(line.step, line);
  }
  return new Set([...asked.values()].map(({ key }) => key));
}

/** Why what happened before cannot be taken back: the latest thing that chance showed. */
export function borderOf(history: readonly Events[]): 'rolled' | 'drawn' | null {
  for (const step of [...history].reverse()) {
    for (const event of [...step.events].reverse()) {
      const { event: name, chance } = event as { event?: string; chance?: string };
      if (name === 'drawn') return chance?.startsWith('roll') ? 'rolled' : 'drawn';
    }
  }
  return null;
}

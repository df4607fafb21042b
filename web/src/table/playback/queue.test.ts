import { beforeEach, describe, expect, it } from 'vitest';

import { PlaybackQueue, type Frame } from './queue';

/** A clock that is moved by hand. */
class FakeClock {
  now = 0;
  private planned: { at: number; run: () => void }[] = [];

  readonly after = (milliseconds: number, run: () => void): (() => void) => {
    const entry = { at: this.now + milliseconds, run };
    this.planned.push(entry);
    return () => (this.planned = this.planned.filter((it) => it !== entry));
  };

  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const due = this.planned.filter((it) => it.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.planned = this.planned.filter((it) => it !== due);
      this.now = due.at;
      due.run();
    }
    this.now = end;
  }
}

let clock: FakeClock;
let tempo: number;
let shown: [number, number, number][];
let queue: PlaybackQueue<Frame>;

const frame = (number: number, lasts: number, patience = 4000): Frame => ({
  number,
  events: [lasts],
  patience,
});

beforeEach(() => {
  clock = new FakeClock();
  tempo = 1;
  shown = [];
  queue = new PlaybackQueue<Frame>({
    lasts: (events) => (events[0] as number | undefined) ?? 0,
    tempo: () => tempo,
    show: (it, at) => shown.push([clock.now, it.number, at]),
    after: clock.after,
  });
});

describe('the queue of a table', () => {
  it('shows one step after another, each as long as it takes', () => {
    queue.push(frame(1, 500));
    queue.push(frame(2, 300));
    queue.push(frame(3, 0));
    expect(shown).toEqual([[0, 1, 1]]);
    clock.pass(499);
    expect(shown).toHaveLength(1);
    clock.pass(1);
    expect(shown.at(-1)).toEqual([500, 2, 1]);
    clock.pass(300);
    expect(shown.at(-1)).toEqual([800, 3, 1]);
    // Nothing runs any more: what comes next is shown at once.
    clock.pass(1000);
    queue.push(frame(4, 100));
    expect(shown.at(-1)).toEqual([1800, 4, 1]);
  });

  it('is twice as slow at half the speed', () => {
    tempo = 2;
    queue.push(frame(1, 500));
    queue.push(frame(2, 500));
    clock.pass(999);
    expect(shown).toEqual([[0, 1, 2]]);
    clock.pass(1);
    expect(shown.at(-1)).toEqual([1000, 2, 2]);
  });

  it('shows everything at once when motion is off', () => {
    tempo = 0;
    queue.push(frame(1, 500));
    queue.push(frame(2, 500));
    expect(shown).toEqual([
      [0, 1, 0],
      [0, 2, 0],
    ]);
  });

  it('finishes what runs, and says whether steps were passed over', () => {
    queue.push(frame(1, 500));
    expect(queue.finish()).toBe(false);
    expect(shown.at(-1)).toEqual([0, 1, 0]);
    // A second input finishes nothing.
    expect(queue.finish()).toBe(false);
    expect(shown).toHaveLength(2);
    queue.push(frame(2, 500));
    queue.push(frame(3, 500));
    queue.push(frame(4, 500));
    expect(queue.finish()).toBe(true);
    expect(shown.at(-1)).toEqual([0, 4, 0]);
    clock.pass(5000);
    expect(shown.at(-1)).toEqual([0, 4, 0]);
  });

  it('hurries when more waits than patience lasts', () => {
    queue.push(frame(1, 1000));
    for (let number = 2; number <= 11; number += 1) queue.push(frame(number, 1000));
    clock.pass(1000);
    expect(shown.at(-1)?.[2]).toBeCloseTo(0.4);
    clock.pass(4000);
    expect(shown.at(-1)?.[1]).toBe(11);
    // Afterwards all is as before.
    clock.pass(1000);
    queue.push(frame(12, 1000));
    expect(shown.at(-1)?.[2]).toBe(1);
  });

  it('hurries more when the player could step in', () => {
    queue.push(frame(1, 1000));
    queue.push(frame(2, 1000, 500));
    clock.pass(1000);
    expect(shown.at(-1)).toEqual([1000, 2, 0.5]);
  });

  it('never lets the own deed wait', () => {
    queue.push(frame(1, 1000));
    queue.push(frame(2, 1000));
    queue.answer(frame(3, 400));
    expect(shown.at(-1)).toEqual([0, 3, 1]);
    queue.push(frame(4, 100));
    clock.pass(399);
    expect(shown.at(-1)?.[1]).toBe(3);
    clock.pass(1);
    expect(shown.at(-1)).toEqual([400, 4, 1]);
  });

  it('passes over more than anybody could follow', () => {
    for (let number = 1; number <= 22; number += 1) queue.push(frame(number, 1000));
    expect(shown.at(-1)).toEqual([0, 22, 0]);
  });

  it('jumps over what was missed', () => {
    queue.push(frame(1, 1000));
    queue.push(frame(2, 1000));
    queue.jump(frame(40, 1000));
    expect(shown.at(-1)).toEqual([0, 40, 0]);
    clock.pass(5000);
    expect(shown).toHaveLength(2);
  });
});

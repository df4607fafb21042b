/**
 * Showing steps one after another, so that they can be followed, however fast they come. No DOM:
 * time and drawing are given.
 */

import type { Lasts } from '../contract';

/** A step that can be shown. */
export interface Frame {
  readonly number: number;
  readonly events: readonly unknown[];
  /** How long everything queued up to this step may take, in milliseconds. */
  readonly patience: number;
}

/** Where steps are shown. */
export interface Stage<F extends Frame> {
  /** How long the events of a step take at tempo 1. */
  lasts: Lasts;
  /** What durations are multiplied with now; 0 is at once. */
  tempo: () => number;
  show: (frame: F, tempo: number) => void;
  /** Runs something later; the answer prevents it. */
  after: (milliseconds: number, run: () => void) => () => void;
}

/** More than that many steps are not followed by anybody: they are passed over. */
const MOST = 20;

/** Steps on their way to the screen. */
export class PlaybackQueue<F extends Frame> {
  private waiting: F[] = [];
  private shown: F | null = null;
  /** Prevents the end of what runs; null while nothing runs. */
  private stop: (() => void) | null = null;
  private hurry = 1;

  constructor(private readonly stage: Stage<F>) {}

  /** Adds a step: it is shown after the steps before it. */
  push(frame: F): void {
    this.waiting.push(frame);
    const isTooMuch = this.waiting.length > MOST;
    if (this.stage.tempo() === 0 || isTooMuch) this.finish();
    else if (!this.stop) this.next();
  }

  /** Adds a step of the player's own, which skips the queue. */
  answer(frame: F): void {
    this.halt();
    this.waiting = [frame];
    this.next();
  }

  /** Shows a step at once and forgets what waits: it follows from much that was not seen. */
  jump(frame: F): void {
    this.halt();
    this.waiting = [];
    this.draw(frame, 0);
  }

  /** Finishes what runs. Whether steps were passed over by that. */
  finish(): boolean {
    const last = this.waiting.at(-1);
    const isRunning = this.stop !== null;
    this.halt();
    this.waiting = [];
    if (last) this.draw(last, 0);
    else if (isRunning && this.shown) this.draw(this.shown, 0);
    return last !== undefined;
  }

  /** Nothing more is shown. */
  end(): void {
    this.halt();
    this.waiting = [];
  }

  private halt(): void {
    this.stop?.();
    this.stop = null;
  }

  private next(): void {
    const tempo = this.hurried();
    const frame = this.waiting.shift();
    if (!frame) return;
    this.draw(frame, tempo);
    const wait = this.stage.lasts(frame.events) * tempo;
    if (wait <= 0) {
      this.next();
      return;
    }
    this.stop = this.stage.after(wait, () => {
      this.stop = null;
      this.next();
    });
  }

  private draw(frame: F, tempo: number): void {
    this.shown = frame;
    this.stage.show(frame, tempo);
  }

  /** The tempo at which everything that waits is shown before patience ends. */
  private hurried(): number {
    const tempo = this.stage.tempo();
    const patience = this.waiting.at(-1)?.patience ?? 0;
    const total = this.waiting.reduce((sum, it) => sum + this.stage.lasts(it.events), 0) * tempo;
    // Once hurrying, hurry until the queue is empty; otherwise it would never empty.
    this.hurry = Math.min(this.hurry, total > patience ? patience / total : 1);
    const now = tempo * this.hurry;
    if (this.waiting.length <= 1) this.hurry = 1;
    return now;
  }
}

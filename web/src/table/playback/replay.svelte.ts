/** Earlier moments on the screen: one at a time, or playing by themselves. */

import type { Moment } from '../../generated/protocol';
import type { Happening, Lasts } from '../contract';
import { Moments } from './moments';
import { tempoNow } from './playback.svelte';

/** The shortest time a moment is shown while playing, in milliseconds at tempo 1. */
const BEAT = 700;

/** What a replay needs to know. */
export interface Source {
  fetch: (number: number) => Promise<Moment>;
  lasts: Lasts;
  /** The number of the latest step. */
  latest: () => number;
  failed: (reason: unknown) => void;
}

/** The way through what has happened. */
export class Replay {
  /** The moment that is wanted; null for now. */
  at = $state<number | null>(null);
  /** The moment that has arrived. */
  moment = $state.raw<Moment | null>(null);
  isPlaying = $state(false);
  private tempo = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly moments: Moments;

  constructor(private readonly source: Source) {
    this.moments = new Moments(
      source.fetch,
      (moment) => this.came(moment),
      (reason) => {
        this.go(null);
        source.failed(reason);
      },
      source.latest,
    );
  }

  /** Goes to a moment and stays there; null is now. */
  go(number: number | null): void {
    this.pause();
    this.tempo = 0;
    this.want(number);
  }

  /** One step earlier or later. The last step is the end of the way. */
  step(by: 1 | -1): void {
    this.pause();
    // One step later is watched; everything else is a jump.
    this.tempo = by === 1 ? tempoNow() : 0;
    const at = this.at ?? this.source.latest();
    this.want(Math.min(Math.max(1, at + by), this.source.latest()));
  }

  /** Plays on from here; from the beginning if this is the end. */
  play(): void {
    const latest = this.source.latest();
    this.isPlaying = true;
    this.tempo = tempoNow();
    this.want(this.at === null || this.at >= latest ? 1 : this.at + 1);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isPlaying = false;
  }

  /** What led to the moment that is drawn. */
  get happening(): Happening | null {
    if (!this.moment) return null;
    const { number, events } = this.moment;
    return { number, events, tempo: this.tempo };
  }

  private want(number: number | null): void {
    this.at = number;
    if (number === null) {
      this.moment = null;
      this.moments.rest();
    } else this.moments.want(number);
  }

  private came(moment: Moment): void {
    if (this.at !== moment.number) return;
    this.moment = moment;
    if (!this.isPlaying) return;
    clearTimeout(this.timer);
    if (moment.number >= this.source.latest()) {
      this.isPlaying = false;
      return;
    }
    const tempo = tempoNow();
    // Without motion, moments still follow each other.
    const wait = Math.max(BEAT, this.source.lasts(moment.events)) * (tempo || 1);
    this.timer = setTimeout(() => {
      this.tempo = tempoNow();
      this.want(moment.number + 1);
    }, wait);
  }
}

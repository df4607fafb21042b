/** What of a table is on the screen: steps one after another, at the player's speed. */

import { soundOf } from '../../sounds';
import { session } from '../../store/session.svelte';
import type { TableState } from '../../store/table';
import type { Happening, Lasts } from '../contract';
import { PlaybackQueue, type Frame } from './queue';

/** How many milliseconds the shown table may lag behind; less when the player could step in. */
const PATIENCE = 4000;
const WINDOW = 1200;

interface Step extends Frame {
  readonly state: TableState;
}

/** The steps of a table on their way to the screen. */
export class Playback {
  /** The shown state; null before the first message. */
  private state = $state.raw<TableState | null>(null);
  happening = $state.raw<Happening>({ number: 0, events: [], tempo: 0 });
  private readonly queue: PlaybackQueue<Step>;

  constructor(lasts: Lasts) {
    this.queue = new PlaybackQueue<Step>({
      lasts,
      tempo: tempoNow,
      show: ({ state, number, events }, tempo) => {
        this.state = state;
        this.happening = { number, events, tempo };
        if (tempo > 0) soundOf(events);
      },
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    });
  }

  /** The table as it is shown: what does not belong to a step is always the latest. */
  of(latest: TableState): TableState {
    if (!this.state || this.state.number === latest.number) return latest;
    const { number, table, play, history, yours } = this.state;
    return { ...latest, number, table, play, history, yours };
  }

  /** Adds a step; `isOwn` if the player waits for it. */
  step(state: TableState, isOwn: boolean): void {
    const frame = frameOf(state);
    if (isOwn) this.queue.answer(frame);
    else this.queue.push(frame);
  }

  /** The whole table arrived. */
  jump(state: TableState): void {
    this.queue.jump(frameOf(state));
  }

  /** Finishes what runs. Whether steps were passed over by that. */
  finish(): boolean {
    return this.queue.finish();
  }

  end(): void {
    this.queue.end();
  }
}

function frameOf(state: TableState): Step {
  const { number, history, play } = state;
  const last = history.at(-1);
  const events = last?.number === number ? last.events : [];
  const couldStepIn =
    play !== null && play.offers.length > 0 && !play.needed.includes(play.seat ?? -1);
  return { state, number, events, patience: couldStepIn ? WINDOW : PATIENCE };
}

/** The current factor for durations; 0 while the page is hidden. */
export function tempoNow(): number {
  if (document.hidden || session.speed === 0) return 0;
  return 1 / session.speed;
}

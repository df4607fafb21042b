/** Several seats on one device: who has the device, and who gets it next. */

import type { TableState } from './table';

/** Seats played at this device: no bot is replacing them. */
function played(state: TableState): readonly number[] {
  return state.yours.filter((seat) => !state.table?.seats[seat]?.stand_in);
}

/** A seat of this device the game waits for, other than the one that is shown. */
export function otherNeeded(state: TableState): number | null {
  const { play } = state;
  if (!play || (play.seat !== null && play.needed.includes(play.seat))) return null;
  return played(state).find((seat) => play.needed.includes(seat)) ?? null;
}

/** Seats of this device that could play as well while the one that is shown has something to do. */
export function alsoNeeded(state: TableState): readonly number[] {
  const { play } = state;
  if (!play || play.seat === null || !play.needed.includes(play.seat)) return [];
  return played(state).filter((seat) => seat !== play.seat && play.needed.includes(seat));
}

/**
 * The seat the device must be passed to before anything is shown; null if its holder may look.
 * `held` is the seat of the last person who took the device.
 */
export function passTo(state: TableState, held: number | null): number | null {
  const seats = played(state);
  const { play } = state;
  if (state.yours.length < 2 || seats.length === 0) return null;
  if (!play || state.table?.state !== 'running') return null;
  const stays =
    held !== null &&
    seats.includes(held) &&
    (play.needed.includes(held) || !seats.some((seat) => play.needed.includes(seat)));
  if (stays) return play.seat === held ? null : held;
  return seats.find((seat) => play.needed.includes(seat)) ?? play.seat ?? seats[0] ?? null;
}

/** The device is passed on: forget what the previous seat knew. */
export function forgotten(state: TableState): TableState {
  return { ...state, number: 0, play: null, history: [] };
}

import { describe, expect, it } from 'vitest';

import type { Play, SeatInfo, TableInfo } from '../generated/protocol';
import { alsoNeeded, forgotten, otherNeeded, passTo } from './hotseat';
import { unknown, type TableState } from './table';

const person: SeatInfo = { kind: 'person', player: 'anna', name: 'Anna', stand_in: null };
const at = (seat: number | null, needed: number[], more: Partial<TableState> = {}): TableState => ({
  ...unknown,
  number: 9,
  table: { state: 'running', seats: [person, person, person] } as unknown as TableInfo,
  yours: [0, 1],
  play: { seat, needed } as Play,
  history: [{ number: 9, at: 0, events: [{ event: 'seen-by-me' }] }],
  ...more,
});

describe('several seats on one device', () => {
  it('pass the device to whom the game waits for', () => {
    expect(passTo(at(0, [1]), 0)).toBe(1);
    expect(passTo(at(1, [1]), 1)).toBeNull();
  });

  it('show nothing after a reload before somebody says who has the device', () => {
    expect(passTo(at(0, [0]), null)).toBe(0);
    expect(passTo(at(0, [1]), null)).toBe(1);
    // Nobody here is needed: the seat that would be shown has to be asked for all the same.
    expect(passTo(at(0, [2]), null)).toBe(0);
  });

  it('show nothing before the view of the new seat is there', () => {
    expect(passTo(at(0, [1]), 1)).toBe(1);
  });

  it('leave the device where it is while others play, or both at once', () => {
    expect(passTo(at(0, [2]), 0)).toBeNull();
    expect(passTo(at(1, [0, 1]), 1)).toBeNull();
  });

  it('ask nothing of who has one seat, of seats of bots, or after the end', () => {
    expect(passTo(at(0, [1], { yours: [0] }), null)).toBeNull();
    const seats = [person, { ...person, stand_in: 'greedy' }, person];
    const stood = { state: 'running', seats } as unknown as TableInfo;
    expect(passTo(at(0, [1], { table: stood }), 0)).toBeNull();
    const over = { state: 'over', seats: [person, person] } as unknown as TableInfo;
    expect(passTo(at(0, [], { table: over }), null)).toBeNull();
  });

  it('turn to the other seat where nothing is secret', () => {
    expect(otherNeeded(at(0, [1]))).toBe(1);
    expect(otherNeeded(at(0, [0, 1]))).toBeNull();
    expect(otherNeeded(at(0, [2]))).toBeNull();
  });

  it('can be passed on while both have something to do (S-27.4)', () => {
    expect(alsoNeeded(at(0, [0, 1]))).toEqual([1]);
    expect(alsoNeeded(at(0, [0, 2]))).toEqual([]);
    // Then the device is passed on anyway.
    expect(alsoNeeded(at(0, [1]))).toEqual([]);
  });

  it('forget what the seat before knew', () => {
    const state = forgotten(at(0, [1]));
    expect(state.history).toEqual([]);
    expect(state.play).toBeNull();
    // The whole history is asked for again, as the new seat saw it.
    expect(state.number).toBe(0);
  });
});

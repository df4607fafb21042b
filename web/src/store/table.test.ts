import { describe, expect, it } from 'vitest';

import type { Message, Play, TableInfo } from '../generated/protocol';
import { askedOfMe, isMyTurn, reduce, timeLeft, unknown } from './table';

const info = { id: 't', changed_at: 1000, state: 'running' } as TableInfo;
const play = (more: Partial<Play> = {}): Play =>
  ({ seat: 0, view: {}, decision: 1, offers: [], needed: [0], ...more }) as Play;

const first: Message = {
  type: 'table',
  number: 3,
  now: 1500,
  table: info,
  you: 'anna',
  yours: [0],
  play: play(),
  missed: [{ number: 3, at: 1000, events: [] }],
  chat: [],
  presence: { online: [0], watching: 0 },
};

const step = (number: number): Message => ({
  type: 'step',
  number,
  at: 2000,
  events: [{ event: 'drawn' }],
  yours: [0],
  play: play({ decision: number }),
});

describe('a table', () => {
  it('follows steps in order and notices a gap', () => {
    let state = reduce(unknown, first, 5000);
    state = reduce(state, step(4), 5000);
    expect(state.number).toBe(4);
    expect(state.history.map((it) => it.number)).toEqual([3, 4]);
    // What was heard before changes nothing.
    expect(reduce(state, step(4), 5000)).toBe(state);
    expect(reduce(state, step(6), 5000).gap).toBe(true);
  });

  it('keeps chat and history over a new connection', () => {
    let state = reduce(unknown, first, 5000);
    const line = { line: 1, at: 1, room: 'table', player: 'p', name: 'P', text: 'hi' } as const;
    state = reduce(state, { type: 'said', ...line }, 5000);
    state = reduce(state, { ...first, chat: [line] }, 5000);
    expect(state.chat).toHaveLength(1);
    expect(state.history).toHaveLength(1);
  });

  it('knows whose turn it is and who is asked', () => {
    const state = reduce(unknown, first, 5000);
    expect(isMyTurn(state)).toBe(true);
    const asked = { by: 1, to: 5, open: [0] };
    const question = reduce(state, { ...first, play: play({ needed: [1], asked }) }, 5000);
    expect(isMyTurn(question)).toBe(false);
    expect(askedOfMe(question)).toEqual({ question: asked, seat: 0 });
  });

  it('counts clocks down by the time of the server', () => {
    const clocks = [{ seat: 0, left: 10_000, runs: true }];
    const state = reduce(unknown, { ...first, play: play({ clocks }) }, 90_000);
    // The step is half a second old when the table is shown.
    expect(timeLeft(state, 0, 90_000)).toBe(9500);
    expect(timeLeft(state, 1, 90_000)).toBeNull();
  });
});

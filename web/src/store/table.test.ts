import { describe, expect, it } from 'vitest';

import type { Message, Play, TableInfo } from '../generated/protocol';
import { askedOfMe, isMyTurn, isSameDecision, reduce, timeLeft, unknown } from './table';

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

  it('comes back after a gap with what was missed', () => {
    let state = reduce(unknown, first, 5000);
    state = reduce(state, step(6), 5000);
    // Nothing of the step that came too early is believed.
    expect(state.number).toBe(3);
    expect(state.play?.decision).toBe(1);
    const missed = [4, 5, 6].map((number) => ({ number, at: 2000, events: [{ event: 'drawn' }] }));
    const back: Message = { ...first, number: 6, play: play({ decision: 6 }), missed };
    state = reduce(state, back, 6000);
    expect(state.gap).toBe(false);
    expect(state.number).toBe(6);
    expect(state.history.map((it) => it.number)).toEqual([3, 4, 5, 6]);
    expect(reduce(state, step(7), 6000).number).toBe(7);
  });

  it('stays what it was when a connection comes back and nothing was missed', () => {
    const state = reduce(unknown, first, 5000);
    const { chat, ...rest } = first as Extract<Message, { type: 'table' }>;
    void chat;
    const again = reduce(state, { ...rest, missed: [] }, 9000);
    expect(again.history).toBe(state.history);
    expect(again.chat).toBe(state.chat);
  });

  it('remembers who took something back, and when all agreed to go back', () => {
    let state = reduce(unknown, first, 5000);
    state = reduce(state, { ...step(4), taken_back: 0, events: [] } as Message, 5000);
    state = reduce(state, { ...step(5), rolled_back: 12, events: [] } as Message, 5000);
    expect(state.history.slice(-2)).toEqual([
      { number: 4, at: 2000, events: [], taken_back: 0 },
      { number: 5, at: 2000, events: [], rolled_back: 12 },
    ]);
    expect(state.history[0]).not.toHaveProperty('taken_back');
  });

  it('learns new seats and a new table with a step, and keeps the old one without', () => {
    let state = reduce(unknown, first, 5000);
    const table = { ...info, state: 'over' } as TableInfo;
    state = reduce(state, { ...step(4), table, yours: [0, 1] } as Message, 5000);
    expect(state.table?.state).toBe('over');
    expect(state.yours).toEqual([0, 1]);
    expect(reduce(state, step(5), 5000).table).toBe(table);
  });

  it('says why the server ended it, until it is back', () => {
    let state = reduce(unknown, first, 5000);
    state = reduce(state, { type: 'closing', reason: 'restart' }, 5000);
    expect(state.closing).toBe('restart');
    // What is on the table stays there meanwhile.
    expect(state.play?.decision).toBe(1);
    expect(reduce(state, first, 6000).closing).toBeNull();
  });

  it('follows who is there', () => {
    const state = reduce(unknown, first, 5000);
    const there = reduce(state, { type: 'presence', online: [0, 2], watching: 3 }, 5000);
    expect(there.presence).toEqual({ online: [0, 2], watching: 3 });
    expect(there.number).toBe(state.number);
  });

  it('asks each of my seats in turn for consent', () => {
    const asked = { by: 2, to: 5, open: [1, 0] };
    const both: Message = { ...first, yours: [0, 1], play: play({ asked }) };
    expect(askedOfMe(reduce(unknown, both, 5000))?.seat).toBe(1);
    const one: Message = {
      ...first,
      yours: [0, 1],
      play: play({ asked: { ...asked, open: [0] } }),
    };
    expect(askedOfMe(reduce(unknown, one, 5000))?.seat).toBe(0);
    const none: Message = { ...first, yours: [2], play: play({ asked }) };
    expect(askedOfMe(reduce(unknown, none, 5000))).toBeNull();
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

  it('knows whether only others went on (S-27.4)', () => {
    const state = reduce(unknown, first, 5000);
    const theirs = reduce(state, { ...step(4), play: play({ needed: [0, 1] }) } as Message, 5000);
    expect(isSameDecision(state, theirs)).toBe(true);
    expect(isSameDecision(state, reduce(state, step(4), 5000))).toBe(false);
    const over = reduce(state, { ...step(4), play: play({ needed: [1] }) } as Message, 5000);
    expect(isSameDecision(state, over)).toBe(false);
    expect(isSameDecision(over, over)).toBe(false);
  });

  it('counts clocks down by the time of the server', () => {
    const clocks = [{ seat: 0, left: 10_000, runs: true }];
    const state = reduce(unknown, { ...first, play: play({ clocks }) }, 90_000);
    // The step is half a second old when the table is shown.
    expect(timeLeft(state, 0, 90_000)).toBe(9500);
    expect(timeLeft(state, 1, 90_000)).toBeNull();
  });
});

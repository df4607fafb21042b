import { describe, expect, it } from 'vitest';
import type { Action, Die, Event } from '../../generated/sanctum';
import { changedDice, rolledDice } from './stage';

const die = (value: number, more: Partial<Die> = {}): Die => ({
  rolled: value,
  value,
  state: 'free',
  modified: false,
  silver: false,
  ...more,
});
const roll = (value: number, seat = 0): Event => ({
  event: 'drawn',
  chance: `roll ${value}`,
  typed: { type: 'roll', value },
  seat,
});
const did = (typed: Action): Event => ({ event: 'did', seat: 0, action: typed.type, typed });

describe('dice that move', () => {
  it('tumbles all dice of a first roll', () => {
    const change = {
      seat: 0,
      before: [],
      after: [die(3), die(5)],
      events: [roll(3), roll(5)],
      tempo: 1,
    };
    expect(rolledDice(change)).toEqual([0, 1]);
    expect(changedDice(change)).toEqual([]);
  });

  it('tumbles only the die that is rerolled, also if it shows the same again', () => {
    const events = [did({ type: 'skill', skill: { column: 'green', level: 2 }, die: 2 }), roll(5)];
    const dice = [die(3), die(5)];
    expect(rolledDice({ seat: 0, before: dice, after: dice, events, tempo: 1 })).toEqual([1]);
  });

  it('turns a changed die over', () => {
    const events = [
      did({
        type: 'use',
        ability: { slot: 'head', n: 1 },
        die: 1,
        change: { by: 1 },
        tokens: [],
      }),
    ];
    const after = [die(3, { value: 4, modified: true }), die(5)];
    const change = { seat: 0, before: [die(3), die(5)], after, events, tempo: 1 };
    expect(rolledDice(change)).toEqual([]);
    expect(changedDice(change)).toEqual([0]);
  });

  it('leaves dice alone when somebody else rolls', () => {
    const dice = [die(3)];
    const change = { seat: 0, before: dice, after: dice, events: [roll(3, 1)], tempo: 1 };
    expect(rolledDice(change)).toEqual([]);
  });
});

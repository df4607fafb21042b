import { describe, expect, it } from 'vitest';
import { lasts, TIME } from './motion';

describe('how long a step is watched', () => {
  it('rolls all dice of a step together', () => {
    const roll = (value: number): object => ({
      event: 'drawn',
      typed: { type: 'roll', value },
      seat: 0,
    });
    expect(lasts([roll(1)])).toBe(TIME.roll + TIME.settle);
    expect(lasts([roll(1), roll(4), roll(6)])).toBe(lasts([roll(2)]));
  });

  it('shows one thing after another', () => {
    const hit = { event: 'did', seat: 0, typed: { type: 'assign', die: 1, target: { point: 1 } } };
    const fury = { event: 'fury-revealed', seat: 0, fury: 3 };
    expect(lasts([hit, fury])).toBe(lasts([hit]) + lasts([fury]));
  });

  it('needs no time for what is not seen', () => {
    expect(lasts([])).toBe(0);
    expect(lasts([{ event: 'did', seat: 0, typed: { type: 'end-turn' } }])).toBe(0);
    expect(lasts([{ event: 'turn-ended', seat: 1 }])).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import type { Action } from '../../generated/sanctum';
import { placed } from '../offers';
import { results } from './results';

const offer = (text: string, action: Action) => placed({ text, action });
const head = { slot: 'head', n: 1 } as const;
const flip = { column: 'green', level: 2 } as const;
const sacrifice = { column: 'blue', level: 1 } as const;

describe('results of a die', () => {
  const left = [
    offer('minus', {
      type: 'use',
      ability: head,
      die: 1,
      change: { by: -1 },
      tokens: [],
      shows: 3,
    }),
    offer('paid', {
      type: 'use',
      ability: { slot: 'weapon1', n: 1 },
      die: 1,
      change: { by: -1 },
      tokens: ['focus'],
      shows: 3,
    }),
    offer('rage', { type: 'rage', die: 1, change: { to: 6 }, shows: 6 }),
    offer('assign', { type: 'assign', die: 1, target: { demon: 3, point: 1 } }),
    offer('flip', { type: 'skill', skill: flip, die: 1, shows: 1 }),
    offer('reroll', { type: 'skill', skill: flip, die: 1 }),
    offer('lose 2', {
      type: 'skill',
      skill: sacrifice,
      die: 1,
      change: { to: 2 },
      set_aside: 2,
      shows: 2,
    }),
    offer('lose 1', {
      type: 'skill',
      skill: sacrifice,
      die: 2,
      change: { to: 2 },
      set_aside: 1,
      shows: 2,
    }),
  ];

  it('gathers every way to a face', () => {
    const found = results(left, 'die/1');
    expect(found.map(({ value, ways }) => [value, ways.length])).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 0],
      [5, 0],
      [6, 1],
    ]);
  });

  it('takes only offers that change this die', () => {
    const found = results(left, 'die/2');
    expect(found.flatMap(({ ways }) => ways).map((it) => it.text)).toEqual(['lose 1']);
  });
});

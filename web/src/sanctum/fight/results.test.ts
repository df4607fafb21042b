import { describe, expect, it } from 'vitest';
import { read } from '../offers';
import { results } from './results';

const none = (): boolean => false;

describe('results of a die', () => {
  const left = [
    'use head/1 die/1 -1',
    'use weapon1/1 die/1 -1 with focus',
    'use boots/1 die/1 =6 with stamina',
    'rage die/1 =6',
    'assign die/1 demon/3/1',
    'skill green/2 die/1',
    'skill blue/1 die/1 =2 losing die/2',
    'skill blue/1 die/2 =2 losing die/1',
  ].map(read);

  it('gathers every way to a face', () => {
    const found = results(left, 'die/1', 4, none);
    expect(found.map(({ value, ways }) => [value, ways.length])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 0],
      [5, 0],
      [6, 2],
    ]);
  });

  it('knows the other side of a die', () => {
    const found = results(left, 'die/1', 6, (cell) => cell === 'green/2');
    expect(found[0]?.ways.map((it) => it.text)).toEqual(['skill green/2 die/1']);
  });

  it('takes only offers that change this die', () => {
    const found = results(left, 'die/2', 4, none);
    expect(found.flatMap(({ ways }) => ways).map((it) => it.text)).toEqual([
      'skill blue/1 die/2 =2 losing die/1',
    ]);
  });
});

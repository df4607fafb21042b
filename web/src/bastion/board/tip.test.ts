import { describe, expect, it } from 'vitest';

import { wall } from '../ids';
import { pointOf } from './pieces';
import { cornerFor, lineBetween } from './tip';

const tip = { x: 0, y: 100, width: 100, height: 100 };

describe('the line from a price to its card', () => {
  it('leaves at the edge that faces the card and ends just inside it', () => {
    expect(lineBetween(tip, { x: 200, y: 140, width: 40, height: 20 })).toEqual([
      [100, 150],
      [205, 150],
    ]);
    expect(lineBetween(tip, { x: 40, y: 0, width: 20, height: 20 })).toEqual([
      [50, 100],
      [50, 15],
    ]);
  });

  it('is left out where the price lies at its card', () => {
    expect(lineBetween(tip, { x: 95, y: 120, width: 40, height: 40 })).toBeNull();
  });
});

describe('the corner of a price', () => {
  const corner = (section: number): string => {
    const around = [section - 1, section + 1].map((it) => pointOf(wall(it)));
    const { edge, side } = cornerFor(pointOf(wall(section)), around);
    return `${edge} ${side}`;
  };

  it('is on the side of the card but not on it', () => {
    expect([2, 7, 10, 11, 14, 19, 22, 23].map(corner)).toEqual([
      'bottom left',
      'top left',
      'bottom left',
      'bottom right',
      'top right',
      'bottom right',
      'top right',
      'top left',
    ]);
  });
});

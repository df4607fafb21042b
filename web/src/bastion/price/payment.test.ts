import { describe, expect, it } from 'vitest';

import type { Color, Mana } from '../../generated/bastion';
import { composable, cycled, leftOf, paidBy, proposed, shifted } from './payment';
import { COLOR_LIST } from '../printed';

const pool: Mana = { yellow: 3, green: 1, blue: 2, purple: 0, black: 2, red: 4 };

/** Every way to pay five discs of any colours out of the pool. */
function anyFive(): string[] {
  const found: string[] = [];
  const go = (index: number, left: number, text: string): void => {
    const color = COLOR_LIST[index];
    if (!color) {
      if (left === 0) found.push(`pay${text}`);
      return;
    }
    for (let count = 0; count <= Math.min(left, pool[color]); count += 1)
      go(index + 1, left - count, count ? `${text} ${color}=${count}` : text);
  };
  go(0, 5, '');
  return found;
}

describe('paying', () => {
  const offers = anyFive();

  it('begins with what leaves most colours', () => {
    const first = proposed(offers, pool) ?? '';
    const left = leftOf(pool, paidBy(first));
    for (const color of COLOR_LIST) expect(left[color] > 0 || pool[color] === 0).toBe(true);
  });

  it('takes a disc less of another colour for one more', () => {
    expect(shifted(['pay red=2', 'pay green=1 red=1'], 'pay red=2', 'green', 1)).toBe(
      'pay green=1 red=1',
    );
    expect(shifted(['pay red=2', 'pay green=1 red=1'], 'pay red=2', 'blue', 1)).toBeNull();
  });

  it('leads from the first payment to every other one, colour by colour', () => {
    const first = proposed(offers, pool) ?? '';
    expect(offers.length).toBeGreaterThan(50);
    for (const wanted of offers) {
      let now = first;
      const set: Color[] = [];
      for (const color of COLOR_LIST) {
        const goal = paidBy(wanted)[color];
        for (let taps = 0; taps < 6 && paidBy(now)[color] !== goal; taps += 1)
          now = cycled(offers, now, color, set);
        set.push(color);
      }
      expect(now).toBe(wanted);
    }
  });

  it('composes freely where any colours will do, and only then', () => {
    const few = ['pay yellow=3 red=2', 'pay blue=1 red=4'];
    expect(new Set(composable(few, pool, true))).toEqual(new Set(offers));
    expect(composable(few, pool, false)).toEqual(few);
    expect(composable(['call off'], pool, true)).toEqual([]);
  });

  it('has nothing to propose where nothing can be paid', () => {
    expect(proposed(['call off'], pool)).toBeNull();
  });
});

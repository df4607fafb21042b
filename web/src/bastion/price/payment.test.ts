import { describe, expect, it } from 'vitest';

import type { Color, Limit, Mana } from '../../generated/bastion';
import { view } from '../fixtures/small';
import { COLOR_LIST } from '../ids';
import { cycled, leftOf, paymentsOf, proposed, shifted, total, type Payment } from './payment';

const pool: Mana = { yellow: 3, green: 1, blue: 2, purple: 0, black: 2, red: 4 };

/** All payments of some discs within limits. */
function payments(discs: number, limits: Limit[] = []): Payment[] {
  const table = view();
  const heroes = table.heroes.map((hero) => ({ ...hero, mana: pool }));
  const attack = { target: 'wall/3', helps: [], payments: { discs, limits } } as const;
  return paymentsOf({ ...table, heroes, attack: { ...attack, helps: [] } }, 0);
}

const texts = (found: readonly Payment[]): string[] => found.map(({ text }) => text);

describe('paying', () => {
  const five = payments(5);

  it('knows every payment of the pool, and no other', () => {
    expect(new Set(texts(five)).size).toBe(five.length);
    expect(five.length).toBeGreaterThan(50);
    for (const { mana } of five) {
      expect(total(mana)).toBe(5);
      for (const color of COLOR_LIST) expect(mana[color]).toBeLessThanOrEqual(pool[color]);
    }
    expect(paymentsOf(view(), 0)).toEqual([]);
  });

  it('keeps the limits that the server names', () => {
    const others: Color[] = ['yellow', 'green', 'blue', 'purple', 'black'];
    expect(texts(payments(3, [{ colors: others, most: 1 }]))).toEqual([
      'pay red=3',
      'pay black=1 red=2',
      'pay blue=1 red=2',
      'pay green=1 red=2',
      'pay yellow=1 red=2',
    ]);
  });

  it('begins with what leaves most colours', () => {
    const left = leftOf(pool, (proposed(five, pool) as Payment).mana);
    for (const color of COLOR_LIST) expect(left[color] > 0 || pool[color] === 0).toBe(true);
  });

  it('takes a disc less of another colour for one more', () => {
    const two = payments(2, [{ colors: ['yellow', 'blue', 'purple', 'black'], most: 0 }]);
    const red = two.find(({ text }) => text === 'pay red=2') as Payment;
    expect(shifted(two, red, 'green', 1)?.text).toBe('pay green=1 red=1');
    expect(shifted(two, red, 'blue', 1)).toBeNull();
  });

  it('leads from the first payment to every other one, colour by colour', () => {
    const first = proposed(five, pool) as Payment;
    for (const wanted of five) {
      let now = first;
      const set: Color[] = [];
      for (const color of COLOR_LIST) {
        const goal = wanted.mana[color];
        for (let taps = 0; taps < 6 && now.mana[color] !== goal; taps += 1)
          now = cycled(five, now, color, set);
        set.push(color);
      }
      expect(now).toEqual(wanted);
    }
  });

  it('has nothing to propose where nothing can be paid', () => {
    expect(proposed([], pool)).toBeNull();
  });
});

/**
 * Paying: of all payments one is always laid out; a disc more of one colour is a disc less of another.
 * Which payments there are is told by the server; nothing else can be paid.
 */

import type { Color, Mana, Payments, View } from '../../generated/bastion';
import { COLOR_LIST } from '../ids';
import { textOf } from '../write';

/** A way to pay. */
export interface Payment {
  readonly text: string;
  readonly mana: Mana;
}

const NOTHING: Mana = { yellow: 0, green: 0, blue: 0, purple: 0, black: 0, red: 0 };

/** Every way in which a seat can pay now. */
export function paymentsOf(view: View, seat: number | null): Payment[] {
  const pool = seat === null ? undefined : view.heroes[seat]?.mana;
  const payments = view.attack?.payments;
  if (!pool || !payments || seat !== view.active) return [];
  return amounts(payments, pool).map((mana) => ({ text: textOf({ type: 'pay', mana }), mana }));
}

/** All amounts of a pool that keep the limits. */
function amounts({ discs, limits }: Payments, pool: Mana): Mana[] {
  const found: Mana[] = [];
  const fits = (mana: Mana): boolean =>
    limits.every(({ colors, most }) => colors.reduce((sum, it) => sum + mana[it], 0) <= most);
  const go = (index: number, left: number, mana: Mana): void => {
    const color = COLOR_LIST[index];
    if (color === undefined) {
      if (left === 0) found.push(mana);
      return;
    }
    for (let count = 0; count <= Math.min(left, pool[color]); count += 1) {
      const more = { ...mana, [color]: count };
      if (fits(more)) go(index + 1, left - count, more);
    }
  };
  go(0, discs, NOTHING);
  return found;
}

/** How many discs an amount is. */
export function total(mana: Partial<Mana>): number {
  return COLOR_LIST.reduce((sum, color) => sum + (mana[color] ?? 0), 0);
}

/** What is left of a pool. */
export function leftOf(pool: Mana, paid: Mana): Mana {
  return Object.fromEntries(COLOR_LIST.map((color) => [color, pool[color] - paid[color]])) as Mana;
}

/** The payment to begin with: it takes from where most is left, so that many colours stay. */
export function proposed(payments: readonly Payment[], pool: Mana): Payment | null {
  const worth = ({ mana }: Payment): number => {
    const left = leftOf(pool, mana);
    // Each further disc of a colour is worth less than the one before.
    return COLOR_LIST.reduce((sum, color) => sum + 1 - 0.5 ** left[color], 0);
  };
  return best(payments, worth);
}

/**
 * The payment with one disc more or less of a colour that is most like the one laid out. Colours in
 * `set` were set by hand and give way last, the latest one last of all.
 */
export function shifted(
  payments: readonly Payment[],
  { mana: now }: Payment,
  color: Color,
  by: 1 | -1,
  set: readonly Color[] = [],
): Payment | null {
  const fitting = payments.filter(({ mana }) => mana[color] === now[color] + by);
  const weight = (it: Color): number => 1 + 10 * (set.indexOf(it) + 1);
  return best(
    fitting,
    ({ mana }) =>
      -COLOR_LIST.reduce((sum, it) => sum + weight(it) * Math.abs(mana[it] - now[it]), 0),
  );
}

/** The payment with one disc more of a colour; after the most there can be, with the fewest. */
export function cycled(
  payments: readonly Payment[],
  current: Payment,
  color: Color,
  set: readonly Color[] = [],
): Payment {
  const more = shifted(payments, current, color, 1, set);
  if (more) return more;
  let now = current;
  for (;;) {
    const less = shifted(payments, now, color, -1, set);
    if (!less) return now;
    now = less;
  }
}

function best(payments: readonly Payment[], worth: (payment: Payment) => number): Payment | null {
  let found: Payment | null = null;
  let most = -Infinity;
  for (const payment of payments) {
    const value = worth(payment);
    if (value > most) {
      most = value;
      found = payment;
    }
  }
  return found;
}

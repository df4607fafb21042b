/**
 * Paying: of all payments on offer one is always laid out; a disc more of one colour is a disc less of
 * another. What can be paid is what is offered, nothing else.
 */

import type { Color, Mana } from '../../generated/bastion';
import { words } from '../../store/choose';
import { readMana } from '../names';
import { COLOR_LIST } from '../printed';

/** The payments among the offers. */
export function paymentsOf(offers: readonly string[]): string[] {
  return offers.filter((offer) => words(offer)[0] === 'pay');
}

/**
 * Every payment that can be composed. Where there are very many, only a few are offered by name; if
 * any colours will do, all others that are as large can be paid just as well.
 */
export function composable(offers: readonly string[], pool: Mana, isFree: boolean): string[] {
  const named = paymentsOf(offers);
  const [first] = named;
  if (!isFree || first === undefined || named.length < 2) return named;
  const found: string[] = [];
  const go = (index: number, left: number, text: string): void => {
    const color = COLOR_LIST[index];
    if (color === undefined) {
      if (left === 0) found.push(`pay${text}`);
      return;
    }
    for (let count = Math.min(left, pool[color]); count >= 0; count -= 1)
      go(index + 1, left - count, count > 0 ? `${text} ${color}=${count}` : text);
  };
  go(0, total(paidBy(first)), '');
  return found;
}

/** How much of each colour an offer pays. */
export function paidBy(offer: string): Mana {
  const read = readMana(words(offer).slice(1));
  return Object.fromEntries(COLOR_LIST.map((color) => [color, read[color] ?? 0])) as Mana;
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
export function proposed(offers: readonly string[], pool: Mana): string | null {
  const worth = (offer: string): number => {
    const left = leftOf(pool, paidBy(offer));
    // Each further disc of a colour is worth less than the one before.
    return COLOR_LIST.reduce((sum, color) => sum + 1 - 0.5 ** left[color], 0);
  };
  return best(paymentsOf(offers), worth);
}

/**
 * The payment with one disc more or less of a colour that is most like the one laid out. Colours in
 * `set` were set by hand and give way last, the latest one last of all.
 */
export function shifted(
  offers: readonly string[],
  current: string,
  color: Color,
  by: 1 | -1,
  set: readonly Color[] = [],
): string | null {
  const now = paidBy(current);
  const fitting = paymentsOf(offers).filter((offer) => paidBy(offer)[color] === now[color] + by);
  const weight = (it: Color): number => 1 + 10 * (set.indexOf(it) + 1);
  return best(fitting, (offer) => {
    const paid = paidBy(offer);
    return -COLOR_LIST.reduce((sum, it) => sum + weight(it) * Math.abs(paid[it] - now[it]), 0);
  });
}

/** The payment with one disc more of a colour; after the most there can be, with the fewest. */
export function cycled(
  offers: readonly string[],
  current: string,
  color: Color,
  set: readonly Color[] = [],
): string {
  const more = shifted(offers, current, color, 1, set);
  if (more) return more;
  let now = current;
  for (;;) {
    const less = shifted(offers, now, color, -1, set);
    if (!less) return now;
    now = less;
  }
}

function best(offers: readonly string[], worth: (offer: string) => number): string | null {
  let found: string | null = null;
  let most = -Infinity;
  for (const offer of offers) {
    const value = worth(offer);
    if (value > most) {
      most = value;
      found = offer;
    }
  }
  return found;
}

import { describe, expect, it } from 'vitest';

import type { View } from '../../generated/bastion';
import recorded from '../fixtures/offers.json';
import printed from '../fixtures/printed.json';
import { view } from '../fixtures/small';
import { pricing } from '../board/position';
import { priceLines, priceSum } from './price';

const moments = recorded as unknown as { view: View }[];
const plain = { rally: 0, colored_tyranny: null, general_tyranny: false, cannons: 0 };

describe('what a strength is made of', () => {
  it('adds up wherever a unit stands', () => {
    let checked = 0;
    for (const { view: table } of moments) {
      const targets = [
        ...Object.keys(table.wall).map((section) => `wall/${section}`),
        ...Object.keys(table.plazas).map((district) => `plaza/${district}`),
      ];
      for (const target of targets) {
        const lines = priceLines({ view: table, printed, seat: 0 }, target);
        const strength = pricing(table, target).strengths.reduce((sum, it) => sum + it, 0);
        const sum = lines.reduce((all, line) => all + line.value, 0);
        // No card is weaker than 1, whatever cannons do.
        if (sum >= 1) expect(sum, target).toBe(strength);
        for (const { text } of lines) expect(text).not.toMatch(/price-|undefined/);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(50);
  });

  it('names the neighbours of a Shapeshifter', () => {
    const table = view({
      wall: { 9: 'beast/yellow', 10: 'shapeshifter/green', 11: 'mage/blue' },
      strength: { wall: { 9: [3], 10: [8], 11: [5] }, plazas: {}, citadel: null },
      modifiers: {
        wall: { 10: [{ card: 'shapeshifter/green', base: 8, ...plain, cannons: 1 }] },
        plazas: {},
        citadel: null,
      },
    });
    const lines = priceLines({ view: table, printed, seat: 0 }, 'wall/10');
    expect(lines.map((line) => line.value)).toEqual([3, 5, -2]);
    expect(priceSum(lines, 6)).toBe('3 + 5 − 2 = 6');
  });
});

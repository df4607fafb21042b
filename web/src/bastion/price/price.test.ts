import { describe, expect, it } from 'vitest';

import type { StrengthPart, View } from '../../generated/bastion';
import recorded from '../fixtures/offers.json';
import printed from '../fixtures/printed.json';
import { view } from '../fixtures/small';
import { pricing } from '../board/position';
import { targetsOf } from '../explain/prices';
import { targetId, wall } from '../ids';
import { priceLines, priceSum } from './price';

const moments = recorded as unknown as { view: View }[];

describe('what a strength is made of', () => {
  it('adds up wherever a unit stands', () => {
    let checked = 0;
    for (const { view: table } of moments) {
      for (const target of targetsOf(table)) {
        const lines = priceLines({ view: table, printed, seat: 0 }, target);
        const { strengths, cards } = pricing(table, target);
        const strength = strengths.slice(0, cards.length).reduce((sum, it) => sum + it, 0);
        const sum = lines.reduce((all, line) => all + line.value, 0);
        // No card is weaker than 1, whatever cannons do.
        if (sum >= 1) expect(sum, targetId(target)).toBe(strength);
        for (const { text } of lines) expect(text).not.toMatch(/price-|undefined/);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(50);
  });

  it('names the neighbours of a Shapeshifter', () => {
    const shape = (card: 'beast/yellow' | 'mage/blue', section: number, value: number) => ({
      part: { kind: 'shape-of' as const, card, section },
      value,
      rule: 'B-15.58',
    });
    const cannon = { part: { kind: 'cannons', count: 1 }, value: -2, rule: 'B-13.28' } as const;
    const parts: StrengthPart[] = [shape('beast/yellow', 9, 3), shape('mage/blue', 11, 5), cannon];
    const table = view({
      wall: { 9: 'beast/yellow', 10: 'shapeshifter/green', 11: 'mage/blue' },
      parts: {
        wall: { 10: [{ card: 'shapeshifter/green', parts }] },
        plazas: {},
        citadel: null,
      },
    });
    const lines = priceLines({ view: table, printed, seat: 0 }, wall(10));
    expect(lines.map((line) => line.value)).toEqual([3, 5, -2]);
    expect(priceSum(lines, 6)).toBe('3 + 5 − 2 = 6');
  });
});

import { describe, expect, it } from 'vitest';
import type { View } from '../../generated/sanctum';
import { Book } from '../printed';
import printed from '../fixtures/printed.json';
import recorded from '../fixtures/views.json';
import { stretch } from './road';

const views = recorded as unknown as View[];
const book = new Book(printed);
const all = (view: View) => stretch(view, 0, book, String, null, 99);

describe('the road', () => {
  it('lights the place the view says a Move leads to', () => {
    for (const view of views) {
      const { steps, next } = all(view);
      expect(steps[next ?? -1]?.place).toBe(view.next);
    }
  });

  it('has one tile of divine intervention, until it is taken', () => {
    const [view] = views as [View];
    const tiles = (players: number, intervention: boolean) =>
      all({ ...view, players, intervention }).steps.filter((step) => step.intervention).length;
    expect([2, 3, 4].map((players) => tiles(players, true))).toEqual([1, 1, 1]);
    expect(tiles(4, false)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';

import type { Mana } from '../generated/bastion';
import { offered, view } from './fixtures/small';
import { wall } from './ids';
import { Hand, type Held } from './hand.svelte';

const MANA: Mana = { yellow: 2, green: 2, blue: 0, purple: 0, black: 0, red: 0 };

/** A table with a shelf for drafts; what was done is remembered. */
function table(offers: readonly string[], shelf: { kept: readonly string[] }): Held {
  const board = view({ heroes: ['district/1'] });
  return {
    view: {
      ...board,
      heroes: board.heroes.map((hero) => ({ ...hero, mana: MANA })),
      attack: { target: 'wall/3', helps: [], payments: { discs: 2, limits: [] } },
    },
    offers: offers.map(offered),
    seat: 0,
    needed: [0],
    hinted: null,
    act: () => undefined,
    whyNot: () => undefined,
    draft: {
      get picked() {
        return shelf.kept;
      },
      keep: (picked) => (shelf.kept = picked),
    },
  };
}

describe('what is in hand', () => {
  const swaps = ['swap wall/1 wall/2', 'swap wall/1 wall/3'];
  const payments = ['pay yellow=2', 'pay yellow=1 green=1', 'pay green=2'];

  it('outlives a reload: a thing that was touched', () => {
    const shelf = { kept: [] };
    new Hand(() => table(swaps, shelf)).touch(wall(1));
    const again = new Hand(() => table(swaps, shelf));
    again.begin();
    expect(again.pick.touched).toEqual(['wall/1']);
  });

  it('outlives a reload: a payment', () => {
    const shelf = { kept: [] };
    const hand = new Hand(() => table(payments, shelf));
    hand.touch({ kind: 'mana', color: 'green' });
    const { payment } = hand;
    expect(payment).not.toEqual(new Hand(() => table(payments, { kept: [] })).payment);
    const again = new Hand(() => table(payments, shelf));
    again.begin();
    expect(again.payment).toEqual(payment);
  });

  it('is paid by touching what is attacked once more', () => {
    const done: string[] = [];
    const hand = new Hand(() => {
      const given = table(payments, { kept: [] });
      const action = { announced: { attack: 'wall/3' }, committed: [], power: 0, holding: [] };
      const now = { ...given.view, wall: { 3: 'beast/green' }, action };
      return { ...given, view: now as unknown as Held['view'], act: (text) => done.push(text) };
    });
    const { payment } = hand;
    hand.touch(wall(3));
    expect(done).toEqual([payment?.text]);
  });

  it('is put down with the deed', () => {
    const shelf = { kept: [] as readonly string[] };
    const hand = new Hand(() => table(swaps, shelf));
    hand.touch(wall(1));
    expect(shelf.kept).toEqual(['wall/1']);
    hand.touch(wall(3));
    expect(shelf.kept).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Action, View } from '../generated/sanctum';
import type { Offer } from '../table/contract';
import { drawn } from './drawn';
import { Book } from './printed';
import recorded from './fixtures/offers.json';
import printed from './fixtures/printed.json';
import { isButton, isDeliberate, placed, shownBy, type PlacedOffer } from './offers';
import { decided, empty, instead, lit, options, renewed, touch, type Hand } from './picks';
import { isDie } from './things';

interface Moment {
  seat: number;
  offers: Offer<Action>[];
  view: View;
}
const moments = recorded as unknown as Moment[];
const book = new Book(printed);
const every = moments.flatMap((moment) => moment.offers);

/** Picks the things of an offer as a player would; what can be pressed or is done in the end. */
function reached(fresh: Hand, offer: PlacedOffer, backwards: boolean): boolean {
  if (isButton(offer)) return true;
  const others = offer.things.filter((thing) => !isDie(thing));
  const dice = offer.things.filter(isDie);
  let hand = fresh;
  for (const { key } of backwards ? [...dice, ...others] : [...others, ...dice]) {
    if (!lit(hand).has(key)) return false;
    hand = touch(hand, key);
    const done = decided(hand);
    if (done) return done.text === offer.text;
  }
  return options(hand).some((option) => option.text === offer.text);
}

describe('offers', () => {
  it('has a fixture of several hundred offers', () => {
    expect(new Set(every.map(({ text }) => text)).size).toBeGreaterThan(300);
  });

  it('reaches every recorded offer, whatever is picked first', () => {
    const lost = moments.flatMap(({ offers }) => {
      const hand = empty(offers);
      return hand.all.filter((it) => !reached(hand, it, false) || !reached(hand, it, true));
    });
    expect(lost).toEqual([]);
  });

  it('draws every thing that a recorded offer names', () => {
    const missing = moments.flatMap(({ seat, offers, view }) => {
      const there = drawn(view, seat, book);
      return offers.flatMap((offer) =>
        placed(offer)
          .things.map(({ key }) => key)
          .filter((key) => !there.has(key)),
      );
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  it('tells the offers of one choice apart', () => {
    for (const { offers } of moments) {
      const keys = offers.map(({ action }) => JSON.stringify(action));
      expect(new Set(keys).size).toBe(offers.length);
    }
  });

  it('names the things of an offer, dice in their order', () => {
    const keys = (action: Action) => placed({ text: '', action }).things.map(({ key }) => key);
    const skill = { column: 'blue', level: 1 } as const;
    const ability = { slot: 'boots', n: 1 } as const;
    expect(
      keys({ type: 'use', ability, die: 1, change: { to: 4 }, tokens: ['focus'], shows: 4 }),
    ).toEqual(['ability/boots/1', 'die/1']);
    expect(keys({ type: 'skill', skill, die: 1, change: { to: 4 }, set_aside: 2 })).toEqual([
      'skill/blue/1',
      'die/1',
      'die/2',
    ]);
    expect(keys({ type: 'pay', token: 'focus', space: { ability, n: 2 } })).toEqual([
      'space/boots/1/2',
    ]);
    expect(keys({ type: 'assign', die: 3, target: { point: 2 } })).toEqual([
      'die/3',
      'point/card/2',
    ]);
  });

  it('knows of every changed die what it will show, within its faces', () => {
    const shown = every.flatMap((offer) => shownBy(offer) ?? []);
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.every((value) => value >= 1 && value <= 6)).toBe(true);
    const silent = every.filter(
      (offer) => offer.action.type === 'use' && shownBy(offer) === undefined,
    );
    expect(silent).toEqual([]);
  });

  it('waits for one more press where something is given away', () => {
    const waits = (action: Action) => isDeliberate(placed({ text: '', action }));
    expect(waits({ type: 'engage', set: 1 })).toBe(true);
    expect(waits({ type: 'sell', item: 3, potions: ['red'] })).toBe(true);
    expect(waits({ type: 'assign', die: 1, target: { demon: 2, point: 1 } })).toBe(false);
    expect(waits({ type: 'bless', blessing: 9, die: 1, change: { to: 6 } })).toBe(false);
    expect(waits({ type: 'bless', blessing: 9 })).toBe(true);
  });
});

describe('picks', () => {
  const first: Offer<Action> = {
    text: 'assign die/1 demon/2/1',
    action: { type: 'assign', die: 1, target: { demon: 2, point: 1 } },
  };
  const offers: Offer<Action>[] = [
    first,
    {
      text: 'assign die/2 demon/3/1',
      action: { type: 'assign', die: 2, target: { demon: 3, point: 1 } },
    },
    {
      text: 'use head/1 die/1 +1',
      action: {
        type: 'use',
        ability: { slot: 'head', n: 1 },
        die: 1,
        change: { by: 1 },
        tokens: [],
      },
    },
  ];
  const keys = (hand: ReturnType<typeof empty>) => hand.picked.map(({ key }) => key);

  it('changes hands when another die is touched', () => {
    const one = touch(empty(offers), 'die/1');
    expect([...lit(one)].sort()).toEqual(['ability/head/1', 'point/demon/2/1']);
    expect([...instead(one)]).toEqual(['die/2']);
    const second = touch(one, 'die/2');
    expect(keys(second)).toEqual(['die/2']);
    expect(touch(second, 'die/2').picked).toEqual([]);
  });

  it('does what is fully said', () => {
    const hand = touch(touch(empty(offers), 'die/1'), 'point/demon/2/1');
    expect(decided(hand)?.text).toBe('assign die/1 demon/2/1');
  });

  it('keeps what still fits when offers change', () => {
    const kept = keys(touch(empty(offers), 'die/1'));
    expect(keys(renewed([first], kept))).toEqual(['die/1']);
    expect(renewed([{ text: 'roll', action: { type: 'roll' } }], kept).picked).toEqual([]);
  });
});

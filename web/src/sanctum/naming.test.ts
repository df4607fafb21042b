import { describe, expect, it } from 'vitest';
import type { Action, View } from '../generated/sanctum';
import type { Offer } from '../table/contract';
import fights from './fixtures/fights.json';
import recorded from './fixtures/offers.json';
import printed from './fixtures/printed.json';
import { nameOffer, nameThing } from './naming';

interface Moment {
  seat: number;
  offers: Offer<Action>[];
  view: View;
}
const moments = [...recorded, ...fights] as unknown as Moment[];

const TOLD_APART: readonly Action['type'][] = ['raise', 'take', 'engage', 'rage', 'pour'];

describe('names of offers', () => {
  it('are plain words, whatever is offered', () => {
    const names = moments.flatMap(({ offers, view, seat }) =>
      offers.map((offer) => ({ offer: offer.text, name: nameOffer(offer, view, printed, seat) })),
    );
    expect(names.length).toBeGreaterThan(1000);
    // Neither the notation, nor an id of a text that is missing, nor a gap in one.
    const isNotation = /\w\/\w|=\d|\b(?:sanctum|hint|fight)-|[{}]|undefined|NaN|: *$|\b0\b/;
    const bad = names.filter(({ name }) => name.trim() === '' || isNotation.test(name));
    expect(bad.slice(0, 5)).toEqual([]);
  });

  it('tell apart what is raised, taken, poured away, and set by rage', () => {
    for (const { offers, view, seat } of moments) {
      const plain = offers.filter(({ action }) => TOLD_APART.includes(action.type));
      const names = new Set(plain.map((offer) => nameOffer(offer, view, printed, seat)));
      expect(names.size, plain.map(({ text }) => text).join('; ')).toBe(plain.length);
    }
  });
});

describe('names of things', () => {
  it('are plain words for whatever a reason names', () => {
    const moment = moments.find(({ view }) => view.heroes[0]?.fight);
    const things = [
      ...['demon/17', 'demon/17/2', 'item/12', 'set/2', 'blessing/4', 'die/1', 'card/1', 'seat/0'],
      ...[
        'act/2/3',
        'walls',
        'cathedral',
        'slayer',
        'stamina',
        'red/1',
        'red',
        'head/1',
        'weapon2',
      ],
    ];
    const names = things.map((it) => nameThing(it, moment?.view, printed, 0));
    expect(names.filter((it) => /\w\/\w|\bsanctum-|undefined|NaN/.test(it))).toEqual([]);
    expect(nameThing('set/2', moment?.view, printed, 0)).toBe('set 2');
    expect(nameThing('nothing/known', moment?.view, printed, 0)).toBe('nothing/known');
  });
});

import { describe, expect, it } from 'vitest';
import type { View } from '../generated/sanctum';
import { Book, cardAt, SLOTS } from './printed';
import recorded from './fixtures/offers.json';
import printed from './fixtures/printed.json';
import { changed, isButton, isDeliberate, read } from './offers';
import { decided, empty, instead, lit, options, renewed, touch } from './picks';

interface Moment {
  seat: number;
  offers: string[];
  view: View;
}
const moments = recorded as unknown as Moment[];
const book = new Book(printed);

/** Every thing the interface draws for the hero of a seat, so that offers can name it. */
function drawn(view: View, seat: number, book: Book): Set<string> {
  const hero = view.heroes[seat];
  const found = new Set<string>(['rage', 'potion/red', 'potion/blue']);
  if (!hero) return found;
  hero.fight?.dice.forEach((_, index) => found.add(`die/${index + 1}`));
  for (const own of book.abilities(hero)) {
    found.add(`ability/${own.id}`);
    own.lies.forEach((_, index) => found.add(`space/${own.id}/${index + 1}`));
  }
  hero.skills.forEach((cell) => found.add(`skill/${cell}`));
  hero.blessings?.forEach((id) => found.add(`blessing/${id}`));
  hero.bag.forEach((id) => found.add(`item/${id}`));
  view.chest.forEach((id) => found.add(`item/${id}`));
  SLOTS.forEach((slot) => found.add(`slot/${slot}`));
  view.sets.forEach((_, index) => found.add(`set/${index + 1}`));
  for (const id of [...hero.zone, ...(hero.fight?.killed ?? [])]) {
    found.add(`demon/${id}`);
    book.demon(id).weakPoints.forEach((_, index) => found.add(`point/demon/${id}/${index + 1}`));
  }
  for (const [cell, gems] of Object.entries(hero.table)) {
    for (const [gem, count] of Object.entries(gems)) if (count) found.add(`gem/${gem}/${cell}`);
  }
  if (hero.row) {
    const card = cardAt(hero.row, hero.row.at);
    const points =
      card.id === null ? [] : card.kind === 'lord' ? book.lord(card.id) : book.fury(card.id);
    if ('points' in points)
      points.points.forEach((_, index) => found.add(`point/card/${index + 1}`));
  }
  return found;
}

/** Picks the things of an offer as a player would; what can be pressed or is done in the end. */
function reached(offers: readonly string[], text: string, backwards: boolean): boolean {
  const reading = read(text);
  if (isButton(reading)) return true;
  const others = reading.things.filter((thing) => !thing.startsWith('die/'));
  const dice = reading.things.filter((thing) => thing.startsWith('die/'));
  let hand = empty(offers);
  for (const thing of backwards ? [...dice, ...others] : [...others, ...dice]) {
    if (!lit(hand).has(thing)) return false;
    hand = touch(hand, thing);
    const done = decided(hand);
    if (done) return done.text === text;
  }
  return options(hand).some((option) => option.text === text);
}

describe('offers', () => {
  it('has a fixture of several hundred offers', () => {
    expect(new Set(moments.flatMap((moment) => moment.offers)).size).toBeGreaterThan(300);
  });

  it('reaches every recorded offer, whatever is picked first', () => {
    const lost = moments.flatMap(({ offers }) =>
      offers.filter((text) => !reached(offers, text, false) || !reached(offers, text, true)),
    );
    expect(lost).toEqual([]);
  });

  it('draws every thing that a recorded offer names', () => {
    const missing = moments.flatMap(({ seat, offers, view }) => {
      const there = drawn(view, seat, book);
      return offers.flatMap((text) => read(text).things.filter((thing) => !there.has(thing)));
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  it('tells the offers of one choice apart', () => {
    for (const { offers } of moments) {
      const keys = offers.map((text) => {
        const { verb, things, option } = read(text);
        return JSON.stringify([verb, things, option]);
      });
      expect(new Set(keys).size).toBe(offers.length);
    }
  });

  it('reads the parts of an offer', () => {
    expect(read('use boots/1 die/1 =4 with focus')).toMatchObject({
      verb: 'use',
      things: ['ability/boots/1', 'die/1'],
      option: '=4 with focus',
    });
    expect(read('skill blue/1 die/1 =4 losing die/2')).toMatchObject({
      things: ['skill/blue/1', 'die/1', 'die/2'],
      option: '=4',
    });
    expect(read('take off head').things).toEqual(['slot/head']);
    expect(read('take item/17').things).toEqual(['item/17']);
    expect(() => read('fly away')).toThrow();
  });

  it('knows what a die shows afterwards', () => {
    expect(changed(5, '-2 with focus')).toBe(3);
    expect(changed(1, '=6')).toBe(6);
    expect(changed(1, 'red')).toBeNull();
  });

  it('waits for one more press where something is given away', () => {
    expect(isDeliberate(read('engage set/1'))).toBe(true);
    expect(isDeliberate(read('sell item/3 red'))).toBe(true);
    expect(isDeliberate(read('assign die/1 demon/2/1'))).toBe(false);
    expect(isDeliberate(read('bless blessing/9 die/1 =6'))).toBe(false);
  });
});

describe('picks', () => {
  const offers = ['assign die/1 demon/2/1', 'assign die/2 demon/3/1', 'use head/1 die/1 +1'];

  it('changes hands when another die is touched', () => {
    const first = touch(empty(offers), 'die/1');
    expect([...lit(first)].sort()).toEqual(['ability/head/1', 'point/demon/2/1']);
    expect([...instead(first)]).toEqual(['die/2']);
    const second = touch(first, 'die/2');
    expect(second.picked).toEqual(['die/2']);
    expect(touch(second, 'die/2').picked).toEqual([]);
  });

  it('does what is fully said', () => {
    const hand = touch(touch(empty(offers), 'die/1'), 'point/demon/2/1');
    expect(decided(hand)?.text).toBe('assign die/1 demon/2/1');
  });

  it('keeps what still fits when offers change', () => {
    const hand = touch(empty(offers), 'die/1');
    expect(renewed(['assign die/1 demon/2/1'], hand.picked).picked).toEqual(['die/1']);
    expect(renewed(['roll'], hand.picked).picked).toEqual([]);
  });
});

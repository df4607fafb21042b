import { describe, expect, it } from 'vitest';

import { offered, view } from './fixtures/small';
import { keyOf, wall, type Thing } from './ids';
import {
  likelyAction,
  lit,
  nextLit,
  renewed,
  rove,
  thingsOf,
  touch,
  type Pick,
  type Touch,
} from './offers';
import { textOf } from './write';

const table = view({ heroes: ['district/3', 'citadel'] });
const pick = (offers: readonly string[]): Pick => ({ touched: [], offers: offers.map(offered) });
const things = (text: string): string[] => thingsOf(offered(text).action, table, 0).map(keyOf);
const CITADEL = { kind: 'citadel' } as const;
const district = (n: number): Thing => ({ kind: 'district', n });
/** What a touch does, in texts. */
const done = (it: Touch): string | readonly string[] =>
  it.kind === 'act'
    ? it.offer.text
    : it.kind === 'menu'
      ? it.offers.map(({ text }) => text)
      : it.kind;

describe('things that offers are about', () => {
  it('finds sources and towers in the district of the hero', () => {
    expect(things('channel source/2')).toEqual(['source/3/2']);
    expect(things('channel tower')).toEqual(['tower/3']);
    expect(things('deposit red')).toEqual(['mana/red']);
    expect(things('pay red=3')).toEqual([]);
    expect(things('end phase')).toEqual([]);
    expect(things('perform cannon/red foundation/3/1')).toEqual(['cannon/red', 'foundation/3/1']);
    expect(things('keep cannon/red/2 source/blue')).toEqual(['cannon/red/2', 'source/blue']);
    expect(things('cast copy/inquisitor as plenty/2')).toEqual(['copy/inquisitor']);
  });

  it('lights up only what offers name', () => {
    const found = lit(pick(['attack wall/9', 'move citadel', 'end phase']), table, 0);
    expect([...found.keys()]).toEqual(['wall/9', 'citadel']);
  });

  it('does the one offer about a thing', () => {
    const both = pick(['attack wall/9', 'end phase']);
    expect(done(touch(both, wall(9), table, 0))).toBe('attack wall/9');
    expect(done(touch(pick(['end phase']), wall(9), table, 0))).toBe('nothing');
  });

  it('takes a thing for the district it stands in, where only the district is lit', () => {
    const move = pick(['move district/4', 'end phase']);
    const source = { kind: 'source', district: 4, n: 1 } as const;
    expect(done(touch(move, source, table, 0))).toBe('move district/4');
    expect(done(touch(move, { kind: 'tower', district: 4 }, table, 0))).toBe('move district/4');
    expect(done(touch(move, wall(14), table, 0))).toBe('nothing');
  });

  it('asks when several actions are meant by one thing', () => {
    const offers = ['move citadel', 'attack citadel'];
    expect(done(touch(pick(offers), CITADEL, table, 0))).toEqual(offers);
  });

  it('narrows down to pairs of things', () => {
    const offers = ['swap wall/3 wall/9', 'swap wall/3 wall/10', 'swap wall/9 wall/10'];
    const first = touch(pick(offers), wall(3), table, 0);
    expect(first.kind).toBe('narrow');
    if (first.kind !== 'narrow') return;
    expect([...lit(first.pick, table, 0).keys()]).toEqual(['wall/9', 'wall/10']);
    expect(done(touch(first.pick, wall(10), table, 0))).toBe('swap wall/3 wall/10');
    expect(renewed(first.pick, [offered('end phase')], table, 0).touched).toEqual([]);
  });

  it('knows what somebody meant who touched something dark', () => {
    const meant = (thing: Thing, seat = 0): string => textOf(likelyAction(thing, table, seat));
    expect(meant(wall(9))).toBe('attack wall/9');
    expect(meant({ kind: 'source', district: 3, n: 1 })).toBe('channel source/1');
    expect(meant({ kind: 'source', district: 4, n: 1 })).toBe('move district/4');
    expect(meant(CITADEL)).toBe('move citadel');
    expect(meant(CITADEL, 1)).toBe('channel citadel');
    expect(meant({ kind: 'spell', card: 'warrior/red', spell: 'fireball' })).toBe(
      'cast fireball/warrior-red',
    );
    expect(meant({ kind: 'spell', card: 'scout/red', spell: 'prism' })).toBe(
      'cast prism/scout-red red',
    );
    expect(meant({ kind: 'ritual', card: 'source/red' })).toBe('perform source/red foundation/3/1');
    expect(meant({ kind: 'ritual', card: 'converter/red' })).toBe('perform converter/red');
  });
});

describe('keys on the board', () => {
  const tower: Thing = { kind: 'tower', district: 1 };
  const rings = {
    wall: Array.from({ length: 24 }, (_, index) => wall(index + 1)),
    inner: [district(1), tower, district(2)],
  };
  const led = (from: Thing, key: string, back?: number): string =>
    keyOf(rove(rings, from, key, back));

  it('walk along the wall and stop at the gate', () => {
    expect(led(wall(1), 'ArrowRight')).toBe('wall/2');
    expect(led(wall(1), 'ArrowLeft')).toBe('wall/1');
    expect(led(wall(24), 'ArrowRight')).toBe('wall/24');
  });

  it('lead inwards and out again', () => {
    expect(led(wall(6), 'ArrowUp')).toBe('district/2');
    expect(led(district(2), 'ArrowUp')).toBe('citadel');
    expect(led(district(2), 'ArrowDown')).toBe('wall/5');
    expect(led(district(2), 'ArrowRight')).toBe('district/1');
    expect(led(CITADEL, 'ArrowDown', 5)).toBe('district/5');
    expect(led(CITADEL, 'ArrowLeft', 1)).toBe('district/6');
  });

  it('jump from one lit thing to the next', () => {
    const order = [...rings.wall, ...rings.inner, CITADEL];
    const shining = new Set(['wall/3', 'tower/1']);
    const next = (from: Thing, step: 1 | -1): string => {
      const found = nextLit(order, shining, from, step);
      return found ? keyOf(found) : 'nothing';
    };
    expect(next(wall(1), 1)).toBe('wall/3');
    expect(next(wall(3), 1)).toBe('tower/1');
    expect(next(tower, 1)).toBe('wall/3');
    expect(next(wall(1), -1)).toBe('tower/1');
    expect(nextLit(order, new Set(), wall(1), 1)).toBeNull();
  });
});

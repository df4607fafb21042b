import { describe, expect, it } from 'vitest';

import { lit, meant, nextLit, renewed, rove, thingsOf, touch, type Pick } from './offers';
import { view } from './fixtures/small';

const table = view({ heroes: ['district/3', 'citadel'] });
const pick = (offers: readonly string[]): Pick => ({ touched: [], offers });

describe('things that offers are about', () => {
  it('finds sources and towers in the district of the hero', () => {
    expect(thingsOf('channel source/2', table, 0)).toEqual(['source/3/2']);
    expect(thingsOf('channel tower', table, 0)).toEqual(['tower/3']);
    expect(thingsOf('deposit red', table, 0)).toEqual(['mana/red']);
    expect(thingsOf('pay red=3', table, 0)).toEqual([]);
    expect(thingsOf('end phase', table, 0)).toEqual([]);
    expect(thingsOf('perform cannon/red foundation/3/1', table, 0)).toEqual([
      'cannon/red',
      'foundation/3/1',
    ]);
  });

  it('lights up only what offers name', () => {
    const things = lit(pick(['attack wall/9', 'move citadel', 'end phase']), table, 0);
    expect([...things.keys()]).toEqual(['wall/9', 'citadel']);
  });

  it('does the one offer about a thing', () => {
    expect(touch(pick(['attack wall/9', 'end phase']), 'wall/9', table, 0)).toEqual({
      kind: 'act',
      offer: 'attack wall/9',
    });
    expect(touch(pick(['end phase']), 'wall/9', table, 0)).toEqual({ kind: 'nothing' });
  });

  it('takes a thing for the district it stands in, where only the district is lit', () => {
    const move = ['move district/4', 'end phase'];
    const went = { kind: 'act', offer: 'move district/4' };
    expect(touch(pick(move), 'source/4/1', table, 0)).toEqual(went);
    expect(touch(pick(move), 'tower/4', table, 0)).toEqual(went);
    expect(touch(pick(move), 'wall/14', table, 0)).toEqual({ kind: 'nothing' });
  });

  it('asks when several deeds are meant by one thing', () => {
    const offers = ['move citadel', 'attack citadel'];
    expect(touch(pick(offers), 'citadel', table, 0)).toEqual({ kind: 'menu', offers });
  });

  it('narrows down to pairs of things', () => {
    const offers = ['swap wall/3 wall/9', 'swap wall/3 wall/10', 'swap wall/9 wall/10'];
    const first = touch(pick(offers), 'wall/3', table, 0);
    expect(first.kind).toBe('narrow');
    if (first.kind !== 'narrow') return;
    expect([...lit(first.pick, table, 0).keys()]).toEqual(['wall/9', 'wall/10']);
    expect(touch(first.pick, 'wall/10', table, 0)).toEqual({
      kind: 'act',
      offer: 'swap wall/3 wall/10',
    });
    expect(renewed(first.pick, ['end phase'], table, 0).touched).toEqual([]);
  });

  it('knows what somebody meant who touched something dark', () => {
    expect(meant('wall/9', table, 0)).toBe('attack wall/9');
    expect(meant('source/3/1', table, 0)).toBe('channel source/1');
    expect(meant('source/4/1', table, 0)).toBe('move district/4');
    expect(meant('citadel', table, 0)).toBe('move citadel');
    expect(meant('citadel', table, 1)).toBe('channel citadel');
    expect(meant('fireball/warrior-red', table, 0)).toBe('cast fireball/warrior-red');
    expect(meant('source/red', table, 0)).toBe('perform source/red foundation/3/1');
    expect(meant('converter/red', table, 0)).toBe('perform converter/red');
  });
});

describe('keys on the board', () => {
  const rings = {
    wall: Array.from({ length: 24 }, (_, index) => `wall/${index + 1}`),
    inner: ['district/1', 'tower/1', 'district/2'],
  };

  it('walk along the wall and stop at the gate', () => {
    expect(rove(rings, 'wall/1', 'ArrowRight')).toBe('wall/2');
    expect(rove(rings, 'wall/1', 'ArrowLeft')).toBe('wall/1');
    expect(rove(rings, 'wall/24', 'ArrowRight')).toBe('wall/24');
  });

  it('lead inwards and out again', () => {
    expect(rove(rings, 'wall/6', 'ArrowUp')).toBe('district/2');
    expect(rove(rings, 'district/2', 'ArrowUp')).toBe('citadel');
    expect(rove(rings, 'district/2', 'ArrowDown')).toBe('wall/5');
    expect(rove(rings, 'district/2', 'ArrowRight')).toBe('district/1');
    expect(rove(rings, 'citadel', 'ArrowDown', 5)).toBe('district/5');
    expect(rove(rings, 'citadel', 'ArrowLeft', 1)).toBe('district/6');
  });

  it('jump from one lit thing to the next', () => {
    const order = [...rings.wall, ...rings.inner, 'citadel'];
    const shining = new Set(['wall/3', 'tower/1']);
    expect(nextLit(order, shining, 'wall/1', 1)).toBe('wall/3');
    expect(nextLit(order, shining, 'wall/3', 1)).toBe('tower/1');
    expect(nextLit(order, shining, 'tower/1', 1)).toBe('wall/3');
    expect(nextLit(order, shining, 'wall/1', -1)).toBe('tower/1');
    expect(nextLit(order, new Set(), 'wall/1', 1)).toBeNull();
  });
});

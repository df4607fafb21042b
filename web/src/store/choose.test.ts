import { describe, expect, it } from 'vitest';

import { begin, complete, next, pick, prefix } from './choose';

const offers = ['attack wall/3', 'attack wall/17', 'move citadel', 'move district/2', 'end phase'];

describe('choosing', () => {
  it('goes word by word to one offer', () => {
    const first = begin(offers);
    expect([...next(first)]).toEqual(['attack', 'move', 'end']);
    const attack = pick(first, 'attack');
    expect(attack && [...next(attack)]).toEqual(['wall/3', 'wall/17']);
    const done = attack && pick(attack, 'wall/17');
    expect(done && complete(done)).toBe('attack wall/17');
  });

  it('never leads where no offer is', () => {
    expect(pick(begin(offers), 'dance')).toBeNull();
    expect(prefix(offers, ['attack', 'wall/9', 'x']).picked).toEqual(['attack']);
  });
});

import { describe, expect, it } from 'vitest';

import { printed, view } from './fixtures/small';
import { nameThing } from './naming';

describe('names of things', () => {
  it('are plain words for whatever a reason names', () => {
    const table = view({ heroes: ['district/3', 'citadel'] });
    const name = (thing: string): string => nameThing(thing, table, printed, 0);
    const named = {
      'beast/red': name('beast/red'),
      golem: name('golem'),
      'source/blue': name('source/blue'),
      'source/2': name('source/2'),
      'district/1': name('district/1'),
      'wall/21': name('wall/21'),
      'foundation/2/1': name('foundation/2/1'),
      'lightning/archmage-red': name('lightning/archmage-red'),
      fireball: name('fireball'),
      'plenty/2': name('plenty/2'),
      'seat/1': name('seat/1'),
      red: name('red'),
    };
    expect(named).toEqual({
      'beast/red': 'Fire Beast',
      golem: 'Golem',
      'source/blue': 'blue Source',
      'source/2': 'purple source 2',
      'district/1': 'the yellow district',
      'wall/21': 'section 21',
      'foundation/2/1': 'foundation 1 of the green district',
      'lightning/archmage-red': 'Lightning 3',
      fireball: 'Fireball',
      'plenty/2': 'Plenty 2',
      'seat/1': 'Sannirr',
      red: 'red',
    });
    expect(name('nothing/known')).toBe('nothing/known');
  });
});

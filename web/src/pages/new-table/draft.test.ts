import { describe, expect, it } from 'vitest';

import type { GameInfo } from '../../generated/protocol';
import {
  alone,
  begin,
  botCounts,
  companyOf,
  problem,
  telling,
  toTable,
  usualBot,
  waitsForOthers,
  withCompany,
  withSeats,
} from './draft';

const bastion: GameInfo = {
  game: 'bastion',
  fewest: 1,
  most: 4,
  options: [
    { key: 'mode', choices: ['normal', 'tutorial'] },
    { key: 'difficulty', choices: ['easy', 'hard'] },
  ],
  bots: ['random', 'greedy'],
};

describe('a table before it is made', () => {
  it('is a game at once with bots', () => {
    const draft = alone(bastion, 2, 'greedy');
    expect(waitsForOthers(draft)).toBe(false);
    expect(toTable(draft, bastion)).toMatchObject({
      options: { mode: 'normal', difficulty: 'easy' },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'greedy' }],
      visibility: 'link',
      clock: null,
      position: null,
    });
  });

  it('has bots of a sensible level where none was chosen', () => {
    const bots = ['easy', 'medium', 'hard', 'expert'];
    expect(usualBot(bots)).toBe('medium');
    expect(usualBot(['random', 'greedy'])).toBe('greedy');
    const draft = withCompany(begin(bastion), 'bots', { ...bastion, bots });
    expect(draft.seats[1]).toEqual({ kind: 'bot', level: 'medium' });
  });

  it('may have a bot of another level on each seat', () => {
    const draft = alone(bastion, 2, 'easy');
    draft.seats[2] = { kind: 'bot', level: 'expert' };
    expect(toTable(draft, bastion).seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'expert' },
    ]);
  });

  it('offers as many bots as there are seats', () => {
    expect(botCounts(bastion)).toEqual([0, 1, 2, 3]);
    expect(botCounts({ ...bastion, fewest: 2 })).toEqual([1, 2, 3]);
  });

  it('sends only options that say something', () => {
    const draft = begin(bastion);
    draft.options['mode'] = 'tutorial';
    expect(telling(bastion, draft.options).map((it) => it.key)).toEqual(['mode']);
    expect(toTable(draft, bastion).options).toEqual({ mode: 'tutorial' });
    draft.position = '{}';
    expect(toTable(draft, bastion)).toMatchObject({ options: {}, position: '{}' });
  });

  it('has seats for friends, programs and whoever has the link', () => {
    const draft = begin(bastion);
    draft.seats = withSeats(draft, 4, bastion);
    draft.seats[2] = { kind: 'link' };
    draft.seats[3] = { kind: 'player', id: ' abc ' };
    expect(waitsForOthers(draft)).toBe(true);
    expect(toTable(draft, bastion).seats.slice(2)).toEqual([
      { kind: 'invited', player: null },
      { kind: 'invited', player: 'abc' },
    ]);
    expect(withSeats(draft, 1, bastion)).toEqual([{ kind: 'me' }]);
  });

  it('can be for one device, and stays so with more seats', () => {
    const draft = withCompany(begin(bastion), 'device', bastion);
    expect(draft.seats).toEqual([{ kind: 'me' }, { kind: 'me' }]);
    expect(companyOf({ seats: withSeats(draft, 3, bastion) })).toBe('device');
    expect(draft).toMatchObject({ visibility: 'link', pace: 'own' });
    expect(waitsForOthers(draft)).toBe(false);
    const back = withCompany(draft, 'friends', bastion);
    expect(back.seats[1]).toEqual({ kind: 'open' });
    expect(companyOf(withCompany(draft, 'bots', bastion))).toBe('bots');
  });

  it('says what is wrong', () => {
    const draft = begin(bastion);
    expect(problem(draft)).toBeNull();
    expect(problem({ ...draft, name: 'x'.repeat(41) })).toBe('new-problem-name');
    expect(problem({ ...draft, seats: [{ kind: 'player', id: '' }] })).toBe('new-problem-player');
    expect(problem({ ...draft, position: '{' })).toBe('new-problem-position');
  });
});

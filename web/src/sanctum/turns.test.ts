/** S-27.4, S-27.5: what is said while turns overlap. */

import { describe, expect, it } from 'vitest';

import type { TableInfo } from '../generated/protocol';
import type { Action, Hero, Sums, View } from '../generated/sanctum';
import { Book } from './printed';
import recorded from './fixtures/games.json';
import printed from './fixtures/printed.json';
import { madeUpSums } from './fixtures/sums';
import moments from './fixtures/views.json';
import { placed } from './offers';
import { promptFor } from './prompt';
import { screenOf } from './screen';
import { speak } from './spoken';
import { openTurns, turnWords } from './turns';
import { heroName } from './names';

const table = (recorded as unknown as { table: TableInfo }[])[0]?.table as TableInfo;
const [given] = moments as unknown as View[];
const book = new Book(printed);

/** Seat 1 is on turn; the turn of seat 0 goes on with this step. */
function during(step: Hero['step'], more: Partial<View> = {}): View {
  if (!given) throw new Error('no view');
  const heroes = given.heroes.map((hero, seat) => ({
    ...hero,
    row: null,
    fight: null,
    step: seat === 0 ? step : seat === 1 ? ('choose' as const) : ('idle' as const),
  }));
  const unfinished = [{ seat: 0, number: 8 }];
  return {
    ...given,
    frame: 'turn',
    turn: 9,
    active: 1,
    overlap: true,
    unfinished,
    heroes,
    ...more,
  };
}

const asked = (
  view: View,
  seat: number,
  needed: number[],
  offers: Action[] = [],
  sums: Sums = madeUpSums(view),
) =>
  promptFor({
    view,
    sums,
    seat,
    needed,
    book,
    all: offers.map((action) => placed({ text: action.type, action })),
    picked: [],
    options: [],
    marked: null,
  });

describe('turns that overlap', () => {
  it('are named with what is left of them, the earliest first', () => {
    const view = during('equip');
    expect(openTurns(view)).toEqual([0, 1]);
    expect([0, 1, 2].map((seat) => turnWords(view, seat))).toEqual(['resting', 'acting', null]);
    expect(turnWords(during({ levels: { demon: 1, left: 1 } }), 0)).toBe(
      'choosing gems and skills',
    );
    expect(turnWords(during('ended'), 0)).toBe('waits for earlier turns');
  });

  it('are no matter where one turn goes on alone', () => {
    const view = during('idle', { unfinished: [] });
    expect(openTurns(view)).toEqual([]);
    expect(turnWords(view, 1)).toBeNull();
  });

  it('are told to those who listen', () => {
    const [first] = speak(during('equip'), printed, table);
    expect(first?.title).toBe('Turns in progress');
    expect(first?.lines).toHaveLength(2);
    expect(first?.lines[0]).toContain('resting');
  });

  it('leave who rests at the rest, and say that the next turn has begun', () => {
    const view = during('equip');
    expect(screenOf(view, 0)).toBe('rest');
    expect(asked(view, 0, [0, 1], [{ type: 'end-rest' }]).detail).toMatch(
      /has already begun the next turn/,
    );
    expect(asked(view, 1, [0, 1], [{ type: 'move' }]).detail ?? '').not.toMatch(
      /has already begun/,
    );
  });

  it('ask for an item of the chest only whose choice it is', () => {
    const view = during('equip', { frame: { chest: { next: 0 } }, chest: [3, 4] });
    expect(asked(view, 0, [0, 1], [{ type: 'end-rest' }]).sentence).toMatch(/^Rest:/);
    const both = asked(
      view,
      0,
      [0],
      [{ type: 'take', item: 3 }, { type: 'take', item: 4 }, { type: 'end-rest' }],
    );
    expect(both.sentence).toMatch(/from the chest/);
  });

  it('let achievements wait for earlier turns, by name', () => {
    const unfinished = [
      { seat: 1, number: 7 },
      { seat: 0, number: 8 },
    ];
    const view = during('ended', { active: 2, unfinished });
    const names = view.heroes.map((hero) => heroName(hero.figure));
    const sums = madeUpSums(view);
    Object.assign(sums.heroes[0] ?? {}, { waits_for: [1] });
    const said = asked(view, 0, [1, 2], [], sums).sentence;
    expect(said).toMatch(/^Your achievements wait/);
    expect(names.map((name) => said.includes(name))).toEqual([false, true, false, false]);
  });
});

import { describe, expect, it } from 'vitest';

import type { TableInfo } from '../../generated/protocol';
import { ago, canJoin, inOrder, openInOrder, pastedPath, span, standing } from './describe';

const anna = { kind: 'person', player: 'anna', name: 'Anna', stand_in: null } as const;
const bot = { kind: 'bot', level: 'greedy', stand_in: null } as const;
const open = { kind: 'open', stand_in: null } as const;
const table = (more: Partial<TableInfo>): TableInfo =>
  ({
    id: 't',
    state: 'running',
    seats: [anna, bot],
    needed: [],
    winners: [],
    ...more,
  }) as TableInfo;

describe('a table in the lists', () => {
  it('says whose turn it is', () => {
    expect(standing(table({ needed: [0] }), 'anna')).toEqual({ kind: 'mine' });
    expect(standing(table({ needed: [1] }), 'anna')).toEqual({
      kind: 'theirs',
      seat: 1,
      info: bot,
    });
  });

  it('says how it ended, and for whom', () => {
    const over = table({ state: 'over', winners: [1] });
    expect(standing(over, 'anna')).toEqual({ kind: 'over', won: false });
    expect(standing(over, 'otto')).toEqual({ kind: 'over', won: null });
  });

  it('can be joined only where a seat is free and by who has none', () => {
    const waiting = table({ state: 'open', seats: [anna, open] });
    expect(standing(waiting, 'otto')).toEqual({ kind: 'waiting', free: 1 });
    expect(canJoin(waiting, 'otto')).toBe(true);
    expect(canJoin(waiting, 'anna')).toBe(false);
  });

  it('comes first when it waits for me', () => {
    const mine = table({ id: 'a', needed: [0], changed_at: 1 });
    const theirs = table({ id: 'b', needed: [1], changed_at: 9 });
    const over = table({ id: 'c', state: 'over', changed_at: 20 });
    expect(inOrder([over, theirs, mine], 'anna').map((it) => it.id)).toEqual(['a', 'b', 'c']);
    const free = table({ id: 'd', state: 'open', seats: [open], created_at: 1 });
    expect(openInOrder([theirs, free], 'otto').map((it) => it.id)).toEqual(['d', 'b']);
  });
});

describe('times and links', () => {
  it('uses the largest unit', () => {
    expect(span(86_400 * 3 + 5)).toEqual({ count: 3, unit: 'day' });
    expect(span(59)).toEqual({ count: 59, unit: 'second' });
    expect(ago(0, 3 * 3_600_000, 'en')).toBe('3 hr. ago');
    expect(ago(0, 3_000, 'en')).toBe('now');
  });

  it('finds the table in a link', () => {
    expect(pastedPath('http://x.org/#/table/abc123/2/word9')).toBe('/table/abc123/2/word9');
    expect(pastedPath(' fspk2vmj6tuupjes ')).toBe('/table/fspk2vmj6tuupjes');
    expect(pastedPath('hello there')).toBeNull();
  });
});

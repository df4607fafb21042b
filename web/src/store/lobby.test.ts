import { describe, expect, it } from 'vitest';

import type { TableInfo } from '../generated/protocol';
import { empty, reduce, waitsFor } from './lobby';

const table = (id: string, more: Partial<TableInfo> = {}): TableInfo =>
  ({ id, visibility: 'public', state: 'open', seats: [], needed: [], ...more }) as TableInfo;

describe('the lobby', () => {
  it('follows tables as they come, change and go', () => {
    let lists = reduce(empty, { type: 'tables', open: [table('a')], mine: [] });
    lists = reduce(lists, { type: 'changed', table: table('b'), mine: true });
    expect(lists.open.map((it) => it.id)).toEqual(['b', 'a']);
    expect(lists.mine.map((it) => it.id)).toEqual(['b']);
    lists = reduce(lists, { type: 'changed', table: table('b', { state: 'over' }), mine: true });
    expect(lists.open.map((it) => it.id)).toEqual(['a']);
    expect(lists.mine[0]?.state).toBe('over');
    lists = reduce(lists, { type: 'gone', table: 'a' });
    expect(lists.open).toEqual([]);
  });

  it('never shows tables by link to strangers', () => {
    const hidden = table('c', { visibility: 'link' });
    const lists = reduce(empty, { type: 'changed', table: hidden, mine: false });
    expect(lists).toEqual(empty);
  });

  it('knows where it is my turn', () => {
    const seats: TableInfo['seats'] = [
      { kind: 'person', player: 'anna', name: 'Anna', stand_in: null },
      { kind: 'bot', level: 'greedy', stand_in: null },
    ];
    const running = table('d', { state: 'running', seats, needed: [0] });
    expect(waitsFor(running, 'anna')).toBe(true);
    expect(waitsFor(running, 'otto')).toBe(false);
  });
});

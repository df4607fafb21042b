import { beforeAll, describe, expect, it, vi } from 'vitest';

let read: (typeof import('./router.svelte'))['read'];
beforeAll(async () => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', () => undefined);
  ({ read } = await import('./router.svelte'));
});

describe('addresses', () => {
  it('lead to tables, seats and moments', () => {
    const table = { page: 'table', id: 'abc', seat: null, code: null, moment: null };
    expect(read('#/table/abc')).toEqual(table);
    expect(read('#/table/abc/2/word')).toEqual({ ...table, seat: 2, code: 'word' });
    expect(read('#/table/abc/at/17')).toEqual({ ...table, moment: 17 });
    expect(read('#/table/abc/analysis')).toEqual({ page: 'analysis', id: 'abc' });
    expect(read('#/table')).toEqual({ page: 'unknown' });
  });

  it('lead to the lessons of a game', () => {
    expect(read('#/learn/sanctum')).toEqual({ page: 'learn', game: 'sanctum' });
    expect(read('#/learn')).toEqual({ page: 'learn', game: 'bastion' });
    expect(read('#/new/bastion')).toEqual({ page: 'new', game: 'bastion' });
  });

  it('lead to the rule book, a chapter or a rule', () => {
    const start = { page: 'rules', game: 'bastion', chapter: null, rule: null };
    expect(read('#/rules')).toEqual(start);
    expect(read('#/rules/sanctum/5')).toEqual({ ...start, game: 'sanctum', chapter: 5 });
    expect(read('#/rules/S-5.12')).toEqual({ ...start, game: 'sanctum', rule: 'S-5.12' });
    expect(read('#/rules/R-2.1')).toEqual({ ...start, rule: 'R-2.1' });
  });

  it('lead nowhere when nothing is there', () => {
    expect(read('#/elsewhere')).toEqual({ page: 'unknown' });
    expect(read('#/new/chess')).toEqual({ page: 'unknown' });
    expect(read('#/rules/chess')).toEqual({ page: 'unknown' });
    expect(read('')).toEqual({ page: 'home' });
  });
});

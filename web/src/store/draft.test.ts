import { describe, expect, it } from 'vitest';

import { draftOf, keepDraft } from './draft';

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('a draft', () => {
  const here = { table: 't', seat: 0, decision: 7 };

  it('is there again for the same decision of the same seat', () => {
    const it_ = storage();
    keepDraft(it_, here, ['die/2', 'die/4']);
    expect(draftOf(it_, here)).toEqual(['die/2', 'die/4']);
    expect(draftOf(it_, { ...here, decision: 8 })).toEqual([]);
    expect(draftOf(it_, { ...here, seat: 1 })).toEqual([]);
    expect(draftOf(it_, { ...here, table: 'u' })).toEqual([]);
  });

  it('is gone when nothing is picked any longer', () => {
    const it_ = storage();
    keepDraft(it_, here, ['die/2']);
    keepDraft(it_, here, []);
    expect(it_.kept.size).toBe(0);
  });

  it('is empty when storage is unreadable', () => {
    const it_ = { ...storage(), getItem: () => '{' };
    expect(draftOf(it_, here)).toEqual([]);
  });
});

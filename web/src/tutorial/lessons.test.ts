import { describe, expect, it } from 'vitest';

import type { LessonInfo } from '../generated/protocol';
import { nextLesson, nextToLearn } from './lessons';
import { doneLessons, finishLesson, keepSkips, skipsOf } from './progress';

const lessons: LessonInfo[] = ['move', 'channel', 'attack'].map((id) => ({ id, steps: [] }));

class KeyValueStorage {
  private readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
}

describe('the lessons of a game', () => {
  it('follow each other', () => {
    expect(nextLesson(lessons, 'move')?.id).toBe('channel');
    expect(nextLesson(lessons, 'attack')).toBeNull();
    expect(nextLesson(lessons, 'an old one')).toBeNull();
  });

  it('go on with the first one that is not done, and begin anew after all of them', () => {
    expect(nextToLearn(lessons, [])?.id).toBe('move');
    expect(nextToLearn(lessons, ['move', 'attack'])?.id).toBe('channel');
    expect(nextToLearn(lessons, ['move', 'channel', 'attack'])?.id).toBe('move');
    expect(nextToLearn([], [])).toBeNull();
  });
});

describe('what the browser remembers', () => {
  it('is kept per game and per table, once each', () => {
    const storage = new KeyValueStorage();
    finishLesson(storage, 'bastion', 'move');
    finishLesson(storage, 'bastion', 'move');
    expect(doneLessons(storage, 'bastion')).toEqual(['move']);
    expect(doneLessons(storage, 'sanctum')).toEqual([]);
    keepSkips(storage, 'abc', [{ step: 1, after: 3 }]);
    expect(skipsOf(storage, 'abc')).toEqual([{ step: 1, after: 3 }]);
    expect(skipsOf(storage, 'def')).toEqual([]);
  });

  it('is nothing when the storage holds something else', () => {
    const storage = new KeyValueStorage();
    storage.setItem('battlement-lessons-bastion', '{"broken');
    expect(doneLessons(storage, 'bastion')).toEqual([]);
  });
});

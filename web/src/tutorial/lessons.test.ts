import { describe, expect, it } from 'vitest';

import type { LessonInfo } from '../generated/protocol';
import { nextLesson, nextToLearn } from './lessons';
import { doneLessons, finishLesson, keepSkips, skipsOf } from './shelf';

const lessons: LessonInfo[] = ['move', 'channel', 'attack'].map((id) => ({ id, steps: [] }));

class Shelf {
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
    const shelf = new Shelf();
    finishLesson(shelf, 'bastion', 'move');
    finishLesson(shelf, 'bastion', 'move');
    expect(doneLessons(shelf, 'bastion')).toEqual(['move']);
    expect(doneLessons(shelf, 'sanctum')).toEqual([]);
    keepSkips(shelf, 'abc', [{ step: 1, after: 3 }]);
    expect(skipsOf(shelf, 'abc')).toEqual([{ step: 1, after: 3 }]);
    expect(skipsOf(shelf, 'def')).toEqual([]);
  });

  it('is nothing when the storage holds something else', () => {
    const shelf = new Shelf();
    shelf.setItem('battlement-lessons-bastion', '{"broken');
    expect(doneLessons(shelf, 'bastion')).toEqual([]);
  });
});

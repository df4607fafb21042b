import { describe, expect, it } from 'vitest';

import { heard, NOTES } from './sounds';

describe('sounds', () => {
  it('tell dice from pieces', () => {
    expect(heard([{ event: 'did' }, { event: 'drawn', chance: 'roll 0 4' }])).toBe('dice');
    expect(heard([{ event: 'drawn', chance: 'enemy beast/red' }])).toBe('piece');
    expect(heard([])).toBeNull();
  });

  it('are short and quiet', () => {
    for (const note of Object.values(NOTES).flat()) {
      expect(note.at + note.lasts).toBeLessThan(2.5);
      expect(note.loud).toBeLessThanOrEqual(0.5);
    }
  });
});

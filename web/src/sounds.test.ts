import { describe, expect, it } from 'vitest';

import { heard, NOTES } from './sounds';

describe('sounds', () => {
  it('tell dice from pieces', () => {
    expect(heard([{ event: 'did' }, { event: 'drawn', typed: { type: 'roll', value: 4 } }])).toBe(
      'dice',
    );
    expect(heard([{ event: 'drawn', typed: { type: 'enemy' } }])).toBe('piece');
    expect(heard([])).toBeNull();
  });

  it('are short and quiet', () => {
    for (const note of Object.values(NOTES).flat()) {
      expect(note.at + note.lasts).toBeLessThan(2.5);
      expect(note.loud).toBeLessThanOrEqual(0.5);
    }
  });
});

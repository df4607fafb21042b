import { describe, expect, it } from 'vitest';

import { isTrueSeed } from './seed';

describe('a seed', () => {
  it('is true if it has the hash that was shown', async () => {
    const hash = '5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9';
    // The byte 0x30 is the text "0".
    expect(await isTrueSeed('30', hash)).toBe(true);
    expect(await isTrueSeed('31', hash)).toBe(false);
  });
});

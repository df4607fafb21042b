import { describe, expect, it } from 'vitest';

import { commandOf, keyGroups } from './keys';

const press = (key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, target: { closest: () => null }, ...more }) as unknown as KeyboardEvent;

describe('keys of the page', () => {
  it('do what the list says', () => {
    expect(commandOf(press('u'))).toBe('undo');
    expect(commandOf(press('H'))).toBe('hint');
    expect(commandOf(press('g'))).toBe('primary');
    expect(commandOf(press('?'))).toBe('shortcuts');
    expect(commandOf(press('x'))).toBeNull();
  });

  it('leave typing and the browser alone', () => {
    expect(commandOf(press('c', { ctrlKey: true }))).toBeNull();
    const typing = { closest: () => ({}) } as unknown as EventTarget;
    expect(commandOf(press('u', { target: typing }))).toBeNull();
    expect(commandOf(press('u', { repeat: true }))).toBeNull();
  });

  it('are all in the list, each once', () => {
    for (const game of ['bastion', 'sanctum'] as const) {
      const keys = keyGroups(game).flatMap((it) => it.keys);
      expect(new Set(keys.map((it) => it.name)).size).toBe(keys.length);
      expect(keys.every((it) => it.keys.length > 0)).toBe(true);
      expect(keys.map((it) => it.keys).flat()).toContain('?');
    }
  });
});

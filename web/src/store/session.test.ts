import { afterEach, describe, expect, it, vi } from 'vitest';

import { api } from '../net/api';
import { session } from './session.svelte';

afterEach(() => {
  session.me = null;
  vi.restoreAllMocks();
});

describe('signing in', () => {
  it('makes one guest, however many parts of the page ask at once', async () => {
    let guests = 0;
    vi.spyOn(api, 'signIn').mockImplementation(async () => {
      guests += 1;
      const id = `guest ${guests}`;
      await Promise.resolve();
      return { id, name: id, is_kept: false, is_program: false };
    });
    const [one, other] = await Promise.all([session.signIn(), session.signIn()]);
    expect(other.id).toBe(one.id);
    expect(guests).toBe(1);
  });

  it('tries again after a failure', async () => {
    const signIn = vi.spyOn(api, 'signIn').mockRejectedValueOnce(new Error('offline'));
    await expect(session.signIn()).rejects.toThrow('offline');
    signIn.mockResolvedValueOnce({ id: 'a', name: 'A', is_kept: false, is_program: false });
    expect((await session.signIn()).id).toBe('a');
  });
});

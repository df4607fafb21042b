/** Whether the server can be reached; retried automatically. */

import { session } from '../store/session.svelte';

/** Waits between attempts, in milliseconds; the last one repeats. */
const WAITS = [1_000, 3_000, 8_000, 15_000];

class ServerStatus {
  /** Why the last attempt failed; null while nothing is wrong. */
  failure = $state.raw<unknown>(null);
  /** An attempt is under way. */
  trying = $state(false);
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    globalThis.addEventListener?.('online', () => void this.try());
  }

  /** Signs in now. */
  async try(): Promise<void> {
    if (this.trying) return;
    clearTimeout(this.timer);
    this.trying = true;
    try {
      await session.signIn();
      this.failure = null;
      this.attempts = 0;
    } catch (failure) {
      this.failure = failure;
      const wait = WAITS[Math.min(this.attempts, WAITS.length - 1)];
      this.attempts += 1;
      this.timer = setTimeout(() => void this.try(), wait);
    }
    this.trying = false;
  }
}

/** The status of the server. */
export const serverStatus = new ServerStatus();

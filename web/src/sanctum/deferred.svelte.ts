/** What of the table comes after the first drawing, so that the first drawing comes sooner. */

import { outlines } from '../art/outlines.svelte';
import { finalIcons } from './icons';

/** The parts that come later. */
export type Later = typeof import('./deferred-parts');

class Late {
  /** The parts, as soon as they are here. */
  parts = $state.raw<Later | null>(null);
  private asked: Promise<void> | null = null;

  /** Asks for them, once; again when that failed. */
  load(): Promise<void> {
    void outlines.need(finalIcons);
    this.asked ??= import('./deferred-parts').then(
      (parts) => {
        this.parts = parts;
      },
      () => {
        this.asked = null;
      },
    );
    return this.asked;
  }

  /** Asks for them when the page has nothing else to do. */
  loadSoon(): void {
    const load = (): void => void this.load();
    if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 2000 });
    else setTimeout(load, 500);
  }
}

/** What comes later. */
export const late = new Late();

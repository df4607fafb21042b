/** What of the table comes after the first drawing, so that the first drawing comes sooner. */

/** The parts that come later. */
export type Rare = typeof import('./rare');

class Late {
  /** The parts, as soon as they are here. */
  parts = $state.raw<Rare | null>(null);
  private asked: Promise<void> | null = null;

  /** Asks for them, once; again when that failed. */
  load(): Promise<void> {
    this.asked ??= import('./rare').then(
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

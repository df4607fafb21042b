/**
 * Earlier moments of a table: requested one at a time, cached, with their neighbours prefetched.
 */

import type { Moment } from '../../generated/protocol';

/** How far ahead and back moments are prefetched. */
const AHEAD = 4;
const BACK = 2;
/** How many are kept. */
const KEPT = 400;

/** Moments of one table through the eyes of one seat. What has happened never changes. */
export class Moments {
  private readonly kept = new Map<number, Moment>();
  private wanted: number | null = null;
  private isBusy = false;

  constructor(
    private readonly fetch: (number: number) => Promise<Moment>,
    private readonly came: (moment: Moment) => void,
    private readonly failed: (reason: unknown) => void,
    private readonly latest: () => number,
  ) {}

  /** Requests a moment: delivered at once if cached. Only the latest request counts. */
  want(number: number): void {
    this.wanted = number;
    const known = this.kept.get(number);
    if (known) this.came(known);
    void this.pump();
  }

  /** Cancels the request. */
  rest(): void {
    this.wanted = null;
  }

  private async pump(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let number = this.next(); number !== null; number = this.next()) {
      try {
        this.keep(await this.fetch(number));
      } catch (reason) {
        if (number === this.wanted) this.failed(reason);
        break;
      }
      const known = this.kept.get(number);
      if (number === this.wanted && known) this.came(known);
    }
    this.isBusy = false;
  }

  /** What to fetch: the wanted moment first, then its neighbours, the nearest first. */
  private next(): number | null {
    const { wanted } = this;
    if (wanted === null) return null;
    if (!this.kept.has(wanted)) return wanted;
    for (let distance = 1; distance <= AHEAD; distance += 1) {
      const ahead = wanted + distance;
      if (ahead <= this.latest() && !this.kept.has(ahead)) return ahead;
      const back = wanted - distance;
      if (distance <= BACK && back >= 1 && !this.kept.has(back)) return back;
    }
    return null;
  }

  private keep(moment: Moment): void {
    this.kept.set(moment.number, moment);
    const oldest = this.kept.keys().next();
    if (this.kept.size > KEPT && !oldest.done) this.kept.delete(oldest.value);
  }
}

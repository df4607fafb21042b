/** What is new to a player: everything that came since their own last deed, until their next one. */

import type { Events } from '../generated/protocol';
import type { Event, Place } from '../generated/sanctum';

/** The steps since a seat's last deed, that deed included; oldest first. */
function recent(history: readonly Events[], seat: number | null): Event[] {
  const found: Event[][] = [];
  for (const step of [...history].reverse()) {
    const events = step.events as Event[];
    found.unshift(events);
    if (events.some((it) => it.event === 'did' && it.seat === seat)) break;
    if (found.length >= MOST) break;
  }
  return found.flat();
}

/** Nobody looks further back for what is new. */
const MOST = 80;

/** Things that are new to a seat: `demon/17`, `item/4`, `skill/0/red/2`, `achievement/gems/1`. */
export function freshThings(history: readonly Events[], seat: number | null): ReadonlySet<string> {
  const found = new Set<string>();
  for (const event of recent(history, seat)) {
    if (event.event === 'demon-dealt') found.add(`demon/${event.demon}`);
    if (event.event === 'item-gained' || event.event === 'item-taken') {
      found.add(`item/${event.item}`);
    }
    if (event.event === 'item-turned') found.add(`item/${event.item}`);
    if (event.event === 'skill-gained') found.add(`skill/${event.seat}/${event.cell}`);
    if (event.event === 'achievement-won') found.add(`achievement/${event.achievement}`);
  }
  return found;
}

/** The last step of a figure on the road. */
export interface LastMove {
  readonly seat: number;
  readonly from: Place;
  readonly to: Place;
}

/** Who moved last, from where to where; null if nobody did. */
export function lastMove(history: readonly Events[]): LastMove | null {
  let found: LastMove | null = null;
  const where = new Map<number, Place>();
  for (const { events } of history) {
    for (const event of events as Event[]) {
      if (event.event === 'sent-to-hordes') where.set(event.seat, 'hordes');
      if (event.event !== 'advanced') continue;
      found = { seat: event.seat, from: where.get(event.seat) ?? 'start', to: event.to };
      where.set(event.seat, event.to);
    }
  }
  return found;
}

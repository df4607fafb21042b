/** What the lists of the first page say of a table. No DOM, no words: those are chosen by the page. */

import type { Clock, SeatInfo, TableInfo } from '../../generated/protocol';
import { waitsFor } from '../../store/lobby';

/** The state of a table, as one player sees it. */
export type Standing =
  | { kind: 'mine' }
  | { kind: 'theirs'; seat: number; info: SeatInfo | undefined }
  | { kind: 'waiting'; free: number }
  | { kind: 'over'; won: boolean | null }
  | { kind: 'closed' | 'frozen' };

/** The state of a table, as one player sees it. */
export function standing(table: TableInfo, player: string): Standing {
  switch (table.state) {
    case 'open':
      return { kind: 'waiting', free: freeSeats(table).length };
    case 'running': {
      if (waitsFor(table, player)) return { kind: 'mine' };
      const seat = table.needed[0] ?? 0;
      return { kind: 'theirs', seat, info: table.seats[seat] };
    }
    case 'over': {
      const seats = seatsOf(table, player);
      const won = seats.length === 0 ? null : seats.some((seat) => table.winners.includes(seat));
      return { kind: 'over', won };
    }
    case 'closed':
    case 'frozen':
      return { kind: table.state };
  }
}

/** The seats of a player. */
export function seatsOf(table: TableInfo, player: string): number[] {
  return table.seats.flatMap((seat, index) =>
    seat.kind === 'person' && seat.player === player ? [index] : [],
  );
}

/** The seats anybody may take. */
export function freeSeats(table: TableInfo): number[] {
  return table.seats.flatMap((seat, index) => (seat.kind === 'open' ? [index] : []));
}

/** Whether a player may take a seat there. */
export function canJoin(table: TableInfo, player: string): boolean {
  return table.state === 'open' && freeSeats(table).length > 0 && !seatsOf(table, player).length;
}

/** My tables in the order they matter: my turn, running, waiting, over; newest first in each. */
export function inOrder(tables: readonly TableInfo[], player: string): TableInfo[] {
  const rank = (table: TableInfo): number => {
    if (waitsFor(table, player)) return 0;
    return { running: 1, open: 2, over: 3, frozen: 4, closed: 5 }[table.state];
  };
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed_at - a.changed_at);
}

/** Open tables: those that can be joined first. */
export function openInOrder(tables: readonly TableInfo[], player: string): TableInfo[] {
  const rank = (table: TableInfo): number => (canJoin(table, player) ? 0 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.created_at - a.created_at);
}

/** A span of time in its largest whole unit. */
export interface Span {
  readonly count: number;
  readonly unit: 'second' | 'minute' | 'hour' | 'day';
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Seconds in the largest unit that fits. */
export function span(seconds: number): Span {
  for (const [unit, size] of UNITS) {
    if (seconds >= size) return { count: Math.floor(seconds / size), unit };
  }
  return { count: Math.max(0, Math.floor(seconds)), unit: 'second' };
}

/** The time a clock gives. */
export function clockSpan(clock: Clock): Span {
  return span(clock.seconds);
}

/** The time since an event, for `Intl.RelativeTimeFormat`. */
export function ago(at: number, now: number, language: string): string {
  const { count, unit } = span((now - at) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  return unit === 'second' ? format.format(0, 'second') : format.format(-count, unit);
}

/** The table id in a pasted text, with seat and invitation code if present. */
export function pastedPath(text: string): string | null {
  const link = /#\/?(table\/[A-Za-z0-9]+(?:\/\d+\/[A-Za-z0-9]+)?)/.exec(text);
  if (link?.[1]) return `/${link[1]}`;
  const id = /^\s*([a-z0-9]{8,32})\s*$/.exec(text);
  return id?.[1] ? `/table/${id[1]}` : null;
}

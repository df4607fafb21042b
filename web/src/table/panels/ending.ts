/** How a table ended, as the ids of the messages that say so. */
import type { TableInfo } from '../../generated/protocol';

type Ended = Pick<TableInfo, 'state' | 'outcome' | 'winners'>;

/** All heroes fell: the one who got furthest wins all the same (S-26.5). */
function isFallen(table: Ended): boolean {
  const outcome = table.outcome as { result?: string } | null;
  return outcome?.result === 'defeat' && table.winners.length > 0;
}

/** The title of the panel for somebody who has these seats. */
export function titleOf(table: Ended, yours: readonly number[]): string {
  if (table.state === 'closed' || table.state === 'frozen') return `turn-${table.state}`;
  if (yours.length === 0) return 'turn-over';
  if (!table.winners.some((seat) => yours.includes(seat))) return 'end-lost';
  return isFallen(table) ? 'end-furthest' : 'end-won';
}

/** The line that names the winners. */
export function winnersLine(table: Ended): string {
  return isFallen(table) ? 'end-ranked-first' : 'end-winners';
}

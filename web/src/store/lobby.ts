/** Open tables and mine: a function of the messages of the lobby. */

import type { Lobby, TableInfo } from '../generated/protocol';

/** The lists of the lobby, newest first. */
export interface Lists {
  readonly open: readonly TableInfo[];
  readonly mine: readonly TableInfo[];
}

/** The state before the first message. */
export const empty: Lists = { open: [], mine: [] };

/** The lists after a message. */
export function reduce(lists: Lists, message: Lobby): Lists {
  switch (message.type) {
    case 'tables':
      return { open: message.open, mine: message.mine };
    case 'changed': {
      const { table } = message;
      const isListed =
        table.visibility === 'public' && (table.state === 'open' || table.state === 'running');
      return {
        open: isListed ? put(lists.open, table) : without(lists.open, table.id),
        mine: message.mine ? put(lists.mine, table) : without(lists.mine, table.id),
      };
    }
    case 'gone':
      return {
        open: without(lists.open, message.table),
        mine: without(lists.mine, message.table),
      };
    case 'closing':
      return lists;
  }
}

function put(list: readonly TableInfo[], table: TableInfo): readonly TableInfo[] {
  const known = list.some((it) => it.id === table.id);
  return known ? list.map((it) => (it.id === table.id ? table : it)) : [table, ...list];
}

function without(list: readonly TableInfo[], id: string): readonly TableInfo[] {
  return list.filter((it) => it.id !== id);
}

/** Seats of a player the game waits for. */
export function waitsFor(table: TableInfo, player: string): boolean {
  if (table.state !== 'running') return false;
  return table.needed.some((seat) => {
    const info = table.seats[seat];
    return info?.kind === 'person' && info.player === player;
  });
}

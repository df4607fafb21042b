/** What was picked but not yet done: kept in this tab, so that a reload loses nothing. */

/** The decision a draft belongs to. */
export interface Decision {
  readonly table: string;
  readonly seat: number | null;
  readonly decision: number;
}

type Kept = { seat: number | null; decision: number; picked: readonly string[] };
type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (table: string): string => `battlement-draft-${table}`;

/** What was picked for a decision; nothing if the game has gone on since. */
export function draftOf(
  storage: KeyValueStorage,
  { table, seat, decision }: Decision,
): readonly string[] {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(table)) ?? 'null') as Kept | null;
    return kept?.seat === seat && kept.decision === decision ? kept.picked : [];
  } catch {
    return [];
  }
}

/** Keeps what is picked; a table has one draft at a time. */
export function keepDraft(
  storage: KeyValueStorage,
  { table, seat, decision }: Decision,
  picked: readonly string[],
): void {
  try {
    if (picked.length === 0) storage.removeItem(keyOf(table));
    else storage.setItem(keyOf(table), JSON.stringify({ seat, decision, picked } satisfies Kept));
  } catch {
    // Without storage a reload forgets what was picked: nothing worse.
  }
}

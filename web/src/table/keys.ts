/** The keys of the page of a table, and the list of all keys that `?` shows. */

import { gameModule } from '../games';
import type { GameName } from '../generated/protocol';

/** What a key of the page does. */
export type KeyCommand =
  | 'primary'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'chronicle'
  | 'chat'
  | 'words'
  | 'rules'
  | 'table'
  | 'replay'
  | 'shortcuts';

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  g: 'primary',
  u: 'undo',
  r: 'redo',
  h: 'hint',
  l: 'chronicle',
  c: 'chat',
  b: 'words',
  k: 'rules',
  t: 'table',
  p: 'replay',
  '?': 'shortcuts',
};

/** A group of the list of keys; words are `keys-GROUP` and `key-NAME`. */
export interface KeyGroup {
  readonly group: string;
  readonly keys: readonly { readonly name: string; readonly keys: readonly string[] }[];
}

const named = (command: KeyCommand): { name: string; keys: readonly string[] } => ({
  name: command,
  keys: Object.entries(COMMANDS)
    .filter(([, it]) => it === command)
    .map(([key]) => key.toUpperCase()),
});

/** All keys at a table of a game. */
export function keyGroups(game: GameName): readonly KeyGroup[] {
  return [
    { group: 'play', keys: [named('primary'), named('undo'), named('redo'), named('hint')] },
    { group: 'board', keys: gameModule(game).keys },
    {
      group: 'look',
      keys: [
        named('chronicle'),
        named('chat'),
        named('words'),
        named('rules'),
        named('table'),
        named('replay'),
        named('shortcuts'),
      ],
    },
  ];
}

/** The command of a key; null while the player types or a dialog is open. */
export function commandOf(event: KeyboardEvent): KeyCommand | null {
  return isForBoard(event) ? (COMMANDS[event.key.toLowerCase()] ?? null) : null;
}

/**
 * Whether a key is meant for the table: no text field has focus, no dialog is open, no modifier is
 * held.
 */
export function isForBoard(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  return !target?.closest?.('input:not([type=range]), textarea, select, dialog');
}

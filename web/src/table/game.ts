/** The drawing of a game and what goes with it, loaded when it is needed. */

import { outlines } from '../art/outlines.svelte';
import type { Game, Naming } from '../game-module';
import { gameModule } from '../games';
import type { GameName } from '../generated/protocol';
import { withWords, words } from '../words/words.svelte';
import type { Printed } from './contract';

/** Loads the drawing of a game. */
export async function loadGame(name: GameName): Promise<Game> {
  const module = gameModule(name);
  const [game] = await Promise.all([
    module.game(),
    words.need(...module.words),
    outlines.need(...module.icons),
  ]);
  return game;
}

/** How a game names things, without its drawing. */
export async function loadNaming(name: GameName): Promise<Naming> {
  const module = gameModule(name);
  const needed = words.need('table', 'reasons', ...module.words);
  const [naming] = await Promise.all([module.naming(), needed]);
  return naming;
}

/** The panel that explains what happened in a game. */
export const loadExplain = (name: GameName) => withWords(gameModule(name).explain(), 'explain');

const kept = new Map<string, Promise<Printed>>();

/** Everything printed on the cards and boards of a table's component set; requested once. */
export function loadPrinted(table: string): Promise<Printed> {
  const asked =
    kept.get(table) ??
    fetch(`/api/tables/${table}/components`).then((response) => {
      if (!response.ok) throw new Error(`${response.status}`);
      return response.json() as Promise<Printed>;
    });
  kept.set(table, asked);
  asked.catch(() => kept.delete(table));
  return asked;
}

/** The catalogue of games, requested once. */

import type { GameInfo } from '../generated/protocol';
import { api } from '../net/api';

let asked: Promise<GameInfo[]> | null = null;

/** The games, their options and bots. */
function games(): Promise<GameInfo[]> {
  asked ??= api.games().catch((failure: unknown) => {
    asked = null;
    throw failure;
  });
  return asked;
}

/** One of the games. */
export async function game(name: GameInfo['game']): Promise<GameInfo> {
  const found = (await games()).find((info) => info.game === name);
  if (!found) throw new Error(`the server has no game ${name}`);
  return found;
}

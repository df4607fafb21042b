/** The games of the page. This is the only place that lists them. */

import { bastion } from './bastion/module';
import type { GameModule } from './game-module';
import type { GameName } from './generated/protocol';
import { sanctum } from './sanctum/module';

const GAMES: Readonly<Record<GameName, GameModule>> = { bastion, sanctum };

/** The names of all games, in the order of menus. */
export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];

/** What the page knows of a game. */
export const gameModule = (name: GameName): GameModule => GAMES[name];

/** The game a text names; null if it names none. */
export const gameNamed = (text: string): GameName | null =>
  GAME_NAMES.find((name) => name === text) ?? null;

/** The game that is shown where none is named. */
export const firstGame = (): GameName => {
  const [first] = GAME_NAMES;
  if (!first) throw new Error('there is no game');
  return first;
};

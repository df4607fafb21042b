/** The ids of rules; apart from the rule book, which is loaded when it is opened. */

import { GAME_NAMES, gameModule } from '../games';
import type { GameName } from '../generated/protocol';

/** The game a rule or ruling belongs to, by the letter its id begins with. */
export function gameOf(id: string): GameName | null {
  const letter = /^([A-Z])-\d/.exec(id)?.[1];
  return GAME_NAMES.find((it) => gameModule(it).ruleLetters.includes(letter ?? '')) ?? null;
}

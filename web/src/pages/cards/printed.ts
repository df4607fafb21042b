/** The printed cards of a game, requested once. */

import { RequestFailed } from '../../net/api';
import type { Printed } from '../../table/contract';
import type { GameName } from '../../generated/protocol';

const asked = new Map<GameName, Promise<Printed>>();

/** Everything that is printed on cards and boards of a game. */
export function printed(game: GameName): Promise<Printed> {
  let answer = asked.get(game);
  if (!answer) {
    answer = ask(game);
    asked.set(game, answer);
    answer.catch(() => asked.delete(game));
  }
  return answer;
}

async function ask(game: GameName): Promise<Printed> {
  let response: Response;
  try {
    response = await fetch(`/api/games/${game}/components`);
  } catch {
    throw new RequestFailed(0, 'offline', '');
  }
  if (!response.ok) throw new RequestFailed(response.status, 'failed', '');
  return (await response.json()) as Printed;
}

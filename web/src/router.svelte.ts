/** The router: the part of the address behind `#`. */

import { firstGame, gameNamed } from './games';
import type { GameName } from './generated/protocol';
import { gameOf } from './rules/ids';

/** A place in the page. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: GameName }
  | { page: 'learn'; game: GameName }
  | { page: 'table'; id: string; seat: number | null; code: string | null; moment: number | null }
  | { page: 'analysis'; id: string }
  | { page: 'recover'; passphrase: string }
  | { page: 'rules'; game: GameName; chapter: number | null; rule: string | null }
  | { page: 'cards' | 'about' | 'settings' | 'unknown' };

/** Reads the part of the address behind `#`. */
export function read(hash: string): Route {
  const [first = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new':
      return ofGame('new', rest[0]);
    case 'learn':
      return ofGame('learn', rest[0]);
    case 'table':
      return rest[0] ? table(rest[0], rest.slice(1)) : { page: 'unknown' };
    case 'recover':
      return { page: 'recover', passphrase: rest[0] ?? '' };
    case 'rules':
      return rules(rest);
    case 'cards':
    case 'about':
    case 'settings':
      return { page: first };
    default:
      return { page: 'unknown' };
  }
}

/** A page of a game; of the first one where none is named. */
function ofGame(page: 'new' | 'learn', name: string | undefined): Route {
  const game = name ? gameNamed(name) : firstGame();
  return game ? { page, game } : { page: 'unknown' };
}

/** `rules`, `rules/GAME`, `rules/GAME/5` for a chapter, `rules/B-5.12` for a rule. */
function rules([first = '', second]: string[]): Route {
  const ofRule = gameOf(first);
  if (ofRule) return { page: 'rules', game: ofRule, chapter: null, rule: first };
  const game = first ? gameNamed(first) : firstGame();
  if (!game) return { page: 'unknown' };
  return { page: 'rules', game, chapter: number(second), rule: null };
}

const number = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null;

/**
 * `table/ID`, `table/ID/SEAT/CODE` for an invitation, `table/ID/at/STEP` for a moment,
 * `table/ID/analysis`.
 */
function table(id: string, rest: string[]): Route {
  if (rest[0] === 'analysis') return { page: 'analysis', id };
  if (rest[0] === 'at') {
    return { page: 'table', id, seat: null, code: null, moment: number(rest[1]) };
  }
  return { page: 'table', id, seat: number(rest[0]), code: rest[1] ?? null, moment: null };
}

class Router {
  route = $state<Route>(read(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = read(location.hash)));
  }

  /** Navigates to a route. */
  go(path: string): void {
    location.hash = path;
  }
}

/** The current route. */
export const router = new Router();

/** The router: the part of the address behind `#`. */

import { gameOf } from './rules/ids';

type Game = 'bastion' | 'sanctum';

/** A place in the page. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: Game }
  | { page: 'learn'; game: Game }
  | { page: 'table'; id: string; seat: number | null; code: string | null; moment: number | null }
  | { page: 'analysis'; id: string }
  | { page: 'recover'; passphrase: string }
  | { page: 'rules'; game: Game; chapter: number | null; rule: string | null }
  | { page: 'cards' | 'about' | 'settings' | 'unknown' };

/** Reads the part of the address behind `#`. */
export function read(hash: string): Route {
  const [first = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: rest[0] === 'sanctum' ? 'sanctum' : 'bastion' };
    case 'learn':
      return { page: 'learn', game: rest[0] === 'sanctum' ? 'sanctum' : 'bastion' };
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

/** `rules`, `rules/bastion`, `rules/bastion/5` for a chapter, `rules/B-5.12` for a rule. */
function rules([first = '', second]: string[]): Route {
  const game = gameOf(first);
  if (game) return { page: 'rules', game, chapter: null, rule: first };
  return {
    page: 'rules',
    game: first === 'sanctum' ? 'sanctum' : 'bastion',
    chapter: number(second),
    rule: null,
  };
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

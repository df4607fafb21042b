/** Where in the page we are: the part of the address behind `#`. */

/** A place in the page. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: 'bastion' | 'sanctum' }
  | { page: 'table'; id: string; seat: number | null; code: string | null; moment: number | null }
  | { page: 'recover'; passphrase: string }
  | { page: 'cards' | 'about' | 'settings' | 'unknown' };

/** Reads the part of the address behind `#`. */
export function read(hash: string): Route {
  const [first = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: rest[0] === 'sanctum' ? 'sanctum' : 'bastion' };
    case 'table':
      return rest[0] ? table(rest[0], rest.slice(1)) : { page: 'unknown' };
    case 'recover':
      return { page: 'recover', passphrase: rest[0] ?? '' };
    case 'cards':
    case 'about':
    case 'settings':
      return { page: first };
    default:
      return { page: 'unknown' };
  }
}

/** `table/ID`, `table/ID/SEAT/CODE` for an invitation, `table/ID/at/STEP` for a moment. */
function table(id: string, rest: string[]): Route {
  const number = (text: string | undefined): number | null =>
    text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
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

  /** Goes somewhere. */
  go(path: string): void {
    location.hash = path;
  }
}

/** Where we are. */
export const router = new Router();

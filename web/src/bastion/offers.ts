/**
 * What on the table an offer is about. Keys of things are those of the notation, except that sources
 * and towers carry their district: `source/3/1`, `tower/3`, and discs of one's own are `mana/red`.
 */

import type { View } from '../generated/bastion';
import { words } from '../store/choose';
import { placeDistrict } from './board/position';
import { isColor } from './printed';

/** Offers that are no things on the table: buttons of the prompt. */
const PLAIN: ReadonlySet<string> = new Set([
  'end',
  'go',
  'call',
  'hold',
  'release',
  'agree',
  'refuse',
]);
const PLACES = /^(wall|plaza|district)\/\d+$|^foundation\/\d+\/\d+$|^citadel$/;

/** The things that an offer names. */
export function thingsOf(offer: string, view: View, seat: number | null): string[] {
  const all = words(offer);
  const verb = all[0] ?? '';
  if (PLAIN.has(verb) || verb === 'pay') return [];
  if (verb === 'deposit') return all[1] && isColor(all[1]) ? [`mana/${all[1]}`] : [];
  const hero = seat === null ? undefined : view.heroes[seat];
  const here = hero ? placeDistrict(hero.at) : null;
  const found: string[] = [];
  for (const word of all.slice(1)) {
    const number = /^source\/(\d+)$/.exec(word)?.[1];
    if (number !== undefined && here !== null) found.push(`source/${here}/${number}`);
    else if (word === 'tower' && here !== null) found.push(`tower/${here}`);
    else if (PLACES.test(word)) found.push(word);
    else if (word.includes('/') && !/\/\d+$/.test(word)) found.push(word);
  }
  return found;
}

/** What has been touched so far, and what can still come of it. */
export interface Pick {
  readonly touched: readonly string[];
  readonly offers: readonly string[];
}

/** What a touch leads to. */
export type Touch =
  | { kind: 'act'; offer: string }
  /** Several offers, told apart by further things on the table. */
  | { kind: 'narrow'; pick: Pick }
  /** Several offers that only words tell apart. */
  | { kind: 'menu'; offers: readonly string[] }
  | { kind: 'nothing' };

/** Everything that can be touched now: the offers each thing would lead to. */
export function lit(pick: Pick, view: View, seat: number | null): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const offer of pick.offers) {
    for (const thing of thingsOf(offer, view, seat)) {
      if (pick.touched.includes(thing)) continue;
      const list = found.get(thing);
      if (list) list.push(offer);
      else found.set(thing, [offer]);
    }
  }
  return found;
}

/** The district whose floor a thing stands on, for those who mean the district and hit the thing. */
function floorOf(thing: string): string | null {
  const [kind, district] = thing.split('/');
  const isOnFloor = kind === 'source' || kind === 'tower' || kind === 'foundation';
  return isOnFloor ? `district/${district}` : null;
}

/** What touching a thing does. */
export function touch(pick: Pick, thing: string, view: View, seat: number | null): Touch {
  const things = lit(pick, view, seat);
  const offers = things.get(thing) ?? things.get(floorOf(thing) ?? '');
  if (!offers || offers.length === 0) return { kind: 'nothing' };
  const [only] = offers;
  if (offers.length === 1 && only !== undefined) return { kind: 'act', offer: only };
  const touched = [...pick.touched, thing];
  const verbs = new Set(offers.map((offer) => words(offer)[0]));
  const isToldApart = offers.every((offer) =>
    thingsOf(offer, view, seat).some((it) => !touched.includes(it)),
  );
  return verbs.size === 1 && isToldApart
    ? { kind: 'narrow', pick: { touched, offers } }
    : { kind: 'menu', offers };
}

/** The offers that remain: what was touched may be gone after the table changed. */
export function renewed(
  pick: Pick,
  offers: readonly string[],
  view: View,
  seat: number | null,
): Pick {
  const left = offers.filter((offer) => {
    const named = thingsOf(offer, view, seat);
    return pick.touched.every((thing) => named.includes(thing));
  });
  return left.length > 0 && pick.touched.length > 0
    ? { touched: pick.touched, offers: left }
    : { touched: [], offers };
}

/** What to ask about when a thing cannot be touched: the deed somebody meant, most likely. */
export function meant(thing: string, view: View, seat: number | null): string {
  const [kind = '', first, second] = thing.split('/');
  const hero = seat === null ? undefined : view.heroes[seat];
  const isHere = hero?.at === `district/${first}`;
  switch (kind) {
    case 'wall':
    case 'plaza':
      return `attack ${thing}`;
    case 'source':
      if (second === undefined) return meantCard(thing, view, seat);
      return isHere ? `channel source/${second}` : `move district/${first}`;
    case 'tower':
      return isHere ? 'channel tower' : `move district/${first}`;
    case 'citadel':
      if (view.citadel.length > 0) return 'attack citadel';
      return hero?.at === 'citadel' ? 'channel citadel' : 'move citadel';
    case 'foundation':
      return `move district/${first}`;
    case 'mana':
      return `deposit ${first}`;
    case 'district':
      return `move ${thing}`;
    default:
      return meantCard(thing, view, seat);
  }
}

/** The same for cards: rituals are performed, artifacts used, everything else is a spell. */
function meantCard(thing: string, view: View, seat: number | null): string {
  const [kind = '', color] = thing.split('/');
  const hero = seat === null ? undefined : view.heroes[seat];
  const isArtifact = hero?.artifacts.some((card) => card === thing) ?? false;
  const other = color === 'red' ? 'blue' : 'red';
  if (kind === 'converter')
    return isArtifact ? `use ${thing} give ${color} take ${other}` : `perform ${thing}`;
  if (kind === 'accumulator')
    return isArtifact
      ? `use ${thing} take ${color} from ${seat === 0 ? 1 : 0}`
      : `perform ${thing}`;
  if (['source', 'obelisk', 'cannon'].includes(kind) && color && isColor(color))
    return `perform ${thing} foundation/${hero ? (placeDistrict(hero.at) ?? 1) : 1}/1`;
  return kind === 'prism' ? `cast ${thing} red` : `cast ${thing}`;
}

/** The order in which keys walk over the board: three rings, from the outside in. */
export interface Rings {
  readonly wall: readonly string[];
  readonly inner: readonly string[];
}

/** Keys that walk over the board. */
export const WALKING: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
]);

/**
 * The thing that a key leads to from another one: left and right along a ring, up and down between
 * them. `district` is the one to come back to from the citadel.
 */
export function rove(rings: Rings, from: string, key: string, district = 1): string {
  const { wall, inner } = rings;
  const step = key === 'ArrowRight' ? 1 : -1;
  const [kind = '', first = ''] = from.split('/');
  const isAlong = key === 'ArrowLeft' || key === 'ArrowRight';
  if (from === 'citadel') {
    if (key === 'ArrowUp') return from;
    const along = ((district - 1 + (isAlong ? step : 0) + 6) % 6) + 1;
    return `district/${along}`;
  }
  if (kind === 'wall') {
    const index = wall.indexOf(from);
    if (isAlong) return wall[Math.min(wall.length - 1, Math.max(0, index + step))] ?? from;
    return key === 'ArrowDown' ? from : `district/${Math.ceil(Number(first) / 4)}`;
  }
  const index = inner.indexOf(from);
  if (isAlong) return inner[(index + step + inner.length) % inner.length] ?? from;
  return key === 'ArrowUp' ? 'citadel' : `wall/${(Number(first) - 1) * 4 + 1}`;
}

/** The next or previous thing that is lit, round and round; nothing if nothing is. */
export function nextLit(
  order: readonly string[],
  lit: ReadonlySet<string>,
  from: string,
  step: 1 | -1,
): string | null {
  const index = order.indexOf(from);
  for (let count = 1; count <= order.length; count += 1) {
    const thing = order[(index + step * count + order.length * count) % order.length];
    if (thing !== undefined && lit.has(thing)) return thing;
  }
  return null;
}

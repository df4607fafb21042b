/** What on the table an offer is about, and what touching a thing does. */

import type { Action, RitualRef, View } from '../generated/bastion';
import type { Offer } from '../table/contract';
import { DISTRICT_NUMBERS } from '../art/geometry';
import { districtOfThing, sectionsOf } from './board/position';
import {
  enemyId,
  enemyRef,
  isSame,
  keyOf,
  placeDistrict,
  placeId,
  ritualId,
  ritualRef,
  wall,
  type Thing,
} from './ids';

/** Something this seat may do. */
export type BastionOffer = Offer<Action>;

/** The district of a seat's own hero; nothing in the citadel. */
function ownDistrict(view: View, seat: number | null): number | null {
  const hero = seat === null ? undefined : view.heroes[seat];
  return hero ? placeDistrict(hero.at) : null;
}

const ritual = (ref: RitualRef): Thing => ({ kind: 'ritual', card: ritualId(ref) });

/** The things that an action names. */
export function thingsOf(action: Action, view: View, seat: number | null): readonly Thing[] {
  const here = ownDistrict(view, seat);
  const inDistrict = (make: (district: number) => Thing): Thing[] =>
    here === null ? [] : [make(here)];
  switch (action.type) {
    case 'move':
    case 'leave':
      return [action.to];
    case 'channel': {
      const { from } = action;
      if (from.kind === 'citadel') return [from];
      return from.kind === 'tower'
        ? inDistrict((district) => ({ kind: 'tower', district }))
        : inDistrict((district) => ({ kind: 'source', district, n: from.n }));
    }
    case 'attack':
      return [action.target];
    case 'convert':
    case 'accumulate':
      return [ritual(action.artifact)];
    case 'revive':
      return inDistrict((district) => ({ kind: 'source', district, n: action.source }));
    case 'cast':
      return [{ kind: 'spell', card: enemyId(action.card), spell: action.spell }];
    case 'deposit':
      return action.color ? [{ kind: 'mana', color: action.color }] : [];
    case 'swap':
      return [action.a, action.b];
    case 'teleport':
      return [action.from, action.to];
    case 'perform':
      return [
        ritual(action.card),
        ...(action.on ? [{ kind: 'foundation' as const, ...action.on }] : []),
      ];
    case 'keep':
      return action.cards.map(ritual);
    case 'end-phase':
    case 'go-on':
    case 'call-off':
    case 'hold':
    case 'release':
    case 'pay':
    case 'agree':
    case 'refuse':
      return [];
  }
}

/** What has been touched so far, by key, and what can still come of it. */
export interface Pick {
  readonly touched: readonly string[];
  readonly offers: readonly BastionOffer[];
}

/** What a touch leads to. */
export type Touch =
  | { kind: 'act'; offer: BastionOffer }
  /** Several offers, told apart by further things on the table. */
  | { kind: 'narrow'; pick: Pick }
  /** Several offers that only words tell apart. */
  | { kind: 'menu'; offers: readonly BastionOffer[] }
  | { kind: 'nothing' };

/** A thing that can be touched, and the offers that would lead to. */
export interface Lit {
  readonly thing: Thing;
  readonly offers: BastionOffer[];
}

/** Everything that can be touched now, by key. */
export function lit(pick: Pick, view: View, seat: number | null): Map<string, Lit> {
  const found = new Map<string, Lit>();
  for (const offer of pick.offers) {
    for (const thing of thingsOf(offer.action, view, seat)) {
      const key = keyOf(thing);
      if (pick.touched.includes(key)) continue;
      const known = found.get(key);
      if (known) known.offers.push(offer);
      else found.set(key, { thing, offers: [offer] });
    }
  }
  return found;
}

/** The district whose floor a thing stands on, for those who mean the district and hit the thing. */
function floorOf(thing: Thing): Thing | null {
  const isOnFloor =
    thing.kind === 'source' || thing.kind === 'tower' || thing.kind === 'foundation';
  return isOnFloor ? { kind: 'district', n: thing.district } : null;
}

/** What touching a thing does. */
export function touch(pick: Pick, thing: Thing, view: View, seat: number | null): Touch {
  const things = lit(pick, view, seat);
  const floor = floorOf(thing);
  const found = things.get(keyOf(thing)) ?? (floor ? things.get(keyOf(floor)) : undefined);
  const offers = found?.offers ?? [];
  const [only] = offers;
  if (only === undefined) return { kind: 'nothing' };
  if (offers.length === 1) return { kind: 'act', offer: only };
  const touched = [...pick.touched, keyOf(thing)];
  const kinds = new Set(offers.map(({ action }) => action.type));
  const isToldApart = offers.every(({ action }) =>
    thingsOf(action, view, seat).some((it) => !touched.includes(keyOf(it))),
  );
  return kinds.size === 1 && isToldApart
    ? { kind: 'narrow', pick: { touched, offers } }
    : { kind: 'menu', offers };
}

/** The offers that remain: what was touched may be gone after the table changed. */
export function renewed(
  pick: Pick,
  offers: readonly BastionOffer[],
  view: View,
  seat: number | null,
): Pick {
  const left = offers.filter(({ action }) => {
    const named = thingsOf(action, view, seat).map(keyOf);
    return pick.touched.every((key) => named.includes(key));
  });
  return left.length > 0 && pick.touched.length > 0
    ? { touched: pick.touched, offers: left }
    : { touched: [], offers };
}

/** What to ask about when a thing cannot be touched: the action somebody meant, most likely. */
export function likelyAction(thing: Thing, view: View, seat: number | null): Action {
  const hero = seat === null ? undefined : view.heroes[seat];
  switch (thing.kind) {
    case 'wall':
    case 'plaza':
      return { type: 'attack', target: thing };
    case 'source':
    case 'tower': {
      if (ownDistrict(view, seat) !== thing.district)
        return { type: 'move', to: { kind: 'district', n: thing.district } };
      return { type: 'channel', from: thing };
    }
    case 'citadel':
      if (view.citadel.length > 0) return { type: 'attack', target: thing };
      return hero?.at === placeId(thing)
        ? { type: 'channel', from: thing }
        : { type: 'move', to: thing };
    case 'foundation':
      return { type: 'move', to: { kind: 'district', n: thing.district } };
    case 'district':
      return { type: 'move', to: thing };
    case 'mana':
      return { type: 'deposit', color: thing.color };
    case 'spell': {
      const { spell, card } = thing;
      const cast = { type: 'cast', spell, card: enemyRef(card) } as const;
      return spell === 'prism' ? { ...cast, color: 'red' } : cast;
    }
    case 'ritual': {
      const ref = ritualRef(thing.card);
      return hero?.artifacts.includes(thing.card)
        ? likelyUse(ref, seat)
        : likelyRitual(ref, ownDistrict(view, seat) ?? 1);
    }
  }
}

function likelyUse(artifact: RitualRef, seat: number | null): Action {
  const { kind, color } = artifact;
  return kind === 'accumulator'
    ? { type: 'accumulate', artifact, color, from: seat === 0 ? 1 : 0 }
    : { type: 'convert', artifact, give: color, take: color === 'red' ? 'blue' : 'red' };
}

function likelyRitual(card: RitualRef, district: number): Action {
  switch (card.kind) {
    case 'accumulator':
    case 'converter':
      return { type: 'perform', card };
    case 'source':
    case 'obelisk':
    case 'cannon':
      return { type: 'perform', card, on: { district, n: 1 } };
  }
}

/** The order in which keys walk over the board: three rings, from the outside in. */
export interface Rings {
  readonly wall: readonly Thing[];
  readonly inner: readonly Thing[];
}

/** Keys that walk over the board. */
export const WALKING: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
]);

const CITADEL = { kind: 'citadel' } as const;
const indexOf = (list: readonly Thing[], thing: Thing): number =>
  list.findIndex((it) => isSame(it, thing));

/**
 * The thing that a key leads to from another one: left and right along a ring, up and down between
 * them. `district` is the one to come back to from the citadel.
 */
export function rove(rings: Rings, from: Thing, key: string, district = 1): Thing {
  const { wall: outer, inner } = rings;
  const step = key === 'ArrowRight' ? 1 : -1;
  const isAlong = key === 'ArrowLeft' || key === 'ArrowRight';
  if (from.kind === 'citadel') {
    if (key === 'ArrowUp') return from;
    const count = DISTRICT_NUMBERS.length;
    return { kind: 'district', n: ((district - 1 + (isAlong ? step : 0) + count) % count) + 1 };
  }
  const own = districtOfThing(from) ?? district;
  if (from.kind === 'wall') {
    const at = indexOf(outer, from) + step;
    if (isAlong) return outer[Math.min(outer.length - 1, Math.max(0, at))] ?? from;
    return key === 'ArrowDown' ? from : { kind: 'district', n: own };
  }
  const index = indexOf(inner, from);
  if (isAlong) return inner[(index + step + inner.length) % inner.length] ?? from;
  return key === 'ArrowUp' ? CITADEL : wall(sectionsOf(own)[0] ?? 1);
}

/** The next or previous thing that is lit, round and round; nothing if nothing is. */
export function nextLit(
  order: readonly Thing[],
  lit: ReadonlySet<string>,
  from: Thing,
  step: 1 | -1,
): Thing | null {
  const index = indexOf(order, from);
  for (let count = 1; count <= order.length; count += 1) {
    const thing = order[(index + step * count + order.length * count) % order.length];
    if (thing !== undefined && lit.has(keyOf(thing))) return thing;
  }
  return null;
}

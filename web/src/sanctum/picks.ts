/** Picking things up, one after another: what is picked narrows what is offered. */

import type { Action } from '../generated/sanctum';
import type { Offer } from '../table/contract';
import { isDeliberate, placed, type PlacedOffer } from './offers';
import { isDie, type Thing } from './things';

/** What is in hand, and what can be done with it. */
export interface Hand {
  /** Everything offered. */
  readonly all: readonly PlacedOffer[];
  /** Things picked, in order. */
  readonly picked: readonly Thing[];
  /** Offers that name all of them. */
  readonly left: readonly PlacedOffer[];
}

const has = (things: readonly Thing[], { key }: Thing): boolean =>
  things.some((it) => it.key === key);

/** An empty hand. */
export function empty(offers: readonly Offer<Action>[]): Hand {
  const all = offers.map(placed);
  return { all, picked: [], left: all };
}

/** Whether an offer goes on from what is picked: dice count in the order they are named. */
function fits(offer: PlacedOffer, picked: readonly Thing[]): boolean {
  const named = offer.things.filter(isDie);
  return (
    picked.every((it) => has(offer.things, it)) &&
    picked.filter(isDie).every((die, index) => named[index]?.key === die.key)
  );
}

/** The thing with a key among what is offered. */
function offered(hand: Hand, key: string): Thing | undefined {
  for (const { things } of hand.all) {
    const found = things.find((it) => it.key === key);
    if (found) return found;
  }
  return undefined;
}

/** Puts a thing into the hand, or back if it is there; another die takes the place of the die. */
export function touch(hand: Hand, key: string): Hand {
  if (hand.picked.some((it) => it.key === key)) {
    return withPicked(
      hand,
      hand.picked.filter((it) => it.key !== key),
    );
  }
  const thing = offered(hand, key);
  if (!thing) return hand;
  const more = withPicked(hand, [...hand.picked, thing]);
  if (more.left.length > 0) return more;
  // Of the things in hand, those stay that go with the new one.
  const kept = hand.picked.filter((it) =>
    hand.all.some((offer) => fits(offer, isDie(thing) && isDie(it) ? [thing] : [it, thing])),
  );
  const others = isDie(thing) ? kept.filter((it) => !isDie(it)) : kept;
  const changed = withPicked(hand, [...others, thing]);
  if (changed.left.length > 0) return changed;
  const alone = withPicked(hand, [thing]);
  return alone.left.length > 0 ? alone : hand;
}

function withPicked(hand: Hand, picked: readonly Thing[]): Hand {
  return {
    ...hand,
    picked,
    left: picked.length === 0 ? hand.all : hand.all.filter((offer) => fits(offer, picked)),
  };
}

/** The hand after the offers changed: what is to be kept stays if it still fits. */
export function renewed(offers: readonly Offer<Action>[], keep: readonly string[]): Hand {
  let fresh = empty(offers);
  for (const key of keep) {
    const thing = offered(fresh, key);
    const more = thing && withPicked(fresh, [...fresh.picked, thing]);
    if (more && more.left.length > 0) fresh = more;
  }
  return fresh;
}

/** Keys of the things that can be picked next. */
export function lit(hand: Hand): Set<string> {
  const found = new Set<string>();
  for (const offer of hand.left) {
    const named = offer.things.filter(isDie);
    const next = named[hand.picked.filter(isDie).length];
    for (const thing of offer.things) {
      if (has(hand.picked, thing)) continue;
      if (!isDie(thing) || thing === next) found.add(thing.key);
    }
  }
  return found;
}

/** Keys of things of the same kind that can be picked instead: another die, set or item. */
export function instead(hand: Hand): Set<string> {
  const isExchanged = ({ kind }: Thing): boolean =>
    kind === 'die' || kind === 'set' || kind === 'item';
  const kinds = hand.picked.filter(isExchanged).map((it) => it.kind);
  const others = hand.all.flatMap((offer) => offer.things);
  return new Set(
    others.filter((it) => kinds.includes(it.kind) && !has(hand.picked, it)).map((it) => it.key),
  );
}

/** Offers of which everything is picked: what is left to choose. */
export function options(hand: Hand): readonly PlacedOffer[] {
  if (hand.picked.length === 0) return [];
  return hand.left.filter((offer) => offer.things.length === hand.picked.length);
}

/** The offer that needs no further word: everything is picked and nothing else could be meant. */
export function decided(hand: Hand): PlacedOffer | null {
  const [only, ...others] = hand.left;
  if (!only || others.length > 0 || hand.picked.length === 0) return null;
  if (only.things.length !== hand.picked.length || isDeliberate(only)) return null;
  return only;
}

/** Picking things up, one after another: what is picked narrows what is offered. */

import { isDeliberate, isDie, read, type Reading, type Thing } from './offers';

/** What is in hand, and what can be done with it. */
export interface Hand {
  /** Everything offered. */
  readonly all: readonly Reading[];
  /** Things picked, in order. */
  readonly picked: readonly Thing[];
  /** Offers that name all of them. */
  readonly left: readonly Reading[];
}

/** An empty hand. */
export function empty(offers: readonly string[]): Hand {
  const all = offers.map(read);
  return { all, picked: [], left: all };
}

/** Whether an offer goes on from what is picked: dice count in the order they are named. */
function fits(reading: Reading, picked: readonly Thing[]): boolean {
  const named = reading.things.filter(isDie);
  return (
    picked.every((thing) => reading.things.includes(thing)) &&
    picked.filter(isDie).every((die, index) => named[index] === die)
  );
}

/** Puts a thing into the hand, or back if it is there; another die takes the place of the die. */
export function touch(hand: Hand, thing: Thing): Hand {
  if (hand.picked.includes(thing)) {
    return withPicked(
      hand,
      hand.picked.filter((it) => it !== thing),
    );
  }
  const more = withPicked(hand, [...hand.picked, thing]);
  if (more.left.length > 0) return more;
  // Of the things in hand, those stay that go with the new one.
  const kept = hand.picked.filter((it) =>
    hand.all.some((reading) => fits(reading, isDie(thing) && isDie(it) ? [thing] : [it, thing])),
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
    left: picked.length === 0 ? hand.all : hand.all.filter((reading) => fits(reading, picked)),
  };
}

/** The hand after the offers changed: what is to be kept stays if it still fits. */
export function renewed(offers: readonly string[], keep: readonly Thing[]): Hand {
  let fresh = empty(offers);
  for (const thing of keep) {
    const more = withPicked(fresh, [...fresh.picked, thing]);
    if (more.left.length > 0) fresh = more;
  }
  return fresh;
}

/** Things that can be picked next. */
export function lit(hand: Hand): Set<Thing> {
  const found = new Set<Thing>();
  for (const reading of hand.left) {
    const named = reading.things.filter(isDie);
    const next = named[hand.picked.filter(isDie).length];
    for (const thing of reading.things) {
      if (hand.picked.includes(thing)) continue;
      if (!isDie(thing) || thing === next) found.add(thing);
    }
  }
  return found;
}

/** Things of the same kind that can be picked instead: another die, set or item. */
export function instead(hand: Hand): Set<Thing> {
  const kinds = hand.picked.flatMap((thing) => /^(die|set|item)\//.exec(thing)?.[0] ?? []);
  const others = hand.all.flatMap((reading) => reading.things);
  return new Set(
    others.filter(
      (thing) => !hand.picked.includes(thing) && kinds.some((kind) => thing.startsWith(kind)),
    ),
  );
}

/** Offers of which everything is picked: what is left to choose. */
export function options(hand: Hand): readonly Reading[] {
  if (hand.picked.length === 0) return [];
  return hand.left.filter((reading) => reading.things.length === hand.picked.length);
}

/** The offer that needs no further word: everything is picked and nothing else could be meant. */
export function decided(hand: Hand): Reading | null {
  const [only, ...others] = hand.left;
  if (!only || others.length > 0 || hand.picked.length === 0) return null;
  if (only.things.length !== hand.picked.length || isDeliberate(only)) return null;
  return only;
}

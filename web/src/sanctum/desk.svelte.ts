/** What the drawings of one table share: the view, what is in hand, and what lights up. */

import { getContext, setContext } from 'svelte';
import type { FightPreview, Hero, View } from '../generated/sanctum';
import type { GameProps } from '../table/contract';
import { Book } from './book';
import { isDie, type Reading, type Thing } from './offers';
import { decided, empty, instead, lit, options, renewed, touch, type Hand } from './picks';

/** The width in pixels below which the table is drawn for a phone. */
const NARROW = 700;

/** One table as one player sees and handles it. */
export class Desk {
  private hand = $state.raw<Hand>(empty([]));
  /** The width of the drawing, in pixels. */
  width = $state(1280);
  /** Which card of a choice is marked: `pay penalty` or `take wounds`. */
  marked = $state<string | null>(null);
  /** Of the current hand, what lights up. */
  private readonly lights = $derived(lit(this.hand));
  private readonly others = $derived(instead(this.hand));
  private readonly offered = $derived(new Set(this.hand.all.flatMap((it) => it.things)));
  readonly options: readonly Reading[] = $derived(options(this.hand));
  readonly book: Book = $derived.by(() => new Book(this.props().printed));

  constructor(readonly props: () => GameProps<View>) {}

  get view(): View {
    return this.props().view;
  }

  /** The seat that is drawn large: mine, or whose turn it is. */
  get seat(): number {
    return this.props().seat ?? this.view.active;
  }

  get hero(): Hero {
    const hero = this.view.heroes[this.seat] ?? this.view.heroes[0];
    if (!hero) throw new Error('a table without heroes');
    return hero;
  }

  get preview(): FightPreview | null {
    return this.view.fights.find((it) => it.seat === this.seat) ?? null;
  }

  get narrow(): boolean {
    return this.width < NARROW;
  }

  get picked(): readonly Thing[] {
    return this.hand.picked;
  }

  get left(): readonly Reading[] {
    return this.hand.left;
  }

  get all(): readonly Reading[] {
    return this.hand.all;
  }

  /** The number of the die in hand, counted from 1. */
  get die(): number | null {
    const die = this.hand.picked.find(isDie);
    return die ? Number(die.split('/')[1]) : null;
  }

  isLit(thing: Thing): boolean {
    return this.lights.has(thing) || this.others.has(thing);
  }

  isPicked(thing: Thing): boolean {
    return this.hand.picked.includes(thing);
  }

  /** Whether any offer names a thing, whatever is in hand. */
  isOffered(thing: Thing): boolean {
    return this.offered.has(thing);
  }

  /** Things that can be picked next. */
  get lit(): ReadonlySet<Thing> {
    return this.lights;
  }

  /** Picks a thing up, puts it back, or does what is then fully said. */
  touch(thing: Thing): void {
    const next = touch(this.hand, thing);
    const done = decided(next);
    if (done) this.act(done.text);
    else this.hand = next;
  }

  /** Does an offer. A die in hand stays there as long as something can be done with it. */
  act(text: string): void {
    this.marked = null;
    this.props().act(text);
  }

  /** Empties the hand. */
  drop(): void {
    this.hand = { ...this.hand, picked: [], left: this.hand.all };
  }

  /** New offers came. */
  renew(offers: readonly string[]): void {
    const kept = this.hand.picked.filter((thing) => isDie(thing) || thing.startsWith('item/'));
    this.hand = renewed(offers, kept);
  }
}

const KEY = Symbol('sanctum desk');

/** Gives the desk to everything drawn inside. */
export function shareDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

/** The desk this is drawn on. */
export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

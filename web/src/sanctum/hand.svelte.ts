/** What the drawings of one table share: the view, what is in hand, and what lights up. */

import { getContext, setContext } from 'svelte';
import type {
  Action,
  Die,
  Event,
  FightPreview,
  Hero,
  HeroSums,
  Sums,
  View,
} from '../generated/sanctum';
import type { GameProps, Offer } from '../table/contract';
import { Book } from './printed';
import { placed, shownBy, type PlacedOffer } from './offers';
import type { Thing } from './things';
import { decided, empty, instead, lit, options, renewed, touch, type Hand } from './picks';
import { results, type Result } from './fight/results';

/** The width in pixels below which the table is drawn for a phone. */
const NARROW = 700;

/** Whether a hero is in the middle of a fight. */
export function isFighting({ step, fight }: Hero): boolean {
  if (typeof step === 'object') return 'penalty' in step && fight !== null;
  return step === 'prepare' || step === 'attack' || step === 'block';
}

/** Whether offers are those that were there before. */
const isSame = (offers: readonly Offer<Action>[], all: readonly PlacedOffer[]): boolean =>
  offers.length > 0 &&
  offers.length === all.length &&
  offers.every(({ text }, index) => all[index]?.text === text);

/** One table as one player sees and handles it. */
export class Desk {
  private hand = $state.raw<Hand>(empty([]));
  /** The width of the drawing, in pixels. */
  width = $state(1280);
  /** Which card of a choice is marked: `pay penalty` or `take wounds`. */
  marked = $state<string | null>(null);
  /** The face the die in hand could show that is looked at: lines lead to what it would hit. */
  aimed = $state<number | null>(null);
  /** The face of which several ways are shown. */
  opened = $state<number | null>(null);
  /** Whose fight is watched instead of the own one. */
  watched = $state<number | null>(null);
  /** The turn in which the player looked away from somebody else's fight. */
  private leftIn: number | null = null;
  /** Whether something was asked of the player before. */
  private wasNeeded = false;
  /** Of the current hand, what lights up. */
  private readonly lights = $derived(lit(this.hand));
  private readonly others = $derived(instead(this.hand));
  private readonly offered = $derived(
    new Set(this.hand.all.flatMap((it) => it.things.map(({ key }) => key))),
  );
  readonly options: readonly PlacedOffer[] = $derived(options(this.hand));
  /** The offer that was asked for as a hint, and the things it names. */
  readonly hinted: PlacedOffer | null = $derived.by(() => {
    const { hinted, offers } = this.props();
    const offer = offers.find(({ text }) => text === hinted);
    return offer ? placed(offer) : null;
  });
  /** What the die in hand can become. */
  readonly results: readonly Result[] = $derived.by(() => {
    if (this.die === null || !this.dieInHand?.value || !this.isFree(this.die)) return [];
    return results(this.hand.left, `die/${this.die}`);
  });
  /** What is left to choose beside the faces of a die. */
  readonly choices: readonly PlacedOffer[] = $derived(
    this.options.filter((it) => !this.dieInHand?.value || shownBy(it) === undefined),
  );
  readonly book: Book = $derived.by(() => new Book(this.props().printed));

  constructor(readonly props: () => GameProps<View, Action, Event>) {}

  get view(): View {
    return this.props().view;
  }

  /** What the rules add up to on the table. */
  get sums(): Sums {
    return this.props().sums as Sums;
  }

  /** The same for a hero. */
  sumsOf(hero: Hero): HeroSums | undefined {
    return this.sums.heroes[this.view.heroes.indexOf(hero)];
  }

  /** The seat that is drawn large: the watched one, mine, or whose turn it is. */
  get seat(): number {
    return this.watched ?? this.own;
  }

  /** My seat; for somebody who only watches, whose turn it is. */
  get own(): number {
    return this.props().seat ?? this.view.active;
  }

  /** Whether the hero that is drawn large is somebody else's. */
  get isWatching(): boolean {
    return this.props().seat === null || this.seat !== this.own;
  }

  /** What durations are multiplied with; 0 is at once. */
  get tempo(): number {
    return this.props().happening.tempo;
  }

  /** The die in hand. */
  get dieInHand(): Die | null {
    return this.die === null ? null : (this.hero.fight?.dice[this.die - 1] ?? null);
  }

  private isFree(die: number): boolean {
    return this.hero.fight?.dice[die - 1]?.state === 'free';
  }

  get hero(): Hero {
    const hero = this.view.heroes[this.seat] ?? this.view.heroes[0];
    if (!hero) throw new Error('a table without heroes');
    return hero;
  }

  /** Items of an opened chest: out of the way of own decisions until they are to be chosen from. */
  get chest(): readonly number[] {
    const { needed } = this.props();
    const isBusy = !this.isWatching && needed.includes(this.own) && this.hero.step !== 'idle';
    const isAsked = this.all.some((it) => it.action.type === 'take');
    return isBusy && !isAsked ? [] : this.view.chest;
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

  get left(): readonly PlacedOffer[] {
    return this.hand.left;
  }

  get all(): readonly PlacedOffer[] {
    return this.hand.all;
  }

  /** The number of the die in hand, counted from 1. */
  get die(): number | null {
    const die = this.hand.picked.find((it) => it.kind === 'die');
    return die?.kind === 'die' ? die.n : null;
  }

  isLit(thing: string): boolean {
    return !this.isWatching && (this.lights.has(thing) || this.others.has(thing));
  }

  isPicked(thing: string): boolean {
    return !this.isWatching && this.hand.picked.some(({ key }) => key === thing);
  }

  isHinted(thing: string): boolean {
    return !this.isWatching && (this.hinted?.things.some(({ key }) => key === thing) ?? false);
  }

  /** Asks why a thing cannot be used. */
  wonder(key: string, asked?: string | null): void {
    if (this.isWatching) return;
    const { whyNot } = this.props();
    if (asked) whyNot(asked);
    // Without the network there is no answer either.
    else
      this.guess(key).then(
        (text) => text && whyNot(text),
        () => undefined,
      );
  }

  /** The action that a touch of a thing is most likely meant for; what knows it comes when needed. */
  private async guess(key: string): Promise<string | null> {
    const { view, seat, book, hero, die } = this;
    const { drawn, question } = await import('./likely');
    const thing = drawn(view, seat, book).get(key);
    return thing ? question(thing, hero, book, die) : null;
  }

  /** Whether any offer names a thing, whatever is in hand. */
  isOffered(thing: string): boolean {
    return !this.isWatching && this.offered.has(thing);
  }

  /** Keys of things that can be picked next. */
  get lit(): ReadonlySet<string> {
    return this.lights;
  }

  /** Things that can be picked next. */
  get next(): readonly Thing[] {
    return this.hand.left.flatMap((it) => it.things).filter(({ key }) => this.lights.has(key));
  }

  /** Picks a thing up, puts it back, or does what is then fully said. */
  touch(thing: string): void {
    this.forget();
    const next = touch(this.hand, thing);
    const done = decided(next);
    if (done) this.act(done.text);
    else this.hold(next);
  }

  /** Does an offer. A die in hand stays there as long as something can be done with it. */
  act(text: string): void {
    this.marked = null;
    this.watched = null;
    this.forget();
    this.props().act(text);
  }

  /** Looks at no face in particular any more. */
  private forget(): void {
    this.aimed = null;
    this.opened = null;
  }

  /** Empties the hand. */
  drop(): void {
    this.forget();
    this.hold({ ...this.hand, picked: [], left: this.hand.all });
  }

  /** Watches the fight of another hero. */
  watch(seat: number): void {
    this.drop();
    this.watched = seat === this.own ? null : seat;
  }

  /** Looks away from the fight of another hero, for the rest of this turn. */
  leave(): void {
    this.leftIn = this.view.turn;
    this.watched = null;
  }

  /**
   * Something happened. The eye follows the dice: a fight of the hero whose turn it is is watched
   * while nothing is asked of the player, unless they looked away or want no motion.
   */
  follow(): void {
    const { view, seat, needed, happening } = this.props();
    if (seat === null) {
      this.watched = null;
      return;
    }
    const isNeeded = needed.includes(seat);
    // Something is asked anew. Whoever looks away from what is asked all the time goes on looking.
    if (isNeeded && !this.wasNeeded) this.watched = null;
    this.wasNeeded = isNeeded;
    if (isNeeded) return;
    const watched = this.watched === null ? null : view.heroes[this.watched];
    if (watched && !isFighting(watched)) this.watched = null;
    const active = view.heroes[view.active];
    const isTheirs = view.frame === 'turn' && view.active !== seat && active;
    if (happening.tempo > 0 && isTheirs && isFighting(isTheirs) && this.leftIn !== view.turn) {
      this.watched = view.active;
    }
  }

  /** New offers came; while only others play, what is in hand stays there. */
  renew(offers: readonly Offer<Action>[]): void {
    if (isSame(offers, this.hand.all)) return;
    const kept = this.hand.picked
      .filter((it) => (it.kind === 'die' ? this.isFree(it.n) : it.kind === 'item'))
      .map(({ key }) => key);
    const { draft } = this.props();
    this.hand = renewed(offers, kept.length > 0 ? kept : (draft?.picked ?? []));
  }

  /** Takes something into the hand; a page that is loaded anew finds it there. */
  private hold(hand: Hand): void {
    this.hand = hand;
    this.props().draft?.keep(hand.picked.map(({ key }) => key));
  }
}

/** Where the desk is kept among what drawings share. */
export const KEY = Symbol('sanctum desk');

/** Gives the desk to everything drawn inside. */
export function shareDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

/** The desk this is drawn on. */
export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

/** What the player has in hand: things touched, a menu, a payment. Everything comes from offers. */

import type { Color, TargetRef, View } from '../generated/bastion';
import type { Draft, Topic } from '../table/contract';
import { attacked } from './board/position';
import { COLOR_LIST, isSame, keyOf, targetId, type Thing } from './ids';
import {
  likelyAction,
  lit,
  renewed,
  thingsOf,
  touch,
  type BastionOffer,
  type Lit,
  type Pick,
} from './offers';
import { cycled, paymentsOf, proposed, type Payment } from './price/payment';
import { textOf } from './write';

/** What the hand needs of the table. */
export interface Held {
  readonly view: View;
  readonly offers: readonly BastionOffer[];
  readonly seat: number | null;
  readonly needed: readonly number[];
  readonly hinted: string | null;
  readonly act: (text: string) => void;
  readonly whyNot: (text: string) => void;
  readonly explain?: ((topic: Topic | null) => void) | undefined;
  readonly draft?: Draft | undefined;
}

/** A menu that is open: about which thing, and what it offers. */
interface Menu {
  readonly thing: Thing;
  readonly offers: readonly BastionOffer[];
}

/** Touching things until they make an offer. */
export class Hand {
  private touched = $state.raw<readonly string[]>([]);
  /** The text of the payment that was laid out by hand. */
  private chosen = $state.raw<string | null>(null);
  private set: readonly Color[] = [];
  menu = $state.raw<Menu | null>(null);

  readonly pick: Pick = $derived.by(() => {
    const { offers, view, seat } = this.table();
    return renewed({ touched: this.touched, offers: [] }, offers, view, seat);
  });
  readonly lit: ReadonlyMap<string, Lit> = $derived.by(() => {
    const { view, seat } = this.table();
    return lit(this.pick, view, seat);
  });
  /** The keys of the things of the offer that was hinted at. */
  readonly hinted: ReadonlySet<string> = $derived.by(() => {
    const { hinted, offers, view, seat } = this.table();
    const offer = offers.find(({ text }) => text === hinted);
    return new Set(offer ? thingsOf(offer.action, view, seat).map(keyOf) : []);
  });
  /** Every way to pay. */
  private readonly payments: readonly Payment[] = $derived.by(() => {
    const { view, seat, offers } = this.table();
    return offers.some(({ action }) => action.type === 'pay') ? paymentsOf(view, seat) : [];
  });
  /** The payment that is laid out; nothing if nothing is to be paid. */
  readonly payment: Payment | null = $derived.by(() => {
    const { view, seat, hinted } = this.table();
    const named = (text: string | null): Payment | undefined =>
      text === null ? undefined : this.payments.find((it) => it.text === text);
    const pool = seat === null ? undefined : view.heroes[seat]?.mana;
    return named(this.chosen) ?? named(hinted) ?? (pool ? proposed(this.payments, pool) : null);
  });
  /** Whether there are several ways to pay. */
  readonly mayChoose: boolean = $derived.by(() => this.payments.length > 1);
  /** Colours of which more or less can be paid. */
  readonly payable: ReadonlySet<Color> = $derived.by(() => {
    const [first, ...others] = this.payments;
    const differs = (color: Color): boolean =>
      others.some(({ mana }) => mana[color] !== first?.mana[color]);
    return new Set(COLOR_LIST.filter(differs));
  });

  constructor(private readonly table: () => Held) {}

  /** Begins another decision, or goes on with one that was begun before the page was loaded anew. */
  begin(): void {
    const picked = this.table().draft?.picked ?? [];
    this.menu = null;
    this.chosen = this.payments.find(({ text }) => picked.includes(text))?.text ?? null;
    this.touched = picked.filter((it) => it !== this.chosen);
    this.set = [];
  }

  /** Puts everything down. */
  clear(): void {
    this.touched = [];
    this.menu = null;
    this.keep();
  }

  /** Does an offer. */
  act(text: string): void {
    this.chosen = null;
    this.set = [];
    this.clear();
    this.table().act(text);
  }

  /** Touches a thing: it acts, leads on, opens a menu, or says why it does not. */
  touch(thing: Thing): void {
    const { view, seat, needed } = this.table();
    if (thing.kind === 'mana' && this.payable.has(thing.color)) {
      this.pay(thing.color);
      return;
    }
    this.menu = null;
    // Touching what is attacked once more pays for it.
    const target = attacked({ view });
    if (this.payment !== null && target !== null && isSame(thing, target)) {
      this.act(this.payment.text);
      return;
    }
    const result = touch(this.pick, thing, view, seat);
    if (result.kind === 'act') this.act(result.offer.text);
    else if (result.kind === 'narrow') this.take(result.pick.touched);
    else if (result.kind === 'menu') this.menu = { thing, offers: result.offers };
    else if (this.pick.touched.length > 0) this.take([]);
    else if (needed.includes(seat ?? -1)) this.why(thing);
  }

  /** Whether touching a thing leads anywhere. */
  isLit(thing: Thing): boolean {
    return this.lit.has(keyOf(thing));
  }

  /** Whether the game would choose a thing. */
  isHinted(thing: Thing): boolean {
    return this.hinted.has(keyOf(thing));
  }

  /** Touches a disc, if it can be paid or put down. */
  reach(color: Color): void {
    const thing = { kind: 'mana', color } as const;
    if (this.isLit(thing) || this.payable.has(color)) this.touch(thing);
  }

  /** Asks why a thing cannot be touched. */
  why(thing: Thing): void {
    const { view, seat, whyNot } = this.table();
    whyNot(textOf(likelyAction(thing, view, seat)));
  }

  /** Explains what a unit costs. */
  explain(target: TargetRef): void {
    this.table().explain?.(`price/${targetId(target)}`);
  }

  /** Pays one disc more of a colour; after the most there can be, the fewest. */
  private pay(color: Color): void {
    if (this.payment === null) return;
    this.set = [...this.set.filter((it) => it !== color), color];
    this.chosen = cycled(this.payments, this.payment, color, this.set.slice(0, -1)).text;
    this.keep();
  }

  private take(touched: readonly string[]): void {
    this.touched = touched;
    this.keep();
  }

  /** A reload loses nothing that is in hand. */
  private keep(): void {
    this.table().draft?.keep([...this.touched, ...(this.chosen === null ? [] : [this.chosen])]);
  }
}

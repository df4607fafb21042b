/** What the player has in hand: things touched, a menu, a payment. Everything comes from offers. */

import type { Color, View } from '../generated/bastion';
import type { Draft, Topic } from '../table/contract';
import { words } from '../store/choose';
import { attacked } from './prompt';
import { composable, cycled, paidBy, proposed } from './price/payment';
import { pricing } from './board/position';
import { lit, meant, renewed, thingsOf, touch, type Pick } from './offers';

/** What the hand needs of the table. */
export interface Held {
  readonly view: View;
  readonly offers: readonly string[];
  readonly seat: number | null;
  readonly needed: readonly number[];
  readonly hinted: string | null;
  readonly act: (text: string) => void;
  readonly whyNot: (text: string) => void;
  readonly explain?: ((topic: Topic | null) => void) | undefined;
  readonly draft?: Draft | undefined;
}

/** A menu that is open: about which thing, and what it offers. */
export interface Menu {
  readonly thing: string;
  readonly offers: readonly string[];
}

/** Whether the announced attack takes discs of any colours. */
function paysAnything(view: View): boolean {
  const target = attacked({ view });
  const price = target === null ? undefined : pricing(view, target).price;
  return view.action?.alchemy === true || (price !== undefined && price.any === price.total);
}

function isPayment(text: string): boolean {
  return words(text)[0] === 'pay';
}

/** Touching things until they make an offer. */
export class Hand {
  private touched = $state.raw<readonly string[]>([]);
  private chosen = $state.raw<string | null>(null);
  private set: readonly Color[] = [];
  menu = $state.raw<Menu | null>(null);

  readonly pick: Pick = $derived.by(() => {
    const { offers, view, seat } = this.table();
    return renewed({ touched: this.touched, offers: [] }, offers, view, seat);
  });
  readonly lit: ReadonlyMap<string, readonly string[]> = $derived.by(() => {
    const { view, seat } = this.table();
    return lit(this.pick, view, seat);
  });
  readonly hinted: ReadonlySet<string> = $derived.by(() => {
    const { hinted, view, seat } = this.table();
    return new Set(hinted === null ? [] : thingsOf(hinted, view, seat));
  });
  /** Every way to pay. */
  private readonly payments: readonly string[] = $derived.by(() => {
    const { offers, view, seat } = this.table();
    const pool = seat === null ? undefined : view.heroes[seat]?.mana;
    return pool ? composable(offers, pool, paysAnything(view)) : [];
  });
  /** The payment that is laid out; nothing if nothing is to be paid. */
  readonly payment: string | null = $derived.by(() => {
    const { view, seat, hinted } = this.table();
    if (this.chosen !== null && this.payments.includes(this.chosen)) return this.chosen;
    if (hinted !== null && this.payments.includes(hinted)) return hinted;
    const pool = seat === null ? undefined : view.heroes[seat]?.mana;
    return pool ? proposed(this.payments, pool) : null;
  });
  /** Colours of which more or less can be paid. */
  readonly payable: ReadonlySet<Color> = $derived.by(() => {
    const payments = this.payments.map(paidBy);
    const [first] = payments;
    const colors = first ? (Object.keys(first) as Color[]) : [];
    return new Set(colors.filter((it) => payments.some((paid) => paid[it] !== first?.[it])));
  });

  constructor(private readonly table: () => Held) {}

  /** Begins another decision, or goes on with one that was begun before the page was loaded anew. */
  begin(): void {
    const picked = this.table().draft?.picked ?? [];
    this.menu = null;
    this.touched = picked.filter((it) => !isPayment(it));
    this.chosen = picked.find(isPayment) ?? null;
    this.set = [];
  }

  /** Puts everything down. */
  clear(): void {
    this.touched = [];
    this.menu = null;
    this.keep();
  }

  /** Does an offer. */
  act(offer: string): void {
    this.chosen = null;
    this.set = [];
    this.clear();
    this.table().act(offer);
  }

  /** Touches a thing: it acts, leads on, opens a menu, or says why it does not. */
  touch(thing: string): void {
    const { view, seat, needed } = this.table();
    const color = /^mana\/(\w+)$/.exec(thing)?.[1] as Color | undefined;
    if (color && this.payable.has(color)) {
      this.pay(color);
      return;
    }
    this.menu = null;
    // Touching what is attacked once more pays for it.
    if (this.payment !== null && thing === attacked({ view })) {
      this.act(this.payment);
      return;
    }
    const result = touch(this.pick, thing, view, seat);
    if (result.kind === 'act') this.act(result.offer);
    else if (result.kind === 'narrow') this.take(result.pick.touched);
    else if (result.kind === 'menu') this.menu = { thing, offers: result.offers };
    else if (this.pick.touched.length > 0) this.take([]);
    else if (needed.includes(seat ?? -1)) this.why(thing);
  }

  /** Touches a disc, if it can be paid or put down. */
  reach(thing: string): void {
    const color = thing.split('/')[1] as Color;
    if (this.lit.has(thing) || this.payable.has(color)) this.touch(thing);
  }

  /** Asks why a thing cannot be touched. */
  why(thing: string): void {
    const { view, seat, whyNot } = this.table();
    whyNot(meant(thing, view, seat));
  }

  /** Explains what a unit costs. */
  explain(target: string): void {
    this.table().explain?.(`price/${target}`);
  }

  /** Pays one disc more of a colour; after the most there can be, the fewest. */
  private pay(color: Color): void {
    if (this.payment === null) return;
    this.set = [...this.set.filter((it) => it !== color), color];
    this.chosen = cycled(this.payments, this.payment, color, this.set.slice(0, -1));
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

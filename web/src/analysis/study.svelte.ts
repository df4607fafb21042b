/** A finished game with its analysis, and what is needed to name things. */

import { SvelteMap } from 'svelte/reactivity';

import type { Analysis, Progress, TableInfo } from '../generated/protocol';
import { api } from '../net/api';
import { session } from '../store/session.svelte';
import type { Naming } from '../game-module';
import { loadNaming, loadPrinted } from '../table/game';
import type { Printed } from '../table/contract';
import { seatCrest, seatLabel } from '../table/seats/seats';
import { t } from '../words/words.svelte';
import { chanceWords } from './chance';

/** Milliseconds between two polls for the analysis. */
const ASKS_EVERY = 700;

/** A finished game with its analysis. */
export class Study {
  table = $state.raw<TableInfo | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  progress = $state.raw<Progress | null>(null);
  failure = $state.raw<unknown>(null);
  private naming = $state.raw<Naming | null>(null);
  private printed = $state.raw<Printed | null>(null);
  /** The table as it was after a step; null while it is asked for. */
  private readonly views = new SvelteMap<number, unknown>();
  private readonly wanted: number[] = [];
  private isFetching = false;
  private isOver = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    void this.begin();
  }

  /** The reader's seats. */
  readonly yours = $derived.by(() => {
    const me = session.me?.id;
    const seats = this.table?.seats ?? [];
    return seats.flatMap((it, seat) => (it.kind === 'person' && it.player === me ? [seat] : []));
  });

  /** Begins again after something failed. */
  async begin(): Promise<void> {
    this.failure = null;
    try {
      await session.signIn();
      const table = await api.table(this.id);
      const [naming, printed] = await Promise.all([loadNaming(table.game), loadPrinted(this.id)]);
      this.table = table;
      this.naming = naming;
      this.printed = printed;
      await this.ask();
    } catch (reason) {
      if (!this.isOver) this.failure = reason;
    }
  }

  /** Stops asking. */
  end(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  /** The name of a player. */
  who(seat: number): string {
    return this.table ? seatLabel(this.table, this.anyView, seat) : '';
  }

  /** The crest of a player's hero. */
  crest(seat: number): ReturnType<typeof seatCrest> {
    return seatCrest(this.anyView, seat);
  }

  /** What an action is called at a moment; null while the moment is not known. */
  nameOffer(action: string, moment: number | null, seat: number): string | null {
    const view = this.viewAt(moment);
    if (!view || !this.naming || !this.printed) return null;
    return this.naming.nameOffer(action, view, this.printed, seat);
  }

  /** What a thing is called at a moment. */
  nameThing(thing: string, moment: number | null, seat: number | null): string {
    const view = this.viewAt(moment) ?? this.anyView;
    if (!view || !this.naming || !this.printed) return thing;
    return this.naming.nameThing(thing, view, this.printed, seat);
  }

  /** What chance did at a moment, in words; null while the moment is not known. */
  nameChance(outcome: string, moment: number | null, seat: number | null): string | null {
    if (!this.viewAt(moment)) return null;
    return chanceWords(outcome, (thing) => this.nameThing(thing, moment, seat));
  }

  /** Asks for the table as it was at a moment, to name what was done there. */
  want(moment: number | null): void {
    if (moment === null || this.views.has(moment) || this.wanted.includes(moment)) return;
    this.wanted.push(moment);
    void this.fetch();
  }

  /** Where the replay of a moment is. */
  linkTo(moment: number | null): string {
    return `#/table/${this.id}${moment === null ? '' : `/at/${moment}`}`;
  }

  private viewAt(moment: number | null): unknown {
    return moment === null ? this.anyView : this.views.get(moment);
  }

  private get anyView(): unknown {
    return [...this.views.values()].find((it) => it !== null) ?? null;
  }

  private async ask(): Promise<void> {
    const answer = await api.analysis(this.id);
    if (this.isOver) return;
    if ('course' in answer) {
      this.analysis = answer;
      return;
    }
    this.progress = answer;
    this.timer = setTimeout(() => {
      this.ask().catch((reason: unknown) => (this.failure = reason));
    }, ASKS_EVERY);
  }

  /** One moment after another: the server plays the game again for each. */
  private async fetch(): Promise<void> {
    if (this.isFetching) return;
    this.isFetching = true;
    for (let moment = this.wanted[0]; moment !== undefined && !this.isOver;) {
      const view = await api.moment(this.id, moment, null).then(
        (it) => it.view,
        () => null,
      );
      // What cannot be had is named by what is known of another moment.
      this.views.set(moment, view ?? this.anyView);
      this.wanted.shift();
      moment = this.wanted[0];
    }
    this.isFetching = false;
  }
}

/** What stands where a name is still on its way. */
export const pending = (): string => t('analysis-pending');

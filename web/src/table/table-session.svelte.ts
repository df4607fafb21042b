/** One player's session at a table: its state, what is on screen, and the open panels. */

import type { GameName, Player } from '../generated/protocol';
import { api } from '../net/api';
import { draftOf, keepDraft, type Decision } from '../store/draft';
import { adviceOf, type Advice } from '../opinions/advice';
import { alsoNeeded, otherNeeded, passTo } from '../store/hotseat';
import { isMyTurn, isSameDecision } from '../store/table';
import { t, words } from '../words/words.svelte';
import { TableClient } from './client.svelte';
import type { Draft, GameProps, Printed, Prompt, Topic } from './contract';
import type { Game } from '../game-module';
import { gameModule } from '../games';
import { loadGame, loadPrinted } from './game';
import { Replay } from './playback/replay.svelte';
import { seatLabel } from './seats/seats';
import { Playback } from './playback/playback.svelte';
import { chronicleLines, type Remembered, type NarrateEvent } from './chronicle/chronicle';

/** A panel beside the board. */
export type Side = 'chronicle' | 'chat' | 'table' | 'rules' | 'words' | 'explain';

/** A shared empty list, so that drawings do not update without need. */
const NONE: readonly never[] = [];

/** One player's session at a table. */
export class TableSession {
  readonly client: TableClient;
  readonly playback = new Playback((events) => this.game?.lasts(events) ?? 0);
  replay = $state.raw<Replay>(this.newReplay());
  game = $state.raw<Game | null>(null);
  printed = $state.raw<Printed | null>(null);
  prompt = $state.raw<Prompt>({ sentence: '' });
  side = $state<Side | null>(null);
  /** The rule the panel of rules shows. */
  rule = $state<string | null>(null);
  /** What the panel of explanations is about; null for what happened last. */
  topic = $state<Topic | null>(null);
  /** Something that failed, in words. */
  failure = $state.raw<unknown>(null);
  /** Players this player has muted. */
  mutes = $state.raw<readonly Player[]>([]);
  /** The seat of the last person who took the device. */
  private held = $state<number | null>(null);
  /** The seat the device is passed to although its holder could go on. */
  private called = $state<number | null>(null);
  /** The latest step when the table was opened; later steps are news. */
  openedAt = 0;

  /** The table as it is on the screen. */
  readonly shown = $derived.by(() => this.playback.of(this.client.state));
  readonly table = $derived(this.shown.table);
  readonly play = $derived(this.shown.play);
  readonly kind = $derived(this.shown.table?.game ?? null);
  /** Whether later steps wait to be shown. */
  readonly isBehind = $derived.by(() => this.shown.number < this.client.state.number);
  readonly isOver = $derived(
    this.table !== null && this.table.state !== 'open' && this.table.state !== 'running',
  );
  /**
   * Whether the decision has changed since the shown step. Then nothing can be done before the
   * screen catches up. Steps of others need not be waited for.
   */
  readonly isLate = $derived.by(
    () => this.isBehind && !isSameDecision(this.shown, this.client.state),
  );
  readonly isMine = $derived(!this.isLate && isMyTurn(this.shown));
  /** The seat the device has to be passed to before anything is shown. */
  readonly passing = $derived(
    this.kind !== null && gameModule(this.kind).hasSecrets
      ? (this.called ?? passTo(this.shown, this.held))
      : null,
  );
  /** Other seats of this device that could play now as well. */
  readonly alsoNeeded = $derived(this.isLate || this.isOver ? NONE : alsoNeeded(this.shown));
  /** The other seat of this device whose turn it is, where nothing is secret. */
  readonly other = $derived(
    this.kind === null || gameModule(this.kind).hasSecrets || this.isBehind
      ? null
      : otherNeeded(this.shown),
  );
  private readonly remembered = $derived.by((): Remembered => {
    // In another language everything is narrated again.
    void words.language;
    void this.game;
    return new WeakMap();
  });
  /** The lines of the log. */
  readonly lines = $derived.by(() => {
    const { game, printed, table, play, shown } = this;
    if (!game || !printed || !table || !play) return [];
    const narrate: NarrateEvent = (event, view, at) => game.narrate(event, view, at, printed);
    const stepWords = {
      takenBack: (seat: number) => t('told-taken-back', { who: seatLabel(table, play.view, seat) }),
      rolledBack: () => t('told-rolled-back'),
    };
    return chronicleLines(shown.history, narrate, play.view, table, stepWords, this.remembered);
  });
  /** The requested hint. */
  private readonly hint = $derived.by(() => (this.isLate ? null : this.client.hint));
  /** The same in words. */
  readonly advice = $derived.by((): Advice | null => {
    const { hint, game, printed, kind, play } = this;
    if (!hint || !game || !printed || !kind || !play) return null;
    const { view, seat, offers } = play;
    const name = (text: string): string => {
      const offer = offers.find((it) => it.text === text);
      return offer ? game.nameOffer(offer, view, printed, seat) : text;
    };
    return adviceOf(hint, {
      name: (action) => this.labelOf(action) ?? name(action ?? ''),
      nameThing: (thing) => game.nameThing(thing, view, printed, seat),
      measure: gameModule(kind).measure,
    });
  });
  /** The choice the coach of a lesson marks on the board. */
  taught = $state<string | null>(null);
  /** Whether hints are shown in full. */
  isHintOpen = $state(false);
  /** A choice of the hint the player looks at, and the decision it belongs to. */
  private looked = $state.raw<{ decision: number; action: string | null } | null>(null);
  /** The choice that is marked on the board. */
  readonly marked = $derived.by((): string | null => {
    if (!this.hint) return this.taught;
    return this.looked?.decision === this.hint.decision ? this.looked.action : this.hint.action;
  });
  /** The props of the game's drawing; null until everything is there. */
  readonly given = $derived.by((): GameProps<unknown, unknown, unknown> | null => {
    const { printed, table, play, shown, replay } = this;
    if (!printed || !table || !play || this.passing !== null) return null;
    const { at, moment } = replay;
    const isNow = at === null && !this.isLate;
    const { view, sums } = moment ?? play;
    if (!view) return null;
    return {
      view,
      sums,
      offers: isNow ? play.offers : NONE,
      seat: play.seat,
      needed: at === null ? play.needed : NONE,
      table,
      history: moment
        ? shown.history.filter((step) => step.number <= moment.number)
        : shown.history,
      happening: replay.happening ?? this.playback.happening,
      hinted: isNow ? this.marked : null,
      printed,
      act: (text) => this.client.act(text),
      whyNot: (text) => this.client.whyNot(text),
      explain: (topic) => this.explain(topic),
      prompt: (prompt) => (this.prompt = prompt),
      draft: isNow && play.offers.length > 0 ? this.draft : undefined,
    };
  });
  private readonly decision = $derived(this.play?.decision ?? 0);
  private readonly seat = $derived(this.play?.seat ?? null);
  private readonly draft = $derived.by((): Draft => {
    const which: Decision = { table: this.id, seat: this.seat, decision: this.decision };
    return {
      get picked() {
        return draftOf(sessionStorage, which);
      },
      keep: (picked) => keepDraft(sessionStorage, which, picked),
    };
  });

  constructor(private readonly id: string) {
    this.client = new TableClient(id, {
      step: (state, isOwn) => this.playback.step(state, isOwn),
      jump: (state) => {
        this.openedAt ||= state.number;
        this.playback.jump(state);
      },
    });
    // The server already filters muted players; the page only needs their names.
    api.mutes().then(
      (list) => (this.mutes = list),
      () => undefined,
    );
  }

  /** Loads what a game needs to be drawn. */
  load(kind: GameName): void {
    Promise.all([loadGame(kind), loadPrinted(this.id)]).then(
      ([game, printed]) => {
        this.game = game;
        this.printed = printed;
      },
      (reason: unknown) => (this.failure = reason),
    );
  }

  /** A person takes the device for this seat. */
  take(seat: number): void {
    this.held = seat;
    this.called = null;
    this.replay.pause();
    this.replay = this.newReplay();
    this.side = null;
    this.prompt = { sentence: '' };
    if (this.client.state.play?.seat !== seat) this.client.lookAfresh(seat);
  }

  /** Passes the device to another seat that could play now as well. */
  passTo(seat: number): void {
    if (this.kind !== null && gameModule(this.kind).hasSecrets) this.called = seat;
    else this.turnTo(seat);
  }

  /** Turns to another seat of this device; nothing is hidden. */
  turnTo(seat: number): void {
    this.replay = this.newReplay();
    this.client.look(seat);
  }

  /** Opens a panel, or closes it if it is open. */
  toggle(side: Side): void {
    this.side = this.side === side ? null : side;
    if (side === 'rules') this.rule = null;
    if (side === 'explain') this.topic = null;
  }

  /** Opens the book of rules at a rule. */
  openRule(rule: string): void {
    this.rule = rule;
    // The panel says it all, and would lie over the answer.
    this.client.why = null;
    this.client.refusal = null;
    this.side = 'rules';
  }

  /** Explains what happened, or what a number is made of. */
  explain(topic: Topic | null): void {
    this.topic = topic;
    this.side = 'explain';
  }

  /** Requests a hint; the words for its reasons are loaded before the answer. */
  askHint(): void {
    const ask = (): void => this.client.askHint();
    words.need('reasons').then(ask, ask);
  }

  /** Marks a choice of the hint on the board. */
  mark(action: string | null): void {
    if (this.hint) this.looked = { decision: this.hint.decision, action };
  }

  /** Mutes or unmutes a player. */
  mute(player: Player, isMuted: boolean): void {
    this.mutes = this.mutes.filter((it) => it.id !== player.id);
    if (isMuted) this.mutes = [...this.mutes, player];
    void this.client.ask({ type: 'mute', player: player.id, muted: isMuted });
  }

  end(): void {
    this.replay.pause();
    this.playback.end();
    this.client.end();
  }

  /** What the button for an action says, if there is one; null for an action on the board. */
  private labelOf(action: string | null): string | null {
    if (action === null) return t('hint-wait');
    const deeds = [this.prompt.primary, ...(this.prompt.more ?? [])];
    return deeds.find((it) => it?.offer === action)?.label ?? null;
  }

  private newReplay(): Replay {
    return new Replay({
      fetch: (number) => api.moment(this.id, number, this.client.state.play?.seat ?? null),
      lasts: (events) => this.game?.lasts(events) ?? 0,
      latest: () => this.client.state.number,
      failed: (reason) => (this.failure = reason),
    });
  }
}

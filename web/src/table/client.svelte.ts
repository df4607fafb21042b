/** A table over the network: its state, and all requests. */

import type { Command, Message } from '../generated/protocol';
import { Connection, type ConnectionState } from '../net/socket';
import { forgotten } from '../store/hotseat';
import { isMyTurn, reduce, unknown, type TableState } from '../store/table';
import { again, bordered, did, fresh, redid, tookBack, type Trail } from './trail';

/** Why something cannot be done, as the server says. */
export type WhyNot = Extract<Message, { type: 'why_not' }>;
/** A request that was refused, as the server says. */
export type Refusal = Extract<Message, { type: 'refused' }>['error'];
/** What the game would do, as the server says. */
export type Hint = Extract<Message, { type: 'hint' }>;

type Answer = Extract<Message, { type: 'done' | 'refused' | 'why_not' | 'hint' | 'table' }>;

/** A listener to the steps of a table. */
export interface Follower {
  /** One more step; `isOwn` if it was requested here. */
  step: (state: TableState, isOwn: boolean) => void;
  /** The whole table, after much may have happened. */
  jump: (state: TableState) => void;
}

/** Refusals that only mean the table has moved on meanwhile. */
const QUIET = new Set(['stale_decision', 'nothing_to_take_back']);

/** A connection to one table. */
export class TableClient {
  state = $state.raw<TableState>(unknown);
  link = $state<ConnectionState>('connecting');
  trail = $state.raw<Trail>(fresh);
  why = $state.raw<(WhyNot & { about: string }) | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint | null>(null);
  isThinking = $state(false);

  private readonly connection: Connection<Message>;
  private readonly waiting = new Map<number, (answer: Answer | null) => void>();
  private requests = 0;
  private seat: number | null = null;
  private acted = -1;
  /** How many actions of this client are on their way. */
  private acting = 0;

  constructor(
    private readonly id: string,
    private readonly follower: Follower,
  ) {
    this.connection = new Connection<Message>({
      path: () => this.path(),
      heard: (message) => this.heard(message),
      changed: (link) => this.changed(link),
    });
  }

  /** Ends the connection. */
  end(): void {
    this.connection.end();
  }

  /** Takes an offer. A second click on the same decision does nothing. */
  act(text: string): void {
    const { play } = this.state;
    if (!play || play.seat === null || this.acted === play.decision) return;
    const isAgain = again(this.trail, play.offers) === text;
    this.acted = play.decision;
    this.refusal = null;
    this.why = null;
    void this.submit({ type: 'act', seat: play.seat, decision: play.decision, text }).then(
      (answer) => {
        this.acted = -1;
        if (answer?.type !== 'done') return;
        const trail = isAgain ? redid(this.trail) : did(this.trail, text);
        this.trail = bordered(trail, this.state.play?.may_take_back ?? false);
      },
    );
  }

  /** Takes back the latest action. */
  takeBack(): void {
    const { play } = this.state;
    if (!play?.may_take_back || play.seat === null) return;
    // The step arrives before the answer and may already close the take-back window, so remember
    // the trail.
    const before = this.trail;
    const { seat, decision } = play;
    void this.submit({ type: 'take_back', seat, decision }).then((answer) => {
      if (answer?.type !== 'done') return;
      this.trail = bordered(tookBack(before), this.state.play?.may_take_back ?? false);
    });
  }

  /** Does again what was taken back. */
  redo(): void {
    const text = this.state.play && again(this.trail, this.state.play.offers);
    if (text) this.act(text);
  }

  /** Asks to go back further than the rules allow. */
  askBack(): void {
    const seat = this.state.play?.seat;
    if (seat !== null && seat !== undefined)
      void this.ask({ type: 'ask_roll_back', seat, to: null });
  }

  /** Asks why something cannot be done. */
  whyNot(text: string): void {
    const seat = this.state.play?.seat;
    if (seat === null || seat === undefined) return;
    void this.ask({ type: 'why_not', seat, text }).then((answer) => {
      if (answer?.type === 'why_not' && !answer.allowed) this.why = { ...answer, about: text };
    });
  }

  /** Asks what the game would do. */
  askHint(): void {
    const seat = this.state.play?.seat;
    if (seat === null || seat === undefined || !isMyTurn(this.state) || this.isThinking) return;
    this.isThinking = true;
    this.refusal = null;
    void this.ask({ type: 'hint', seat }).then((answer) => {
      this.isThinking = false;
      if (answer?.type !== 'hint') return;
      if (answer.decision === this.state.play?.decision) this.hint = answer;
      // Another player acted meanwhile, and I still have to decide.
      else this.askHint();
    });
  }

  /** Looks through the eyes of another seat. */
  look(seat: number): void {
    this.seat = seat;
    this.trail = fresh;
    void this.ask({ type: 'look', seat });
  }

  /** Another seat gets the device; nothing stays of what the seat before it knew. */
  lookAfresh(seat: number): void {
    this.seat = seat;
    this.trail = fresh;
    this.why = null;
    this.hint = null;
    this.state = forgotten(this.state);
    this.connection.again();
  }

  /** Asks the server for something; the answer, or nothing if the connection was lost. */
  ask(command: Command): Promise<Answer | null> {
    const id = ++this.requests;
    return new Promise((resolve) => {
      if (!this.connection.send({ id, ...command })) {
        resolve(null);
        return;
      }
      this.waiting.set(id, resolve);
    });
  }

  private async submit(command: Command): Promise<Answer | null> {
    this.acting += 1;
    const answer = await this.ask(command);
    this.acting -= 1;
    return answer;
  }

  private path(): string {
    const query = new URLSearchParams();
    if (this.seat !== null) query.set('seat', String(this.seat));
    // At first from the beginning: the log covers the whole game.
    query.set('resume', String(this.state.number));
    return `/api/tables/${this.id}/ws?${query}`;
  }

  private heard(message: Message): void {
    const before = this.state;
    this.state = reduce(before, message, Date.now());
    if (this.state.gap && !before.gap) this.connection.again();
    if (message.type === 'step' || message.type === 'table') this.moved(before, message.type);
    if (message.type === 'refused' && !QUIET.has(message.error.code)) this.refusal = message.error;
    if ('id' in message && message.id !== undefined) {
      const resolve = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      resolve?.(message as Answer);
    }
  }

  private moved(before: TableState, type: 'step' | 'table'): void {
    if (isMyTurn(before) && !isMyTurn(this.state)) this.why = null;
    if (before.play?.decision !== this.state.play?.decision) this.hint = null;
    this.trail = bordered(this.trail, this.state.play?.may_take_back ?? false);
    if (type === 'table') this.follower.jump(this.state);
    else if (this.state.number > before.number) this.follower.step(this.state, this.acting > 0);
  }

  private changed(link: ConnectionState): void {
    this.link = link;
    if (link === 'open') return;
    // Requests sent over a lost connection get no answer.
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
  }
}

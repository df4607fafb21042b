/**
 * What a client knows of a table: a function of the messages it heard. No DOM, no network.
 */

import type {
  Asked,
  Events,
  Line,
  Message,
  Play,
  Presence,
  TableInfo,
} from '../generated/protocol';

/** A table as this client knows it. */
export interface TableState {
  /** The number of the latest step; 0 before the first message. */
  readonly number: number;
  readonly table: TableInfo | null;
  readonly you: string;
  readonly yours: readonly number[];
  readonly play: Play | null;
  readonly presence: Presence;
  readonly chat: readonly Line[];
  /** What happened, oldest first. */
  readonly history: readonly Events[];
  /** When the clocks were as `play.clocks` says, by the clock of this machine. */
  readonly clocksAt: number;
  /** Why the server ended the connection, if it did. */
  readonly closing: string | null;
  /** A step was missed: reconnect. */
  readonly gap: boolean;
}

/** The state before the first message. */
export const unknown: TableState = {
  number: 0,
  table: null,
  you: '',
  yours: [],
  play: null,
  presence: { online: [], watching: 0 },
  chat: [],
  history: [],
  clocksAt: 0,
  closing: null,
  gap: false,
};

/** What is kept of chat and history. */
const KEPT = 2000;

/** The table after a message; `now` is the time of this machine. */
export function reduce(state: TableState, message: Message, now: number): TableState {
  switch (message.type) {
    case 'table':
      return {
        ...state,
        number: message.number,
        table: message.table,
        you: message.you,
        yours: message.yours,
        play: message.play,
        presence: message.presence,
        chat: message.chat ? merged(state.chat, message.chat) : state.chat,
        history: added(state.history, message.missed),
        clocksAt: now - (message.now - message.table.changed_at),
        closing: null,
        gap: false,
      };
    case 'step': {
      if (message.number <= state.number) return state;
      if (message.number > state.number + 1) return { ...state, gap: true };
      const { number, at, events, because, taken_back, rolled_back } = message;
      const step: Events = { number, at, events };
      if (because !== undefined) step.because = because;
      if (taken_back !== undefined) step.taken_back = taken_back;
      if (rolled_back !== undefined) step.rolled_back = rolled_back;
      return {
        ...state,
        number,
        table: message.table ?? state.table,
        yours: message.yours,
        play: message.play,
        history: added(state.history, [step]),
        clocksAt: now,
      };
    }
    case 'said': {
      const { line, at, room, player, name, text } = message;
      return { ...state, chat: merged(state.chat, [{ line, at, room, player, name, text }]) };
    }
    case 'presence':
      return { ...state, presence: { online: message.online, watching: message.watching } };
    case 'closing':
      return { ...state, closing: message.reason };
    case 'done':
    case 'refused':
    case 'why_not':
    case 'hint':
      return state;
  }
}

function added(history: readonly Events[], more: readonly Events[]): readonly Events[] {
  const last = history.at(-1)?.number ?? 0;
  const fresh = more.filter((step) => step.number > last);
  return fresh.length === 0 ? history : [...history, ...fresh].slice(-KEPT);
}

function merged(chat: readonly Line[], more: readonly Line[]): readonly Line[] {
  const known = new Set(chat.map((line) => line.line));
  const fresh = more.filter((line) => !known.has(line.line));
  return [...chat, ...fresh].sort((a, b) => a.line - b.line).slice(-KEPT);
}

/** Whether the game waits for this client. */
export function isMyTurn(state: TableState): boolean {
  const seat = state.play?.seat ?? null;
  return seat !== null && (state.play?.needed.includes(seat) ?? false);
}

/** Whether the same seat looks at both and has the same to decide: only others went on. */
export function isSameDecision(before: TableState, now: TableState): boolean {
  return (
    isMyTurn(before) &&
    isMyTurn(now) &&
    before.play?.seat === now.play?.seat &&
    before.play?.decision === now.play?.decision
  );
}

/** A question to one of my seats: may we go back? */
export function askedOfMe(state: TableState): { question: Asked; seat: number } | null {
  const question = state.play?.asked;
  const seat = question?.open.find((it) => state.yours.includes(it));
  return question && seat !== undefined ? { question, seat } : null;
}

/** Milliseconds left for a seat, now. */
export function timeLeft(state: TableState, seat: number, now: number): number | null {
  const clock = state.play?.clocks?.find((it) => it.seat === seat);
  if (!clock) return null;
  return Math.max(0, clock.left - (clock.runs ? now - state.clocksAt : 0));
}

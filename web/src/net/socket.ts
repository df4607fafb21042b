/** A WebSocket that reconnects automatically. */

import type { CloseReason } from '../generated/protocol';

/** The state of a connection. */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'ended';

/** The callbacks of a connection. */
export interface ConnectionHandlers<M> {
  /** The path to connect to; read on every attempt, so that it can say where to resume. */
  path(): string;
  heard(message: M): void;
  changed(link: ConnectionState): void;
}

/** Waits between attempts, in milliseconds; the last one repeats. */
const WAITS = [200, 500, 1000, 2000, 4000, 8000];
/** Close reasons after which reconnecting is pointless. */
const FINAL: ReadonlySet<CloseReason> = new Set<CloseReason>([
  'not_allowed',
  'frozen',
  'gone',
  'unreadable',
  'not_text',
]);

/** A WebSocket that reconnects automatically, with growing pauses. */
export class Connection<M extends { type: string }> {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private ended = false;

  constructor(private readonly handlers: ConnectionHandlers<M>) {
    this.open();
    globalThis.addEventListener?.('online', this.now);
    globalThis.document?.addEventListener('visibilitychange', this.now);
  }

  /** Sends a message if connected. */
  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Ends it for good. */
  end(): void {
    this.ended = true;
    if (this.timer) clearTimeout(this.timer);
    globalThis.removeEventListener?.('online', this.now);
    globalThis.document?.removeEventListener('visibilitychange', this.now);
    this.socket?.close();
    this.handlers.changed('ended');
  }

  /**
   * Drops the connection and reconnects at once: a step was missed, or the whole table is wanted.
   */
  again(): void {
    const { socket } = this;
    if (this.ended || !socket) return;
    // Ignore further messages of the old socket.
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
    this.open();
  }

  /** Reconnects at once: the network is back, or the page is visible again. */
  private readonly now = (): void => {
    if (this.ended || this.socket) return;
    if (this.timer) clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    this.handlers.changed('connecting');
    const base = location.origin.replace(/^http/, 'ws');
    const socket = new WebSocket(base + this.handlers.path());
    this.socket = socket;
    socket.onopen = () => {
      this.attempts = 0;
      this.handlers.changed('open');
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as M & { reason?: CloseReason };
      if (message.type === 'closing' && message.reason && FINAL.has(message.reason))
        this.ended = true;
      this.handlers.heard(message);
    };
    socket.onclose = () => this.closed();
  }

  private closed(): void {
    this.socket = null;
    if (this.ended) {
      this.handlers.changed('ended');
      return;
    }
    const wait = WAITS[Math.min(this.attempts, WAITS.length - 1)] ?? 1000;
    this.attempts += 1;
    this.handlers.changed('waiting');
    this.timer = setTimeout(() => this.open(), wait);
  }
}

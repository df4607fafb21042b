/**
 * What a page hears and says: kept beside its WebSocket, so that a test knows what is offered and
 * what a click sent without guessing from the time that passed.
 */

import type { BrowserContext, Page } from '@playwright/test';

import type { Message, Opinion, Play, TableInfo } from '../src/generated/protocol';

/** What a page heard and said at the table it shows. */
export interface Spied {
  /** The number of the latest step. */
  number: number;
  table: TableInfo | null;
  play: Play | null;
  yours: number[];
  /** The latest hint, and which decision it is about. */
  hint: { decision: number; action: string | null; opinions: Opinion[] } | null;
  /** Everything that was asked of the server, as it was sent. */
  sent: { type: string; text?: string }[];
  /** Codes of refusals. */
  refused: string[];
}

declare global {
  // A global name that the page does not know.
  var battlementSpy: Spied;
}

/** Listens in every page of a context from now on. */
export async function spyOn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const spied: Spied = {
      number: 0,
      table: null,
      play: null,
      yours: [],
      hint: null,
      sent: [],
      refused: [],
    };
    globalThis.battlementSpy = spied;
    globalThis.WebSocket = class extends WebSocket {
      private readonly isTable: boolean;
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.isTable = String(url).includes('/api/tables/');
        if (!this.isTable) return;
        this.addEventListener('message', (event: MessageEvent<string>) => {
          const message = JSON.parse(event.data) as Message;
          if (message.type === 'table' || message.type === 'step') {
            spied.number = message.number;
            spied.table = message.table ?? spied.table;
            spied.play = message.play;
            spied.yours = message.yours;
          } else if (message.type === 'hint') {
            const { decision, action, opinions } = message;
            spied.hint = { decision, action, opinions };
          } else if (message.type === 'refused') {
            spied.refused.push(message.error.code);
          }
        });
      }
      override send(data: string): void {
        if (this.isTable) spied.sent.push(JSON.parse(data) as { type: string });
        super.send(data);
      }
    };
  });
}

/** What a page heard and said so far. */
export function spied(page: Page): Promise<Spied> {
  return page.evaluate(() => globalThis.battlementSpy);
}

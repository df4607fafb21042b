/**
 * Somebody who plays for a visitor without the page, to come to a moment quickly: in the visitor's
 * name, over a connection of its own, with what the game itself would do.
 */

import type { BrowserContext, Cookie, Page } from '@playwright/test';

import type { Created, Message, NewTable, Play } from '../src/generated/protocol';

/** Where to stop: as soon as one of these is so. */
export interface Until {
  /** So many turns are finished. */
  turns?: number;
  /** One of my heroes is in this step of Sanctum. */
  step?: string;
  /** The table of Sanctum is in this frame. */
  frame?: string;
}

/** Makes a table in the name of a visitor; its id. */
export async function makeTable(page: Page, table: Partial<NewTable>): Promise<Created> {
  return page.evaluate(async (wanted) => {
    await fetch('/api/me', { method: 'POST' });
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Created;
  }, table);
}

/** A whole game of two that bots play in the name of a visitor, from the set-up to its end. */
export interface Finished {
  game: NewTable['game'];
  options?: NewTable['options'];
  /** Who plays the visitor's seat; the other one is easy. */
  level: string;
}

/** Games that bots have finished in this process, and who may look at them. Nobody changes them. */
const known = new Map<string, { table: string; cookies: Cookie[] }>();

/** A whole game that bots have played in the name of the visitor; the id of its table. */
export async function finishedTable(page: Page, finished: Finished): Promise<string> {
  const key = new URL(page.url()).origin + JSON.stringify(finished);
  const before = known.get(key);
  if (before) {
    await page.context().addCookies(before.cookies);
    return before.table;
  }
  const table = await playToTheEnd(page, finished);
  known.set(key, { table, cookies: await page.context().cookies() });
  return table;
}

async function playToTheEnd(page: Page, finished: Finished): Promise<string> {
  const { game, options = {}, level } = finished;
  const made = await makeTable(page, {
    game,
    options,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
  });
  await page.evaluate(
    async ({ id, level }) => {
      const base = location.origin.replace(/^http/, 'ws');
      const socket = new WebSocket(`${base}/api/tables/${id}/ws?seat=0`);
      const give = { id: 1, type: 'give_seat', seat: 0, to: { kind: 'bot', level } };
      socket.onopen = () => socket.send(JSON.stringify(give));
      await new Promise<void>((resolve, reject) => {
        socket.onclose = () => reject(new Error('the connection was lost'));
        socket.onmessage = (event: MessageEvent<string>) => {
          const message = JSON.parse(event.data) as Message;
          if (message.type === 'refused') reject(new Error(event.data));
          const isTold = message.type === 'table' || message.type === 'step';
          if (isTold && message.play?.outcome !== undefined) resolve();
        };
      });
      socket.onclose = null;
      socket.close();
    },
    { id: made.table, level },
  );
  return made.table;
}

/** Games that are soon over: one with mistakes in it, one without. */
export const finishedGames: Readonly<Record<NewTable['game'], Finished>> = {
  bastion: { game: 'bastion', options: { mode: 'tutorial' }, level: 'random' },
  sanctum: { game: 'sanctum', level: 'easy' },
};

/** Plays the visitor's seats at a table until a moment comes, or the game is over. */
export async function playUntil(
  context: BrowserContext,
  table: string,
  seats: readonly number[],
  until: Until,
): Promise<void> {
  const page = await context.newPage();
  await page.goto('/#/about');
  await page.evaluate(
    async ({ table, seats, until }) => {
      interface Seen {
        frame?: unknown;
        heroes: { step?: unknown }[];
      }
      const isThere = (play: Play): boolean => {
        const view = play.view as Seen;
        return (
          play.outcome !== undefined ||
          (until.turns !== undefined && play.turns >= until.turns) ||
          (until.step !== undefined && seats.some((it) => view.heroes[it]?.step === until.step)) ||
          (until.frame !== undefined && view.frame === until.frame)
        );
      };
      const playing = seats.map(
        (seat) =>
          new Promise<void>((resolve, reject) => {
            const base = location.origin.replace(/^http/, 'ws');
            const socket = new WebSocket(`${base}/api/tables/${table}/ws?seat=${seat}`);
            let play: Play | null = null;
            let asked = -1;
            const send = (message: object): void => socket.send(JSON.stringify(message));
            socket.onclose = () => reject(new Error('the companion lost its connection'));
            socket.onmessage = (event: MessageEvent<string>) => {
              const message = JSON.parse(event.data) as Message;
              if (message.type === 'table' || message.type === 'step') play = message.play;
              if (!play) return;
              if (isThere(play)) {
                socket.onclose = null;
                socket.close();
                resolve();
              } else if (message.type === 'hint' && message.decision === play.decision) {
                const text = message.action ?? play.offers[0]?.text;
                send({ id: 2, type: 'act', seat, decision: play.decision, text });
              } else if (play.needed.includes(seat) && asked !== play.decision) {
                asked = play.decision;
                send({ id: 1, type: 'hint', seat });
              }
            };
          }),
      );
      await Promise.race(playing);
    },
    { table, seats, until },
  );
  await page.close();
}

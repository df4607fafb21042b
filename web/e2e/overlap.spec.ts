/** S-27.4: a whole game of Sanctum of two people whose turns overlap, through two browsers. */

import type { Page } from '@playwright/test';

import type { View } from '../src/generated/sanctum';
import { read, type Verb } from '../src/sanctum/offers';
import { expect, test, type Visit } from './fixtures';
import { Hand } from './hand';
import { spied, type Spied } from './spy';

/** More decisions than any game has that is played as below. */
const MOST_DECISIONS = 1500;

/** A daring way to play, so that it is over soon: fight against so many, rest with so much. */
const ZONE = 3;
const BAG = 2;
const ORDER: readonly Verb[] = [
  'take',
  'fill',
  'roll',
  'assign',
  'loot',
  'raise',
  'turn over',
  'end attack',
  'block',
  'accept',
  'equip',
  'sell',
  'end rest',
  'engage',
  'open chest',
  'end turn',
  'pay penalty',
  'answer',
  'breach',
  'rest',
  'fight',
  'move',
];

/** One of two people at the table. */
class Player extends Hand {
  private hasRested = true;

  constructor(
    page: Page,
    readonly seat: number,
  ) {
    super(page);
  }

  /** Plays one decision. */
  async play({ play }: Spied): Promise<void> {
    const hero = (play?.view as View).heroes[this.seat];
    const isUseful = (text: string): boolean => {
      const { verb, things } = read(text);
      if (verb === 'rest') return !this.hasRested && (hero?.bag.length ?? 0) >= BAG;
      if (verb === 'fight') return (hero?.zone.length ?? 0) >= ZONE || hero?.place === 'walls';
      // What lies in a slot stays there, or two items would change places for ever.
      const slot = things.find((it) => it.startsWith('slot/'))?.slice(5);
      return verb !== 'equip' || !(slot && slot in (hero?.slots ?? {}));
    };
    const rank = (text: string): number => {
      const at = ORDER.indexOf(read(text).verb);
      return at < 0 || !isUseful(text) ? ORDER.length : at;
    };
    const [best] = (play?.offers ?? []).map((it) => it.text).sort((a, b) => rank(a) - rank(b));
    if (best === undefined) throw new Error('there is nothing to do');
    if (best === 'rest') this.hasRested = true;
    if (best === 'fight' || best === 'move') this.hasRested = false;
    await this.do(best);
  }
}

/** A new table as the form makes it, with a guest who came by the link. */
async function table(visit: Visit): Promise<[Player, Player]> {
  const host = await visit('#/new/sanctum');
  await host.getByLabel('Seat 2').selectOption({ label: 'Invitation link' });
  await expect(host.getByRole('radio', { name: 'Overlapping' })).toBeChecked();
  await host.getByRole('button', { name: 'Create table' }).click();
  const link = await host.getByLabel('Invitation to seat 2', { exact: true }).inputValue();
  await host.getByRole('link', { name: 'Go to the table' }).click();
  const guest = await visit(new URL(link).hash);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  return [new Player(host, 0), new Player(guest, 1)];
}

/** What both know once both have heard the same; whoever is needed can be seen then. */
async function agreed(players: readonly Player[]): Promise<Spied[]> {
  let seen: Spied[] = [];
  await expect
    .poll(
      async () => {
        seen = await Promise.all(players.map((it) => it.seen()));
        const [first] = seen;
        return seen.every((it) => it.play !== null && it.number === first?.number);
      },
      { intervals: [5, 10, 20, 40, 80] },
    )
    .toBe(true);
  return seen;
}

test('two people play a whole game in which turns overlap', async ({ visit }) => {
  test.setTimeout(600_000);
  const players = await table(visit);
  let overlaps = 0;
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions += 1) {
    const seen = await agreed(players);
    if (seen[0]?.table?.state === 'over') break;
    const view = seen[0]?.play?.view as View;
    const ready = players.filter((it) => seen[it.seat]?.play?.needed.includes(it.seat));
    expect(ready, 'somebody can go on').not.toEqual([]);
    const [earlier] = view.unfinished.map((turn) => players[turn.seat]);
    const left = players[view.active];
    const isBoth = view.frame === 'turn' && earlier && left && ready.length === 2;
    if (!isBoth) {
      const [next] = ready;
      await next?.play(seen[next.seat] as Spied);
      continue;
    }
    overlaps += 1;
    const before = seen[earlier.seat]?.play;
    expect(before?.offers, 'the earlier turn has something to decide').not.toEqual([]);
    expect(seen[left.seat]?.play?.offers, 'and so has the next one').not.toEqual([]);
    await left.play(seen[left.seat] as Spied);
    // The decision of the earlier turn is where it was.
    const after = (await agreed(players))[earlier.seat] as Spied;
    const now = (after.play?.view as View).frame;
    if (now !== 'turn') continue;
    expect(after.play?.offers).toEqual(before?.offers);
    expect(after.play?.decision).toBe(before?.decision);
    await earlier.play(after);
  }
  expect(overlaps, 'turns overlapped').toBeGreaterThan(0);
  for (const { page } of players) {
    const end = page.getByRole('dialog', { name: /^(You (won|lost)|Victory: you got furthest)$/ });
    await expect(end.getByRole('button', { name: 'Play again' })).toBeVisible();
  }
  expect((await spied(players[0].page)).table?.winners).not.toEqual([]);
});

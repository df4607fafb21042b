/**
 * A hand at the table: does offers by touching what is lit, one thing after another, as a player
 * does. Nothing is sent past the page.
 */

import { expect, type Locator, type Page } from '@playwright/test';

import type { View } from '../src/generated/sanctum';
import { changed, read } from '../src/sanctum/offers';
import { spied, type Spied } from './spy';

/** More touches than any offer needs. */
const MOST_TOUCHES = 12;

/** The hand of one player at one table. */
export class Hand {
  constructor(readonly page: Page) {}

  /** What is known of the table. */
  seen(): Promise<Spied> {
    return spied(this.page);
  }

  /** Waits until something is asked of this player, or the game is over. */
  async asked(): Promise<Spied> {
    await this.page.waitForFunction(
      () => {
        const { play, table } = globalThis.battlementSpy;
        if (!play || !table) return false;
        return table.state === 'over' || (play.seat !== null && play.needed.includes(play.seat));
      },
      undefined,
      { timeout: 30_000 },
    );
    return this.seen();
  }

  /** Asks for a hint, with the button for it; the offer it names. */
  async hint(): Promise<string> {
    let offer: string | undefined;
    // In the final battle others act at the same time, and a hint may come too late.
    await expect(async () => {
      await this.page.evaluate(() => (globalThis.battlementSpy.hint = null));
      await this.askHint();
      await this.page.waitForFunction(() => globalThis.battlementSpy.hint !== null, undefined, {
        timeout: 10_000,
      });
      const { play, hint } = await this.seen();
      expect(hint?.decision).toBe(play?.decision);
      offer = hint?.action ?? play?.offers[0]?.text;
    }).toPass({ timeout: 40_000 });
    if (offer === undefined) throw new Error('there is nothing to do');
    return offer;
  }

  /** Does an offer: touches what is lit for it until it was sent, then waits for its step. */
  async do(offer: string): Promise<void> {
    const before = await this.seen();
    const wanted: Wanted =
      before.table?.game === 'sanctum'
        ? inSanctum(offer, before)
        : { offer, things: inBastion(offer), face: null };
    for (let touches = 0; touches < MOST_TOUCHES; touches += 1) {
      const signature = await this.signature(before.sent.length);
      if (signature === 'acted') break;
      const target = await this.next(wanted);
      await this.touch(this.page.locator(`[data-e2e="next"]`));
      await expect
        .poll(() => this.signature(before.sent.length), {
          message: `touching "${target}" for "${offer}" does something`,
          intervals: [10, 20, 40, 80],
        })
        .not.toBe(signature);
    }
    const sent = (await this.seen()).sent.slice(before.sent.length);
    expect(
      sent.filter((it) => it.type === 'act').map((it) => it.text),
      'what touching sent',
    ).toEqual([offer]);
    await this.page.waitForFunction(
      ({ number, refused }) =>
        globalThis.battlementSpy.number > number ||
        globalThis.battlementSpy.refused.length > refused.length,
      { number: before.number, refused: before.refused },
      { timeout: 30_000 },
    );
    expect((await this.seen()).refused, `"${offer}" is not refused`).toEqual(before.refused);
  }

  /** Touches something, once it is in sight. */
  protected touch(target: Locator): Promise<void> {
    return click(target);
  }

  protected async askHint(): Promise<void> {
    await this.page.getByRole('button', { name: 'Hint', exact: true }).click();
  }

  /** Everything that a touch can change before anything is sent; `acted` once it was. */
  private signature(sent: number): Promise<string> {
    return this.page.evaluate((sent) => {
      if (globalThis.battlementSpy.sent.slice(sent).some((it) => it.type === 'act')) return 'acted';
      const names = ['data-thing', 'data-offer', 'data-lit', 'aria-pressed', 'aria-checked'];
      return [...document.querySelectorAll('[data-thing], [data-offer]')]
        .map((it) =>
          names
            .map((name) => it.getAttribute(name))
            .concat(it.textContent ?? '')
            .join(),
        )
        .join('\n');
    }, sent);
  }

  /** Marks what has to be touched next for an offer, and says what it is. */
  private async next(wanted: Wanted): Promise<string> {
    const found = async (): Promise<string | null> =>
      this.page.evaluate(({ offer, things, face }) => {
        document.querySelector('[data-e2e]')?.removeAttribute('data-e2e');
        const isNamed = (it: Element): boolean =>
          things.some((pattern) =>
            new RegExp(`^${pattern}$`).test(it.getAttribute('data-thing') ?? ''),
          );
        const isUsable = (it: Element): boolean =>
          it.checkVisibility({ visibilityProperty: true }) &&
          it.getAttribute('aria-disabled') !== 'true' &&
          it.getAttribute('data-lit') !== 'false' &&
          it.getAttribute('aria-pressed') !== 'true' &&
          it.getAttribute('aria-checked') !== 'true' &&
          it.getAttribute('aria-expanded') !== 'true' &&
          !it.matches(':disabled');
        const all = (selector: string): Element[] =>
          [...document.querySelectorAll(selector)].filter(isUsable);
        const offered = all('[data-offer]').filter((it) =>
          `${offer} `.startsWith(`${it.getAttribute('data-offer')} `),
        );
        const lit = things.flatMap((pattern) =>
          all('[data-thing]').filter((it) =>
            new RegExp(`^${pattern}$`).test(it.getAttribute('data-thing') ?? ''),
          ),
        );
        const exact = offered.filter((it) => it.getAttribute('data-offer') === offer);
        // What is in hand and belongs to something else is put back first.
        const [stray] = [
          ...document.querySelectorAll('[data-thing][aria-pressed="true"]:not([data-lit="false"])'),
        ].filter((it) => it.checkVisibility({ visibilityProperty: true }) && !isNamed(it));
        const [shown] = face === null ? [] : all(`[data-face="${face}"]`);
        const next = exact.at(-1) ?? stray ?? offered[0] ?? lit[0] ?? shown;
        if (!next) return null;
        next.setAttribute('data-e2e', 'next');
        return next.getAttribute('aria-label') ?? next.textContent?.trim() ?? next.tagName;
      }, wanted);
    let name: string | null = null;
    await expect
      .poll(async () => (name = await found()), {
        message: `something is lit for "${wanted.offer}"`,
        intervals: [10, 20, 40, 80],
      })
      .not.toBeNull();
    return name ?? '';
  }
}

/** An offer, and where it is found on the table. */
interface Wanted {
  offer: string;
  /** Patterns of the things it names. */
  things: string[];
  /** The face a die shows afterwards: faces are chosen, not numbers. */
  face: number | null;
}

function inBastion(offer: string): string[] {
  const [verb, ...words] = offer.split(' ');
  return words.map((word) => {
    if (verb === 'deposit') return `mana/${literally(word)}`;
    if (word === 'tower') return 'tower/\\d';
    // On the board sources carry their district.
    const source = /^source\/(\d+)$/.exec(word)?.[1];
    return source ? `source/\\d/${source}` : literally(word);
  });
}

function inSanctum(offer: string, { play }: Spied): Wanted {
  const { things, option } = read(offer);
  const die = Number(/die\/(\d)/.exec(offer)?.[1]);
  const view = play?.view as View | undefined;
  const value = view?.heroes[play?.seat ?? 0]?.fight?.dice[die - 1]?.value;
  return {
    offer,
    things: things.map(literally),
    face: value === undefined ? null : changed(value, option),
  };
}

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Clicks a thing where it can be seen. The middle of a district may be covered by what lies in it,
 * so the point nearest to the middle is taken that belongs to the thing itself.
 */
async function click(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const point = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    for (const down of steps) {
      for (const right of steps) {
        const x = left + width * right;
        const y = top + height * down;
        const hit = document.elementFromPoint(x, y)?.closest('[data-thing], [data-offer], button');
        if (hit === element) return { x, y };
      }
    }
    return null;
  });
  const name = point ? '' : await target.evaluate((it) => it.outerHTML.slice(0, 200));
  expect(point, `a place where this can be touched: ${name}`).not.toBeNull();
  if (point) await target.page().mouse.click(point.x, point.y);
}

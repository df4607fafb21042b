/** A hand that uses keys alone. */

import { expect, type Locator } from '@playwright/test';

import { Hand } from './hand';

/** More stops than any page has. */
const MOST_STOPS = 300;
/** Where the arrow keys of the board lead: along a ring, then inwards or outwards, and on. */
const WALK = ['', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown'];
const MOST_ALONG = 60;

/** Plays with Tab, arrows, Enter and the shortcuts. */
export class KeyboardHand extends Hand {
  protected override async touch(target: Locator): Promise<void> {
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      const where = await target.evaluate((it) => {
        const now = document.activeElement;
        if (now === it) return 'there';
        const board = it.closest('svg[role="group"]');
        return board?.contains(now) ? 'on its board' : 'elsewhere';
      });
      const isThere = where === 'there' || (where === 'on its board' && (await this.walk(target)));
      if (isThere) {
        await this.page.keyboard.press('Enter');
        return;
      }
      await this.page.keyboard.press('Tab');
    }
    expect(await target.evaluate((it) => it.outerHTML.slice(0, 200)), 'reached by Tab').toBe('');
  }

  protected override async askHint(): Promise<void> {
    await this.page.keyboard.press('h');
  }

  /** Walks over the board with the arrows, until the thing has the focus. */
  private async walk(target: Locator): Promise<boolean> {
    const isThere = (): Promise<boolean> => target.evaluate((it) => document.activeElement === it);
    for (const inwards of WALK) {
      if (inwards) await this.page.keyboard.press(inwards);
      for (let along = 0; along < MOST_ALONG; along += 1) {
        if (await isThere()) return true;
        await this.page.keyboard.press(inwards === 'ArrowDown' ? 'ArrowLeft' : 'ArrowRight');
      }
    }
    return isThere();
  }
}

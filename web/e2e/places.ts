/** Every page there is, and how to come there. */

import type { Page } from '@playwright/test';

import { finishedGames, finishedTable, makeTable } from './companion';
import { tableAt, type MomentName } from './moments';

/** Opens a page and waits until it is there. */
type Open = (page: Page) => Promise<void>;

const at =
  (path: string): Open =>
  async (page) => {
    await page.goto(`/#/${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };

const table =
  (moment: MomentName): Open =>
  async (page) => {
    const made = await makeTable(page, tableAt(moment));
    await page.goto(`/#/table/${made.table}`);
    await page.locator('[data-thing], table, [role="dialog"]').first().waitFor();
  };

/** The analysis of a game that bots played. */
const analysis =
  (game: keyof typeof finishedGames): Open =>
  async (page) => {
    const id = await finishedTable(page, finishedGames[game]);
    await page.goto(`/#/table/${id}/analysis`);
    await page.getByRole('heading', { name: 'Turning points' }).waitFor();
  };

/** A lesson that has just begun. */
const lesson =
  (game: 'bastion' | 'sanctum', id: string): Open =>
  async (page) => {
    const made = await makeTable(page, { game, lesson: id, seats: [] });
    await page.goto(`/#/table/${made.table}`);
    await page.locator(`section.coach[data-lesson="${id}"]`).waitFor();
    await page.locator('[data-thing]').first().waitFor();
  };

/** Every page by its name. */
export const places: Readonly<Record<string, Open>> = {
  home: at(''),
  'play now': async (page) => {
    await at('')(page);
    await page.getByRole('button', { name: 'Play Bastion now' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  },
  'new table of Bastion': at('new/bastion'),
  'new table of Sanctum': at('new/sanctum'),
  settings: at('settings'),
  cards: async (page) => {
    await at('cards')(page);
    await page.locator('main svg').first().waitFor();
  },
  rules: at('rules'),
  about: at('about'),
  lessons: async (page) => {
    await at('learn/sanctum')(page);
    await page.locator('.lesson').first().waitFor();
  },
  'lesson of Bastion': lesson('bastion', 'channel'),
  'lesson of Sanctum': lesson('sanctum', 'battle'),
  recover: at('recover'),
  unknown: at('nowhere'),
  'open table': async (page) => {
    const made = await makeTable(page, {
      game: 'bastion',
      options: { mode: 'normal' },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'invited', player: null }],
    });
    await page.goto(`/#/table/${made.table}`);
    await page.getByRole('button', { name: 'Leave' }).waitFor();
  },
  'table of Bastion': table('bastion'),
  'attack in Bastion': table('paying'),
  'end of Bastion': table('bastionEnd'),
  'journey of Sanctum': table('journey'),
  'sets of Sanctum': table('sets'),
  'loot of Sanctum': table('loot'),
  'rest of Sanctum': table('rest'),
  'fight of Sanctum': table('fight'),
  'final battle of Sanctum': table('boss'),
  'penalty of Sanctum': table('penalty'),
  'end of Sanctum': table('sanctumEnd'),
  'analysis of Bastion': analysis('bastion'),
  'analysis of Sanctum': analysis('sanctum'),
};

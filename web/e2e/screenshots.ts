/**
 * `npm run screenshots`: pictures of real tables, for the documentation. Tables begin at moments of
 * seeded games; what happens there afterwards is up to chance.
 */

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { makeTable, playUntil } from './companion';
import { expect, test, type Visit } from './fixtures';
import { Hand } from './hand';
import { LANGUAGES, speak } from './locales';
import { tableAt, type MomentName } from './moments';
import { compressed } from './png';
import { places } from './places';
import { spied } from './spy';

const FOLDER = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../docs/screenshots');
const SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

/** A picture: what it shows, how to come there, and in which forms it is taken. */
interface Picture {
  name: string;
  title: string;
  forms: readonly Form[];
  /** In which form it is taken in every other language too. */
  spoken?: Form;
  open: (page: Page, visit: Visit) => Promise<void>;
}
type Form = 'desktop-dark' | 'desktop-light' | 'phone-dark' | 'phone-light';
const ALL: readonly Form[] = ['desktop-dark', 'desktop-light', 'phone-dark', 'phone-light'];
const BOTH: readonly Form[] = ['desktop-dark', 'phone-dark'];

/** A table at a moment; `more` is done there before the picture is taken. */
const at =
  (moment: MomentName, more: (page: Page, table: string) => Promise<void> = async () => {}) =>
  async (page: Page): Promise<void> => {
    const made = await makeTable(page, tableAt(moment));
    await page.goto(`/#/table/${made.table}`);
    await page.locator('[data-thing], table, [role="dialog"]').first().waitFor();
    await more(page, made.table);
  };

/** Lets a few turns pass, so that there is something to tell. */
const turns =
  (count: number) =>
  async (page: Page, table: string): Promise<void> => {
    const { play } = await spied(page);
    await playUntil(page.context(), table, [0], { turns: (play?.turns ?? 0) + count });
    await new Hand(page).asked();
  };

/** A game played to its end in the visitor's name, so that there is a story to tell. */
const ended =
  (moment: MomentName) =>
  async (page: Page): Promise<void> => {
    const made = await makeTable(page, tableAt(moment));
    await playUntil(page.context(), made.table, [0], {});
    await page.goto(`/#/table/${made.table}`);
    await page.getByRole('button', { name: 'Look at the board' }).last().click();
  };

const touch = async (page: Page, thing: string): Promise<void> => {
  const target = page.locator(`[data-thing="${thing}"]`).first();
  if (await target.isVisible()) await target.click();
};

/** Tables of other people, and two of one's own. */
async function lobby(page: Page, visit: Visit): Promise<void> {
  const others: [string, string, Parameters<typeof makeTable>[1]][] = [
    ['Mirela', 'Friday wall', { game: 'bastion', options: { mode: 'normal' } }],
    ['Tomasz', 'First steps welcome', { game: 'bastion', options: { mode: 'tutorial' } }],
    ['Odile', 'Race to the cathedral', { game: 'sanctum', options: { difficulty: 'hard' } }],
  ];
  for (const [name, title, table] of others) {
    const other = await visit();
    await other.evaluate(async (it) => {
      await fetch('/api/me', { method: 'POST' });
      await fetch('/api/me', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: it }),
      });
    }, name);
    await makeTable(other, {
      ...table,
      name: title,
      visibility: 'public',
      seats: [
        { kind: 'me' },
        { kind: 'open' },
        ...(name === 'Mirela' ? [{ kind: 'open' as const }] : []),
      ],
    });
  }
  await makeTable(page, { ...tableAt('bastion'), name: 'Three at the gate' });
  await makeTable(page, { ...tableAt('fight'), name: 'Dancer and Slayer' });
  await places.home?.(page);
  await expect(page.getByText('Race to the cathedral')).toBeVisible();
  await expect(page.getByText('Three at the gate').first()).toBeVisible();
}

const open =
  (name: string) =>
  async (page: Page): Promise<void> =>
    places[name]?.(page);

const PICTURES: readonly Picture[] = [
  { name: 'lobby', title: 'The first page', forms: ALL, spoken: 'desktop-dark', open: lobby },
  { name: 'play-now', title: 'Two clicks to a game', forms: BOTH, open: open('play now') },
  { name: 'new-table', title: 'A new table', forms: BOTH, open: open('new table of Sanctum') },
  { name: 'cards', title: 'The card browser', forms: ALL, open: open('cards') },
  {
    name: 'rules',
    title: 'The rule book',
    forms: BOTH,
    spoken: 'desktop-dark',
    open: open('rules'),
  },
  {
    name: 'lesson',
    title: 'A lesson',
    forms: BOTH,
    spoken: 'phone-dark',
    open: open('lesson of Bastion'),
  },
  {
    name: 'analysis',
    title: 'The analysis of a game',
    forms: BOTH,
    open: open('analysis of Bastion'),
  },
  {
    name: 'bastion-start',
    title: 'Bastion: the first turn',
    forms: BOTH,
    open: at('bastionStart'),
  },
  {
    name: 'bastion-middle',
    title: 'Bastion: in the middle',
    forms: ALL,
    spoken: 'desktop-dark',
    open: at('bastion', turns(3)),
  },
  { name: 'bastion-attack', title: 'Bastion: an attack is paid', forms: BOTH, open: at('paying') },
  { name: 'bastion-end', title: 'Bastion: the end', forms: BOTH, open: ended('bastionStart') },
  { name: 'sanctum-start', title: 'Sanctum: the first step', forms: BOTH, open: at('outset') },
  {
    name: 'sanctum-journey',
    title: 'Sanctum: the journey',
    forms: ALL,
    open: at('journey', turns(2)),
  },
  { name: 'sanctum-sets', title: 'Sanctum: demons to choose from', forms: BOTH, open: at('sets') },
  {
    name: 'sanctum-fight',
    title: 'Sanctum: a fight',
    forms: ALL,
    spoken: 'phone-dark',
    open: at('fight', (page) => touch(page, 'die/1')),
  },
  { name: 'sanctum-loot', title: 'Sanctum: gems rise', forms: BOTH, open: at('loot') },
  { name: 'sanctum-rest', title: 'Sanctum: a rest', forms: BOTH, open: at('rest') },
  {
    name: 'sanctum-boss',
    title: 'Sanctum: the final battle',
    forms: ALL,
    open: at('boss', (page) => touch(page, 'die/1')),
  },
  {
    name: 'sanctum-penalty',
    title: 'Sanctum: a penalty, or wounds',
    forms: BOTH,
    open: at('penalty'),
  },
  { name: 'sanctum-end', title: 'Sanctum: the end', forms: BOTH, open: ended('outset') },
];

const file = (picture: Picture, form: Form, language = ''): string =>
  `${picture.name}-${form}${language && `-${language}`}.png`;

/** Takes a picture of what is on the page. */
async function take(page: Page, form: Form, name: string): Promise<void> {
  const [device, colorScheme] = form.split('-') as ['desktop' | 'phone', 'dark' | 'light'];
  await page.setViewportSize(SIZES[device]);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  const png = compressed(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, name), png);
  expect(png.length, 'a picture that loads quickly').toBeLessThanOrEqual(250 * 1024);
}

for (const picture of PICTURES) {
  test(picture.title, async ({ visit }) => {
    // Whole games by bots that think take their time.
    test.slow();
    const page = await visit();
    await picture.open(page, visit);
    for (const form of picture.forms) await take(page, form, file(picture, form));
    if (!picture.spoken) return;
    for (const language of LANGUAGES) {
      await page.setViewportSize(SIZES.desktop);
      await speak(page, language);
      await take(page, picture.spoken, file(picture, picture.spoken, language));
    }
  });
}

/** The files of a picture, each with its form. */
const filesOf = (it: Picture): [string, string][] => [
  ...it.forms.map((form): [string, string] => [file(it, form), form]),
  ...(it.spoken ? LANGUAGES : []).map((language): [string, string] => [
    file(it, it.spoken ?? 'desktop-dark', language),
    `${it.spoken}, ${language}`,
  ]),
];

test('the gallery', async () => {
  const known = new Set(PICTURES.flatMap((it) => filesOf(it).map(([name]) => name)));
  const sections = PICTURES.map(
    (it) =>
      `## ${it.title}\n\n${filesOf(it)
        .map(
          ([name, form]) =>
            `<img src="${name}" alt="${it.title}, ${form.replace('-', ', ')}" width="${form.startsWith('phone') ? 195 : 640}">`,
        )
        .join('\n')}\n`,
  );
  await mkdir(FOLDER, { recursive: true });
  for (const name of await readdir(FOLDER))
    if (name.endsWith('.png') && !known.has(name)) await rm(path.join(FOLDER, name));
  await writeFile(
    path.join(FOLDER, 'README.md'),
    `# Pictures\n\nWritten by \`npm run screenshots\` in \`web/\`: real tables at moments of seeded games.\n\n${sections.join('\n')}`,
  );
});

/** Both tutorials, followed from the first lesson to the last by touching what the coach lights. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { Hand } from './hand';
import { LANGUAGES } from './locales';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const GAMES = ['bastion', 'sanctum'] as const;

interface Lesson {
  id: string;
  steps: { id: string }[];
  path: string[];
}

const lessonsOf = (game: string): Lesson[] =>
  (
    JSON.parse(readFileSync(path.join(ROOT, 'data/tutorials', `${game}.json`), 'utf8')) as {
      lessons: Lesson[];
    }
  ).lessons;

const coachOf = (page: Page) => page.locator('section.coach');

/** What the coach says, once it is this player's turn or the lesson is over. */
async function heard(page: Page, lesson: string): Promise<{ says: string; asks: string | null }> {
  const coach = page.locator(`section.coach[data-lesson="${lesson}"]`);
  await expect(coach).toHaveAttribute('data-says', /ask|astray|gone|done|lost/);
  await expect(coach.locator('.say')).not.toHaveText(/tutorial-|coach-/);
  return {
    says: (await coach.getAttribute('data-says')) ?? '',
    asks: await coach.getAttribute('data-asks'),
  };
}

/** Does what the coach asks for, until the lesson is done. */
async function follow(page: Page, lesson: Lesson): Promise<void> {
  const hand = new Hand(page);
  const alone = [...lesson.path];
  for (let deeds = 0; deeds < 40; deeds += 1) {
    const { says, asks } = await heard(page, lesson.id);
    if (says === 'done') return;
    expect(says, `what the coach says in ${lesson.id}`).toBe('ask');
    await hand.asked();
    // Where the coach leaves it to the player, the known way is as good as any.
    const offer = asks ?? alone[deeds];
    if (offer === undefined) throw new Error(`nothing is asked in ${lesson.id}`);
    await hand.do(offer);
    await expect
      .poll(async () => (await hand.seen()).play?.deeds?.length, { message: `"${offer}" is done` })
      .toBe(deeds + 1);
  }
  throw new Error(`${lesson.id} does not end`);
}

for (const game of GAMES) {
  test(`the tutorial of ${game} can be completed`, async ({ visit }) => {
    test.setTimeout(240_000);
    const page = await visit(`#/learn/${game}`);
    await page.locator('.learn .first button').click();
    const lessons = lessonsOf(game);
    for (const [index, lesson] of lessons.entries()) {
      await follow(page, lesson);
      if (index < lessons.length - 1) await coachOf(page).locator('.btn.pri').click();
    }
    await coachOf(page).locator('.btn.ghost').click();
    await expect(page.locator('.learn .lesson.isDone')).toHaveCount(lessons.length);
  });

  // `cargo xtask words` checks that a language has all texts: each lesson is played in one more.
  for (const [number, language] of LANGUAGES.entries()) {
    test(`lessons of ${game} can be completed in ${language}`, async ({ visit }) => {
      test.setTimeout(120_000);
      const page = await visit(`#/learn/${game}`, { locale: language });
      const isMine = (index: number): boolean => index % LANGUAGES.length === number;
      const mine = [...lessonsOf(game).entries()].filter(([index]) => isMine(index));
      for (const [index, lesson] of mine) {
        await page.locator('.learn .lesson').nth(index).click();
        await follow(page, lesson);
        await coachOf(page).locator('.btn.ghost').click();
      }
      await expect(page.locator('.learn .lesson.isDone')).toHaveCount(mine.length);
    });
  }
}

test('a lesson is left, resumed, and survives another way', async ({ visit }) => {
  const page = await visit('#/learn/bastion');
  await page.getByRole('button', { name: 'Lesson 1: Moving' }).click();
  const coach = coachOf(page);
  const hand = new Hand(page);
  await heard(page, 'move');
  // Something else than asked: the coach says so, and the step back undoes it.
  await hand.do('channel citadel');
  await expect(coach).toHaveAttribute('data-says', 'astray');
  await coach.getByRole('button', { name: 'Step back' }).click();
  await expect(coach).toHaveAttribute('data-says', 'ask');
  await hand.do('move district/3');
  await expect(coach).toHaveAttribute('data-says', 'gone');
  await coach.getByRole('button', { name: 'Skip this step' }).click();
  await expect(coach).toHaveAttribute('data-step', 'end');
  // Away and back: the same step, the same table.
  await coach.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Lesson 1: Moving' }).click();
  await expect(coach).toHaveAttribute('data-step', 'end');
  await hand.do('end phase');
  await expect(coach).toHaveAttribute('data-says', 'gone');
  // Back over the draw of an enemy too: nobody else is there to be asked.
  await coach.getByRole('button', { name: 'Step back' }).click();
  await expect(coach).toHaveAttribute('data-step', 'end');
  await coach.getByRole('button', { name: 'Step back' }).click();
  await expect(coach).toHaveAttribute('data-step', 'district');
});

/** The words of the page as its files have them, and how a page is made to speak another language. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { FluentResource } from '@fluent/bundle';
import type { Page } from '@playwright/test';

const FOLDER = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../locales');

/** The languages beside English. */
export const LANGUAGES = ['fr', 'cs', 'pl', 'ru'] as const;

/** Every message of a language by its id, as it was written. */
export function messagesOf(language: string): Map<string, string> {
  const folder = path.join(FOLDER, language);
  return new Map(
    readdirSync(folder)
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .flatMap((text) => new FluentResource(text).body)
      .map(({ id, value }) => [id, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

/** Chooses a language where the page offers it: in the panel of a table, else at its head. */
export async function speak(page: Page, language: string): Promise<void> {
  const isTable = /#\/table\/\w+$/.test(page.url());
  if (isTable) await page.keyboard.press('t');
  const list = page.locator('select:has(option[lang])').filter({ visible: true }).first();
  const button = page.locator(`button[lang="${language}"]`).filter({ visible: true }).first();
  // The panel may take a moment to open.
  const choice = list.or(button).first();
  await choice.waitFor();
  if (await list.isVisible()) await list.selectOption(language);
  else await button.click();
  await page.locator(`html[lang="${language}"]`).waitFor();
  if (!isTable) return;
  await page.keyboard.press('Escape');
  await choice.waitFor({ state: 'hidden' });
}

/**
 * What every test has: a server of its worker, visitors with browsers of their own, and a watch that
 * fails the test if a page asks another host for anything or complains.
 */

import {
  test as plain,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';

import { Server } from './server';
import { spyOn } from './spy';

export { expect } from '@playwright/test';

/** Faults of pages, and which of them a test expects. */
export class Watch {
  readonly faults: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(private readonly host: string) {}

  /** A fault that belongs to what is tested. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** Watches everything that happens in a browser. */
  on(context: BrowserContext): void {
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (['data:', 'blob:', 'about:'].includes(protocol) || host === this.host) return;
      this.faults.push(`a request to another host: ${request.url()}`);
    });
    context.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(`on the console: ${message.text()}`);
    });
    context.on('weberror', (error) => {
      this.faults.push(`uncaught: ${error.error().stack ?? error.error().message}`);
    });
  }

  /** What nobody expected. */
  get unexpected(): string[] {
    return this.faults.filter((fault) => !this.expected.some((pattern) => pattern.test(fault)));
  }
}

/** Somebody new comes to the first page, or to another one (`#/cards`). */
export type Visit = (path?: string, options?: BrowserContextOptions) => Promise<Page>;

interface TestFixtures {
  watch: Watch;
  visit: Visit;
}
interface WorkerFixtures {
  server: Server;
}

/** A test with a server and visitors. */
export const test = plain.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  watch: async ({ server }, use) => {
    const watch = new Watch(new URL(server.url).host);
    await use(watch);
    plain.expect(watch.unexpected, 'what pages complained about').toEqual([]);
  },
  visit: async ({ browser, server, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (path = '', options = {}) => {
      const context = await enter(browser, server.url, options);
      contexts.push(context);
      watch.on(context);
      const page = await context.newPage();
      await page.goto(`/${path}`);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** A browser of somebody new, who wants no motion: tests wait for things, not for animations. */
export async function enter(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  await spyOn(context);
  return context;
}

import { execFileSync } from 'node:child_process';

import { defineConfig } from '@playwright/test';

/** The Chromium of this machine: `BATTLEMENT_CHROMIUM`, or the first one that is found. */
function chromium(): string | undefined {
  if (process.env.BATTLEMENT_CHROMIUM) return process.env.BATTLEMENT_CHROMIUM;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    } catch {
      // The next one, or the one Playwright brings along.
    }
  }
  return undefined;
}

const executablePath = chromium();

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'tests', testMatch: '*.spec.ts' },
    { name: 'screenshots', testMatch: 'screenshots.ts' },
    { name: 'measure', testMatch: 'measure.ts' },
  ],
  outputDir: 'node_modules/.cache/e2e',
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second attempt hides a fault, of the page or of the test.
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions: { args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
  },
});

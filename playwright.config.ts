import { existsSync } from 'node:fs';
import { chromium, defineConfig, devices } from '@playwright/test';
import { SYSTEM } from './scripts/lib/browser';
import './tests/propertySeed';

const port = Number(process.env.PORT ?? 4173);

/** The browser to drive: CHROMIUM_PATH, else Playwright's own (undefined), else the system's Chromium. */
function browserPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(chromium.executablePath())) return undefined;
  return SYSTEM.find((path) => existsSync(path));
}

/** What every project with a browser drives. */
const browser = {
  ...devices['Desktop Chrome'],
  baseURL: `http://127.0.0.1:${port}`,
  launchOptions: {
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  },
};

/** Where a project writes what it needs: one of its own, since projects run side by side and each empties its folder first. */
const outputDir = (name: string) => `test-results/${name}`;

export default defineConfig({
  testDir: './tests',
  fullyParallel: true,
  workers: 2,
  // Generous, since a machine may be slow: what is waited for must come, not come soon. Budgets are measured by `npm run bench`.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: [
    { name: 'browser', outputDir: outputDir('browser'), testMatch: 'e2e/**/*.test.ts', use: browser },
    { name: 'engines', outputDir: outputDir('engines'), testDir: './tests/engines' },
    { name: 'package', outputDir: outputDir('package'), testDir: './tests/package', use: browser },
  ],
});

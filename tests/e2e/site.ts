import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { waitUntilIdle } from '../../scripts/lib/axe';
import { samplePages } from '../../scripts/lib/samplePages';
import { serveFolder } from '../../scripts/lib/staticServer';

/** Test function for tests that read the files of the built site, without a browser page. */
export { base as fileTest, expect };

/** Folder of the built site. */
export const BUILD = path.resolve(process.env.SITE_BUILD ?? 'build');

/** Paths of the built pages, from the sitemap, plus the 404 page; only a few query pages. Empty without a build. */
export function pageAddresses(): string[] {
  const sitemap = path.join(BUILD, 'sitemap.xml');
  if (!existsSync(sitemap)) return [];
  const addresses = [...readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
  return [...samplePages(addresses.map(([, address = '']) => new URL(address).pathname)), '/no-such-page/'];
}

/**
 * Waits until the scripts of a page have hydrated; earlier clicks are lost. The page itself polls, in each frame,
 * because `expect` polls only twice a second.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Opens a page and waits until its scripts have hydrated and their first work is done. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
  await waitUntilIdle(page);
}

/** Resizes the window of an open page and waits until the page is drawn and measured. */
export async function widen(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await waitUntilIdle(page);
}

/** Switches the system to dark while a page is open, and waits until no color changes any more. */
export async function turnDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

/** Collects faults of a page: console errors, failed scripts, and requests to hosts outside `origins`. */
export function watch(page: Page, origins: readonly string[]): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const expected = message.text().includes('404') && page.url().endsWith('/no-such-page/');
    if (message.type() === 'error' && !expected) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const own = [...origins, ...origins.map((origin) => `blob:${origin}`), 'data:'].some((start) =>
      request.url().startsWith(start),
    );
    if (!own) faults.push(`request to another host: ${request.url()}`);
  });
  return faults;
}

/**
 * Test function of the browser tests. Serves the built site (one server per worker), and fails a test if its page has
 * console errors, script errors, or requests to a different host.
 */
export const test = base.extend<{ faults: string[] }, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a destructured first argument
    async ({}, use) => {
      const served = await serveFolder(BUILD);
      await use(served.url);
      await served.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
  faults: [
    async ({ page, site }, use) => {
      const faults = watch(page, [site]);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

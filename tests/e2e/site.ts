import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { settled } from '../../scripts/lib/axe';
import { samplePages } from '../../scripts/lib/samplePages';
import { serveFolder } from '../../scripts/lib/staticServer';

/** The test function of tests that read the files of the built site: without a page of the browser, which `test` opens for each. */
export { base as fileTest, expect };

/** The built site that the tests open. */
export const BUILD = path.resolve(process.env.SITE_BUILD ?? 'build');

/** The addresses of the pages of the built site, from its sitemap, with the 404 page; of the many pages of queries a few. Empty where there is no build. */
export function pageAddresses(): string[] {
  const sitemap = path.join(BUILD, 'sitemap.xml');
  if (!existsSync(sitemap)) return [];
  const addresses = [...readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
  return [...samplePages(addresses.map(([, address = '']) => new URL(address).pathname)), '/no-such-page/'];
}

/**
 * Waits until the scripts of a page of ours have taken over: what is clicked before that is lost. The page itself looks, at each frame:
 * `expect` asks it twice a second where it is not ready soon.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Opens a page of ours and waits until its scripts have taken over and have done what they do at once. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
  await settled(page);
}

/** Gives a page that is open another width, and waits until it has drawn and measured itself. */
export async function widen(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await settled(page);
}

/** Has the reader's system turn dark while a page is open, and waits until no colour is on its way any more. */
export async function turnDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

/** What a page must not do: errors in the console, failed scripts, requests to another host than these. */
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
 * The test function of the browser tests. Serves the built site (one server a worker), and fails a test whose page had
 * console errors, script errors or requests to another host.
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../lib/browser';
import type { Budget } from '../lib/budget';
import { serveFolder } from '../lib/staticServer';

/** Transfer sizes of a page in KB of 1,000 bytes (gzip). */
interface PageWeight {
  scriptsKb: number;
  everythingKb: number;
}

/** URL paths of a built site's reports, from its sitemap. */
function reportAddresses(build: string): string[] {
  const sitemap = readFileSync(join(build, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return paths.filter((path) => /^\/reports\/[^/]+\/$/.test(path));
}

/** Time without requests after which a page counts as loaded; prefetched scripts may come late. */
const STILL_MS = 500;

/** Opens a URL in a new page without cache and returns the weight of its response bodies so far, at each call. */
async function openCounted(
  browser: Browser,
  address: string,
): Promise<{ page: Page; weight: () => Promise<PageWeight> }> {
  const page = await browser.newPage();
  const bytes = { scripts: 0, everything: 0 };
  const pending: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const counted = request.sizes().then((sizes) => {
      const responseBodySize = Math.max(sizes.responseBodySize, 0);
      bytes.everything += responseBodySize;
      if (request.resourceType() === 'script' || /\.js(\?|$)/.test(request.url())) bytes.scripts += responseBodySize;
    });
    pending.push(counted);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const weight = async () => {
    await page.waitForTimeout(STILL_MS);
    await Promise.all(pending);
    return { scriptsKb: bytes.scripts / 1000, everythingKb: bytes.everything / 1000 };
  };
  return { page, weight };
}

/** Transfer sizes of report pages before interaction: the largest, with its path. */
async function measureWeights(browser: Browser, site: string, paths: string[]): Promise<Budget[]> {
  const weights: ({ path: string } & PageWeight)[] = [];
  for (const path of paths) {
    const { page, weight } = await openCounted(browser, new URL(path, site).href);
    weights.push({ path, ...(await weight()) });
    await page.close();
  }
  const budget = (key: keyof PageWeight, what: string, limit: number): Budget => {
    const [largest] = weights.toSorted((a, b) => b[key] - a[key]);
    return {
      name: `${what} of the largest report page before interaction, gz`,
      measured: largest?.[key] ?? null,
      limit,
      unit: 'KB',
      detail: largest?.path ?? 'no report page',
    };
  };
  return [budget('scriptsKb', 'JavaScript', 185), budget('everythingKb', 'everything', 280)];
}

/** Transfer size of Chart.js on the page of a report, on focus. */
async function measureIntent(browser: Browser, site: string, path: string): Promise<Budget> {
  const { page, weight } = await openCounted(browser, new URL(path, site).href);
  const before = await weight();
  await page.locator('.chart-box[data-kind="dots"]').first().focus();
  await page.locator('.chart-box canvas').first().waitFor();
  const measured = (await weight()).scriptsKb - before.scriptsKb;
  await page.close();
  return {
    name: 'more on intent (Chart.js), gz',
    measured,
    limit: 90,
    unit: 'KB',
    detail: 'focus on the chart of all queries',
  };
}

/** Measures a built site in the browser. `report` is the path of the report page for the measurements on intent. */
export async function measureSite(build: string, report: string): Promise<Budget[]> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no browser: install Chromium or name it with CHROMIUM_PATH');
  const served = await serveFolder(build, { gzip: true });
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const weights = await measureWeights(browser, served.url, reportAddresses(build));
    return [...weights, await measureIntent(browser, served.url, report)];
  } finally {
    await browser.close();
    await served.close();
  }
}

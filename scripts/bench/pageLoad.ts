import type { Browser, BrowserContext, Page } from '@playwright/test';
import { countShifts } from '../lib/shifts';

/** Transfer sizes of a page in KB of 1,000 bytes (gzip), and its layout shift and faults. */
export interface PageLoad {
  scriptsKb: number;
  everythingKb: number;
  layoutShift: number;
  faults: string[];
}

/** Counts the bytes of response bodies. */
function countBytes(page: Page): { scripts: number; everything: number; pending: Promise<void>[] } {
  const bytes = { scripts: 0, everything: 0, pending: [] as Promise<void>[] };
  page.on('requestfinished', (request) => {
    const counted = request.sizes().then((sizes) => {
      const responseBodySize = Math.max(sizes.responseBodySize, 0);
      bytes.everything += responseBodySize;
      if (request.resourceType() === 'script' || /\.js(\?|$)/.test(request.url())) bytes.scripts += responseBodySize;
    });
    bytes.pending.push(counted);
  });
  return bytes;
}

/** Console errors, script errors, and requests to other hosts. */
function watchFaults(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      faults.push(`external: ${request.url()}`);
  });
  return faults;
}

/** Time without requests after which a page counts as loaded; prefetched scripts may come late. */
const STILL_MS = 500;

/** Opens a URL in a new page without cache and waits until it is loaded; `then` acts on it before it is closed. */
export async function loadPage(
  browser: Browser,
  site: string,
  address: string,
  then?: (page: Page, before: Pick<PageLoad, 'scriptsKb' | 'everythingKb'>) => Promise<void>,
): Promise<PageLoad> {
  const context: BrowserContext = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  const bytes = countBytes(page);
  const faults = watchFaults(page, new URL(site).origin);
  const weight = async () => {
    await page.waitForTimeout(STILL_MS);
    await Promise.all(bytes.pending);
    return { scriptsKb: bytes.scripts / 1000, everythingKb: bytes.everything / 1000 };
  };
  const shift = await countShifts(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  if (then) await then(page, await weight());
  const layoutShift = await shift();
  const load = { ...(await weight()), layoutShift, faults };
  await context.close();
  return load;
}

/** Number of visible chart drawings on a page without JavaScript, and number of chart boxes. */
export async function chartsWithoutScripts(
  browser: Browser,
  site: string,
  address: string,
): Promise<{ boxes: number; visible: number }> {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  const boxes = await page.locator('.chart-box').all();
  const visible = await Promise.all(boxes.map((box) => box.locator('svg:visible').first().isVisible()));
  await context.close();
  return { boxes: boxes.length, visible: visible.filter(Boolean).length };
}

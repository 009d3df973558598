import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, devices } from '@playwright/test';
import { median } from '../../src/benchmark/model/statistics';
import { BROWSER_ARGS, findBrowser } from '../lib/browser';
import type { Budget } from '../lib/budget';
import { serveFolder } from '../lib/staticServer';

/** The most main-thread time of each page, as a ratio to an empty Docusaurus page. */
const LIMITS = { '/': 1.15, '/reports/gluten-velox-vs-comet/': 1.2, '/compare/': 1.35 };
const ROUNDS = 5;

/** The page is settled after this number of consecutive half seconds with almost no work. */
const STILL_CHECKS = 3;
const STILL_MS = 6;

/** Processor milliseconds of the main thread until a page on a phone is settled. */
async function taskMs(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const task = metrics.find(({ name }) => name === 'TaskDuration');
    if (!task) throw new Error('The browser does not report TaskDuration.');
    return 1000 * task.value;
  };
  await page.goto(address, { waitUntil: 'networkidle' });
  let ms = await spent();
  for (let still = 0; still < STILL_CHECKS; ) {
    await setTimeout(500);
    const next = await spent();
    still = next - ms < STILL_MS ? still + 1 : 0;
    ms = next;
  }
  await context.close();
  return ms;
}

/**
 * Main-thread time of pages of a built site on a phone, as ratios to the one page of an empty Docusaurus site: medians of five
 * rounds, in each of which every page is loaded once.
 */
export async function measureMainThread(build: string, empty: string): Promise<Budget[]> {
  const [site, emptySite] = await Promise.all([build, empty].map((folder) => serveFolder(folder, { gzip: true })));
  if (!site || !emptySite) throw new Error('a site is not served');
  const addresses = [emptySite.url, ...Object.keys(LIMITS).map((path) => new URL(path, site.url).href)];
  const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: BROWSER_ARGS });
  const times = new Map<string, number[]>(addresses.map((address) => [address, []]));
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [address, found] of times) found.push(await taskMs(browser, address));
  } finally {
    await browser.close();
    await Promise.all([site.close(), emptySite.close()]);
  }
  const ms = (address: string) => median(times.get(address) ?? []);
  const emptyMs = ms(emptySite.url);
  return Object.entries(LIMITS).map(([path, limit]) => {
    const measured = ms(new URL(path, site.url).href);
    const detail = `${measured.toFixed(0)} ms, empty page ${emptyMs.toFixed(0)} ms`;
    return {
      name: `main thread, phone, ${path}, times an empty page`,
      measured: measured / emptyMs,
      limit,
      unit: '',
      detail,
    };
  });
}

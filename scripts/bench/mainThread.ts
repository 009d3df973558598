import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, devices } from '@playwright/test';
import { median } from '../../src/benchmark/model/statistics';
import { BROWSER_ARGS, findBrowser } from '../lib/browser';
import type { Budget } from '../lib/budget';
import { serveFolder } from '../lib/staticServer';

/** The most main-thread time of each page, as a ratio to an empty Docusaurus page. */
const LIMITS = { '/': 1.5, '/reports/gluten-velox-vs-comet/': 1.3, '/compare/': 1.5 };
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
 * Main-thread time of pages of a built site on a phone, as ratios to the one page of an empty Docusaurus site and with the home page of
 * `peer`, another built site: medians of five rounds, in each of which every page is loaded once.
 */
export async function measureMainThread(build: string, empty: string, peer: string | null): Promise<Budget[]> {
  const folders = [build, empty, ...(peer === null ? [] : [peer])];
  const served = await Promise.all(folders.map((folder) => serveFolder(folder, { gzip: true })));
  const [own, ...others] = served.map(({ url }) => url);
  const addresses = [...others, ...Object.keys(LIMITS).map((path) => new URL(path, own).href)];
  const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: BROWSER_ARGS });
  const times = new Map<string, number[]>(addresses.map((address) => [address, []]));
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [address, found] of times) found.push(await taskMs(browser, address));
  } finally {
    await browser.close();
    await Promise.all(served.map((server) => server.close()));
  }
  const ms = (address = '') => median(times.get(address) ?? []);
  const otherTexts = others.map((address, index) => `${['empty page', 'peer'][index]} ${ms(address).toFixed(0)} ms`);
  return Object.entries(LIMITS).map(([path, limit]) => {
    const measured = ms(new URL(path, own).href);
    const detail = [`${measured.toFixed(0)} ms`, ...otherTexts].join(', ');
    return {
      name: `main thread, phone, ${path}, times an empty page`,
      measured: measured / ms(others[0]),
      limit,
      unit: '',
      detail,
    };
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { violations } from '../lib/axe';
import { BROWSER_ARGS, findBrowser } from '../lib/browser';
import type { Budget } from '../lib/budget';
import { printedData } from '../lib/printedData';
import { samplePages } from '../lib/samplePages';
import { serveFolder } from '../lib/staticServer';
import { chartsWithoutScripts, loadPage, type PageLoad } from './pageLoad';

/** URL paths of a built site, from its sitemap. */
function addresses(build: string): string[] {
  const sitemap = readFileSync(join(build, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Transfer sizes of report pages before interaction: the largest, with its path. */
async function measureWeights(browser: Browser, site: string, pages: string[]): Promise<Budget[]> {
  const weights: ({ address: string } & PageLoad)[] = [];
  for (const address of pages) weights.push({ address, ...(await loadPage(browser, site, address)) });
  const heaviest = (of: 'scriptsKb' | 'everythingKb') => weights.toSorted((a, b) => b[of] - a[of])[0];
  const [scripts, everything] = [heaviest('scriptsKb'), heaviest('everythingKb')];
  return [
    {
      name: 'JavaScript of the largest report page before interaction, gz',
      measured: scripts?.scriptsKb ?? Number.NaN,
      limit: 185,
      unit: 'KB',
      detail: scripts?.address ?? 'no report page',
    },
    {
      name: 'everything of the largest report page before interaction, gz',
      measured: everything?.everythingKb ?? Number.NaN,
      limit: 250,
      unit: 'KB',
      detail: everything?.address ?? 'no report page',
    },
  ];
}

/** Transfer size of a report page on intent, and its charts without JavaScript. */
async function measureReport(browser: Browser, site: string, address: string): Promise<Budget[]> {
  let before = { scriptsKb: 0 };
  const intent = await loadPage(browser, site, address, async (page, loaded) => {
    before = loaded;
    await page.locator('.chart-box').first().focus();
    await page.locator('.chart-box canvas').first().waitFor();
  });
  const charts = await chartsWithoutScripts(browser, site, address);
  return [
    {
      name: 'more on intent (Chart.js), gz',
      measured: intent.scriptsKb - before.scriptsKb,
      limit: 70,
      unit: 'KB',
      detail: 'focus on the first chart',
    },
    {
      name: 'charts visible without JavaScript',
      measured: charts.visible,
      limit: Math.max(charts.boxes, 1),
      unit: 'charts',
      atLeast: true,
      detail: address,
    },
  ];
}

/** The list of histories carries page data that must stay small for any number of engines and rounds. */
function measureHistory(build: string): Budget {
  const limit = 20;
  const measured = Buffer.byteLength(printedData(build, '/history/')) / 1024;
  return { name: 'page data of /history/', measured, limit, unit: 'KB', detail: 'history/index.html' };
}

/** Faults and layout shifts over all pages. */
async function measureFaults(browser: Browser, site: string, pages: string[]): Promise<Budget[]> {
  let axe = 0;
  let shift = 0;
  const faults: string[] = [];
  for (const address of pages) {
    const load = await loadPage(browser, site, address, async (page) => {
      axe += (await violations(page)).length;
    });
    shift = Math.max(shift, load.layoutShift);
    faults.push(...load.faults);
  }
  const detail = `${pages.length} pages`;
  const external = faults.filter((fault) => fault.startsWith('external')).length;
  return [
    { name: 'largest cumulative layout shift', measured: shift, limit: 0, unit: '', detail },
    { name: 'axe violations', measured: axe, limit: 0, unit: '', detail },
    {
      name: 'console and script errors',
      measured: faults.length - external,
      limit: 0,
      unit: '',
      detail: faults[0] ?? detail,
    },
    { name: 'requests to other hosts', measured: external, limit: 0, unit: '', detail },
  ];
}

/** Measures a built site in the browser. `report` is the path of the report page for the measurements on intent. */
export async function measureSite(build: string, report: string): Promise<Budget[]> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no browser: install Chromium or name it with CHROMIUM_PATH');
  const served = await serveFolder(build, { gzip: true });
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const reports = addresses(build).filter((address) => /^\/reports\/[^/]+\/$/.test(address));
    return [
      ...(await measureWeights(browser, served.url, reports)),
      ...(await measureReport(browser, served.url, report)),
      measureHistory(build),
      ...(await measureFaults(browser, served.url, samplePages(addresses(build)))),
    ];
  } finally {
    await browser.close();
    await served.close();
  }
}

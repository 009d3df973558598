import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { comparePath } from '../../src/benchmark/model/paths';
import { sfc32 } from '../../src/benchmark/model/statistics';
import { type CompareIndex, type IndexEntry, packIndex, unpackIndex } from '../../src/benchmark/pages/compare/index';
import { BROWSER_ARGS, findBrowser } from '../lib/browser';
import type { Budget } from '../lib/budget';
import { serveFolder } from '../lib/staticServer';
import { SETS, variation } from './line';

const INDEX = 'data/compare-index.json';
/** How much slower the processor is made, as a middling phone is. */
const SLOWDOWN = 4;
const REPEATS = 3;

/** A generated result set beside those of the build: a real one with other times, versions and environments. */
function generatedEntry(model: IndexEntry, index: number, random: () => number): IndexEntry {
  const version = `${1 + (index % 7)}.${index % 50}.${index % 3}`;
  const id = `${model.id.replace(/-[^-]*$/, '')}-${version}-run-${index}`;
  const totalS = Number((500 + 4000 * random()).toFixed(2));
  return { ...model, id, engine: { ...model.engine, version }, environment: `cluster-${index % 20}`, totalS };
}

/** Writes result sets into a built site, so that it lists a thousand of them; the list's entries. */
function overlay(build: string): IndexEntry[] {
  const models = unpackIndex(JSON.parse(readFileSync(join(build, INDEX), 'utf8')) as CompareIndex);
  const random = sfc32(1);
  const entries = Array.from({ length: SETS }, (_, index) => {
    const model = models[index % models.length] as IndexEntry;
    const entry = generatedEntry(model, index, random);
    const [from, to] = [model.id, entry.id].map((id) => join(build, 'data/result-sets', id)) as [string, string];
    mkdirSync(to, { recursive: true });
    const results = { path: 'results.csv', text: readFileSync(join(from, 'results.csv'), 'utf8') };
    writeFileSync(join(to, 'results.csv'), variation(results, random).text);
    const pkg = JSON.parse(readFileSync(join(from, 'datapackage.json'), 'utf8'));
    const resources = pkg.resources.filter(({ path }: { path: string }) => path === 'results.csv');
    writeFileSync(join(to, 'datapackage.json'), JSON.stringify({ ...pkg, name: entry.id, resources }));
    return entry;
  });
  writeFileSync(join(build, INDEX), JSON.stringify(packIndex(entries)));
  return entries;
}

/** A page, and the element that stands for what is waited for. */
interface Target {
  address: string;
  ready: string;
}

/** A page that computes nothing is ready when the framework has taken over: what no page can be faster than. */
const PLAIN: Target = { address: 'glossary/', ready: 'html[data-has-hydrated="true"]' };

/** What a load of a page showed: when it was ready, ms after the start, the longest task, ms, and what moved. */
interface PageLoad {
  readyMs: number;
  longestMs: number;
  shift: number;
}

/** Notes when an element comes, long tasks and shifts. Runs in the page. */
function watch(ready: string): void {
  const seen = { readyMs: 0, longestMs: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestMs = Math.max(seen.longestMs, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(() => {
    if (seen.readyMs === 0 && document.querySelector(ready)) seen.readyMs = performance.now();
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

async function loadPage(browser: Browser, site: string, { address, ready }: Target, rate: number): Promise<PageLoad> {
  const context = await browser.newContext({ baseURL: site });
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(watch, ready);
  await page.goto(address);
  await page.locator(ready).waitFor();
  await page.waitForTimeout(2000);
  const load = await page.evaluate(() => (window as unknown as { seen: PageLoad }).seen);
  await context.close();
  return load;
}

/** Several loads of a page. */
async function loads(browser: Browser, site: string, target: Target, rate: number): Promise<PageLoad[]> {
  const all: PageLoad[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) all.push(await loadPage(browser, site, target, rate));
  return all;
}

/** The middle of the times until a page was ready, in seconds. */
function readySeconds(all: readonly PageLoad[]): number | null {
  const ready = middle(all.map(({ readyMs }) => readyMs));
  return ready === null ? null : ready / 1000;
}

function longestTask(all: readonly PageLoad[]): number {
  return Math.min(...all.map(({ longestMs }) => longestMs));
}

function middle(values: number[]): number | null {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
}

/** Loads of the page that compares and of the plain one, with a slow processor and with a whole one. */
interface Loads {
  slow: PageLoad[];
  slowPlain: PageLoad[];
  fast: PageLoad[];
  fastPlain: PageLoad[];
}

async function allLoads(build: string, target: Target): Promise<Loads> {
  const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: BROWSER_ARGS });
  const served = await serveFolder(build, { gzip: true });
  try {
    return {
      slow: await loads(browser, served.url, target, SLOWDOWN),
      slowPlain: await loads(browser, served.url, PLAIN, SLOWDOWN),
      fast: await loads(browser, served.url, target, 1),
      fastPlain: await loads(browser, served.url, PLAIN, 1),
    };
  } finally {
    await browser.close();
    await served.close();
  }
}

/** The first set, and the next that ran the same suite. */
function comparablePair(sets: readonly IndexEntry[]): [IndexEntry, IndexEntry] {
  const suiteOf = ({ suite }: IndexEntry) => JSON.stringify(suite);
  for (const [index, first] of sets.entries()) {
    const second = sets.slice(index + 1).find((one) => suiteOf(one) === suiteOf(first));
    if (second) return [first, second];
  }
  throw new Error('no two result sets ran the same suite');
}

/** The page that compares result sets, in a built site that gets a thousand of them: what it fetches, how soon it shows a verdict, how long it blocks. */
export async function measureCompare(build: string): Promise<Budget[]> {
  const [first, second] = comparablePair(overlay(build));
  const target = { address: comparePath(first.id, [second.id]), ready: '[aria-label="Verdict"]' };
  const { slow, slowPlain, fast, fastPlain } = await allLoads(build, target);
  const kilobytes = gzipSync(readFileSync(join(build, INDEX)), { level: 9 }).length / 1000;
  const detail = `${SETS} result sets`;
  const name = 'of the page that compares';
  return [
    { name: `list ${name}, gz`, measured: kilobytes, limit: 40, unit: 'KB', detail },
    {
      name: `first comparison on screen at ${SLOWDOWN}× slowdown`,
      measured: readySeconds(slow),
      limit: 1.5,
      unit: 's',
      detail: `${detail}; a page that computes nothing: ${readySeconds(slowPlain)?.toFixed(2)} s`,
    },
    {
      name: `longest task ${name}`,
      measured: longestTask(fast),
      limit: 50,
      unit: 'ms',
      detail: `best of ${REPEATS}; of a page that computes nothing: ${longestTask(fastPlain)} ms`,
    },
    {
      name: `layout shift ${name}`,
      measured: Math.max(...[...slow, ...fast].map(({ shift }) => shift)),
      limit: 0,
      unit: '',
      detail,
    },
  ];
}

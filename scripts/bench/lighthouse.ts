import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { BROWSER_ARGS, findBrowser } from '../lib/browser';
import type { Budget } from '../lib/budget';
import { serveFolder } from '../lib/staticServer';

const RUNS = 5;
/** The most points below an empty Docusaurus page in the same hour. */
const MOST_LOST = 1;
const HUNDRED = 100;
const TIME_LIMIT_MS = 180_000;
const REPORT_BYTES = 64_000_000;

/** A separate process, because Lighthouse serializes functions into pages and the TypeScript loader changes them. */
const CLI = 'node_modules/lighthouse/cli/index.js';

/** The performance category only, with Lighthouse's emulated phone, slow network, and slow CPU. */
const FLAGS = [
  '--only-categories=performance',
  '--output=json',
  '--quiet',
  `--chrome-flags=${['--headless', ...BROWSER_ARGS].join(' ')}`,
];

type Report = Pick<Result, 'categories' | 'audits'>;

/** Reasons why a page lacks the full score, the largest loss first: "total-blocking-time 240 ms". */
function reasons({ categories, audits }: Report): string {
  const weighed = categories.performance?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  const lost = weighed.map(({ id, weight }) => ({ id, points: weight * (1 - (audits[id]?.score ?? 0)) }));
  return lost
    .filter(({ points }) => points >= 0.5)
    .sort((a, b) => b.points - a.points)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`)
    .join(', ');
}

function score({ categories }: Report): number {
  return Math.round((categories.performance?.score ?? 0) * HUNDRED);
}

/** The report of a run on one URL, in a separate browser. */
async function run(browser: string, address: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, address, ...FLAGS], {
    env: { ...process.env, CHROME_PATH: browser },
    timeout: TIME_LIMIT_MS,
    maxBuffer: REPORT_BYTES,
  });
  return JSON.parse(stdout) as Report;
}

interface Median {
  score: number;
  detail: string;
}

/** The median of five runs on one URL. */
async function medianRun(browser: string, address: string): Promise<Median> {
  const reports: Report[] = [];
  for (let index = 0; index < RUNS; index += 1) reports.push(await run(browser, address));
  const sorted = reports.toSorted((a, b) => score(a) - score(b));
  const middle = sorted[Math.floor(RUNS / 2)] as Report;
  const all = sorted.map(score).join(', ');
  return { score: score(middle), detail: [`median of ${all}`, reasons(middle)].filter(Boolean).join('; ') };
}

/**
 * Lighthouse's phone performance score for pages of a built site, next to the one page of an empty Docusaurus site: the median of
 * five runs each.
 */
export async function measureLighthouse(build: string, empty: string, paths: readonly string[]): Promise<Budget[]> {
  const browser = findBrowser();
  if (!browser) throw new Error('no browser: install Chromium or name it with CHROMIUM_PATH');
  const site = await serveFolder(build, { gzip: true });
  const emptySite = await serveFolder(empty, { gzip: true });
  try {
    const { score: full } = await medianRun(browser, emptySite.url);
    const budgets: Budget[] = [];
    for (const path of paths) {
      const { score: measured, detail } = await medianRun(browser, new URL(path, site.url).href);
      const name = `Lighthouse performance, phone, ${path}`;
      budgets.push({
        name,
        measured,
        limit: full - MOST_LOST,
        unit: '',
        atLeast: true,
        detail: `${detail}; empty page ${full}`,
      });
    }
    return budgets;
  } finally {
    await site.close();
    await emptySite.close();
  }
}

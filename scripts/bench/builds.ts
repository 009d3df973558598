import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../lib/browser';
import type { Budget } from '../lib/budget';
import { buildSite, copyImages, scratchCopy, startDev } from '../lib/scratch';
import { keepReports } from './fewReports';

/** Seconds of a build with an empty compiler cache. Throws with its output if it fails. */
export function secondsOfBuild(folder: string): number {
  const { status, output, seconds } = buildSite(folder, { TMPDIR: mkdtempSync(join(folder, 'temporary-')) });
  if (status !== 0) throw new Error(`the build failed:\n${output}`);
  return seconds;
}

/** The reports of the first build budget; the time for further reports is measured per page. */
export const FIRST_REPORTS = ['gluten-velox-vs-comet', 'celeborn-vs-native', 'comet-shuffle-writer'];

export function pagesIn(build: string): number {
  return readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html')).length;
}

/** Seconds of a cold build of a folder that was built before, with its painted images. */
function buildAgain(folder: string): number {
  rmSync(join(folder, '.docusaurus'), { recursive: true, force: true });
  rmSync(join(folder, 'node_modules/.cache/rspack'), { recursive: true, force: true });
  return secondsOfBuild(folder);
}

/** A cold build of the first reports with painted images: its time, and its number of pages. */
function buildFirst(painted: string): { seconds: number; pages: number; reports: number } {
  const folder = scratchCopy();
  copyImages(folder, painted);
  const reports = keepReports(folder, FIRST_REPORTS);
  const seconds = secondsOfBuild(folder);
  const pages = pagesIn(join(folder, 'build'));
  rmSync(folder, { recursive: true, force: true });
  return { seconds, pages, reports };
}

/**
 * Cold builds of copies of the project: the first paints all images, the second reuses them, the third contains only
 * the first reports. Throws with the output if a build fails, including for broken links.
 */
export function measureBuild(): { budgets: Budget[]; folder: string; seconds: number } {
  const folder = scratchCopy();
  const painting = secondsOfBuild(folder);
  const seconds = buildAgain(folder);
  const first = buildFirst(folder);
  const pages = pagesIn(join(folder, 'build')) - first.pages;
  const detail = `${seconds.toFixed(1)} s with ${pages} pages more than that; ${painting.toFixed(1)} s with all images painted`;
  const of = 'cold build of the first reports, images aside';
  const budgets: Budget[] = [
    {
      name: of,
      measured: first.seconds,
      limit: 15,
      unit: 's',
      detail: `${first.reports} reports, ${first.pages} pages`,
    },
    {
      name: 'cold build, a further page',
      measured: (1000 * (seconds - first.seconds)) / pages,
      limit: 60,
      unit: 'ms',
      detail,
    },
    { name: 'broken links', measured: 0, limit: 0, unit: '', detail: 'the build fails at the first' },
  ];
  return { budgets, folder, seconds };
}

/** A results.csv with one query's time moved to a share (0–1) between its fastest and slowest iteration. */
export function moveTime(csv: string, query: string, share: number): string {
  return csv.replace(new RegExp(`^(${query},ok),[^,]*,([^,]*),([^,]*)`, 'm'), (_all, start, min, max) => {
    const time = Number(min) + share * (Number(max) - Number(min));
    return `${start},${time.toFixed(4)},${min},${max}`;
  });
}

/** Time between two saves, in which overviews and drawings are recomputed. */
const PAUSE_MS = 6000;

/** True if the text of a query's row has changed. Runs in the page. */
function rowDiffers([query, before]: readonly [string, string | null]): boolean {
  const row = document.getElementById(query);
  return row !== null && row.textContent !== before;
}

/** Time from saving a results.csv to the new value on a page open under `npm start`; the median of five. */
export async function measureSave(folder: string, dataPath: string, address: string, query: string): Promise<Budget[]> {
  const executablePath = findBrowser() ?? undefined;
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  const server = await startDev(folder);
  try {
    const page = await browser.newPage();
    await page.goto(server.url + address, { waitUntil: 'load' });
    const row = page.locator(`tr[id="${query}"]`);
    await row.waitFor();
    const times: number[] = [];
    for (let repeat = 0; repeat < 5; repeat += 1) {
      const before = await row.textContent();
      const csv = readFileSync(join(folder, dataPath), 'utf8');
      const start = performance.now();
      writeFileSync(join(folder, dataPath), moveTime(csv, query, (repeat + 1) / 7));
      await page.waitForFunction(rowDiffers, [query, before] as const, { polling: 5 });
      times.push(performance.now() - start);
      await page.waitForTimeout(PAUSE_MS);
    }
    const [, , middle = null] = times.sort((a, b) => a - b);
    const detail = `${query} of ${dataPath.split('/').at(-2)}: ${times.map((time) => time.toFixed(0)).join(', ')} ms`;
    return [
      { name: 'save a CSV under npm start until the page shows it', measured: middle, limit: 500, unit: 'ms', detail },
    ];
  } finally {
    await server.stop();
    await browser.close();
  }
}

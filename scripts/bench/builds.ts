import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../lib/browser';
import type { Budget } from '../lib/budget';
import { buildSite, copyImages, scratchCopy, startDev } from '../lib/scratch';
import { keepReports } from './fewReports';

/** The time of a build that must succeed, in seconds, with no code translated before; throws with its output where it fails. */
export function secondsOfBuild(folder: string): number {
  const { status, output, seconds } = buildSite(folder, { TMPDIR: mkdtempSync(join(folder, 'temporary-')) });
  if (status !== 0) throw new Error(`the build failed:\n${output}`);
  return seconds;
}

/** The reports with which the first budget of a build was set; the time of further ones is counted by their pages. */
export const FIRST_REPORTS = ['gluten-velox-vs-comet', 'celeborn-vs-native', 'comet-shuffle-writer'];

/** How many pages a built site has. */
export function pagesIn(build: string): number {
  return readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html')).length;
}

/** A cold build of a folder that has been built, with the images that it has painted. */
function buildAgain(folder: string): number {
  rmSync(join(folder, '.docusaurus'), { recursive: true, force: true });
  rmSync(join(folder, 'node_modules/.cache/rspack'), { recursive: true, force: true });
  return secondsOfBuild(folder);
}

/** A cold build of the first reports, images aside: how long it takes, and how many pages it has. */
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
 * Cold builds of copies of the project: the first paints all images, the second finds them where the first has kept them, the third has the
 * first reports only. Throws, with its output, where one fails. Broken links fail it.
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

/** A results.csv in which the time of one query lies at a share (0–1) of the way from its fastest to its slowest iteration. */
export function moveTime(csv: string, query: string, share: number): string {
  return csv.replace(new RegExp(`^(${query},ok),[^,]*,([^,]*),([^,]*)`, 'm'), (_all, start, min, max) => {
    const time = Number(min) + share * (Number(max) - Number(min));
    return `${start},${time.toFixed(4)},${min},${max}`;
  });
}

/** Between two saves: overviews and drawings are made anew in it. */
const PAUSE_MS = 6000;

/** Whether the row of a query reads other than before. Runs in the page. */
function rowDiffers([query, before]: readonly [string, string | null]): boolean {
  const row = document.getElementById(query);
  return row !== null && row.textContent !== before;
}

/** From saving a results.csv to its new value on the page that is open under `npm start`, the middle of five. */
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

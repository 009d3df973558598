import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { median } from '../../src/benchmark/model/statistics';
import { filesBelow } from '../../src/data/filesBelow';
import { BROWSER_ARGS, findBrowser } from '../lib/browser';
import type { Budget } from '../lib/budget';
import { type DevServer, startDev } from '../lib/projectCopy';
import { timedProgram } from './processor';

/** Arguments of Node for a build, as in package.json. */
export const BUILD = ['--max-semi-space-size=64', 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];

/** Processor seconds of a build, all threads and processes. Throws with its output if it fails. */
export function secondsOfBuild(folder: string): number {
  return timedProgram(process.execPath, BUILD, {}, folder).seconds;
}

/** The reports of small test sites. */
export const FIRST_REPORTS = ['gluten-velox-vs-comet', 'celeborn-vs-native', 'comet-shuffle-writer'];

export function pagesIn(build: string): number {
  return readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html')).length;
}

/** Bytes of all files of a folder. */
function bytesIn(folder: string): number {
  return filesBelow(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/**
 * A cold and a warm build of a copy of the project in `folder`, next to the builds of an empty Docusaurus site in `empty`: processor
 * seconds, and the size of the output. Throws with the output if a build fails, including for broken links.
 */
export function measureBuild(folder: string, empty: string): Budget[] {
  const [cold, emptyCold] = [secondsOfBuild(folder), secondsOfBuild(empty)];
  const [warm, emptyWarm] = [secondsOfBuild(folder), secondsOfBuild(empty)];
  const [bytes, emptyBytes] = [folder, empty].map((site) => bytesIn(join(site, 'build')) / 1e6) as [number, number];
  const emptySite = (value: number, unit: string) => `an empty Docusaurus site: ${value.toFixed(1)} ${unit}`;
  return [
    { name: 'cold build, processor', measured: cold, limit: 45, unit: 's', detail: emptySite(emptyCold, 's') },
    { name: 'warm build, processor', measured: warm, limit: 20, unit: 's', detail: emptySite(emptyWarm, 's') },
    { name: 'built site', measured: bytes, limit: 55, unit: 'MB', detail: emptySite(emptyBytes, 'MB') },
  ];
}

/** A results.csv with one query's time moved to a share (0–1) between its fastest and slowest iteration. */
export function moveTime(csv: string, query: string, share: number): string {
  return csv.replace(new RegExp(`^(${query},ok),[^,]*,([^,]*),([^,]*)`, 'm'), (_all, start, min, max) => {
    const time = Number(min) + share * (Number(max) - Number(min));
    return `${start},${time.toFixed(4)},${min},${max}`;
  });
}

const SAVES = 5;

/** CPU time of a process so far, in seconds; Linux only. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Waits until a process has been idle for a second; returns its CPU seconds. */
async function settled(pid: number): Promise<number> {
  for (let before = -1; ; ) {
    const now = cpuSeconds(pid);
    if (now - before < 0.05) return now;
    before = now;
    await setTimeout(1000);
  }
}

/** True if the text of an element has changed. Runs in the page. */
function differs([selector, before]: readonly [string, string | null]): boolean {
  const element = document.querySelector(selector);
  return element !== null && element.textContent !== before;
}

/** A file of the project, and the element of an open page that shows a change of it. `change` gets a share from 0 to 1. */
interface Edit {
  name: string;
  file: string;
  address: string;
  element: string;
  change: (text: string, share: number) => string;
  limitMs: number;
}

/** Times in ms from saves of a file to the changed page, and CPU seconds until the server is idle. */
async function saves(page: Page, { url, pid }: DevServer, { file, address, element, change }: Edit, folder: string) {
  await page.goto(url + address, { waitUntil: 'load' });
  await page.locator(element).first().waitFor();
  const [times, seconds]: [number[], number[]] = [[], []];
  for (let repeat = 1; repeat <= SAVES; repeat += 1) {
    const spent = await settled(pid);
    const before = await page.locator(element).first().textContent();
    const text = readFileSync(join(folder, file), 'utf8');
    const start = performance.now();
    writeFileSync(join(folder, file), change(text, repeat / (SAVES + 2)));
    await page.waitForFunction(differs, [element, before] as const, { polling: 5 });
    times.push(performance.now() - start);
    seconds.push((await settled(pid)) - spent);
  }
  return { times, seconds };
}

/**
 * Time from saving a file to the new text on a page open under `npm start`, and CPU time until the server is idle: medians of five,
 * for a results.csv of a set and for the page of a report.
 */
export async function measureSave(folder: string, set: string, report: string): Promise<Budget[]> {
  const edits: Edit[] = [
    {
      name: 'save a CSV',
      file: `static/data/result-sets/${set}/results.csv`,
      address: `/reports/${report}/queries/`,
      element: 'tr[id="q4"]',
      change: (text, share) => moveTime(text, 'q4', share),
      limitMs: 500,
    },
    {
      name: 'save a page',
      file: `docs/reports/${report}/index.mdx`,
      address: `/reports/${report}/`,
      element: 'article',
      change: (text, share) => `${text}\nA paragraph at ${share.toFixed(2).replace('.', '')}\n`,
      limitMs: 2000,
    },
  ];
  const executablePath = findBrowser() ?? undefined;
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  const server = await startDev(folder);
  try {
    const page = await browser.newPage();
    const budgets: Budget[] = [];
    for (const edit of edits) {
      const { times, seconds } = await saves(page, server, edit, folder);
      const all = (values: readonly number[], digits: number) =>
        values.map((value) => value.toFixed(digits)).join(', ');
      const { name, limitMs } = edit;
      budgets.push(
        { name: `${name} until shown`, measured: median(times), limit: limitMs, unit: 'ms', detail: all(times, 0) },
        { name: `${name}, processor`, measured: median(seconds), limit: 4, unit: 's', detail: all(seconds, 1) },
      );
    }
    return budgets;
  } finally {
    await server.stop();
    await browser.close();
  }
}

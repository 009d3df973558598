import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { FIRST_REPORTS } from '../../scripts/bench/builds';
import { keepReports } from '../../scripts/bench/reducedSite';
import { violations } from '../../scripts/lib/axe';
import { buildSite, copyImages } from '../../scripts/lib/projectCopy';
import { serveFolder } from '../../scripts/lib/staticServer';
import { filesBelow } from '../../src/data/filesBelow';
import { cloneIn, forkIn, runLine, type Walked, walkTheWay } from '../unit/support/contribution';
import { TEMPORARY } from '../unit/support/temporary';
import { expect, test, visit } from './site';

const BASELINE = 'tpcds-sf3000-parquet-comet-0.16.0';
const CONTRIBUTION = {
  baseline: BASELINE,
  id: 'tpcds-sf3000-parquet-half-1.0',
  report: 'half-vs-comet',
  options: [
    '--engine Half --engine-version 1.0 --suite tpcds --query-version 4.0 --scale-factor 3000 --table-format parquet',
    `--statistic median --iterations 5 --like ${BASELINE} --source-title "Made for a test" --source-url https://example.org/ --date 2026-07-21`,
  ].join(' '),
};

const RESULTS = 'static/data/result-sets/tpcds-sf3000-parquet-gluten-velox-1.6.0-arm64/results.csv';
const PAGE = 'remote-cache-benchmarks';
const CHARTS = 7;
/**
 * All tests share one folder: the contributor's clone, built with an additional page that has author-defined charts. It
 * contains few other reports, one of each kind with result sets, because all reports are checked and built.
 */
test.describe.configure({ mode: 'serial' });

let folder: string;
let clone: string;
let walked: Walked[];
let served: { url: string; close: () => Promise<void> } | undefined;

/** Builds the clone without HTML minification, which is equal for all sites and takes a tenth of a build. */
const buildClone = () => buildSite(clone, { DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1', SKIP_HTML_MINIFICATION: 'true' });
const address = () => served?.url ?? '';
/** Output of the line with this prefix. */
const printed = (start: string) => walked.find(({ line }) => line.startsWith(start));

test.beforeAll(() => {
  folder = mkdtempSync(join(TEMPORARY, 'contribution-'));
  clone = cloneIn(folder);
});

test.afterAll(async () => {
  await served?.close();
  rmSync(folder, { recursive: true, force: true });
});

// The clone's site has a separate server, so the fixture that watches the main server does not apply.
test.use({ faults: [] });

async function open(page: Page, media: Parameters<Page['emulateMedia']>[0] = {}): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.emulateMedia(media);
  await visit(page, `${address()}${PAGE}/`);
  return faults;
}

/** Number of points of a canvas that have a hue; axes and text are gray. */
function hues(canvas: Locator): Promise<number> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      const channels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      if (Math.max(...channels) - Math.min(...channels) > 40) count++;
    }
    return count;
  });
}

test('the ten lines of CONTRIBUTING.md run in sequence, with half of Comet’s times as results', () => {
  walked = walkTheWay(folder, CONTRIBUTION);
  expect(walked.filter(({ status }) => status !== 0)).toEqual([]);
  expect(walked).toHaveLength(9);
  const pushed = runLine('git ls-tree -r --name-only my-results', forkIn(folder)).stdout;
  expect(pushed).toContain(`docs/reports/${CONTRIBUTION.report}.mdx`);
  expect(runLine('git status --porcelain', clone).stdout).toBe('?? results.csv\n');
});

test('each line prints the information that the contributor needs', () => {
  expect(printed('npm run import')?.stderr).toMatch(
    /103 of 103 times are within 3% of 0\.5 times the value.*103 queries imported, 0 errors, 1 warning/s,
  );
  expect(printed('npm run compare')?.stdout).toContain('2.00×');
  expect(printed('npm run check')?.stderr).toContain(`docs/reports/${CONTRIBUTION.report}.mdx`);
  const said = printed('npm run diff')?.stdout ?? '';
  expect(said).toMatch(/^### 1 result set added; 1 report added; 1 new comparison/m);
  expect(said).toContain('total time 2.00×, geometric mean 2.00×, median 2.00×');
  expect(said).toMatch(/^\| Clearly faster \| – \| 100 \|$/m);
});

test('the site built from the clone has the new page with the correct metrics', async () => {
  keepReports(clone, [CONTRIBUTION.report, ...FIRST_REPORTS]);
  copyFileSync(`tests/fixtures/legacy-page/${PAGE}.mdx`, join(clone, `docs/${PAGE}.mdx`));
  copyImages(clone);
  const { status, output } = buildClone();
  expect([status, status === 0 ? '' : output]).toEqual([0, '']);
  served = await serveFolder(join(clone, 'build'));
  const { report, id } = CONTRIBUTION;
  const headline = JSON.parse(readFileSync(join(clone, `build/data/derived/${report}/headline.json`), 'utf8'));
  expect(headline).toMatchObject({ matched: 103, faster: 103, slower: 0 });
  const page = readFileSync(join(clone, `build/reports/${report}/index.html`), 'utf8').replace(/<[^>]*>/g, '');
  const metrics = ['Total-time ratio', 'Geometric mean of speedups', 'Median speedup'].map((name) => `${name}2.00×`);
  for (const text of [...metrics, '2,467.49\u202fs ÷ 1,233.75\u202fs']) expect(page).toContain(text);
  expect(existsSync(join(clone, `build/data/result-sets/${id}/index.html`))).toBe(true);
});

test('a page with author-defined charts shows their values without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${address()}${PAGE}/`);
  const figures = page.locator('main figure');
  await expect(figures).toHaveCount(CHARTS);
  const gains = figures.filter({ hasText: 'Largest Gains and Losses' });
  await gains.locator('summary').click();
  await expect(gains.getByRole('row', { name: /^q41-v2\.4/ })).toContainText('−112.3');
  await expect(gains.locator('tbody tr').last()).toContainText('–');
  await context.close();
});

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 320],
] as const) {
  test(`Chart.js draws all author-defined charts in ${colorScheme} at ${width} px, and the page is accessible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const faults = await open(page, { colorScheme });
    const canvases = page.locator('main figure canvas');
    await expect(canvases).toHaveCount(CHARTS);
    for (const canvas of await canvases.all()) expect(await hues(canvas)).toBeGreaterThan(0);
    expect((await canvases.nth(2).boundingBox())?.height).toBe(600);
    expect(await violations(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    expect(faults).toEqual([]);
  });
}

test('only pages with author-defined charts fetch Chart.js at first', async ({ page }) => {
  const scripts = filesBelow(join(clone, 'build/assets')).filter((name) => name.endsWith('.js'));
  const chart = scripts.filter((name) =>
    readFileSync(join(clone, 'build/assets', name), 'utf8').includes('id="scatter"'),
  );
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (chart.some((name) => request.url().endsWith(name))) loaded.push(request.url());
  });
  await visit(page, `${address()}reports/gluten-velox-vs-comet/`);
  expect(loaded).toEqual([]);
  await visit(page, `${address()}${PAGE}/`);
  await expect.poll(() => loaded).toHaveLength(1);
});

/** One real build fails here. Other failures are tested with only the loader, which decides them. */
test('a broken CSV fails a build with caches, with file and line', () => {
  const fine = readFileSync(join(clone, RESULTS), 'utf8');
  writeFileSync(join(clone, RESULTS), fine.replace(/^q5,ok,[^,]*/m, 'q5,ok,-1'));
  const line = fine.split('\n').findIndex((row) => row.startsWith('q5,')) + 1;
  const { status, output } = buildClone();
  expect(status).toBe(1);
  expect(output).toContain(`${RESULTS}:${line}: time_s`);
});

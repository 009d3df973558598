import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { compare } from '../../src/benchmark/compare';
import type { ResultSet } from '../../src/benchmark/types';
import { loadData } from '../../src/plugin/loadData';
import { runScript } from '../unit/support/command';
import { recompute } from '../unit/support/recompute';
import { expect as expectSoon, test } from './site';

/** The figures are computed in the browser, which takes its time where tests run side by side. */
const expect = expectSoon.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 90_000 });

const PREFIX = 'tpcds-sf3000-parquet-';
const COMET = `${PREFIX}comet-0.16.0`;
const COMET17 = `${PREFIX}comet-0.17.0`;
const GLUTEN = `${PREFIX}gluten-velox-1.6.0-arm64`;
const SPARK = `${PREFIX}spark-3.5.8`;

const data = loadData('static/data');
const setOf = (id: string) => data.resultSets.find((set) => set.id === id) as ResultSet;
const sentence = (baseline: string, candidate: string, only?: ReadonlySet<string>) =>
  compare(setOf(baseline), setOf(candidate), data.environments, { only }).verdict.sentence;

const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });
const picker = (page: Page, name: string) => page.getByRole('combobox', { name });
const rows = (page: Page) => page.locator('tr[id^="q"]');
const without = (...queries: string[]) =>
  new Set(
    setOf(COMET)
      .rows.map(({ query }) => query)
      .filter((query) => !queries.includes(query)),
  );

/** Opens the page and waits until its last part is there. */
async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/compare/${search}`);
  await expect(rows(page).first()).toBeVisible();
}

async function expectVerdict(page: Page, text: string): Promise<void> {
  await expect(verdict(page).getByText(text, { exact: true })).toBeVisible();
}

/** The sum of all layout shifts, those after a click or key included. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = window as unknown as { shift: number };
    counter.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counter.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

test('the page opens with the pair of the featured report, and links to that report', async ({ page }) => {
  await open(page);
  await expectVerdict(page, sentence(COMET, GLUTEN));
  await expect(picker(page, 'Baseline')).toHaveValue('Comet 0.16.0');
  await expect(picker(page, 'Candidate')).toHaveValue('Gluten + Velox 1.6.0');
  await expect(rows(page)).toHaveCount(103);
  await expect(page.getByText('There is a report on this pair').getByRole('link')).toHaveAttribute(
    'href',
    '/reports/gluten-velox-vs-comet/',
  );
  await expect(page).toHaveTitle(/^Gluten \+ Velox 1\.6\.0 against Comet 0\.16\.0/);
  expect(new URL(page.url()).search).toBe('');
});

test('a figure is saved as SVG and its table as CSV, with the notes that must travel with them', async ({ page }) => {
  await open(page, `?baseline=${COMET}&candidate=${GLUTEN}&exclude=q72`);
  const figure = page.getByRole('figure', { name: /queries save/ });
  const saved = async (name: RegExp) => {
    const download = page.waitForEvent('download');
    await figure.getByRole('button', { name }).click();
    return readFileSync(await (await download).path(), 'utf8');
  };
  const svg = await saved(/^SVG/);
  for (const part of [
    'viewBox=',
    'left out by choice',
    'not comparable to published TPC-DS results',
    `candidate=${GLUTEN}`,
  ])
    expect(
      svg.replaceAll(/<[^>]*>/g, (tag) => (tag.includes('viewBox') ? tag : ' ')).replaceAll(/\s+/g, ' '),
    ).toContain(part);
  expect(await saved(/^CSV/)).toMatch(/^part,[\s\S]*1 of 103 queries left out by choice: q72\. Derived from TPC-DS;/);
});

test('every chart is drawn, and becomes live when it takes the focus', async ({ page }) => {
  await open(page);
  const boxes = page.locator('.chart-box');
  await expect(boxes).toHaveCount(5);
  for (const box of await boxes.all()) await expect(box.locator('svg:visible').first()).toBeVisible();
  await boxes.nth(3).focus();
  await boxes.nth(3).locator('canvas').waitFor();
});

test('a candidate is chosen with the keyboard alone; the back button takes the choice back', async ({ page }) => {
  await open(page);
  await picker(page, 'Candidate').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('comet 17');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(picker(page, 'Candidate')).toHaveAttribute('aria-activedescendant', new RegExp(`${COMET17}$`));
  await page.keyboard.press('Enter');
  await expectVerdict(page, sentence(COMET, COMET17));
  await expect(picker(page, 'Candidate')).toBeFocused();
  await expect(page).toHaveURL(`/compare/?baseline=${COMET}&candidate=${COMET17}`);
  await page.goBack();
  await expectVerdict(page, sentence(COMET, GLUTEN));
  await page.goForward();
  await expectVerdict(page, sentence(COMET, COMET17));
});

test('the list of result sets opens and closes with the keys of a combobox', async ({ page }) => {
  await open(page);
  const field = picker(page, 'Baseline');
  await field.click();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('option', { selected: true })).toContainText(COMET);
  await expect(page.getByRole('group', { name: 'TPC-DS-derived, query version 4.0' })).toBeVisible();
  await page.keyboard.type('nothing of the kind');
  await expect(page.getByText('No result set matches')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('Comet 0.16.0');
});

test('a click chooses a baseline, and Swap turns the pair round', async ({ page }) => {
  await open(page);
  await picker(page, 'Baseline').click();
  await page.getByRole('option', { name: SPARK }).first().click();
  await expectVerdict(page, sentence(SPARK, GLUTEN));
  await expect(verdict(page).getByText(/^The environments differ/)).toBeVisible();
  await page.getByRole('button', { name: 'Swap' }).click();
  await expectVerdict(page, sentence(GLUTEN, SPARK));
  await expect(page.getByRole('button', { name: 'Swap' })).toBeFocused();
});

test('queries are left out by a list and by a click, and the note says which', async ({ page }) => {
  await open(page);
  await page.getByLabel('Leave out').fill('q72, 23b');
  await expectVerdict(page, sentence(COMET, GLUTEN, without('q72', 'q23b')));
  await expectVerdict(page, '2 of 103 queries left out by choice: q23b, q72.');
  await page.getByRole('checkbox', { name: 'Count q93' }).uncheck();
  await expectVerdict(page, sentence(COMET, GLUTEN, without('q72', 'q23b', 'q93')));
  await expect(page.getByLabel('Leave out')).toHaveValue('q23b,q72,q93');
  await page.getByRole('checkbox', { name: 'Count q72' }).check();
  await expectVerdict(page, sentence(COMET, GLUTEN, without('q23b', 'q93')));
  await page.goBack();
  await expect(page.getByLabel('Leave out')).toHaveValue('q23b,q72,q93');
  await expectVerdict(page, sentence(COMET, GLUTEN, without('q72', 'q23b', 'q93')));
});

test('only the wanted queries are compared; a name that is none is shown and changes nothing', async ({ page }) => {
  await open(page);
  await page.getByLabel('Only these queries').fill('q1-q20, q140');
  const wanted = setOf(COMET)
    .rows.slice(0, 21)
    .map(({ query }) => query);
  await expectVerdict(page, sentence(COMET, GLUTEN, new Set(wanted)));
  await expect(page.getByText('unknown query: q140 (did you mean q10?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'All 21', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Query/ }).click();
  expect((await names(page)).slice(0, 2)).toEqual(['q20', 'q19']);
});

test('one candidate that is unknown and one of another suite are named, and the others are compared', async ({
  page,
}) => {
  const alien = 'tpch-sf1000-parquet-spark-3.5';
  await page.goto(`/compare/?baseline=${COMET}&candidate=${COMET17},${PREFIX}nothing,${alien},${GLUTEN}`);
  await expect(page.getByText(`There is no result set ${PREFIX}nothing`)).toBeVisible();
  await expect(page.getByText(`The suite differs: TPC-DS (${COMET}) against TPC-H (${alien})`)).toBeVisible();
  await expect(page).toHaveTitle(/^Comet 0\.17\.0 and Gluten \+ Velox 1\.6\.0 against Comet 0\.16\.0/);
});

test('on paper a line says who is compared, and nothing folded is offered', async ({ page }) => {
  await open(page, `?baseline=${SPARK}&candidate=${COMET17}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Comet 0.17.0 against native Spark 3.5.8', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Show those that are the same')).toBeHidden();
});

async function names(page: Page): Promise<(string | null)[]> {
  return rows(page).evaluateAll((elements) => elements.map(({ id }) => id));
}

test('the table sorts and filters, and a copied link shows the same view in a new tab', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByRole('button', { name: /^Speedup, ×/ }).click();
  await page.getByRole('button', { name: 'Clearly slower 38' }).click();
  await page.getByLabel('Filter by query').fill('q1');
  await page.getByRole('button', { name: 'Time change', exact: true }).click();
  await expect(page).toHaveURL(/buckets=time-change&verdict=slower&filter=q1&sort=-speedup$/);
  await page.getByRole('button', { name: 'Copy link to this view' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const tab = await context.newPage();
  await tab.goto(link);
  const shownNames = await names(page);
  expect(shownNames.length).toBeGreaterThan(2);
  await expect.poll(() => names(tab)).toEqual(shownNames);
  await expect(tab.getByText(/take at least 20/).first()).toBeVisible();
  await expect(tab.getByLabel('Filter by query')).toHaveValue('q1');
  await expect(tab.getByRole('button', { name: 'Clearly slower 38' })).toHaveAttribute('aria-pressed', 'true');
});

test('the rows that are shown are copied as Markdown, CSV and JSON', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByLabel('Filter by query').fill('q72');
  await expect(rows(page)).toHaveCount(1);
  const copied = async (label: string) => {
    await page.getByRole('button', { name: label, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press('Shift+Tab');
    return text;
  };
  expect(await copied('Copy as Markdown')).toMatch(/^\| Query \|[\s\S]*\| q72 \|[\s\S]*Derived from TPC-DS/);
  const controls = page.getByLabel('Filter by query').locator('..');
  await controls.getByRole('button', { name: 'Copy as CSV' }).click();
  const csv = await page.evaluate(() => navigator.clipboard.readText());
  expect(csv.split('\n').map((line) => line.split(',')[0])).toEqual(['query', 'q72', '']);
  await controls.getByRole('button', { name: 'Copy as JSON' }).click();
  const json = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(json.rows).toHaveLength(1);
  expect(json.rows[0]).toMatchObject({ query: 'q72', verdict: 'slower' });
  expect(json.note).toContain('not comparable to published TPC-DS results');
});

/** Serves one of our result sets under another id, with changes to its package; the list of result sets gets it too. */
async function serveAs(page: Page, id: string, change: (benchmark: Record<string, unknown>) => void): Promise<void> {
  await page.route('**/data/compare-index.json', async (route) => {
    const index = await (await route.fetch()).json();
    index.sets.push([id, ...index.sets[0].slice(1)]);
    await route.fulfill({ json: index });
  });
  await page.route(`**/data/result-sets/${id}/*`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(id, COMET) });
    if (!route.request().url().endsWith('.json')) return route.fulfill({ response });
    const pkg = await response.json();
    change(pkg.benchmark);
    return route.fulfill({ json: { ...pkg, name: id } });
  });
}

test('property: what the page computes is what npm run compare prints, and what the files give', async ({ page }) => {
  const ids = [COMET, COMET17, GLUTEN, SPARK];
  const lists = fc.uniqueArray(fc.constantFrom('q1', 'q14a', 'q23b', 'q72', 'q93'), { minLength: 1, maxLength: 4 });
  const cases = fc.sample(fc.tuple(fc.shuffledSubarray(ids, { minLength: 2, maxLength: 2 }), lists), {
    numRuns: 2,
    seed: 5,
  });
  for (const [[baseline = '', candidate = ''], leftOut] of cases) {
    await open(page, `?baseline=${baseline}&candidate=${candidate}&exclude=${leftOut.join(',')}`);
    const saved = page.waitForEvent('download');
    await verdict(page).getByRole('button', { name: /^JSON/ }).click();
    const json = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
    const command = runScript('compare', [baseline, candidate, '--json', '--exclude', leftOut.join(',')]);
    expect(json).toEqual(JSON.parse(command.stdout));
    const { matched, total, geometricMean, median } = recompute(baseline, candidate, leftOut);
    expect(json.matched).toBe(matched);
    for (const [figure, speedup] of Object.entries({ total, geometricMean, median })) {
      expect(json[figure].speedup).toBeCloseTo(speedup, 10);
      await expect(verdict(page).getByRole('table')).toContainText(`${speedup.toFixed(2)}×`);
    }
  }
});

test('candidates are added, compared side by side, sorted, and taken away', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add another candidate' }).click();
  await expect(picker(page, 'Candidate 2')).toBeFocused();
  await page.keyboard.type('comet 17');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: /is clearly faster than/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`candidate=${GLUTEN},${COMET17}$`));
  await page.getByRole('button', { name: 'Speedup, × of Comet 0.17.0' }).click();
  await expect(page).toHaveURL(new RegExp(`&sort=-?${COMET17}$`));
  await page.getByRole('button', { name: 'Remove Comet 0.17.0' }).click();
  await expectVerdict(page, sentence(COMET, GLUTEN));
  await expect(page).toHaveURL('/compare/');
  await page.goBack();
  await expect(page.getByRole('table', { name: /is clearly faster than/ })).toBeVisible();
});

test('a pair of different query versions is refused with the reason', async ({ page }) => {
  await serveAs(page, 'tpcds-other', (benchmark) => {
    Object.assign(benchmark.suite as object, { queryVersion: '2.4' });
  });
  await page.goto(`/compare/?baseline=${COMET}&candidate=tpcds-other`);
  await expect(page.getByText(/The query version differs: 4\.0 .* against 2\.4/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare them all the same' })).toHaveCount(0);
  await expect(verdict(page)).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'On this page' })).toBeHidden();
});

test('another scale factor is compared on request only, with a note that stays', async ({ page }) => {
  await serveAs(page, 'tpcds-small', (benchmark) => {
    Object.assign(benchmark.suite as object, { scaleFactor: 1000 });
  });
  await page.goto(`/compare/?baseline=${COMET}&candidate=tpcds-small`);
  await page.getByRole('button', { name: 'Compare them all the same' }).click();
  await expect(verdict(page).getByText(/^The scale factor differs, compared by explicit request/)).toBeVisible();
  await expect(page).toHaveURL(/&scale=any$/);
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(page).toHaveURL(/baseline=tpcds-small.*&scale=any$/);
  await expect(verdict(page).getByText(/explicit request: 1000 against 3000/)).toBeVisible();
});

test('an id that does not exist is named with the nearest that does, and nothing is fetched for it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/compare/?baseline=${COMET}&candidate=${PREFIX}comet-0.17&verdict=great`);
  await expect(page.getByText(`There is no result set ${PREFIX}comet-0.17; did you mean ${COMET17}?`)).toBeVisible();
  await expect(page.getByText('verdict=great is not understood')).toBeVisible();
  expect(asked.filter((url) => url.includes('/data/result-sets/'))).toEqual([]);
});

test('only the files of the two result sets are fetched, each once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  const found = asked.filter((path) => path.startsWith('/data/')).sort();
  const files = [COMET, GLUTEN].flatMap((id) =>
    ['datapackage.json', 'iterations.csv', 'results.csv'].map((name) => `/data/result-sets/${id}/${name}`),
  );
  expect([...new Set(found)]).toEqual(
    ['/data/compare-index.json', '/data/environments/eks-r8gd-12xlarge-12-nodes.json', ...files].sort(),
  );
  expect(found.filter((path) => path.startsWith('/data/result-sets/'))).toHaveLength(6);
});

test('nothing moves while the page loads, nor when a pair is swapped', async ({ page }) => {
  const shift = await countShifts(page);
  await open(page);
  await expect(page.locator('.chart-box').last().locator('svg:visible').first()).toBeVisible();
  expect(await shift()).toBe(0);
});

test('without a worker the page computes the same on its own thread', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  await open(page);
  await expectVerdict(page, sentence(COMET, GLUTEN));
  await expect(page.locator('.chart-box').last().locator('svg:visible').first()).toBeVisible();
});

test('at 412 px the pickers are stacked and the page does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await open(page);
  const [first, second] = await Promise.all(
    ['Baseline', 'Candidate'].map(async (name) => (await picker(page, name).boundingBox()) ?? { x: 0, y: 0 }),
  );
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + 44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(412);
});

test('screen readers get names for everything, open list included', async ({ page }) => {
  await open(page);
  await picker(page, 'Candidate').click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('without JavaScript the published comparisons are listed, and no field', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/compare/');
  const list: Locator = page
    .getByRole('listitem')
    .filter({ has: page.locator('a[href="/reports/gluten-velox-vs-comet/"]') });
  await expect(list.first()).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByText('Comparing needs JavaScript')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'On this page' })).toBeHidden();
  await context.close();
});

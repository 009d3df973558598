import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { QueryList } from '../../src/components/query/queryList';
import { printedData } from './printedData';
import { BUILD, expect, takenOver, test, visit } from './site';
import { withResolvers } from './withResolvers';

const REPORT = '/reports/gluten-velox-vs-comet/queries/';
const QUERY = '/queries/tpcds-q93/';

test('the page of a query has its bars by data size and every result without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(QUERY);
  const largest = page.getByRole('region', { name: /^3\sTB: / });
  await expect(largest.getByRole('listitem').filter({ hasText: 'Comet' })).toContainText(/\d\.\d\ss/);
  await page.getByText('Table', { exact: true }).click();
  const table = page.getByRole('table', { name: /q93/ }).first();
  await expect(table.getByRole('rowheader', { name: 'tpcds-sf3000-parquet-comet-1.0.0' })).toBeVisible();
  await context.close();
});

test('a table has explicit roles if a narrow box displays it as a list, and only then', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, QUERY);
  const tables = await page.locator('table').evaluateAll((all) =>
    all.map((table) => {
      for (let fold = table.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
        fold.open = true;
      return { hasRoles: table.querySelector('[role]:is(tr, td)') !== null, display: getComputedStyle(table).display };
    }),
  );
  const shown = tables.map(({ hasRoles }) => (hasRoles ? 'block' : 'table'));
  expect(new Set(shown)).toEqual(new Set(['block', 'table']));
  expect(tables.map(({ display }) => display)).toEqual(shown);
});

test('an earlier path of a query opens its page at the panel of its version without JavaScript', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/queries/tpcds-2.4/q93/');
  await expect(page).toHaveURL(`${QUERY}#tpcds-2.4`);
  await expect(page.locator('[id="tpcds-2.4"]')).toBeInViewport();
  expect((await page.request.get('/queries/tpcds-4.0/q93/times.csv')).status()).toBe(200);
  await context.close();
});

test('a query’s name in the table of all queries opens its page, and back', async ({ page }) => {
  await visit(page, REPORT);
  await page.locator('tr#q93').getByRole('link', { name: 'q93' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^q93: /);
  await expect(page).toHaveURL(new RegExp(`${QUERY}$`));
  await page.getByRole('link', { name: 'q94', exact: false }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^q94: /);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^q93: /);
  await page
    .locator('section[aria-labelledby="reports"]')
    .getByRole('link', { name: /^Gluten.*Comet 0\.16/ })
    .click();
  await expect(page).toHaveURL(/gluten-velox-vs-comet\/queries\/#q93$/);
});

test('a page is loaded while the pointer rests on its link, so that a click opens it from the cache', async ({
  page,
}) => {
  await visit(page, '/queries/');
  const prefetched = page.waitForResponse(`**${QUERY}`);
  await page.getByRole('link', { name: 'q93', exact: true }).first().hover();
  await (await prefetched).finished();
  await page.getByRole('link', { name: 'q93', exact: true }).first().click();
  await expect(page).toHaveURL(QUERY);
  const sizes = () => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().transferSize);
  expect(await page.evaluate(sizes)).toEqual([0]);
});

test('a query without a result set has no page', async ({ page, faults }) => {
  const response = await page.goto('/queries/tpcds-q100/');
  expect(response?.status()).toBe(404);
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  expect(faults.splice(0).filter((fault) => !fault.includes('404'))).toEqual([]);
});

test('a URL in upper case opens the page in lower case', async ({ page, faults }) => {
  await page.goto('/Engines/?metric=median');
  await expect(page).toHaveURL(/\/engines\/\?metric=median$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which engine, for what, how sure?');
  // The 404 page is left while React takes it over.
  faults.splice(0);
});

test('Enter on a point of a live chart opens the page of its query', async ({ page }) => {
  await visit(page, REPORT);
  const box = page.locator('.chart-box[data-kind="dumbbell"]').first();
  await box.focus();
  await box.locator('canvas').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/queries\/tpcds-q\d+[ab]?\/$/);
});

test('a click on a point of a live chart opens the page of its query, and the cursor indicates it', async ({
  page,
}) => {
  await visit(page, REPORT);
  const box = page.locator('.chart-box[data-kind="dumbbell"]').first();
  await box.hover();
  const canvas = box.locator('canvas');
  await canvas.waitFor();
  await canvas.hover({ position: { x: 200, y: 40 } });
  await canvas.hover({ position: { x: 202, y: 41 } });
  await expect(canvas).toHaveCSS('cursor', 'pointer');
  await canvas.click({ position: { x: 202, y: 41 } });
  await expect(page).toHaveURL(/\/queries\/tpcds-q\d+[ab]?\/$/);
});

const { list: FIRST } = JSON.parse(printedData(BUILD, '/queries/')) as { list: QueryList };
const listOf = (page: Page, { suite, size }: Pick<QueryList, 'suite' | 'size'>) =>
  page.getByRole('region', { name: `${suite} at ${size}` });

test('a name that was typed before scripts ran filters the list', async ({ page }) => {
  const { promise: allowed, resolve: allow } = withResolvers();
  await page.route('**/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto('/queries/', { waitUntil: 'commit' });
  await page.getByPlaceholder('Filter by name').first().fill('q72');
  allow();
  await expect(page.getByRole('status').filter({ hasText: /^1 of / })).toBeAttached();
});

test('the list of queries starts with the largest spread, sorts, and filters', async ({ page }) => {
  await visit(page, '/queries/');
  const list = listOf(page, FIRST);
  const heads = list.locator('tbody th:visible');
  await expect(heads.first()).toHaveText(FIRST.rows[0]?.query ?? '');
  await expect(heads).toHaveCount(25);
  await list.getByRole('button', { name: 'Query', exact: true }).press('Enter');
  await expect(heads.first()).toHaveText('q1');
  await list.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await expect(heads).toHaveCount(FIRST.rows.length);
  await list.getByRole('searchbox').fill('set operation');
  await expect(heads.first()).toHaveText('q8');
  await expect(list.getByRole('status')).toHaveText(/^\d of 103 rows$/);
  const size = page.getByRole('link', { name: /^1\sTB / });
  await page.evaluate(() => window.scrollTo(0, 200));
  await size.press('Enter');
  await expect(page).toHaveURL(/#tpcds-sf1000$/);
  await expect(page.locator('[aria-current]:focus')).toHaveText(/^1\sTB /);
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
  await page.getByRole('link', { name: /^TPC-H / }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'of 22 rows' })).toBeAttached();
});

test('suites and data sizes open without JavaScript, also by earlier anchors', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/queries/');
  await page.getByRole('link', { name: /^TPC-H / }).click();
  await page.getByRole('link', { name: /^100\sGB / }).click();
  await expect(listOf(page, { suite: 'TPC-H', size: '100\u202FGB' })).toBeVisible();
  await expect(page.locator('tbody tr:visible')).toHaveCount(22);
  await page.goto('/queries/#tpcds-2.4');
  await expect(listOf(page, { suite: 'TPC-DS', size: '1\u202FTB' })).toBeVisible();
  await expect(listOf(page, { suite: 'TPC-H', size: '100\u202FGB' })).toBeHidden();
  await context.close();
});

test('no script contains the URL or the data of a single query', () => {
  const main = readFileSync(join(BUILD, QUERY.slice(1), 'index.html'), 'utf8').match(/assets\/js\/main\.\w+\.js/)?.[0];
  const text = readFileSync(join(BUILD, main ?? 'no main script'), 'utf8');
  expect(text.match(/\/queries\/tpcds-q/g)?.length ?? 0).toBeLessThanOrEqual(4);
});

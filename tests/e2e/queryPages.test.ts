import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { QueryIndexData } from '../../src/benchmark/pages/query/index';
import { BUILD, expect, takenOver, test, visit } from './site';

const REPORT = '/reports/gluten-velox-vs-comet/';
const QUERY = '/queries/tpcds-q93/';

/** Notes a mark in the window: it is still there as long as no page was loaded anew. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as { marked: boolean }).marked = true;
  });
}

async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as { marked?: boolean }).marked === true);
}

test('the page of a query shows every result set without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(QUERY);
  const table = page.getByRole('table').first();
  for (const name of ['amd64', 'arm64'])
    await expect(
      table.getByRole('rowheader', { name: new RegExp(`^Gluten \\+ Velox 1\\.6\\.0 .*${name}`) }),
    ).toBeVisible();
  await expect(table.locator('svg circle').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'results.csv, line 98' }).first()).toHaveAttribute(
    'href',
    /^\/data\/result-sets\/.*\/results\.csv$/,
  );
  await context.close();
});

test('a query’s name in the table of all queries leads to its page, and back, without loading a page anew', async ({
  page,
}) => {
  await visit(page, REPORT);
  await mark(page);
  await page.locator('tr#q93').getByRole('link', { name: 'q93' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TPC-DS q93, query version 4.0');
  await expect(page).toHaveURL(new RegExp(`${QUERY}$`));
  await page.getByRole('link', { name: 'q94' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TPC-DS q94, query version 4.0');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TPC-DS q93, query version 4.0');
  await page
    .locator('section[aria-labelledby="reports"]')
    .getByRole('link', { name: /^Gluten/ })
    .click();
  await expect(page).toHaveURL(/gluten-velox-vs-comet\/#q93$/);
  expect(await isMarked(page)).toBe(true);
});

test('the page of a query is the same when it is loaded and when it is reached by a link', async ({ page }) => {
  const main = () => page.locator('main').innerText();
  await visit(page, QUERY);
  const loaded = await main();
  await visit(page, '/queries/');
  await page.getByRole('link', { name: 'q93', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TPC-DS q93, query version 4.0');
  await expect.poll(main).toBe(loaded);
});

test('a query that no result set has is a page that does not exist', async ({ page, faults }) => {
  const response = await page.goto('/queries/tpcds-q100/');
  expect(response?.status()).toBe(404);
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  expect(faults.splice(0).filter((fault) => !fault.includes('404'))).toEqual([]);
});

test('Enter at a point of a live chart opens the page of its query', async ({ page }) => {
  await visit(page, REPORT);
  await mark(page);
  const box = page.locator('.chart-box[data-kind="dumbbell"]').first();
  await box.focus();
  await box.locator('canvas').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/queries\/tpcds-4\.0\/q\d+[ab]?\/$/);
  expect(await isMarked(page)).toBe(true);
});

test('a click on a point of a live chart opens the page of its query, and the pointer says so', async ({ page }) => {
  await visit(page, REPORT);
  const box = page.locator('.chart-box[data-kind="dumbbell"]').first();
  await box.hover();
  const canvas = box.locator('canvas');
  await canvas.waitFor();
  await canvas.hover({ position: { x: 200, y: 40 } });
  await canvas.hover({ position: { x: 202, y: 41 } });
  await expect(canvas).toHaveCSS('cursor', 'pointer');
  await canvas.click({ position: { x: 202, y: 41 } });
  await expect(page).toHaveURL(/\/queries\/tpcds-4\.0\/q\d+[ab]?\/$/);
});

test('the list of queries starts with the widest difference, sorts and filters', async ({ page }) => {
  await visit(page, '/queries/');
  const heads = page.locator('tbody th');
  const { suites } = JSON.parse(readFileSync(join(BUILD, 'queries/data.json'), 'utf8')) as QueryIndexData;
  const rows = suites[0]?.table.rows ?? [];
  const widest = Math.max(...rows.map((row) => Number(row[5])));
  await expect(heads.first()).toHaveText(String(rows.find((row) => row[5] === widest)?.[0]));
  await page.getByRole('button', { name: 'Query', exact: true }).first().press('Enter');
  await expect(heads.first()).toHaveText('q1');
  await page.getByRole('searchbox').first().fill('set operation');
  await expect(heads.first()).toHaveText('q8');
  await expect(page.getByRole('status').first()).toHaveText(/^\d of 103 rows$/);
});

test('queries are narrowed by pattern and longest time, and those that nothing can be compared on are named in one line', async ({
  page,
}) => {
  await visit(page, '/queries/');
  const suite = page.getByRole('region', { name: 'TPC-DS, query version 4.0' });
  await suite.getByRole('combobox', { name: /^Pattern/ }).selectOption({ label: 'Fact-to-fact join' });
  await suite.getByRole('combobox', { name: /^Longest time/ }).selectOption('long');
  const { suites } = JSON.parse(readFileSync(join(BUILD, 'queries/data.json'), 'utf8')) as QueryIndexData;
  const long = (suites[0]?.table.rows ?? []).filter((row) => row[1] === 'fact-to-fact join' && Number(row[3]) >= 60);
  expect(long.length).toBeGreaterThan(1);
  await expect(suite.locator('tbody th')).toHaveCount(long.length);
  await page
    .getByRole('navigation', { name: 'Suites' })
    .getByRole('link', { name: 'TPC-DS, query version 2.4' })
    .click();
  await expect(page.getByRole('heading', { name: 'TPC-DS, query version 2.4' })).toBeInViewport();
});

test('no script holds the address or the data of a single query', () => {
  const main = readFileSync(join(BUILD, QUERY.slice(1), 'index.html'), 'utf8').match(/assets\/js\/main\.\w+\.js/)?.[0];
  const text = readFileSync(join(BUILD, main ?? 'no main script'), 'utf8');
  expect(text.match(/\/queries\/tpcds-4\.0\//g)?.length ?? 0).toBeLessThanOrEqual(4);
});

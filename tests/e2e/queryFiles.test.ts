import type { Page } from '@playwright/test';
import { GLUTEN, setOf } from './comparePage';
import { colours, csvRows, pngSize, saved, svgParts } from './savedFiles';
import { expect, test, visit } from './site';

const QUERY = '/queries/tpcds-q93/';
const timesOn = (page: Page) => page.getByRole('figure', { name: 'How long does q93 take?' });
/** The figure with its open file menu. */
async function openFiles(page: Page) {
  await timesOn(page).getByText('Save or embed').click();
  return timesOn(page);
}
const timeS = (id: string) => setOf(id).rows.find(({ query }) => query === 'q93')?.timeS ?? Number.NaN;

test('the times of a query are saved as SVG, and as PNG twice as large, with the names of the engines', async ({
  page,
}) => {
  await visit(page, QUERY);
  const times = await openFiles(page);
  const svg = await saved(times, 'SVG');
  const { width, height, ground, words } = svgParts(svg);
  expect(svg.name).toBe('q93-times.svg');
  expect(ground).toBe('#ffffff');
  expect(words).toEqual(expect.arrayContaining(['Comet', 'Gluten + Velox']));
  expect(words.join(' ')).toContain('Derived from TPC-DS');
  const png = await saved(times, 'PNG');
  expect(png.name).toBe('q93-times.png');
  expect(pngSize(png)).toEqual({ width: 2 * width, height: 2 * height });
  expect(await colours(page, png)).toBeGreaterThan(20);
});

test('in the dark theme the files of a query are dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, QUERY);
  const svg = await saved(await openFiles(page), 'SVG');
  expect([svg.name, svgParts(svg).ground]).toEqual(['q93-times.dark.svg', '#16181c']);
});

test('“Table” and “CSV” of a query contain equal numbers', async ({ page, request }) => {
  await visit(page, QUERY);
  const times = await openFiles(page);
  const address = await times.getByRole('link', { name: 'CSV', exact: true }).getAttribute('href');
  const rows = csvRows({ name: 'times.csv', bytes: await (await request.get(address ?? '')).body() });
  expect(Number(rows.get(GLUTEN)?.time_s)).toBe(timeS(GLUTEN));
  expect(rows.get(GLUTEN)?.iteration_times_s?.split(' ')).toHaveLength(5);
  await times.getByText('Table', { exact: true }).click();
  await expect(times.getByRole('row', { name: new RegExp(`^${GLUTEN} `) })).toContainText(timeS(GLUTEN).toFixed(2));
});

test('without JavaScript a query has its table and its CSV, and no useless button', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(QUERY);
  const times = await openFiles(page);
  await expect(times.getByRole('button')).toHaveCount(0);
  await expect(times.getByRole('link', { name: 'CSV', exact: true })).toBeVisible();
  await times.getByText('Table', { exact: true }).click();
  await expect(times.getByRole('row', { name: new RegExp(`^${GLUTEN} `) })).toBeVisible();
  await context.close();
});

import type { Locator, Page } from '@playwright/test';
import type { ResultSet } from '../../src/benchmark/model/resultSet';
import { COMET, COMET17, GLUTEN, open, SPARK, setOf } from './comparePage';
import { colours, csvRows, pngSize, saved, svgParts } from './savedFiles';
import { expect, test } from './site';

const SEVERAL = `/compare/?baseline=${SPARK}&candidate=${COMET17},${GLUTEN}`;
const timeS = (set: ResultSet, query: string) => set.rows.find((row) => row.query === query)?.timeS ?? Number.NaN;
const speedup = (id: string, query: string) => timeS(setOf(SPARK), query) / timeS(setOf(id), query);
const figure = (page: Page, title: RegExp): Locator => page.getByRole('figure', { name: title });
const heatMap = (page: Page) => figure(page, /is clearly faster than vanilla Spark/);
const estimates = (page: Page) => figure(page, /^(?!.* on \d).* vanilla Spark/).first();
const totalS = (id: string) => setOf(id).rows.reduce((sum, row) => sum + (row.timeS ?? Number.NaN), 0);
const panels = (page: Page) => figure(page, /^The median speedup over vanilla Spark/);

test('the three estimates are saved as SVG and PNG of one size, in light and dark, with what their table says, and as CSV', async ({
  page,
}) => {
  await page.goto(SEVERAL);
  const svg = await saved(estimates(page), 'SVG');
  const { width, height, ground, words } = svgParts(svg);
  expect({ name: svg.name, width, ground }).toEqual({ name: 'estimates.svg', width: 920, ground: '#ffffff' });
  const shown = await estimates(page).locator('tbody tr:has(td)').allInnerTexts();
  expect(shown).toHaveLength(2 * 3);
  for (const cell of shown.flatMap((row) => row.split('\t').map((text) => text.trim()))) {
    if (cell !== '') expect(words, cell).toContain(cell);
  }
  expect(pngSize(await saved(estimates(page), 'PNG'))).toEqual({ width: 2 * width, height: 2 * height });
  const rows = (await saved(estimates(page), 'CSV')).bytes.toString('utf8').trim().split('\n');
  const total = totalS(SPARK) / totalS(COMET17);
  expect(rows).toHaveLength(1 + 2 * 3);
  const [, , , , speedup] = rows.find((row) => /^Comet 0\.17\.0,.*Total-time ratio/.test(row))?.split(',') ?? [];
  expect(Number(speedup)).toBeCloseTo(total, 10);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await saved(estimates(page), 'SVG');
  expect([dark.name, svgParts(dark).ground]).toEqual(['estimates.dark.svg', '#16181c']);
});

test('the heat map is saved as SVG and PNG of one size, with every query, and as CSV with what it shows', async ({
  page,
}) => {
  await page.goto(SEVERAL);
  const svg = await saved(heatMap(page), 'SVG');
  expect(svg.name).toBe('heat-map.svg');
  const { width, height, ground, words } = svgParts(svg);
  expect({ width, ground }).toEqual({ width: 920, ground: '#ffffff' });
  expect(words).toEqual(expect.arrayContaining(['q1', 'q99', 'Speedup, ×', speedup(COMET17, 'q93').toFixed(2)]));
  const png = await saved(heatMap(page), 'PNG');
  expect(png.name).toBe('heat-map.png');
  expect(await colours(page, png)).toBeGreaterThan(20);
  expect(pngSize(png)).toEqual({ width: 2 * width, height: 2 * height });
  const csv = await saved(heatMap(page), 'CSV');
  const row = csvRows(csv).get('q93');
  expect(csv.name).toBe('heat-map.csv');
  expect(Number(row?.[`${COMET17}_speedup`])).toBe(speedup(COMET17, 'q93'));
  expect(row?.note).toBe('Derived from TPC-DS; not comparable to published TPC-DS results');
  expect(csvRows(csv).size).toBe(103);
});

test('the files of the heat map hold the queries that are shown, and its picture says so', async ({ page }) => {
  await page.goto(SEVERAL);
  await page.getByLabel('Filter by query').fill('q9');
  await expect(heatMap(page).locator('tbody th').first()).toHaveText('q9');
  expect([...csvRows(await saved(heatMap(page), 'CSV')).keys()]).toHaveLength(11);
  const { words } = svgParts(await saved(heatMap(page), 'SVG'));
  expect(words.join(' ')).toMatch(/scale factor 3000\. 11 of 103 queries: those with “q9” in their name\./);
  expect(words).not.toContain('q1');
});

test('the sorted panels are saved as SVG, PNG and CSV, in the colours of the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(SEVERAL);
  const svg = await saved(panels(page), 'SVG');
  const { width, height, ground, words } = svgParts(svg);
  expect(svg.name).toBe('sorted-speedups.dark.svg');
  expect({ width, ground }).toEqual({ width: 920, ground: '#16181c' });
  expect(words.filter((text) => text === 'Speedup, × (log scale)')).toHaveLength(2);
  expect(pngSize(await saved(panels(page), 'PNG'))).toEqual({ width: 2 * width, height: 2 * height });
  const rows = (await saved(panels(page), 'CSV')).bytes.toString('utf8').trim().split('\n');
  expect(rows).toHaveLength(1 + 2 * 103);
  expect(rows.find((row) => row.startsWith('q93,Comet'))).toContain(`q93,Comet 0.17.0,${speedup(COMET17, 'q93')},`);
});

test('“Table” puts every number into the place of the heat map and of the panels', async ({ page }) => {
  await page.goto(SEVERAL);
  for (const [shown, rows] of [
    [heatMap(page), 103],
    [panels(page), 206],
  ] as const) {
    await shown.getByText('Table', { exact: true }).click();
    await expect(shown.getByRole('table')).toHaveCount(1);
    await expect(shown.getByRole('table').locator('tbody tr')).toHaveCount(rows);
  }
  await expect(heatMap(page).getByRole('row', { name: /^q93 / })).toContainText(speedup(COMET17, 'q93').toFixed(2));
});

test('a figure of a pair is saved as PNG, as large as its SVG twice over', async ({ page }) => {
  await open(page, `?baseline=${COMET}&candidate=${GLUTEN}`);
  const gap = page.getByRole('figure', { name: /gives back/ });
  const { width, height } = svgParts(await saved(gap, 'SVG'));
  expect(pngSize(await saved(gap, 'PNG'))).toEqual({ width: 2 * width, height: 2 * height });
});

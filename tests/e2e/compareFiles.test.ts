import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { ResultSet } from '../../src/benchmark/model/resultSet';
import { COMET17, GLUTEN, SPARK, setOf } from './comparePage';
import { pngSize, saved, svgParts } from './savedFiles';
import { expect, test } from './site';

const SEVERAL = `/compare/?baseline=${SPARK}&candidate=${COMET17},${GLUTEN}`;
const timeS = (set: ResultSet, query: string) => set.rows.find((row) => row.query === query)?.timeS ?? Number.NaN;
const speedup = (id: string, query: string) => timeS(setOf(SPARK), query) / timeS(setOf(id), query);
const figure = (page: Page, title: RegExp): Locator => page.getByRole('figure', { name: title });
const heatMap = (page: Page) => figure(page, /is clearly faster than vanilla Spark/);
const forest = (page: Page) => figure(page, /^Total-time ratios over vanilla Spark/);

test('the metrics of several candidates are saved as SVG and PNG of equal size, in light and dark, and as CSV', async ({
  page,
}) => {
  await page.goto(SEVERAL);
  const svg = await saved(forest(page), 'SVG');
  const { width, height, ground, words } = svgParts(svg);
  expect({ name: svg.name, width, ground }).toEqual({ name: 'forest.svg', width: 920, ground: '#ffffff' });
  expect(words).toEqual(expect.arrayContaining(['Comet 0.17.0', '1.51×']));
  expect(pngSize(await saved(forest(page), 'PNG'))).toEqual({ width: 2 * width, height: 2 * height });
  const rows = (await saved(forest(page), 'CSV')).bytes.toString('utf8').trim().split('\n');
  expect(rows).toHaveLength(1 + 2 * 3);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await saved(forest(page), 'SVG');
  expect([dark.name, svgParts(dark).ground]).toEqual(['forest.dark.svg', '#16181c']);
});

test('the CSV of the heat map contains the displayed queries', async ({ page }) => {
  await page.goto(SEVERAL);
  await page.getByLabel('Filter by query').fill('q9');
  await expect(heatMap(page).locator('tbody th').first()).toHaveText('q9');
  const download = page.waitForEvent('download');
  await heatMap(page).getByRole('button', { name: /^CSV/ }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const [head = '', ...rows] = text.trim().split('\n');
  expect(rows).toHaveLength(11);
  const at = head.split(',').indexOf(`${COMET17}_speedup`);
  const cells = rows.find((row) => row.startsWith('q93,'))?.split(',') ?? [];
  expect(Number(cells[at])).toBe(speedup(COMET17, 'q93'));
  expect(text).toContain('Derived from TPC-DS; not comparable to published TPC-DS results');
});

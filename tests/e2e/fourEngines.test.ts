import type { Page } from '@playwright/test';
import { expect, test, visit, widen } from './site';

const REPORT = '/reports/four-engines/';

/** Texts that identify the parts of the page, from top to bottom. */
const ORDER = [
  'Derived from TPC-H and TPC-DS',
  'No overall winner: it depends on the suite',
  'Highest total-time ratio over vanilla Spark',
  'Blaze: the sources report two versions.',
  'q72 alone',
  'No single query reverses a total',
  'Go deeper',
];

async function places(page: Page): Promise<number[]> {
  const text = await page.locator('main').innerText();
  return ORDER.map((word) => text.indexOf(word));
}

test('a report on several candidates has its parts in order, in a wide window and on a phone, without overflow', async ({
  page,
}) => {
  await visit(page, REPORT);
  for (const width of [1280, 412]) {
    await widen(page, width);
    const found = await places(page);
    expect(found.filter((place) => place < 0)).toEqual([]);
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the heat map of a suite sorts by a candidate, and its queries link to their pages', async ({ page }) => {
  await visit(page, `${REPORT}queries/`);
  await expect(page.getByRole('figure', { name: /barely reflects q72/ })).toBeVisible();
  const map = page.getByRole('table', { name: /^No query has a clear winner/ }).first();
  await map.getByRole('button', { name: /Speedup.*of Gluten \+ Velox/ }).click();
  await map.getByRole('button', { name: /Speedup.*of Gluten \+ Velox/ }).click();
  const ends = await map.locator('tbody tr th').allInnerTexts();
  expect([ends[0], ends.at(-1)]).toContain('q72');
  await expect(map.getByRole('link', { name: 'q72', exact: true })).toHaveAttribute('href', /\/queries\/tpcds-q72\/$/);
});

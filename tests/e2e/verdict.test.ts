import type { Page } from '@playwright/test';
import { expect, test, visit, widen } from './site';

const REPORT = '/reports/gluten-velox-vs-comet/';
const PAIR = '/compare/?baseline=tpcds-sf3000-parquet-comet-0.16.0&candidate=tpcds-sf3000-parquet-comet-0.17.0';

/** What stands at the head of a measured report, from the top down; the words by which each part is known. */
const ORDER = [
  'Two native engines',
  'Derived from TPC-DS',
  'Newer results available',
  'No overall winner: it depends on your queries',
  'finishes the suite in',
  'Which engine to choose',
  'Would more iterations agree?',
  'Total-time ratio',
  'Worst case, with every query at the extreme of its range',
  'Comet clearly faster',
  'Are the two runs comparable?',
];

/** Where each of these words first stands in the text of the page; −1 for words that are not there. */
async function places(page: Page, words: readonly string[]): Promise<number[]> {
  const text = await page.locator('main').innerText();
  return words.map((word) => text.indexOf(word));
}

test('the head of a measured report has its parts in order, in a wide window and on a phone', async ({ page }) => {
  await visit(page, REPORT);
  for (const width of [1280, 412]) {
    await widen(page, width);
    const found = await places(page, ORDER);
    expect(found.filter((place) => place < 0)).toEqual([]);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  }
});

test('advice and what was not measured stand side by side where there is room', async ({ page }) => {
  const tops = () =>
    Promise.all(
      ['Which engine to choose', 'Not measured here'].map((words) =>
        page.getByText(words, { exact: true }).evaluate((element) => element.getBoundingClientRect().top),
      ),
    );
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, REPORT);
  const [advice, missing] = await tops();
  expect(advice).toBe(missing);
  await widen(page, 412);
  const [first = 0, second = 0] = await tops();
  expect(second).toBeGreaterThan(first);
});

test('the link to the newer release opens a comparison of the same engines', async ({ page }) => {
  await visit(page, REPORT);
  const link = page.getByRole('link', { name: 'Gluten + Velox 1.6.0 vs. Comet 0.17.0' });
  await expect(link).toHaveAttribute('href', /candidate=tpcds-sf3000-parquet-gluten-velox-1\.6\.0-arm64/);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Are the two runs comparable?' })).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Compare');
});

test('the reason of the advice is a section of the same page', async ({ page }) => {
  await visit(page, REPORT);
  await page.getByRole('link', { name: 'Why?', exact: true }).click();
  await expect(page.locator('#what-the-advice-rests-on')).toBeInViewport();
});

test('a pair that points one way is not said to depend on the queries', async ({ page }) => {
  await visit(page, PAIR);
  await expect(page.getByRole('heading', { name: 'Are the two runs comparable?' })).toBeVisible();
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict).toContainText('total time 1.02×, geometric mean 1.05×, median 1.04×');
  await expect(verdict).not.toContainText('depends');
});

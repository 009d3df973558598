import type { Page } from '@playwright/test';
import { expect, test, visit, widen } from './site';

const REPORT = '/reports/gluten-velox-vs-comet/';

/** Texts that identify the parts of an answer, from top to bottom. */
const ORDER = [
  'Derived from TPC-DS',
  'Newer results available',
  'No verdict: conflicting sources',
  'finishes the suite in',
  'How much faster is Gluten + Velox?',
  'Total-time ratio',
  'Who is faster on each of the 103 queries?',
  'Comet clearly faster',
  'Sources conflict on how many nodes Comet ran on',
  'Try Gluten + Velox first',
  'Not measured here',
  'Five queries save',
  'Go deeper',
];

/** Index of the first occurrence of each text on the page; −1 for missing texts. */
async function places(page: Page, words: readonly string[]): Promise<number[]> {
  const text = await page.locator('main').innerText();
  return words.map((word) => text.indexOf(word));
}

test('an answer has its parts in order, in a wide window and on a phone', async ({ page }) => {
  await visit(page, REPORT);
  for (const width of [1280, 412]) {
    await widen(page, width);
    const found = await places(page, ORDER);
    expect(found.filter((place) => place < 0)).toEqual([]);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  }
});

test('the link to the newer release opens the report on the same engines', async ({ page }) => {
  await visit(page, REPORT);
  await page.getByRole('link', { name: /^Gluten \+ Velox 1\.6\.0 vs\. Comet 1/ }).click();
  await expect(page.locator('h1')).toHaveText('Gluten + Velox 1.6.0 or Comet 1.0.0?');
});

test('the reason for the advice is a section of the Why tab', async ({ page }) => {
  await visit(page, REPORT);
  await page.getByRole('link', { name: 'What the advice rests on', exact: true }).click();
  await expect(page.locator('#what-the-advice-rests-on')).toBeInViewport();
});

import type { Locator, Page } from '@playwright/test';
import { openMenu } from './savedFiles';
import { expect, test, visit } from './site';
import { withResolvers } from './withResolvers';

const CELEBORN = '/reports/celeborn-vs-native/why/';

/** A figure whose table has one row for each of 106 minutes. */
function figureOf(page: Page): Locator {
  const box = page.getByRole('checkbox', { name: /^Table: The busiest Celeborn worker receives .* MB/ });
  return page.locator('figure', { has: box });
}

const rowsOf = (figure: Locator) => figure.locator('table').first().locator('tbody tr');
const ask = (figure: Locator) => figure.getByText('Table', { exact: true }).click();

test('without scripts, a long table shows its first rows and links to all of them', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(CELEBORN);
  const figure = figureOf(page);
  await ask(figure);
  await expect(rowsOf(figure)).toHaveCount(12);
  await expect(figure.getByText('First 12 of 106 rows. Download the CSV file for all rows.')).toBeVisible();
  await openMenu(figure);
  await expect(figure.getByRole('link', { name: 'CSV' })).toBeVisible();
  await context.close();
});

test('a long table has all of its rows after the reader opens it', async ({ page }) => {
  await visit(page, CELEBORN);
  const figure = figureOf(page);
  await ask(figure);
  await expect(rowsOf(figure)).toHaveCount(106);
  await expect(figure.getByText('First 12 of')).toHaveCount(0);
});

test('a table opened before scripts ran has all of its rows afterwards', async ({ page }) => {
  const { promise, resolve } = withResolvers();
  await page.route('**/assets/js/main.*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(CELEBORN, { waitUntil: 'commit' });
  const figure = figureOf(page);
  await ask(figure);
  await expect(rowsOf(figure)).toHaveCount(12);
  resolve();
  await expect(rowsOf(figure)).toHaveCount(106);
});

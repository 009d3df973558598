import { printedData } from './printedData';
import { BUILD, expect, test, visit } from './site';

const HISTORY = '/history/comet/';
const CHANGES = '/history/comet/tpch-sf100/';

test('the history index has at most 20 KB of data and links to each engine', async ({ page }) => {
  expect(Buffer.byteLength(printedData(BUILD, '/history/'))).toBeLessThanOrEqual(20 * 1024);
  await visit(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are the engines getting faster?');
  await page.getByRole('main').getByRole('link', { name: 'Comet', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comet, release by release');
});

test('without JavaScript the history shows its drawing, every round, and the changes between the last two', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(HISTORY);
  await expect(page.locator('[data-kind="history"] svg').first()).toBeVisible();
  await expect(page.getByRole('rowgroup').filter({ hasText: 'TPC-H at 100\u202FGB' }).first()).toContainText('2.43');
  await page.getByRole('link', { name: /Changes from 0\.9\.0 to 0\.11\.0.*TPC-H at 100.GB/ }).click();
  await expect(page.getByRole('table').first().getByRole('row').nth(1)).toContainText('q9');
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveCount(0);
  await context.close();
});

test('the metric can be chosen by keyboard, also without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/history/');
  const figures = page.locator('figure:visible');
  await expect(figures).toContainText(['in total time']);
  await page.getByRole('radio', { name: 'Total time' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(figures).toContainText(['in the geometric mean']);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(figures).toContainText(['of vanilla Spark are the baselines']);
  await context.close();
});

test('any two rounds of a line can be chosen by keyboard, and the URL stores them', async ({ page }) => {
  await visit(page, CHANGES);
  await page.getByRole('combobox', { name: 'From' }).focus();
  await page.keyboard.type('0.5');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('From 0.5.0 to 0.11.0');
  await expect(page).toHaveURL(/\?from=comet-0\.5\.0-tpch&to=comet-0\.11\.0$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('From 0.5.0 to 0.11.0');
});

test('without JavaScript, coverage has its answer, its drawing, and reasons; engine and queries link to it', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/engines/comet/');
  await page.getByRole('link', { name: 'How much of TPC-DS runs natively in Comet?' }).click();
  await expect(page.locator('main > div > header')).toContainText('88 of 103 queries entirely');
  await expect(page.locator('[data-kind="coverage"] svg').first()).toBeVisible();
  await expect(page.getByRole('row', { name: 'Scan: Native DataFusion scan' })).toContainText('210');
  await page.getByRole('link', { name: 'q10', exact: true }).click();
  await expect(
    page.getByText(/Comet 1\.0\.0 runs 36.of.52 eligible operators of q10 \(69\.2%\) natively\./),
  ).toBeVisible();
  await context.close();
});

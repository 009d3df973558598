import { printedData } from './printedData';
import { BUILD, expect, test, visit } from './site';

const HISTORY = '/history/comet/';

test('the history index has at most 20 KB of data and links to each engine', async ({ page }) => {
  expect(Buffer.byteLength(printedData(BUILD, '/history/'))).toBeLessThanOrEqual(20 * 1024);
  await visit(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are the engines getting faster?');
  await page.getByRole('main').getByRole('link', { name: 'Comet', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comet, release by release');
});

test('without JavaScript the history shows its drawing, every round, and the queries of each round', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(HISTORY);
  await expect(page.locator('[data-kind="history"] svg').first()).toBeVisible();
  await page.getByText(/^TPC-H at 100.GB, one workstation .*comparisons$/).click();
  await expect(page.getByRole('row', { name: /^0\.9\.0/ }).first()).toContainText('2.43');
  await page.getByText(/^TPC-H at 100.GB, one workstation: speedup of each query/).click();
  await expect(page.getByRole('row', { name: /^q9/ }).first()).toBeVisible();
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
  await expect(figures).toContainText(['on the median query']);
  await context.close();
});

test('the metric is in the URL, and Back reverts it; a tap on a release shows its ratios with a link to its comparison', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site, hasTouch: true, viewport: { width: 412, height: 900 } });
  const page = await context.newPage();
  await page.goto('/history/comet/?metric=median');
  await expect(page.locator('figure:visible').first()).toContainText('on the median query');
  await page.getByText('Geometric mean', { exact: true }).first().click();
  await expect(page).toHaveURL(/\?metric=geometric-mean$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?metric=median$/);
  await expect(page.locator('figure:visible').first()).toContainText('on the median query');
  const box = page.locator('figure:visible .chart-box').first();
  await box.scrollIntoViewIfNeeded();
  await box.tap({ position: { x: 120, y: 150 } });
  const link = page.getByRole('link', { name: /^Open Comet / });
  await expect(link).toHaveAttribute('href', /\/compare\/\?baseline=.*spark.*&candidate=.*comet/);
  await context.close();
});

test('the first tap on the drawing of a chart shows the box of a release', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, hasTouch: true, viewport: { width: 412, height: 900 } });
  const page = await context.newPage();
  await page.goto('/engines/');
  await page.locator('[data-kind="engines"] svg:visible').first().tap();
  await expect(page.getByRole('link', { name: /^Open .* at / })).toBeVisible();
  await context.close();
});

test('the earlier page of a line redirects to its queries on the page of the history', async ({ page }) => {
  await page.goto('/history/comet/tpch-sf100/');
  await expect(page).toHaveURL(/\/history\/comet\/#tpch-sf100$/);
  await expect(page.getByText(/^TPC-H at 100.GB, one workstation: speedup of each query/)).toBeInViewport();
});

test('without JavaScript, coverage has its answer, its drawing, and reasons; engine and queries link to it', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/engines/comet/');
  await page.getByRole('link', { name: 'How much of TPC-DS runs natively in Comet?' }).click();
  await expect(page.locator('main header')).toContainText('88 of 103 queries entirely');
  await expect(page.locator('[data-kind="coverage"] svg').first()).toBeVisible();
  await expect(page.getByRole('row', { name: 'Scan: Native DataFusion scan' })).toContainText('210');
  await page.getByRole('link', { name: 'q10', exact: true }).click();
  await expect(
    page.getByText(/Comet 1\.0\.0 runs 36.of.52 eligible operators of q10 \(69\.2%\) natively\./),
  ).toBeAttached();
  await context.close();
});

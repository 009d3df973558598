import type { Page } from '@playwright/test';
import { openPill } from './comparePage';
import { saved } from './savedFiles';
import { expect, test, visit } from './site';

const REPORT = '/reports/celeborn-vs-native/cost/';
const DISPUTED = '/reports/gluten-velox-vs-comet/cost/';
const COMPARE = '/compare/?baseline=tpcds-sf3000-parquet-spark-3.5.8&candidate=tpcds-sf3000-parquet-comet-0.17.0';

const runsOf = (page: Page) => page.getByRole('table', { name: /^Node-hours of each run/ });
const priceOf = (page: Page) => page.getByRole('textbox', { name: /^Your price for / });

test('a report shows its node-hours without JavaScript, and the reason for each run without a cost', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(REPORT);
  await expect(page.getByText(/^Celeborn uses 9\.24 node-hours, Spark’s own shuffle uses 3\.98/)).toBeVisible();
  await expect(runsOf(page).getByRole('row', { name: /^Celeborn, candidate 2,079\.6 8 \+ 8 9\.24/ })).toContainText(
    'no source gives a price',
  );
  await page.goto(DISPUTED);
  await expect(runsOf(page).getByRole('row', { name: /^Comet 0\.16\.0, baseline/ })).toHaveCount(2);
  await context.close();
});

test('an entered price gives a cost, stays in the URL after a reload, and can be cleared', async ({ page }) => {
  await visit(page, REPORT);
  await priceOf(page).fill('1,50');
  await expect(page).toHaveURL(/\?price=r6g\.8xlarge:1\.5$/);
  await expect(page.getByText('Celeborn costs 13.86 USD, Spark’s own shuffle costs 5.98 USD: 2.32×')).toBeVisible();
  await expect(page.getByText('You entered these prices.')).toBeVisible();
  await page.reload();
  await expect(priceOf(page)).toHaveValue('1.5');
  await expect(runsOf(page).getByRole('row', { name: /^Celeborn, candidate/ })).toContainText('13.86');
  await expect(
    page
      .getByRole('figure', { name: /2\.32× the cost/ })
      .locator('svg')
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/price/);
  await expect(page.getByText(/^Celeborn uses 9\.24 node-hours/)).toBeVisible();
});

test('a monthly spend gives the candidate’s cost next to the field, and stays in the URL', async ({ page }) => {
  await visit(page, REPORT);
  await page.getByRole('textbox', { name: 'Your monthly spend on Spark’s own shuffle' }).pressSequentially('10,000');
  await expect(page.getByText('Celeborn costs 23,199 USD per month instead of 10,000.')).toBeVisible();
  await expect(page).toHaveURL(/\?spend=10000$/);
});

test('an invalid price is rejected in the field and in the URL', async ({ page }) => {
  await visit(page, `${REPORT}?price=r6g.8xlarge:free&price=m5.large:1&runs=-1`);
  await expect(page.getByText('price=r6g.8xlarge:free is invalid')).toBeVisible();
  await expect(page.getByText('price=m5.large:1 is invalid (known: r6g.8xlarge)')).toBeVisible();
  await expect(page.getByText('runs=-1 is invalid')).toBeVisible();
  await expect(page.getByText(/^Celeborn uses 9\.24 node-hours/)).toBeVisible();
  await priceOf(page).fill('much');
  await expect(priceOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Enter a number greater than 0, such as 2.50.')).toBeVisible();
  await expect(page.getByText(/^Celeborn uses 9\.24 node-hours/)).toBeVisible();
});

test('the chart at the reader’s prices is saved as drawn', async ({ page }) => {
  await visit(page, `${REPORT}?price=r6g.8xlarge:1.5`);
  const figure = page.getByRole('figure', { name: /2\.32× the cost/ });
  const { bytes } = await saved(figure, 'SVG');
  expect(bytes.toString('utf8')).toContain('13.86');
});

test('the compare page shows node-hours, and a price remains if the sides change', async ({ page }) => {
  await visit(page, COMPARE);
  await openPill(page, 'Cost');
  await expect(page.getByText(/with 4 nodes each, .*0\.66×/i).first()).toBeVisible();
  await priceOf(page).fill('2.5');
  await expect(page).toHaveURL(/candidate=tpcds-sf3000-parquet-comet-0\.17\.0&price=r8gd\.12xlarge:2\.5$/);
  await expect(runsOf(page).getByRole('row').nth(1)).toContainText('2.50');
  await page.reload();
  await expect(priceOf(page)).toHaveValue('2.5');
  await expect(runsOf(page).getByRole('row').nth(1)).toContainText('2.50');
});

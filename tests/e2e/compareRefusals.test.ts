import type { Page } from '@playwright/test';
import { COMET, COMET17, PREFIX, verdict } from './comparePage';
import { expect, test } from './site';

/** Serves a published result set under a different ID, with changes to its package; adds it to the list of sets. */
async function serveAs(page: Page, id: string, change: (benchmark: Record<string, unknown>) => void): Promise<void> {
  await page.route('**/data/compare-index.json', async (route) => {
    const index = await (await route.fetch()).json();
    index.sets.push({ ...index.sets[0], id });
    await route.fulfill({ json: index });
  });
  await page.route(`**/data/result-sets/${id}/*`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(id, COMET) });
    if (!route.request().url().endsWith('.json')) return route.fulfill({ response });
    const pkg = await response.json();
    change(pkg.benchmark);
    return route.fulfill({ json: { ...pkg, name: id } });
  });
}

test('a refusal is announced and offers comparable sets for each side, nearest first', async ({ page }) => {
  const alien = 'tpch-sf1000-parquet-spark-3.5';
  await page.goto(`/compare/?baseline=${COMET}&candidate=${alien}`);
  const refusal = page.getByRole('alert').filter({ hasText: 'The suite differs' });
  await expect(refusal).toContainText('The suite differs: TPC-DS (Comet 1.0.0) vs. TPC-H (vanilla Spark 3.5)');
  await expect(refusal.getByText(/^Comparable with Comet 1\.0\.0 \(TPC-DS at 3\s*TB, .*\):/)).toBeVisible();
  await expect(refusal.getByText(/\(TPC-H at 1\s*TB, .*\):/)).toBeVisible();
  await refusal.getByRole('button').first().click();
  await expect(verdict(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`baseline=${COMET}&candidate=${PREFIX}spark-3\\.5\\.8$`));
});

test('a different scale factor is compared on request only, with a permanent note', async ({ page }) => {
  await serveAs(page, 'tpcds-small', (benchmark) => {
    Object.assign(benchmark.suite as object, { scaleFactor: 1000 });
  });
  await page.goto(`/compare/?baseline=${COMET}&candidate=tpcds-small`);
  await page.getByRole('button', { name: 'Compare anyway' }).click();
  await expect(verdict(page).getByText(/^The scale factor differs, compared by explicit request/)).toBeVisible();
  await expect(page).toHaveURL(/&scale=any$/);
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(page).toHaveURL(/baseline=tpcds-small.*&scale=any$/);
  await expect(verdict(page).getByText(/explicit request: 1000 vs\. 3000/)).toBeVisible();
});

test('an unknown id is reported with the nearest known one, and nothing is fetched for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/compare/?baseline=${COMET}&candidate=${PREFIX}comet-0.17&verdict=great`);
  await expect(page.getByText(`No result set named ${PREFIX}comet-0.17. Did you mean ${COMET17}?`)).toBeVisible();
  await expect(page.getByText('verdict=great is invalid')).toBeVisible();
  await expect(page.getByText(/^Comparable with Comet 1\.0\.0 \(TPC-DS at 3\s*TB, .*\):/)).toBeVisible();
  expect(asked.filter((url) => url.includes('/data/result-sets/'))).toEqual([]);
});

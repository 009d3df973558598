import type { Locator } from '@playwright/test';
import { violations } from '../../scripts/lib/axe';
import { countShifts, STILL } from '../../scripts/lib/shifts';
import { COMET, COMET17, expectVerdict, GLUTEN, open, picker, rows, SPARK, sentence } from './comparePage';
import { expect, test } from './site';

test('nothing shifts while the page loads or a pair is swapped', async ({ page }) => {
  const shift = await countShifts(page);
  await open(page);
  expect(await shift()).toBeLessThan(STILL);
  await page.getByRole('button', { name: 'Swap' }).click();
  await expectVerdict(page, sentence(GLUTEN, COMET));
  expect(await shift()).toBeLessThan(STILL);
});

test('the URL of a part opens it, and so does “All settings”', async ({ page }) => {
  await open(page, '#total-time');
  await expect(page.getByRole('figure', { name: /gives back/ })).toBeVisible();
  await page.getByRole('link', { name: 'All settings' }).click();
  await expect(page.getByRole('heading', { name: 'Are the two runs comparable?' })).toBeInViewport();
});

test('at 412 px the pickers are stacked, the table is rendered near the view, and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await page.goto(`/compare/?baseline=${SPARK}&candidate=${COMET}`);
  const heading = page.getByRole('heading', { name: 'All queries by time saved' });
  await expect(heading).toBeAttached();
  await expect(rows(page)).toHaveCount(0);
  await heading.scrollIntoViewIfNeeded();
  await expect(rows(page).first()).toBeVisible();
  const [first, second] = await Promise.all(
    ['Baseline', 'Candidate'].map(async (name) => (await picker(page, name).boundingBox()) ?? { x: 0, y: 0 }),
  );
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + 44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(412);
});

test('everything has an accessible name, including the open list', async ({ page }) => {
  await open(page);
  await picker(page, 'Candidate').click();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a printed page names the compared sets, and omits folded parts', async ({ page }) => {
  await open(page, `?baseline=${SPARK}&candidate=${COMET17}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Comet 0.17.0 vs. vanilla Spark 3.5.8', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Show matching settings')).toBeHidden();
});

test('without JavaScript the page shows the initial comparison with all queries, lists the published ones, and has no field', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/compare/');
  const list: Locator = page
    .getByRole('listitem')
    .filter({ has: page.locator('a[href="/reports/gluten-velox-vs-comet/"]') });
  await expect(list.first()).toBeVisible();
  await expectVerdict(page, sentence(COMET, GLUTEN));
  await expect(page.getByRole('table', { name: '103 queries' }).getByRole('row')).toHaveCount(104);
  for (const role of ['combobox', 'button', 'checkbox', 'slider'] as const)
    await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
  await expect(page.locator('p', { hasText: 'Comparing other result sets and reading event logs' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'On this page' })).toBeHidden();
  await context.close();
});

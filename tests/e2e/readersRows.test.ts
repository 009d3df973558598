import { violations } from '../../scripts/lib/axe';
import { COMET17, GLUTEN, SPARK } from './comparePage';
import { expect, test, visit } from './site';

test('every bar of the home page names its publisher and its iterations', async ({ page }) => {
  await visit(page, '/');
  const evidence = /Measured by [^.]*(\d iterations?|each query ran once|iterations not reported)/g;
  const figure = page.getByRole('figure', { name: /vanilla Spark’s time/ });
  const engines = await figure.getByRole('link', { name: /^Results of / }).count();
  const texts = await figure.locator('.chart-wide text').allTextContents();
  expect(engines).toBeGreaterThan(1);
  expect(texts.join(' ').match(evidence)).toHaveLength(engines);
});

test('the first choice filters the list of result sets, and so does a URL with a choice', async ({ page }) => {
  await visit(page, '/data/');
  const filters = page.getByRole('search', { name: 'Filters' });
  await filters.getByRole('checkbox').first().check();
  await expect(filters.getByRole('status')).toHaveText(/^\d+ of \d+ result sets$/);
  await page.reload();
  await expect(filters.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByRole('row')).toHaveCount(
    1 + Number.parseInt(await filters.getByRole('status').innerText(), 10),
  );
});

test('the form of the home page opens the comparison of two result sets', async ({ page }) => {
  await visit(page, '/');
  await page.getByLabel('Engine', { exact: true }).selectOption(COMET17);
  await page.getByLabel('Baseline', { exact: true }).selectOption(SPARK);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/compare/\\?baseline=${SPARK}`));
  await expect(page.getByText('1.51×').first()).toBeVisible();
});

test('a verdict has one swatch before its counts, and the strengths of a fill appear before their own words', async ({
  page,
}) => {
  await page.goto(`/compare/?baseline=${SPARK}&candidate=${COMET17},${GLUTEN}`);
  const entries = page.getByRole('listitem').filter({ has: page.locator('[data-strength]') });
  await expect(entries.filter({ hasText: 'clearly faster:' }).locator('[data-strength]')).toHaveCount(1);
  await expect(entries.filter({ hasText: 'clearly slower:' }).locator('[data-strength]')).toHaveCount(1);
  await expect(entries.filter({ hasText: 'Color strength' }).locator('[data-strength]')).toHaveCount(3);
});

test('each query’s link in a multi-candidate report is as large as a touch target', async ({ page }) => {
  await page.goto(`/compare/?baseline=${SPARK}&candidate=${COMET17},${GLUTEN}`);
  await expect(page.getByRole('link', { name: 'q99', exact: true }).first()).toBeVisible();
  expect(await violations(page, { rules: ['target-size'] })).toEqual([]);
});

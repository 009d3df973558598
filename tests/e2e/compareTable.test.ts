import { COMET17, GLUTEN, names, open, openPill, rows, SPARK, setOf, showTable } from './comparePage';
import { expect, test } from './site';

test('the table sorts and filters, and a copied link shows the same view in a new tab', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByRole('button', { name: /^Speedup \(×\)/ }).click();
  await page.getByRole('button', { name: /^Comet, clearly \d+/ }).click();
  await page.getByLabel('Filter by query').fill('q1');
  await openPill(page, 'Distribution');
  await page.getByRole('button', { name: 'Time change', exact: true }).click();
  await expect(page).toHaveURL(/buckets=time-change&verdict=slower&filter=q1&sort=-speedup$/);
  await page.getByRole('button', { name: 'Copy link to this view' }).click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toMatch(/^http/);
  const link = await clipboard();
  const tab = await context.newPage();
  await tab.goto(link);
  await showTable(tab);
  const shownNames = await names(page);
  expect(shownNames.length).toBeGreaterThan(2);
  await expect.poll(() => names(tab)).toEqual(shownNames);
  await expect(tab.getByText('at least 20% less time').first()).toBeVisible();
  await expect(tab.getByLabel('Filter by query')).toHaveValue('q1');
  await expect(tab.getByRole('button', { name: /^Comet, clearly \d+/ })).toHaveAttribute('aria-pressed', 'true');
});

test('displayed rows are copied as Markdown, CSV, and JSON', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByLabel('Filter by query').fill('q72');
  await expect(rows(page)).toHaveCount(1);
  const copied = async (label: string) => {
    await page.getByRole('button', { name: label, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press('Shift+Tab');
    return text;
  };
  expect(await copied('Copy as Markdown')).toMatch(/^\| Query \|[\s\S]*\| q72 \|[\s\S]*Derived from TPC-DS/);
  const controls = page.getByLabel('Filter by query').locator('..');
  await controls.getByRole('button', { name: 'Copy as CSV' }).click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toMatch(/^query,/);
  const csv = await clipboard();
  expect(csv.split('\n').map((line) => line.split(',')[0])).toEqual(['query', 'q72', '']);
  await controls.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect.poll(clipboard).toMatch(/^\{/);
  const json = JSON.parse(await clipboard());
  expect(json.rows).toHaveLength(1);
  expect(json.rows[0]).toMatchObject({ query: 'q72', verdict: 'slower' });
  expect(json.note).toContain('not comparable to published TPC-DS results');
});

test('with several candidates, the filters select rows of the heat map', async ({ page }) => {
  await page.goto(`/compare/?baseline=${SPARK}&candidate=${COMET17},${GLUTEN}`);
  const table = page.getByRole('table', { name: /is clearly faster than/ });
  const slower = setOf(SPARK)
    .rows.map(({ query }) => query)
    .filter((query) => [COMET17, GLUTEN].some((id) => isClearlySlower(id, query)));
  await page.getByRole('button', { name: `Clearly slower ${slower.length}`, exact: true }).click();
  await expect(page).toHaveURL(/&verdict=slower$/);
  await expect(table.locator('tbody th')).toHaveText(slower);
  await page.getByLabel('Filter by query').fill('q7');
  await expect(page).toHaveURL(/&verdict=slower&filter=q7$/);
  const named = slower.filter((query) => query.startsWith('q7'));
  expect(named.length).toBeGreaterThan(0);
  await expect(table.locator('tbody th')).toHaveText(named);
  await page.getByLabel('Filter by query').fill('nothing');
  await expect(page.getByText('No matching queries. Clear the filter to see all 103.')).toBeVisible();
});

/** True if every iteration of the candidate took longer than every iteration of vanilla Spark. */
function isClearlySlower(id: string, query: string): boolean {
  const [fast, slow] = [SPARK, id].map((side) => setOf(side).rows.find((row) => row.query === query));
  return (fast?.maxS ?? Infinity) < (slow?.minS ?? 0);
}

import { expect, test, visit, widen } from './site';

const REPORT = '/reports/sail-vs-spark-resources/';

test('the report of series with queries states its result first, and no part is wider than the window', async ({
  page,
}) => {
  await visit(page, REPORT);
  for (const width of [1280, 412]) {
    await widen(page, width);
    const verdict = page.getByRole('region', { name: 'Verdict' });
    await expect(verdict).toContainText('Sail 0.7.0 uses 418\u202FGB·s of memory (peak 28.1\u202FGB)');
    await expect(page.locator('figure svg[role=img]:visible')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the table of its figure has peak, integral and ratio of every query, and its files are there', async ({
  page,
}) => {
  await visit(page, REPORT);
  const figure = page.locator('figure').filter({ hasText: 'GB·s of memory' });
  await figure.getByText('Table', { exact: true }).click();
  const row = figure.getByRole('row', { name: /^q18/ });
  await expect(row).toContainText('1,361.31');
  await expect(row).toContainText('130.30');
  await expect(figure.getByRole('row')).toHaveCount(23);
  for (const file of ['memory.csv', 'memory.svg', 'disk.csv', 'disk.svg'])
    expect((await page.request.get(`/charts/sail-vs-spark-resources/${file}`)).status()).toBe(200);
});

test('a chart with queries as bands answers to the pointer with query, seconds since its start and value', async ({
  page,
}) => {
  await visit(page, REPORT);
  const figure = page.locator('figure').filter({ hasText: 'GB·s of memory' });
  await figure.locator('svg[role=img]:visible').hover();
  await expect(figure.locator('canvas')).toBeVisible();
});

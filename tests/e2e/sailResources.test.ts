import { expect, test, visit } from './site';

const REPORT = '/reports/sail-vs-spark-resources/';

test('a chart with queries as bands shows query, seconds since its start, and value on hover', async ({ page }) => {
  await visit(page, REPORT);
  const figure = page.locator('figure').filter({ hasText: 'Memory × time is' });
  await figure.locator('svg[role=img]:visible').hover();
  await expect(figure.locator('canvas')).toBeVisible();
});

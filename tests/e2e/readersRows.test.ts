import { violations } from '../../scripts/lib/axe';
import { COMET17, GLUTEN, SPARK } from './comparePage';
import { expect, test, visit, widen } from './site';

test('every cell of the home page’s matrices with numbers leads to its pair, and its link names both engines', async ({
  page,
}) => {
  await visit(page, '/');
  const matrices = page.getByRole('figure').filter({ has: page.getByText('Baseline ↓') });
  const cells = matrices.locator('tbody td:has(svg)');
  const links = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const link = cell.querySelector('a');
      return { name: link?.textContent ?? '', href: link?.getAttribute('href') ?? '' };
    }),
  );
  expect(links.length).toBeGreaterThan(6);
  for (const { name, href } of links) {
    expect(name).toMatch(/^\S.* \d\S* against \S.* \d\S*: total-time ratio/);
    expect(href).toMatch(/^\/(reports\/[\w.-]+\/$|compare\/\?baseline=)/);
  }
});

test('scales of pairs on the home page have their ticks, on a phone once below each list', async ({ page }) => {
  await visit(page, '/');
  for (const width of [1280, 412]) {
    await widen(page, width);
    const figures = page.getByRole('figure').filter({ has: page.getByText('Baseline ↓') });
    const count = await figures.count();
    expect(count).toBeGreaterThan(1);
    for (let index = width === 412 ? 0 : 1; index < count; index += 1) {
      const ticks = figures.nth(index).locator('tfoot').getByText('1×', { exact: true }).filter({ visible: true });
      await expect(ticks).toHaveCount(1);
      const [tick, plot] = [
        await ticks.boundingBox(),
        await figures.nth(index).locator('tbody svg').first().boundingBox(),
      ];
      const middle = (box: typeof tick) => (box ? box.x + box.width / 2 : Number.NaN);
      expect(Math.abs(middle(tick) - middle(plot))).toBeLessThan(2);
    }
  }
});

test('a verdict has one swatch before its counts, and the strengths of a fill stand before their own words', async ({
  page,
}) => {
  await page.goto(`/compare/?baseline=${SPARK}&candidate=${COMET17},${GLUTEN}`);
  const entries = page.getByRole('listitem').filter({ has: page.locator('[data-strength]') });
  await expect(entries.filter({ hasText: 'clearly faster:' }).locator('[data-strength]')).toHaveCount(1);
  await expect(entries.filter({ hasText: 'clearly slower:' }).locator('[data-strength]')).toHaveCount(1);
  await expect(entries.filter({ hasText: 'Three strengths' }).locator('[data-strength]')).toHaveCount(3);
});

test('a time of a query leads to its line of the file, in words', async ({ page }) => {
  await visit(page, '/queries/tpcds-4.0/q93/');
  const link = page.getByRole('link', { name: /^results\.csv, line \d+$/ }).first();
  await expect(link).toHaveText(/line \d+$/);
  expect(await page.getByText(/results\.csv:\d/).count()).toBe(0);
});

test('each query’s link of several candidates is as large as a finger’s target', async ({ page }) => {
  await page.goto(`/compare/?baseline=${SPARK}&candidate=${COMET17},${GLUTEN}`);
  await expect(page.getByRole('link', { name: 'q99', exact: true }).first()).toBeVisible();
  expect(await violations(page, { rules: ['target-size'] })).toEqual([]);
});

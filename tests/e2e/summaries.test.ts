import { violations } from '../../scripts/lib/axe';
import { expect, test, visit } from './site';

const ADDRESS = '/reports/celeborn-vs-native/';

test('a published summary is marked as not recomputed, and lists missing data', async ({ page }) => {
  await page.goto(ADDRESS);
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict.getByText('As published', { exact: true })).toHaveAttribute(
    'title',
    'As published, not recomputed',
  );
  await expect(verdict.getByRole('heading', { level: 3 })).toContainText('16% more time at 3');
  await page.goto(`${ADDRESS}sources/`);
  await expect(page.getByText(/^Intervals over queries\. They require/)).toBeVisible();
});

test('tabs change by click and by keyboard, and keep the drawings from the server', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'fetch' && fetched.push(request.url()));
  await visit(page, `${ADDRESS}why/`);
  const tabs = page.getByRole('tab', { name: 'Bandwidth' }).first().locator('..');
  const [first, second] = [tabs.getByRole('tab').first(), tabs.getByRole('tab').nth(1)];
  const panel = page.locator(`[aria-labelledby="${await second.getAttribute('id')}"]`);
  await expect(panel).toBeHidden();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(panel.locator('svg:visible').first()).toBeVisible();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await expect(panel).toBeHidden();
  await second.click();
  await expect(panel).toBeVisible();
  expect(fetched).toEqual([]);
});

test('no open tab panel has an axe violation', async ({ page }) => {
  await visit(page, `${ADDRESS}why/`);
  for (const tab of await page.locator('[role=tab][aria-selected=false]').all()) await tab.click();
  // The rest is the page as it opens, which has its own test with every rule.
  expect(await violations(page, { within: '[role=tablist], [role=tabpanel]' })).toEqual([]);
});

for (const how of ['without JavaScript', 'on paper']) {
  test(`every tab panel appears below its label ${how}`, async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site, javaScriptEnabled: how === 'on paper' });
    const page = await context.newPage();
    await page.goto(`${ADDRESS}why/`);
    if (how === 'on paper') await page.emulateMedia({ media: 'print' });
    const panels = await page.locator('[role=tabpanel]').all();
    expect(panels.length).toBeGreaterThan(6);
    for (const panel of panels) await expect(panel.locator('> p').first()).toBeVisible();
    await expect(page.locator('[role=tablist]').first()).toBeHidden();
    expect(await page.locator('[role=tabpanel] .chart-box:not(:has(svg:visible))').count()).toBe(0);
    await context.close();
  });
}

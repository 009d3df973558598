import { expect, test, visit } from './site';

const REPORT = '/reports/gluten-velox-vs-comet/';

test('the first click on the theme switch changes the theme, whatever the system’s theme', async ({ page }) => {
  for (const system of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: system });
    await visit(page, '/glossary/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', system);
    const toggle = page.getByRole('button', { name: /^Switch between dark and light mode/ });
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', system === 'light' ? 'dark' : 'light');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', system);
  }
});

test('the theme switch and the search field appear in their focus order', async ({ page }) => {
  await visit(page, '/glossary/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const [toggle, search] = [bar.getByRole('button', { name: /^Switch between/ }), bar.getByRole('combobox')];
  const [left, right] = [await toggle.boundingBox(), await search.boundingBox()];
  await toggle.focus();
  await page.keyboard.press('Tab');
  await expect(search).toBeFocused();
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
});

test('drawings open in a new tab, in the reader’s theme', async ({ page }) => {
  for (const [system, mark] of [
    ['light', ''],
    ['dark', '.dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await visit(page, REPORT);
    await page.getByText('Save or embed').first().click();
    const link = page.locator('main a[href$=".svg"]').first();
    await expect(link).toHaveAttribute('href', new RegExp(`/charts/gluten-velox-vs-comet/[a-z]+${mark}\\.svg$`));
    await expect(link).toHaveAttribute('target', '_blank');
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
});

test('the filters of /queries/ are in the URL, which restores them, including URLs of earlier links', async ({
  page,
}) => {
  await visit(page, '/queries/');
  const filter = page.getByRole('searchbox');
  await filter.fill('q1');
  await expect(page).toHaveURL('/queries/?text=q1');
  await visit(page, '/queries/?tpcds-4.0.text=q1');
  await expect(filter).toHaveValue('q1');
  await filter.fill('');
  await expect(page).toHaveURL('/queries/');
});

test('a finding lists its siblings, itself without a link', async ({ page }) => {
  await visit(page, `${REPORT}findings/q93/`);
  const list = page.getByRole('navigation', { name: 'Findings of the report' });
  await expect(list.locator('[aria-current="page"]')).toHaveText('q93');
  await list.getByRole('link', { name: 'q72', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('q72');
  await expect(list.locator('[aria-current="page"]')).toHaveText('q72');
});

test('the page of a query shows where its text is available, and under which license', async ({ page }) => {
  await visit(page, '/queries/tpcds-q72/');
  const link = page.getByRole('link', { name: 'SQL text' });
  await expect(link).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/apache\/spark\/blob\/v3\.5\.0\/.*\/tpcds\/q72\.sql$/,
  );
  await expect(page.getByText('Apache License 2.0; parameters may differ')).toBeVisible();
});

test('a page whose scripts were deleted by a later deployment offers to reload', async ({ page, faults }) => {
  await page.route(/\/assets\/js\/(?!main|runtime)/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/compare/');
  await expect(page.getByRole('alert')).toContainText('A part of this page could not be loaded.');
  await page.unroute(/\/assets\/js\/(?!main|runtime)/);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(faults.splice(0).every((fault) => /404|Loading chunk|ChunkLoadError/.test(fault))).toBe(true);
});

import type { Locator } from '@playwright/test';
import { COMET, expectVerdict, GLUTEN, picker, rows, sentence, without } from './comparePage';
import { expect, test, visit } from './site';
import { withResolvers } from './withResolvers';

const SENT = '[data-static="initial-result"]';

/** Text of an element without styles, and without what only readers without scripts see. */
function textOf(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const copy = node.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('style, noscript')) hidden.remove();
    return copy.textContent ?? '';
  });
}

test('without a choice in the URL, the page is a document until the reader uses it; then the same answer is live', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/compare/');
  await page.locator('[data-ready="yes"]').waitFor();
  await expectVerdict(page, sentence(COMET, GLUTEN));
  await expect(picker(page, 'Baseline')).toHaveValue('Comet 1.0.0');
  const heading = page.getByRole('heading', { name: 'All queries by time saved' });
  await heading.scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(20);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/data/'))).toEqual([]);
  expect(page.workers()).toEqual([]);
  const sent = await textOf(page.locator(SENT));
  const place = (await heading.boundingBox())?.y ?? 0;
  await page.mouse.move(300, 400);
  await expect(page.locator(SENT)).toBeEmpty();
  expect((await heading.boundingBox())?.y).toBeCloseTo(place, 0);
  expect(await textOf(page.locator(`${SENT} + *`))).toBe(sent);
  expect(page.workers()).toHaveLength(1);
});

test('what a reader does before the answer is live happens once, and the focus stays', async ({ page }) => {
  const { promise: files, resolve: send } = withResolvers();
  await page.route('**/results.csv', async (route) => {
    await files;
    await route.continue();
  });
  await page.goto('/compare/');
  await page.locator('[data-ready="yes"]').waitFor();
  const preset = page.getByRole('button', { name: 'Dashboards' });
  const distribution = page.getByRole('button', { name: 'Distribution' });
  const box = page.getByRole('checkbox', { name: 'Include q93' });
  const fold = page.getByText('What the intervals rest on');
  await preset.click();
  await fold.click();
  await distribution.click();
  await page.getByLabel('Filter by query').fill('q9');
  await box.focus();
  await page.keyboard.press('Space');
  send();
  await expect(page.locator(SENT)).toBeEmpty();
  await expect(box).toBeFocused();
  await expect(box).not.toBeChecked();
  await expect(page).toHaveURL(/exclude=q93&mix=dashboards&filter=q9$/);
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
  await expect(distribution).toHaveAttribute('aria-expanded', 'true');
  await expect(fold.locator('..')).toHaveAttribute('open');
  await expectVerdict(page, sentence(COMET, GLUTEN, without('q93')));
});

test('a menu that makes the page live stays open, and the typed letters of a picker remain', async ({ page }) => {
  await page.goto('/compare/');
  await page.locator('[data-ready="yes"]').waitFor();
  await page.getByText('Save or embed').first().click();
  await expect(page.locator(SENT)).toBeEmpty();
  await expect(page.locator('[data-menu][open]')).toHaveCount(1);
  await page.goto('/compare/');
  await page.locator('[data-ready="yes"]').waitFor();
  await page.getByRole('combobox', { name: 'Candidate' }).press('ControlOrMeta+a');
  await page.keyboard.type('celeb');
  await expect(page.getByRole('combobox', { name: 'Candidate' })).toHaveValue('celeb');
});

test('a page opened at index.html is shown once, at its URL', async ({ page }) => {
  await visit(page, '/compare/index.html');
  await expect(page).toHaveURL(/\/compare\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

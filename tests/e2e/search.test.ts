import type { Page } from '@playwright/test';
import { violations } from '../../scripts/lib/axe';
import { expect, test, visit } from './site';
import { withResolvers } from './withResolvers';

const REPORT = '/reports/gluten-velox-vs-comet/';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('option');
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

const PAGE = '/glossary/';

/** Opens a page and searches it by keyboard only. */
async function search(page: Page, text: string): Promise<void> {
  await visit(page, PAGE);
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await expect(page.getByRole('status').filter({ hasText: /result/i })).toHaveCount(1);
}

test('the search field takes the focus on “/”', async ({ page }) => {
  await visit(page, PAGE);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('“/” is text in a different field, and has no effect with a modifier', async ({ page }) => {
  await visit(page, '/queries/');
  await page.keyboard.press('Alt+/');
  await expect(field(page)).not.toBeFocused();
  const filter = page.getByRole('textbox').or(page.getByRole('searchbox')).first();
  await filter.focus();
  await page.keyboard.press('/');
  await expect(filter).toHaveValue('/');
});

test('the search is loaded on the first focus, completely and only once', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit(page, REPORT);
  expect(requests).not.toContain('/search-index.json');
  const before = requests.length;
  await field(page).focus();
  await page.keyboard.type('speedup');
  await expect(options(page).first()).toBeVisible();
  const after = requests.slice(before);
  expect(after.filter((path) => path !== '/search-index.json' && !path.endsWith('.js'))).toEqual([]);
  await field(page).blur();
  await field(page).focus();
  await expect(options(page).first()).toBeVisible();
  expect(requests.filter((path) => after.includes(path))).toEqual(after);
});

for (const text of ['14a', 'q14a', 'tpcds 14', 'tpcds q14a']) {
  test(`“${text}” finds q14a of TPC-DS first`, async ({ page }) => {
    await search(page, text);
    await expect(options(page).first()).toContainText('TPC-DS q14a');
    await expect(options(page).first()).toHaveAttribute('href', '/queries/tpcds-q14a/');
    await expect(options(page).first().locator('mark')).not.toHaveCount(0);
  });
}

test('arrow and Enter open the result that is active for assistive technology', async ({ page }) => {
  await search(page, 'geometric');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveCount(1);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '');
  await expect(active(page)).toHaveAttribute('href', '/glossary/#geometric-mean');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/glossary\/#geometric-mean$/);
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
});

test('Enter alone opens the first result, also on a different page', async ({ page }) => {
  await search(page, 'comet-0.17.0');
  const first = await options(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Comet 0.17.0');
});

test('Escape closes the list and then empties the field; an arrow opens the list again', async ({ page }) => {
  await search(page, 'speedup');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).toHaveValue('speedup');
  await page.keyboard.press('ArrowDown');
  await expect(options(page)).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
});

/** Presses Escape in the field when the list shows its first result, and marks the document. Runs in the page. */
function escapeAtFirstResult(): void {
  new MutationObserver((_, watcher) => {
    if (!document.querySelector('[role="option"]')) return;
    watcher.disconnect();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    document.documentElement.dataset.escaped = '';
  }).observe(document.body, { subtree: true, childList: true });
}

test('Escape closes a list that has just appeared', async ({ page }) => {
  const typed = withResolvers();
  await page.route('**/search-index.json', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await visit(page, PAGE);
  await page.evaluate(escapeAtFirstResult);
  await page.keyboard.press('/');
  await page.keyboard.type('speedup');
  typed.resolve();
  await expect(page.locator('html[data-escaped]')).toHaveCount(1);
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('speedup');
});

test('the number of results is announced, and without results the page lists what can be searched', async ({
  page,
}) => {
  await search(page, 'sort-merge join');
  const count = await options(page).count();
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count} (of \\d+ )?results?$`) })).toHaveCount(
    1,
  );
  await field(page).fill('zzz');
  await expect(page.getByRole('status').filter({ hasText: 'No results' })).toHaveCount(1);
  await expect(page.getByText('No results for “zzz”')).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
});

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 412],
] as const) {
  test(`the open list is accessible in ${colorScheme} at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await search(page, 'comet');
    await page.keyboard.press('ArrowDown');
    expect(await violations(page)).toEqual([]);
  });
}

test('nothing shifts if the field takes the focus and the list opens', async ({ page }) => {
  await visit(page, PAGE);
  const places = () =>
    page
      .locator('h1, .navbar__brand, .navbar__item:visible, main p')
      .evaluateAll((all) => all.map((element) => Object.values(element.getBoundingClientRect().toJSON()).join()));
  const before = await places();
  await page.keyboard.press('/');
  await page.keyboard.type('comet');
  await expect(options(page)).not.toHaveCount(0);
  expect(await places()).toEqual(before);
});

for (const width of [412, 320]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 }, hasTouch: true, isMobile: true });

    test('the field is in the bar, a tap opens a result, and the menu shows the links', async ({ page }) => {
      await visit(page, '/methodology/');
      await field(page).tap();
      await field(page).pressSequentially('speedup');
      await expect(options(page).first()).toBeVisible();
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBe(0);
      const box = await field(page).boundingBox();
      expect(box?.width).toBe(width - 32);
      await page.locator('[role="option"][href="/glossary/#speedup"]').tap();
      await expect(page).toHaveURL(/\/glossary\/#speedup$/);
      await expect(options(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Menu' }).tap();
      await expect(page.getByRole('link', { name: 'Queries' })).toBeVisible();
      expect(await overflow()).toBe(0);
    });
  });
}

test('without JavaScript there is no search field', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/glossary/');
  await expect(page.getByRole('link', { name: 'Methodology' }).first()).toBeVisible();
  await expect(page.locator('[role="combobox"]')).toBeHidden();
  await context.close();
});

test.describe('if the index cannot be loaded', () => {
  // The browser reports the failed request as an error in the console.
  test.use({ faults: [] });

  test('the list shows an error', async ({ page }) => {
    await page.route('**/search-index.json', (route) => route.fulfill({ status: 503, body: '' }));
    await visit(page, PAGE);
    await page.keyboard.press('/');
    await page.keyboard.type('14a');
    await expect(page.getByText('The search index could not be loaded')).toBeVisible();
  });
});

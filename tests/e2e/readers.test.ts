import type { Page } from '@playwright/test';
import { expect, test, visit } from './site';

const REPORT = '/reports/gluten-velox-vs-comet/';
const PHONE = { width: 360, height: 780 };

/** Pages whose results a phone shows without sideways scrolling. */
const RESULTS = [
  REPORT,
  `${REPORT}queries/`,
  '/reports/three-gravitons/why/',
  '/reports/three-gravitons/setup/',
  '/reports/x86-vs-arm64-gluten/',
  '/reports/sail-vs-spark-resources/',
  '/reports/four-engines/',
  '/reports/comet-shuffle-writer/',
  '/reports/comet-0.17-vs-spark/',
  '/history/comet/',
  '/queries/tpcds-q72/',
];

/** Tables that extend beyond their box. */
const tablesBeyond = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    tables
      .filter((table) => table.checkVisibility() && !table.closest('.visually-hidden, details:not([open])'))
      .filter(
        (table) =>
          table.getBoundingClientRect().right > window.innerWidth + 1 || table.scrollWidth > table.clientWidth + 1,
      )
      .map((table) => table.querySelector('caption')?.textContent ?? 'a table'),
  );

test('on a phone no result table overflows its box', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const address of RESULTS) {
    await visit(page, address);
    expect([address, await tablesBeyond(page)]).toEqual([address, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  }
});

test('on a phone a link opens a query of the long table and its details, although its rows are laid out late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const topOf = (id: string) => page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
  for (const id of ['q72', 'about-these-numbers']) {
    await visit(page, `/reports/gluten-velox-vs-comet/#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect.poll(() => topOf(id)).toBeGreaterThanOrEqual(0);
    await expect.poll(() => topOf(id)).toBeLessThan(200);
  }
});

test('all tabs of a report print on at most 14 sheets, with table headers on each and headings next to their content', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await visit(page, REPORT);
  await page.getByRole('button', { name: 'Print all' }).click();
  await page.locator('body[data-printed]').waitFor();
  const parts = page.locator('.print-only section');
  await expect(parts).toHaveCount(5);
  await expect(parts.last()).toContainText('Errors in the source');
  await page.emulateMedia({ media: 'print' });
  const heads = await page.locator('main thead').evaluateAll((found) =>
    found
      .filter((head) => head.getClientRects().length > 0)
      .map((head) => getComputedStyle(head))
      .map(({ display, position }) => `${display} ${position}`),
  );
  expect(new Set(heads)).toEqual(new Set(['table-header-group static']));
  const after = await page
    .locator('main :is(h2, h3)')
    .evaluateAll((found) => found.map((heading) => getComputedStyle(heading).breakAfter));
  expect(new Set(after)).toEqual(new Set(['avoid']));
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 99).toBeLessThanOrEqual(14);
});

test('sort and filter of a report’s queries are in the URL, and the title counts the displayed rows', async ({
  page,
}) => {
  await visit(page, `${REPORT}queries/`);
  await page.getByRole('button', { name: /^Speedup \(×\)/ }).click();
  await page.getByRole('button', { name: 'Comet, clearly 38' }).click();
  await expect(page).toHaveURL(/\?verdict=slower&sort=-speedup/);
  await expect(page.getByText('38 of 103 queries', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.locator('tr[id^="q"]')).toHaveCount(38);
  await expect(page.getByRole('button', { name: 'Comet, clearly 38' })).toHaveAttribute('aria-pressed', 'true');
});

test('for screen readers a range is in numbers, and each figure and table has a unique name', async ({ page }) => {
  await visit(page, `${REPORT}queries/`);
  await expect(page.locator('tr#q72').getByRole('img')).toHaveAccessibleName(/^\d\.\d\d to \d\.\d\d$/);
  const names = (await page.locator('main').ariaSnapshot()).match(/^ *- (figure|table)\b.*/gm) ?? [];
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !name.includes('"'))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

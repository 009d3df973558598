import type { Page } from '@playwright/test';
import { COLOUR_RULES, violations } from '../../scripts/lib/axe';
import { countShifts, STILL } from '../../scripts/lib/shifts';
import { TEMPLATES } from './samples';
import { expect, pageAddresses, test, turnDark, visit, widen } from './site';

/** The only rule that depends on the window's size: scrollable content must be reachable by keyboard. */
const SIZE_RULES = ['scrollable-region-focusable'];

/** Removes rows of long tables after the eighth: one component renders all rows, and axe takes seconds for hundreds. */
function shortenTables(): void {
  for (const row of document.querySelectorAll('tbody tr:nth-child(n + 9)')) row.remove();
}

/** Overflow of a page beyond its window, px. */
async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

// These tests change nothing, so they share a page of the browser, which compiles scripts once.
test.use({ reuseContext: true });

for (const address of TEMPLATES)
  test(`${address} does not shift, and is accessible in light, in dark, and on a phone`, async ({ page }) => {
    const shift = await countShifts(page);
    await visit(page, address);
    expect.soft(await shift(), 'layout shift').toBeLessThan(STILL);
    await page.evaluate(shortenTables);
    expect.soft(await violations(page)).toEqual([]);
    await turnDark(page);
    expect.soft(await violations(page, { rules: COLOUR_RULES })).toEqual([]);
    await page.setViewportSize({ width: 412, height: 900 });
    await visit(page, address);
    expect.soft(await shift(), 'layout shift on a phone').toBeLessThan(STILL);
    expect.soft(await violations(page, { rules: SIZE_RULES })).toEqual([]);
    expect.soft(await overflow(page), 'px too wide').toBe(0);
    await widen(page, 320);
    expect.soft(await overflow(page), 'px too wide').toBe(0);
  });

test('the built site has a page of each template', () => {
  expect(pageAddresses(), 'build/ is empty: run "npm run build" first').toEqual(expect.arrayContaining(TEMPLATES));
});

/** First part of a page's path, which groups the pages into tests of about equal length. */
const sectionOf = (address: string) => address.split('/')[1] ?? '';
const SECTIONS = new Set(pageAddresses().map(sectionOf));

for (const section of SECTIONS)
  test(`all pages below /${section} fit 412 and 320 px, before scripts and fonts arrive`, async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.route('**/*.woff2', (route) => route.abort());
    const wide: string[] = [];
    for (const address of pageAddresses().filter((one) => sectionOf(one) === section)) {
      await page.goto(address);
      for (const width of [412, 320]) {
        await page.setViewportSize({ width, height: 900 });
        if ((await overflow(page)) > 0) wide.push(`${address} at ${width} px`);
      }
    }
    expect(wide).toEqual([]);
    await context.close();
  });

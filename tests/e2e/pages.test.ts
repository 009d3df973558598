import type { Page } from '@playwright/test';
import { COLOUR_RULES, violations } from '../../scripts/lib/axe';
import { countShifts, STILL } from '../../scripts/lib/shifts';
import { isOfItsKind, isSampled, ROWS_ALIKE, SAMPLES } from './samples';
import { expect, pageAddresses, test, turnDark, visit } from './site';

/** The rule whose answer depends on the size of the window: what scrolls in a small one must be reached by keyboard. */
const SIZE_RULES = ['scrollable-region-focusable'];

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Asks for the sum of the layout shifts of the page that is open. */
type Shift = () => Promise<number>;

/** The page as it opens in a wide window and light colours. */
async function expectLight(page: Page, address: string, shift: Shift): Promise<void> {
  await visit(page, address);
  expect.soft(await shift(), 'layout shift').toBeLessThan(STILL);
  expect.soft(await violations(page, { unseen: ROWS_ALIKE })).toEqual([]);
}

/** The page as it opens on a phone, and in a narrower one. */
async function expectNarrow(page: Page, address: string, shift: Shift): Promise<void> {
  await page.setViewportSize({ width: 412, height: 900 });
  await visit(page, address);
  expect.soft(await shift(), 'layout shift').toBeLessThan(STILL);
  if (isSampled(address)) expect.soft(await violations(page, { rules: SIZE_RULES })).toEqual([]);
  expect.soft(await overflow(page), 'px too wide').toBe(0);
  await page.setViewportSize({ width: 320, height: 900 });
  expect.soft(await overflow(page), 'px too wide').toBe(0);
}

/** The page in a wide window when the reader's system has turned dark, which changes nothing but colours. */
async function expectDark(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await turnDark(page);
  expect.soft(await violations(page, { rules: COLOUR_RULES, unseen: ROWS_ALIKE })).toEqual([]);
}

// These tests look and change nothing, so one page of the browser may show all addresses: scripts and axe are translated once.
test.use({ reuseContext: true });

test('there is a built site to test, with the pages that stand for others', () => {
  expect(pageAddresses(), 'build/ is empty: run "npm run build" first').toEqual(expect.arrayContaining(SAMPLES));
});

for (const address of pageAddresses()) {
  const [light, dark] = [isSampled(address), isOfItsKind(address)];
  const accessible = light ? ` is accessible in light${dark ? ' and dark' : ''},` : '';
  test(`${address} does not move,${accessible} and fits 412 and 320 px`, async ({ page }) => {
    const shift = await countShifts(page);
    if (light) await test.step('in light', () => expectLight(page, address, shift));
    await test.step('in a narrow window', () => expectNarrow(page, address, shift));
    if (dark) await test.step('in dark', () => expectDark(page));
  });
}

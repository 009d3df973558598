import type { Page } from '@playwright/test';
import { violations } from '../../scripts/lib/axe';
import { countShifts } from '../../scripts/lib/shifts';
import { expect, pageAddresses, test, visit } from './site';

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The page as it opens in a wide window and light colours. */
async function expectLight(page: Page, address: string): Promise<void> {
  const shift = await countShifts(page);
  await visit(page, address);
  expect.soft(await shift(), 'layout shift').toBe(0);
  expect.soft(await violations(page)).toEqual([]);
}

/** The page as it opens on a phone. */
async function expectNarrow(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 412, height: 900 });
  await visit(page, address);
  expect.soft(await violations(page)).toEqual([]);
  expect.soft(await overflow(page), 'px too wide').toBe(0);
  await page.setViewportSize({ width: 320, height: 900 });
  expect.soft(await overflow(page), 'px too wide').toBe(0);
}

/** The page as it opens in a wide window and dark colours. */
async function expectDark(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, address);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect.soft(await violations(page)).toEqual([]);
}

test.describe.configure({ timeout: 180_000 });

test('there is a built site to test', () => {
  expect(pageAddresses(), 'build/ is empty: run "npm run build" first').toContain('/');
});

for (const address of pageAddresses()) {
  test(`${address} does not move, is accessible in light, at 412 px and in dark, and fits 320 px`, async ({ page }) => {
    await test.step('in light', () => expectLight(page, address));
    await test.step('in a narrow window', () => expectNarrow(page, address));
    await test.step('in dark', () => expectDark(page, address));
  });
}

import type { Page } from '@playwright/test';
import { violations } from '../../scripts/lib/axe';
import { countShifts } from '../../scripts/lib/shifts';
import { expect, pageAddresses, test, visit } from './site';

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Waits until no colour is on its way to another one. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

async function expectLight(page: Page, shift: () => Promise<number>): Promise<void> {
  expect.soft(await shift(), 'layout shift').toBe(0);
  expect.soft(await violations(page)).toEqual([]);
}

async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 412, height: 900 });
  expect.soft(await violations(page)).toEqual([]);
  expect.soft(await overflow(page), 'px too wide').toBe(0);
  await page.setViewportSize({ width: 320, height: 900 });
  expect.soft(await overflow(page), 'px too wide').toBe(0);
}

async function expectDark(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settled(page);
  expect.soft(await violations(page)).toEqual([]);
}

test.describe.configure({ timeout: 180_000 });

test('there is a built site to test', () => {
  expect(pageAddresses(), 'build/ is empty: run "npm run build" first').toContain('/');
});

for (const address of pageAddresses()) {
  test(`${address} does not move, is accessible in light, at 412 px and in dark, and fits 320 px`, async ({ page }) => {
    const shift = await countShifts(page);
    await visit(page, address);
    await test.step('in light', () => expectLight(page, shift));
    await test.step('in a narrow window', () => expectNarrow(page));
    await test.step('in dark', () => expectDark(page));
  });
}

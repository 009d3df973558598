import type { Page } from '@playwright/test';
import { violations } from '../../scripts/lib/axe';
import { countShifts } from './shifts';
import { expect, pageAddresses, test } from './site';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 20_000 });
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test.describe.configure({ timeout: 120_000 });

test('there is a built site to test', () => {
  expect(pageAddresses(), 'build/ is empty: run "npm run build" first').toContain('/');
});

for (const address of pageAddresses()) {
  test(`${address} is accessible and still in light`, async ({ page }) => {
    const shift = await countShifts(page);
    await open(page, address);
    expect(await shift()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  test(`${address} is accessible in dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await violations(page)).toEqual([]);
  });

  test(`${address} is accessible at 412 px and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 900 });
    await open(page, address);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await overflow(page)).toBe(0);
  });
}

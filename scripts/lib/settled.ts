import type { Page } from '@playwright/test';

/**
 * Waits until a page has its fonts, has drawn what was asked of it and its scripts have nothing left to do: what they measure
 * they write afterwards. A state of the page, no time: a slow machine reaches it later.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 5000 })));
    });
  });
}

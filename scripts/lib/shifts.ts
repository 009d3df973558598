import type { Page } from '@playwright/test';

/**
 * A page below this sum of layout shifts counts as stable. On a busy machine that sends a page in pieces, one or two
 * lines of small type can move; a column, a footer, or a bar must not. It is 1% of the limit for a good score.
 */
export const STILL = 0.001;

/** Sums the layout shifts of a page, including those after a click or key; returns a function that reads the sum. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = window as unknown as { shift: number };
    counter.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counter.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

import type { Page } from '@playwright/test';

/**
 * Below this sum of layout shifts a page stands still: a line or two of small type may move, which happens on a busy machine
 * whose pages come in pieces; a column, a footer or a bar may not. A hundredth of what counts as good.
 */
export const STILL = 0.001;

/** Adds up the layout shifts of a page from its first moment on, those after a click or key included; the function returned asks for the sum. */
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

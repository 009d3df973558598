import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Waits until a page has its fonts and drawings and its scripts are idle, because they write after measuring. It waits
 * for a state, not a time, so that a slow machine only takes longer, and for the next page if this one forwards to it.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 5000 })));
    });
    return true;
  });
}

/** The scope of an axe check; by default every element and every rule. */
interface AxeScope {
  rules?: readonly string[];
  /** Selector of the only elements to check. */
  within?: string;
}

/** Rules that depend on colors; only these can fail in dark mode alone. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules for whole pages; within a part that contains a frame, axe would apply them to the frame. */
const WHOLE_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** Violations on the current page including frames: one line per element, with rule, place, and HTML. */
export async function violations(page: Page, { rules, within }: AxeScope = {}): Promise<string[]> {
  await waitUntilIdle(page);
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (within) builder.include(within).disableRules(WHOLE_PAGES);
  if (rules) builder.withRules([...rules]);
  const analysis = await builder.analyze();
  return analysis.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')}: ${html.slice(0, 200)}`),
  );
}

import AxeBuilder from '@axe-core/playwright';
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

/** What axe checks of a page: everything with every rule by default. */
interface AxeScope {
  /** Ids of the only rules to check. */
  rules?: readonly string[];
  /** A selector of the only elements to check. */
  within?: string;
}

/** The rules whose result depends on colors: only these can fail in the dark and not in the light. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules for whole pages: within a part that holds a frame, axe would apply them to the frame. */
const WHOLE_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** What axe finds on the page as it is now, frames included: a line for each element, with rule, place and HTML. */
export async function violations(page: Page, { rules, within }: AxeScope = {}): Promise<string[]> {
  await settled(page);
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (within) builder.include(within).disableRules(WHOLE_PAGES);
  if (rules) builder.withRules([...rules]);
  const found = await builder.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')}: ${html.slice(0, 200)}`),
  );
}

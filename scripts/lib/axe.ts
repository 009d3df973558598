import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the page as it is now, frames included: a line for each element, with rule, place and HTML. Axe joins the
 * results of frames in a second page, which takes as long as its rules; a page without frames goes without. What passes is not
 * described either, which takes as long again.
 */
export async function violations(page: Page): Promise<string[]> {
  const frames = await page.locator('iframe').count();
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode(frames === 0)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')}: ${html.slice(0, 200)}`),
  );
}

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type Result } from 'axe-core';

/** Every rule; what passes is not described, which takes as long as the rules. */
const OPTIONS = { resultTypes: ['violations' as const] };

/** Waits until the page has drawn what was asked of it and its scripts have nothing left to do: what they measure they write afterwards. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 5000 })));
      }),
  );
}

/** Results of a page without frames. Axe is put into it once, however often it is asked. */
async function askPage(page: Page): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate((options) => (window as unknown as { axe: typeof axe }).axe.run(document, options), OPTIONS);
}

/** Results of a page with its frames, which axe joins in a second page. */
function askFrames(page: Page): Promise<AxeResults> {
  return new AxeBuilder({ page }).options(OPTIONS).analyze();
}

const lines = ({ id, nodes }: Result) =>
  nodes.map(({ target, html }) => `${id}: ${target.join(' ')}: ${html.slice(0, 200)}`);

/** What axe finds on the page as it is now, frames included: a line for each element, with rule, place and HTML. */
export async function violations(page: Page): Promise<string[]> {
  await settled(page);
  const frames = await page.locator('iframe').count();
  const results = frames === 0 ? await askPage(page) : await askFrames(page);
  return results.violations.flatMap(lines);
}

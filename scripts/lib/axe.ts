import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { AxeResults, Result, run } from 'axe-core';
import { AXE_SCRIPT } from './axeScript';
import { settled } from './settled';

/** What of a page axe looks at; everything with every rule where nothing is said. */
interface AxeScope {
  /** Ids of the only rules to hold against it. */
  rules?: readonly string[];
  /** A selector of the only elements to look into. */
  within?: string;
  /** A selector of elements to leave out: a few, since axe asks of each element for every rule whether it lies in one of them. */
  without?: string;
  /** A selector of elements to leave out by taking them out of the page meanwhile: as many as one likes. */
  unseen?: string;
}

/** The rules whose answer depends on colours: only these can find in the dark what they did not in the light. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What is asked of whole pages: of a part with a frame in it, axe would ask it of the frame. */
const WHOLE_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];

/**
 * What is drawn in a picture and is nothing else: axe never finds fault with it (the contrast of words in an SVG is "incomplete" to it), and
 * takes a third of its time to look. It is taken out of the page meanwhile, but for what has a part of its own: a link, a name, a place in
 * the order of the keyboard.
 */
const DRAWN =
  'svg :is(path, line, rect, circle, polyline, polygon, text):not(a *, [id], [role], [tabindex], [aria-label], [aria-labelledby])';

/** What passes is not described, which takes as long as the rules. */
const RESULTS = { resultTypes: ['violations' as const] };

/** Results of a page without frames. Axe is put into it once, however often it is asked. */
async function askPage(page: Page, { rules, within, without }: AxeScope): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SCRIPT);
  const context = { include: [within ?? 'html'], ...(without ? { exclude: [without] } : {}) };
  const options = { ...RESULTS, ...(rules ? { runOnly: [...rules] } : {}) };
  return page.evaluate(([where, how]) => (window as unknown as { axe: { run: typeof run } }).axe.run(where, how), [
    context,
    options,
  ] as const);
}

/** Results of a page with its frames, which axe joins in a second page. */
function askFrames(page: Page, { rules, within, without }: AxeScope): Promise<AxeResults> {
  const builder = new AxeBuilder({ page, axeSource: AXE_SCRIPT }).options(RESULTS);
  if (within) builder.include(within).disableRules(WHOLE_PAGES);
  if (without) builder.exclude(without);
  if (rules) builder.withRules([...rules]);
  return builder.analyze();
}

const lines = ({ id, nodes }: Result) =>
  nodes.map(({ target, html }) => `${id}: ${target.join(' ')}: ${html.slice(0, 200)}`);

/** Takes what a selector names out of the page until the function returned is called; comments keep its places. */
async function takeOut(page: Page, selector: string): Promise<() => Promise<void>> {
  const taken = await page.evaluateHandle((elements) => {
    return [...document.querySelectorAll(elements)].map((element) => {
      const place = document.createComment('');
      element.replaceWith(place);
      return { element, place };
    });
  }, selector);
  return () =>
    taken.evaluate((all) => {
      for (const { element, place } of all) place.replaceWith(element);
    });
}

/** What axe finds on the page as it is now, frames included: a line for each element, with rule, place and HTML. */
export async function violations(page: Page, scope: AxeScope = {}): Promise<string[]> {
  await settled(page);
  const putBack = await takeOut(page, scope.unseen ? `${DRAWN}, ${scope.unseen}` : DRAWN);
  const frames = await page.locator('iframe').count();
  const results = frames === 0 ? await askPage(page, scope) : await askFrames(page, scope);
  await putBack();
  return results.violations.flatMap(lines);
}

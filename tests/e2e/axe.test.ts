import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { violations } from '../../scripts/lib/axe';
import { AXE_SCRIPT } from '../../scripts/lib/axeScript';
import { expect, test } from './site';

/** A picture without a name, one with a link that has none and one whose words are the link's name, and faint words beside them. */
const FAULTS = `<!doctype html><html lang="en"><title>Faults</title><main><h1>Faults</h1>
  <p style="color: #eee; background: #fff">faint</p>
  <svg role="img"><text>drawn</text></svg>
  <svg><a href="/unnamed"><path d="M0 0h9v9z" /></a><a href="/named"><text>named</text></a></svg>
</main>`;

test('axe finds what is wrong with pictures and links in them, though not all that is drawn is shown to it', async ({
  page,
}) => {
  await page.setContent(FAULTS);
  const found = (await violations(page)).map((line) => line.split(': ').slice(0, 2).join(' of '));
  expect(found).toEqual(['color-contrast of p', 'link-name of a[href$="unnamed"]', 'svg-img-alt of svg[role="img"]']);
  await expect(page.locator('svg :is(text, path)')).toHaveCount(3);
});

/** Words on a ground, each in another way to write and to lay over one another colours, most of them faint, in a page and in a frame. */
const WAYS = [
  'color: #999',
  'color: #9998',
  'color: rgb(150 150 150 / 0.7)',
  'color: hsl(0.3turn 40% 70%)',
  'color: oklch(0.75 0.1 200)',
  'color: #bbb; opacity: 0.9',
  'color: #777; background: rgb(200 200 255 / 0.5); mix-blend-mode: multiply',
  'color: #fff; background: #999; text-shadow: 0 0 1px #000',
  'color: color-mix(in srgb, red, white 60%); position: relative; z-index: 1; background: #fee',
  'color: #111',
];
const WORDS = `<main><h1>Words</h1>${WAYS.map((style, index) => `<p style="${style}">word ${index}</p>`).join('')}</main>`;
const COLOURS = `<!doctype html><html lang="en"><title>Colours</title>${WORDS}<iframe title="a" srcdoc='${WORDS}'></iframe>`;

/** What axe finds on a page, each element with its colours and their ratio, and what it cannot tell. */
async function found(page: Page, axeSource?: string): Promise<unknown> {
  await page.setContent(COLOURS);
  const { violations: faults, incomplete } = await new AxeBuilder({ page, axeSource }).analyze();
  return [...faults, ...incomplete].map(({ id, nodes }) => [id, nodes.map(({ target, any }) => [target, any])]);
}

test('the hurried axe finds what axe finds, with the same colours and ratios', async ({ page }) => {
  const [plain, hurried] = [await found(page), await found(page, AXE_SCRIPT)];
  expect(hurried).toEqual(plain);
  expect(JSON.stringify(plain).match(/contrastRatio/g)?.length).toBeGreaterThan(WAYS.length);
});

import { violations } from '../../scripts/lib/axe';
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

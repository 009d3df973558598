import type { Page } from '@playwright/test';
import type { ChartFile } from '../../src/benchmark/publish/chartFile';
import { type BuiltEmbed, built, builtEmbeds, oembedOf } from './builtEmbeds';
import { overflow } from './foreign';
import { expect, test } from './site';

/** Frames that take their height from oEmbed show all of a page at any width, and at their narrowest have at most this much empty space, px. */
const SPARE = 80;
const WIDTHS = [280, 320, 1200];
/** Widths of frames on phones, and the one that oEmbed names, px. */
const FRAMES = [320, 375, 412, 593];

const embeds = builtEmbeds();

function kindOf({ report, chart }: BuiltEmbed): string {
  return (JSON.parse(built(`charts/${report}/${chart}.json`)) as ChartFile).spec.kind;
}

/** The first embed of each kind of chart, which stands for the others: the script that draws them live is one a kind. */
const first = new Map(embeds.toReversed().map((embed) => [kindOf(embed), embed]));
/** The kinds whose drawing stays as it is. */
const STILL = ['forest', 'blocks', 'split', 'history', 'drift', 'stages', 'acceleration', 'lost'];

/** What is wrong with the embed in a frame of the width that oEmbed names and in others. */
async function faultsOf(page: Page, embed: BuiltEmbed): Promise<string[]> {
  const found: string[] = [];
  const offered = oembedOf(embed);
  await page.goto(`/${embed.folder}`);
  const heights: number[] = [];
  for (const width of [...FRAMES, offered.width]) {
    await page.setViewportSize({ width, height: offered.height });
    heights.push(await page.evaluate(() => document.documentElement.getBoundingClientRect().height));
  }
  const spare = offered.height - Math.max(...heights);
  if (spare < 0 || spare > SPARE) found.push(`heights ${heights.join(', ')}, oEmbed says ${offered.height}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    const more = await overflow(page);
    if (more > 0) found.push(`${more} px too wide at ${width} px`);
    const drawings = await page.locator('.chart [role=img]:visible').count();
    if (drawings !== 1) found.push(`${drawings} drawings at ${width} px`);
  }
  return found;
}

test('there are embeds to test', () => {
  expect(embeds.length, 'build/ has no embeds: run "npm run build" first').toBeGreaterThan(20);
});

for (const report of new Set(embeds.map((embed) => embed.report))) {
  test(`every embed of ${report} is as high as oEmbed says, fits frames from 280 px`, async ({ page }) => {
    const found: string[] = [];
    for (const embed of embeds.filter((one) => one.report === report))
      for (const fault of await faultsOf(page, embed)) found.push(`${embed.folder}: ${fault}`);
    expect(found).toEqual([]);
  });
}

for (const [kind, { folder }] of [...first].filter(([kind]) => !STILL.includes(kind))) {
  test(`an embed with a chart of kind ${kind} becomes live under the pointer`, async ({ page }) => {
    await page.goto(`/${folder}`);
    await page.locator('.chart').hover({ position: { x: 20, y: 20 } });
    await expect(page.locator('.chart canvas')).toBeVisible();
  });
}

test('an embed of the forest plot keeps its drawing and fetches no script for it', async ({ page }) => {
  const forest = embeds.filter((embed) => kindOf(embed) === 'forest');
  expect(forest.length).toBeGreaterThan(1);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/${forest[0]?.folder}`);
  await page.locator('.chart').hover();
  await expect(page.locator('.chart [role=img]:visible')).toHaveCount(1);
  await expect(page.locator('.chart canvas')).toHaveCount(0);
  expect(asked.filter((address) => /live-|data\.js/.test(address))).toEqual([]);
});

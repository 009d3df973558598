import type { Page } from '@playwright/test';
import type { ChartFile } from '../../src/benchmark/publish/chartFile';
import { type BuiltEmbed, built, builtEmbeds, oembedOf } from './builtEmbeds';
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

/** An embed as it stands in a frame of one size. */
interface Measured {
  height: number;
  /** How much wider it is than the frame, px. */
  more: number;
  drawings: number;
}

/** Opens a page of the site's own origin with nothing but a frame: what stands in that can be measured without a way to the test and back. */
async function openFrame(page: Page): Promise<void> {
  await page.goto('/data/index.json');
  await page.evaluate(() => document.body.replaceChildren(document.createElement('iframe')));
}

/** Loads an embed into the frame of the page and measures it at each size. Runs in the page. */
async function measure([address, sizes]: [string, { width: number; height: number }[]]): Promise<Measured[]> {
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  await new Promise((loaded) => {
    frame.addEventListener('load', loaded, { once: true });
    frame.src = address;
  });
  const embed = frame.contentDocument as Document;
  await embed.fonts.ready;
  return sizes.map(({ width, height }) => {
    Object.assign(frame.style, { border: 'none', width: `${width}px`, height: `${height}px` });
    const { scrollWidth, clientWidth } = embed.documentElement;
    const drawings = [...embed.querySelectorAll('.chart [role=img]')].filter(
      (drawing) => drawing.checkVisibility({ visibilityProperty: true }) && drawing.getBoundingClientRect().height > 0,
    );
    const { height: own } = embed.documentElement.getBoundingClientRect();
    return { height: own, more: scrollWidth - clientWidth, drawings: drawings.length };
  });
}

/** What is wrong with the embed in a frame of the width that oEmbed names and in others. */
async function faultsOf(page: Page, embed: BuiltEmbed): Promise<string[]> {
  const found: string[] = [];
  const offered = oembedOf(embed);
  const frames = [...FRAMES, offered.width].map((width) => ({ width, height: offered.height }));
  const others = WIDTHS.map((width) => ({ width, height: 700 }));
  const measured = await page.evaluate(measure, [`/${embed.folder}`, [...frames, ...others]] as Parameters<
    typeof measure
  >[0]);
  const heights = measured.slice(0, frames.length).map(({ height }) => height);
  const spare = offered.height - Math.max(...heights);
  if (spare < 0 || spare > SPARE) found.push(`heights ${heights.join(', ')}, oEmbed says ${offered.height}`);
  for (const [index, { more, drawings }] of measured.slice(frames.length).entries()) {
    if (more > 0) found.push(`${more} px too wide at ${WIDTHS[index]} px`);
    if (drawings !== 1) found.push(`${drawings} drawings at ${WIDTHS[index]} px`);
  }
  return found;
}

test('there are embeds to test', () => {
  expect(embeds.length, 'build/ has no embeds: run "npm run build" first').toBeGreaterThan(20);
});

for (const report of new Set(embeds.map((embed) => embed.report))) {
  test(`every embed of ${report} is as high as oEmbed says, fits frames from 280 px`, async ({ page }) => {
    await openFrame(page);
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

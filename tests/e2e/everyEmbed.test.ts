import type { Page } from '@playwright/test';
import type { ChartFile } from '../../src/figures/chartFile';
import { PLOTS } from '../../src/figures/plots';
import { type BuiltEmbed, built, builtEmbeds } from './builtEmbeds';
import { expect, test } from './site';

/** Widths of frames, px. */
const WIDTHS = [280, 320, 1200];

const embeds = builtEmbeds();

function kindOf({ report, chart }: BuiltEmbed): string {
  return (JSON.parse(built(`charts/${report}/${chart}.json`)) as ChartFile).spec.kind;
}

/** The first embed of each chart type, which represents the others: each type has one live script. */
const first = new Map(embeds.toReversed().map((embed) => [kindOf(embed), embed]));
/** Measurements of an embed in a frame of one width. */
interface Measured {
  /** Overflow of the embed beyond the frame, px. */
  more: number;
  drawings: number;
}

/** Opens a page of the same origin with only a frame, which can be measured without round trips to the test. */
async function openFrame(page: Page): Promise<void> {
  await page.goto('/data/index.json');
  await page.evaluate(() => document.body.replaceChildren(document.createElement('iframe')));
}

/** Loads an embed into the frame of the page and measures it at each width. Runs in the page. */
async function measure([address, widths]: [string, number[]]): Promise<Measured[]> {
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  await new Promise((loaded) => {
    frame.addEventListener('load', loaded, { once: true });
    frame.src = address;
  });
  const embed = frame.contentDocument as Document;
  await embed.fonts.ready;
  return widths.map((width) => {
    Object.assign(frame.style, { border: 'none', width: `${width}px`, height: '700px' });
    const { scrollWidth, clientWidth } = embed.documentElement;
    const drawings = [...embed.querySelectorAll('.chart [role=img]')].filter(
      (drawing) => drawing.checkVisibility({ visibilityProperty: true }) && drawing.getBoundingClientRect().height > 0,
    );
    return { more: scrollWidth - clientWidth, drawings: drawings.length };
  });
}

/** Faults of the embed in frames of these widths. */
async function faultsOf(page: Page, { folder }: BuiltEmbed): Promise<string[]> {
  const measured = await page.evaluate(measure, [`/${folder}`, WIDTHS] as Parameters<typeof measure>[0]);
  return measured.flatMap(({ more, drawings }, index) => [
    ...(more > 0 ? [`${more} px too wide at ${WIDTHS[index]} px`] : []),
    ...(drawings === 1 ? [] : [`${drawings} drawings at ${WIDTHS[index]} px`]),
  ]);
}

test('the site has embeds to test', () => {
  expect(embeds.length, 'build/ has no embeds: run "npm run build" first').toBeGreaterThan(20);
});

for (const report of new Set(embeds.map((embed) => embed.report))) {
  test(`every embed of ${report} fits frames from 280 px, with one drawing`, async ({ page }) => {
    await openFrame(page);
    const found: string[] = [];
    for (const embed of embeds.filter((one) => one.report === report))
      for (const fault of await faultsOf(page, embed)) found.push(`${embed.folder}: ${fault}`);
    expect(found).toEqual([]);
  });
}

for (const [kind, { folder }] of [...first].filter(([kind]) => kind in PLOTS)) {
  test(`an embed with a chart of type ${kind} becomes live on hover`, async ({ page }) => {
    await page.goto(`/${folder}`);
    await page.locator('.chart').hover({ position: { x: 20, y: 20 } });
    await expect(page.locator('.chart canvas')).toBeVisible();
  });
}

test('an embed of the forest plot keeps its drawing and fetches no live script', async ({ page }) => {
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

import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from '../../scripts/lib/axe';
import { buildSite, scratchCopy } from '../../scripts/lib/scratch';
import { serveFolder } from '../../scripts/lib/staticServer';
import { filesBelow } from '../../src/plugin/staticOutput';
import { expect, test, visit } from './site';

const PAGE = 'remote-cache-benchmarks';
const CHARTS = 7;
/** Words that only the drawing of such charts has. */
const DRAWING_MARKS = ['bar-outlines', 'axis-titles', 'hole-total'];

test.describe.configure({ mode: 'serial' });

let folder: string;
let served: { url: string; close: () => Promise<void> };

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = scratchCopy();
  copyFileSync(`tests/fixtures/legacy-page/${PAGE}.mdx`, join(folder, `docs/${PAGE}.mdx`));
  const { status, output } = buildSite(folder);
  expect(status, output).toBe(0);
  served = await serveFolder(join(folder, 'build'));
});

test.afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

// This site is served here, so the fixture that watches the other one's address is not for it.
test.use({ faults: [] });

async function open(page: Page, media: Parameters<Page['emulateMedia']>[0] = {}): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.emulateMedia(media);
  await visit(page, `${served.url}${PAGE}/`);
  return faults;
}

test('a page of the earlier style shows its seven charts without JavaScript: drawing, title and table', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${served.url}${PAGE}/`);
  const figures = await page.locator('main figure').all();
  expect(figures).toHaveLength(CHARTS);
  for (const figure of figures) {
    await expect(figure.locator('.chart-box svg:visible')).toHaveCount(1);
    await expect(figure.locator('.chart-box svg:visible path:not([fill="none"])').first()).toBeVisible();
    expect(await figure.locator('figcaption p').first().textContent()).not.toBe('');
    await figure.getByText('Table', { exact: true }).click();
    await expect(figure.locator('table:visible').last().locator('tbody tr').first()).toBeVisible();
  }
  await context.close();
});

test('the words of its charts are text, its height is kept, and its missing value is named', async ({ page }) => {
  await open(page);
  const gains = page.locator('figure', { hasText: 'Largest Gains and Losses' });
  const drawing = gains.locator('svg:visible');
  await expect(drawing).toHaveAttribute('height', '600');
  await expect(drawing.getByText('q91-v2.4', { exact: true })).toBeVisible();
  await expect(drawing.getByText('−112.3', { exact: true })).toBeVisible();
  await expect(gains.getByText('19 values for 20 labels')).toBeVisible();
  await expect(gains.locator('table tbody tr').last()).toContainText('–');
});

test('white, black and grey of the page become paper and ink of the theme; hues stay', async ({ page }) => {
  await open(page, { colorScheme: 'dark' });
  const doughnut = page.locator('figure', { hasText: 'Queries by Change of Runtime' }).locator('svg:visible');
  await expect(doughnut.locator('[fill="#16a085"]').first()).toBeVisible();
  expect(await doughnut.innerHTML()).not.toContain('#fff');
  const gap = doughnut.locator('[stroke="var(--look-bg)"]').first();
  expect(await gap.evaluate((element) => getComputedStyle(element).stroke)).toBe('rgb(27, 27, 29)');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page is accessible in ${colorScheme}, wide and at 320 px, and does not overflow`, async ({ page }) => {
    const faults = await open(page, { colorScheme });
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await violations(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    expect(faults).toEqual([]);
  });
}

test('every chart becomes live on intent, at the size of its drawing, and the arrow keys read it out', async ({
  page,
}) => {
  const faults = await open(page);
  expect(await page.locator('canvas').count()).toBe(0);
  for (const box of await page.locator('.chart-box').all()) {
    const before = await box.locator('svg:visible').boundingBox();
    await box.focus();
    const canvas = box.locator('canvas');
    await canvas.waitFor();
    const after = await canvas.boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
    await canvas.focus();
    await page.keyboard.press('ArrowRight');
    await expect(box.locator('[aria-live]')).not.toBeEmpty();
  }
  expect(faults).toEqual([]);
});

test('after a navigation inside the site its charts are live at once', async ({ page }) => {
  const faults = await open(page);
  await page.locator('nav.navbar').getByRole('link', { name: 'Methodology' }).click();
  await page.waitForURL('**/methodology/');
  await page.goBack();
  await expect(page.locator('.chart-box canvas')).toHaveCount(CHARTS);
  expect(faults).toEqual([]);
});

test('what draws such charts is in one script only, which pages without them never load', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, `${served.url}reports/gluten-velox-vs-comet/`);
  await page.locator('.chart-box').first().focus();
  await page.locator('.chart-box canvas').first().waitFor();

  const scripts = filesBelow(join(folder, 'build/assets')).filter((name) => name.endsWith('.js'));
  const textOf = (name: string) => readFileSync(join(folder, 'build/assets', name), 'utf8');
  const drawing = scripts.filter((name) => DRAWING_MARKS.some((mark) => textOf(name).includes(mark)));
  expect(drawing).toHaveLength(1);
  expect(loaded.filter((url) => url.endsWith(drawing[0] ?? ''))).toEqual([]);
  expect(scripts.filter((name) => textOf(name).includes('chart-at-'))).toEqual([]);
});

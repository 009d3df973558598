import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { splitLead } from '../../src/benchmark/text/lead';
import type { Headline } from '../../src/components/report/headline';
import { BUILD, expect, test, visit } from './site';

const REPORT = 'gluten-velox-vs-comet';
const ADDRESS = `/reports/${REPORT}/`;

function publishedHeadline(): Headline {
  return JSON.parse(readFileSync(join(BUILD, 'data/derived', REPORT, 'headline.json'), 'utf8')) as Headline;
}

/** Chart boxes of a page without a visible drawing. */
async function boxesWithoutDrawing(page: Page): Promise<string[]> {
  const boxes = await page.locator('.chart-box').all();
  expect(boxes.length).toBeGreaterThan(1);
  const seen = await Promise.all(boxes.map((box) => box.locator('svg:visible').count()));
  const kinds = await Promise.all(boxes.map((box) => box.getAttribute('data-kind')));
  return kinds.flatMap((kind, index) => (seen[index] === 0 ? [kind ?? 'chart'] : []));
}

async function openLive(page: Page): Promise<void> {
  await visit(page, ADDRESS);
  await page.locator('.chart-box[data-kind="dots"]').focus();
  await page.locator('.chart-box canvas').first().waitFor();
}

test('the report shows verdict, charts, and all queries without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(ADDRESS);
  const { verdict, matched } = publishedHeadline();
  await expect(page.getByText(splitLead(verdict.sentence).lead, { exact: true })).toBeVisible();
  expect(await boxesWithoutDrawing(page)).toEqual([]);
  await page
    .getByRole('link', { name: /^Queries/ })
    .last()
    .click();
  await page.waitForURL('**/queries/');
  expect(await boxesWithoutDrawing(page)).toEqual([]);
  await expect(page.locator('tr[id^="q"]')).toHaveCount(matched);
  await context.close();
});

test('a chart becomes live on focus, at the size of its drawing', async ({ page }) => {
  await visit(page, ADDRESS);
  const box = page.locator('.chart-box[data-kind="dots"]');
  const size = () => box.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  const before = await size();
  await box.focus();
  await box.locator('canvas').waitFor();
  expect(await size()).toEqual(before);
});

test('arrow keys announce the points of a live chart', async ({ page }) => {
  await openLive(page);
  const box = page.locator('.chart-box[data-kind="dots"]');
  const spoken = box.locator('[aria-live]');
  await box.locator('canvas').focus();
  await page.keyboard.press('ArrowRight');
  await expect(spoken).not.toHaveText('');
  const first = (await spoken.textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(spoken).not.toHaveText(first);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 412, height: 800 }, hasTouch: true, isMobile: true });

  test('the first tap shows a point’s box, and the page opens only from the link in it', async ({ page }) => {
    const address = `${ADDRESS}queries/`;
    await visit(page, address);
    const box = page.locator('.chart-box[data-kind="spread"]');
    await box.tap();
    const link = box.getByRole('link', { name: /^Open q/ });
    await expect(link).toBeVisible();
    await box.tap();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    const url = (await link.getAttribute('href')) ?? '';
    await link.tap();
    await expect(page).toHaveURL(new RegExp(`${url}$`));
  });
});

test('Chart.js is loaded only on demand', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname);
  });
  await visit(page, ADDRESS);
  expect(scripts.length).toBeGreaterThan(3);
  const texts = scripts.map((path) => readFileSync(join(BUILD, path), 'utf8'));
  expect(texts.filter((text) => text.includes('id="scatter"'))).toEqual([]);
});

test('“back” opens a page where the reader left it, with its drawings', async ({ page }) => {
  await visit(page, ADDRESS);
  const box = page.locator('.chart-box[data-kind="dots"]');
  await box.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  const link = page.locator('main a[href$="/why/"]').last();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/\/why\/$/);
  await page.goBack();
  await expect(box.locator('svg:visible').first()).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('the table of all queries sorts by a column and announces it', async ({ page }) => {
  await visit(page, `${ADDRESS}queries/`);
  const head = page.locator('th', { has: page.getByRole('button', { name: /^Speedup \(×\)/ }) });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', /ascending|descending/);
});

test('a chosen color theme persists', async ({ page }) => {
  await visit(page, ADDRESS);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  await page
    .getByRole('button', { name: /dark|light|mode/i })
    .first()
    .click();
  await expect(html).not.toHaveAttribute('data-theme-choice', 'system');
  const [choice, theme] = [await html.getAttribute('data-theme-choice'), await html.getAttribute('data-theme')];
  await page.reload();
  await expect(html).toHaveAttribute('data-theme-choice', choice ?? '');
  await expect(html).toHaveAttribute('data-theme', theme ?? '');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { violations } from '../../scripts/lib/axe';
import { openMenu } from './savedFiles';
import { BUILD, expect, test, visit } from './site';

const ADDRESS = '/reports/gluten-velox-vs-comet/';
const WORDS = 'Embed this chart';

/** The "Embed" button in the menu of the figure with this title. */
async function buttonOf(page: Page, title: RegExp): Promise<Locator> {
  const figure = page.getByRole('figure', { name: title });
  await openMenu(figure);
  return figure.getByRole('button', { name: 'Embed', exact: true });
}

async function openDialog(page: Page, title: RegExp): Promise<Locator> {
  await visit(page, title === PAIR ? `${ADDRESS}queries/` : ADDRESS);
  await (await buttonOf(page, title)).click();
  const dialog = page.getByRole('dialog', { name: WORDS });
  await expect(dialog).toBeVisible();
  return dialog;
}

const GAP = /q72 alone gives back/;
const PAIR = /From 3\.30× speedup on q93/;

test('the dialog is loaded from a separate script on demand', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
  });
  const withDialog = () => scripts.filter((path) => readFileSync(join(BUILD, path), 'utf8').includes(WORDS));
  await visit(page, ADDRESS);
  expect(scripts).not.toEqual([]);
  expect(withDialog()).toEqual([]);
  await (await buttonOf(page, GAP)).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(withDialog()).toHaveLength(1);
});

test('by keyboard, Enter opens the dialog, Tab stays inside, arrows choose, and Escape returns to the button', async ({
  page,
}) => {
  await visit(page, ADDRESS);
  const button = await buttonOf(page, GAP);
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Frame', { exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByLabel('Frame and script')).toBeChecked();
  await expect(dialog.getByRole('textbox')).toHaveValue(/<script async src="[^"]*resize\.js"><\/script>$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByLabel('Light')).toBeChecked();
  await expect(dialog.getByRole('textbox')).toHaveValue(/theme=light"/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the dialog copies the displayed code with the page’s origin, and confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openDialog(page, GAP);
  // The height of the frame until its preview has loaded.
  await expect(dialog.getByRole('textbox')).not.toHaveValue(/height="480"/);
  for (const [way, start] of [
    ['Frame', '<iframe src="'],
    ['Frame and script', '<iframe src="'],
    ['Picture', '<a href="'],
    ['MDX', '<BarChart report="gluten-velox-vs-comet" chart="gap" />'],
  ] as const) {
    await dialog.getByLabel(way, { exact: true }).check();
    await dialog.getByRole('button', { name: /^Cop/ }).click();
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await dialog.getByRole('textbox').inputValue());
    expect(copied.startsWith(start), copied).toBe(true);
    if (way !== 'MDX') expect(copied).toContain(`"${new URL(page.url()).origin}/`);
  }
});

test('the offered frame shows the whole chart at every width, and the preview is as high as its page', async ({
  page,
}) => {
  const dialog = await openDialog(page, GAP);
  const text = dialog.getByRole('textbox');
  await expect(text).not.toHaveValue(/height="480"/);
  const offered = Number(/height="(\d+)"/.exec(await text.inputValue())?.[1]);
  const frame = dialog.locator('iframe');
  const content = () => page.frames()[1]?.evaluate(() => document.documentElement.getBoundingClientRect().height) ?? 0;
  for (const width of [1280, 700, 412]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(Math.ceil(await content()));
    expect(await content()).toBeLessThanOrEqual(offered);
  }
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('for a figure with two charts, each can be chosen', async ({ page }) => {
  const dialog = await openDialog(page, PAIR);
  const charts = dialog.getByRole('group', { name: 'Chart' }).getByRole('radio');
  await expect(charts).toHaveCount(2);
  await expect(dialog.getByRole('textbox')).toHaveValue(/\/top-faster\//);
  await charts.nth(1).check();
  await expect(dialog.getByRole('textbox')).toHaveValue(/\/top-slower\//);
  await expect(dialog.locator('iframe')).toHaveAttribute('src', /\/top-slower\/$/);
});

test('a picture is previewed as a picture, in the chosen colors', async ({ page }) => {
  const dialog = await openDialog(page, GAP);
  await dialog.getByLabel('Picture').check();
  await dialog.getByLabel('Dark').check();
  const picture = dialog.getByRole('img');
  await expect(picture).toHaveAttribute('src', /gap\.dark\.svg$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(920);
});

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 412],
] as const) {
  test(`the dialog is accessible in ${colorScheme} at ${width} px, and fits`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const dialog = await openDialog(page, PAIR);
    await expect(dialog.frameLocator('iframe').locator('.foot')).toBeVisible();
    // The report behind the dialog is inert while the dialog is open; it has its own test with every rule.
    expect(await violations(page, { within: '[role=dialog], dialog' })).toEqual([]);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
}

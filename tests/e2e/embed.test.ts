import type { Frame } from '@playwright/test';
import { violations } from '../../scripts/lib/axe';
import { expect, messages, onlyFrame, overflow, test } from './foreign';

const CHART = 'embed/gluten-velox-vs-comet/queries/';
const BACKGROUND = { light: 'rgb(255, 255, 255)', dark: 'rgb(22, 24, 28)' };

function frameHtml(address: string, attributes = 'width="640" height="600"'): string {
  return `<iframe src="${address}" title="Chart" ${attributes}></iframe>`;
}

function background(frame: Frame): Promise<string> {
  return frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

function height(frame: Frame): Promise<number> {
  return frame.evaluate(() => document.documentElement.getBoundingClientRect().height);
}

test('a plain frame on a foreign site shows drawing, statement, and links, and becomes live on hover', async ({
  page,
  site,
  show,
}) => {
  await show(frameHtml(`${site}${CHART}`));
  const frame = await onlyFrame(page);
  await expect(frame.locator('.chart svg').first()).toBeVisible();
  await expect(frame.locator('.chart text').first()).toHaveCSS('font-size', '12px');
  await expect(frame.locator('.foot')).toContainText('not comparable to published TPC-DS results');
  await expect(frame.locator('.foot a[href*="/reports/"]')).toHaveAttribute('target', '_blank');
  await expect(frame.locator('canvas')).toHaveCount(0);
  await frame.locator('.chart').hover();
  await expect(frame.locator('canvas')).toBeVisible();
});

test('a sandboxed frame without storage and CORS sends its height and becomes live', async ({ page, site, show }) => {
  await show(frameHtml(`${site}${CHART}`, 'sandbox="allow-scripts" width="640" height="600"'));
  const frame = await onlyFrame(page);
  expect(await frame.evaluate(() => window.origin)).toBe('null');
  await expect(frame.locator('.chart svg').first()).toBeVisible();
  const said = { type: 'benchmark-chart', height: Math.ceil(await height(frame)) };
  await expect.poll(() => messages(page)).toContainEqual(said);
  await frame.locator('.chart').hover();
  await expect(frame.locator('canvas')).toBeVisible();
});

test('a frame without scripts shows drawing and table', async ({ browser, site, foreign }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  foreign.setBody(frameHtml(`${site}${CHART}`));
  await page.goto(foreign.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('.chart svg').first()).toBeVisible();
  await frame.getByText('Table', { exact: true }).click();
  await expect(frame.locator('details table')).toBeVisible();
  await context.close();
});

test('the site’s script sets the height of each of its frames, in any load order, and of no other frame', async ({
  page,
  site,
  show,
}) => {
  const script = `<script async src="${site}embed/resize.js"></script>`;
  const other =
    '<iframe title="Other" height="90" srcdoc="<script>parent.postMessage({type:`benchmark-chart`,height:700},`*`)</script>"></iframe>';
  for (const html of [script + frameHtml(`${site}${CHART}`), frameHtml(`${site}${CHART}`)]) {
    await show(`${html}${other}`);
    const outer = page.getByTitle('Chart');
    const frame = (await (await outer.elementHandle())?.contentFrame()) as Frame;
    await frame.locator('.foot').waitFor();
    if (!html.includes(script)) await page.addScriptTag({ url: `${site}embed/resize.js` });
    await expect(outer).toHaveCSS('height', `${Math.ceil(await height(frame))}px`);
    await frame.getByText('Table', { exact: true }).click();
    await expect(outer).toHaveCSS('height', `${Math.ceil(await height(frame))}px`);
    await expect(page.getByTitle('Other')).toHaveCSS('height', '90px');
  }
});

for (const system of ['light', 'dark'] as const) {
  test(`a frame is ${system} like the reader’s system, and follows its URL`, async ({ page, site, show }) => {
    await page.emulateMedia({ colorScheme: system });
    for (const [query, expected] of [
      ['', system],
      ['?theme=auto', system],
      ['?theme=light', 'light'],
      ['?theme=dark', 'dark'],
    ] as const) {
      await show(frameHtml(`${site}${CHART}${query}`));
      expect(await background(await onlyFrame(page)), query).toBe(BACKGROUND[expected]);
    }
  });
}

test('?plain=1 removes border and padding', async ({ page, site }) => {
  const frame = page.locator('figure');
  await page.goto(`${site}${CHART}`);
  await expect(frame).toHaveCSS('border-top-width', '1px');
  await page.goto(`${site}${CHART}?plain=1`);
  await expect(frame).toHaveCSS('border-top-width', '0px');
  await expect(frame).toHaveCSS('padding-left', '0px');
});

test('a frame without a width sends no height, because one word per line would be wrong', async ({
  page,
  site,
  show,
}) => {
  await show(frameHtml(`${site}${CHART}`, 'width="0" height="600"'));
  await expect(page.frameLocator('iframe').locator('details')).toBeAttached();
  await page.locator('iframe').evaluate((element) => element.setAttribute('width', '640'));
  const frame = await onlyFrame(page);
  await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(640);
  const own = async () => (await messages(page)).filter(({ type }) => type === 'benchmark-chart');
  const said = { type: 'benchmark-chart', height: Math.ceil(await height(frame)) };
  await expect.poll(own).toContainEqual(said);
  expect((await own())[0]).toEqual(said);
});

test('a frame sends its height again if its table opens or its width changes', async ({ page, site, show }) => {
  await show(frameHtml(`${site}${CHART}`));
  const frame = await onlyFrame(page);
  const last = async () => (await messages(page)).at(-1);
  const closed = await height(frame);
  await frame.getByText('Table', { exact: true }).click();
  expect(await height(frame)).toBeGreaterThan(closed + 500);
  await expect.poll(last).toMatchObject({ height: Math.ceil(await height(frame)) });
  await page.locator('iframe').evaluate((element) => element.setAttribute('width', '280'));
  await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(280);
  await expect.poll(last).toMatchObject({ height: Math.ceil(await height(frame)) });
  expect(await overflow(frame)).toBe(0);
});

test('hostile URLs do not change the page', async ({ page, site }) => {
  const spoken: string[] = [];
  page.on('dialog', (dialog) => {
    spoken.push(dialog.message());
    return dialog.dismiss();
  });
  await page.goto(`${site}${CHART}`);
  const untouched = await page.content();
  const hostile = [
    '?theme="><img src=x onerror=alert(1)>',
    '?theme=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '?theme=javascript:alert(1)',
    '?theme=dark%20light&theme=dark',
    '?plain=1%22%3E%3Csvg/onload=alert(1)%3E',
    '?__proto__[theme]=dark&constructor=1',
    `?theme=${'a'.repeat(6000)}`,
    '?%',
    '#"><img src=x onerror=alert(1)>',
  ];
  for (const end of hostile) {
    await page.goto('about:blank');
    await page.goto(`${site}${CHART}${end}`);
    expect(await page.content(), end.slice(0, 60)).toBe(untouched);
  }
  expect(spoken).toEqual([]);
});

test('by keyboard, the chart takes the focus, becomes live, and arrow keys announce its points', async ({
  page,
  site,
}) => {
  await page.goto(`${site}${CHART}`);
  await page.keyboard.press('Tab');
  await expect(page.locator('.chart canvas')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const spoken = page.locator('.chart [aria-live]');
  await expect(spoken).toContainText('q');
  const first = await spoken.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(spoken).not.toHaveText(first ?? '');
  await page.keyboard.press('Tab');
  await expect(page.locator('.foot a').first()).toBeFocused();
});

test('a live chart adapts to the width of its frame', async ({ page, site, show }) => {
  await show(frameHtml(`${site}${CHART}`));
  const frame = await onlyFrame(page);
  await frame.locator('.chart').hover();
  await expect(frame.locator('canvas')).toBeVisible();
  await page.locator('iframe').evaluate((element) => element.setAttribute('width', '320'));
  await expect.poll(() => frame.locator('canvas').evaluate((canvas) => canvas.clientWidth)).toBeLessThan(320);
  await expect(frame.locator('canvas')).toBeVisible();
  expect(await overflow(frame)).toBe(0);
});

for (const [chart, colorScheme, width] of [
  ['queries', 'light', 1280],
  ['distribution', 'dark', 412],
] as const) {
  test(`a page with the embed of ${chart} is accessible in ${colorScheme} at ${width} px, with its table open and live`, async ({
    page,
    site,
    show,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await show(
      `<main><h1>A post</h1>${frameHtml(`${site}embed/gluten-velox-vs-comet/${chart}/`, `width="${width / 2}" height="600"`)}</main>`,
    );
    const frame = await onlyFrame(page);
    await frame.getByText('Table', { exact: true }).click();
    await frame.locator('.chart').hover();
    await expect(frame.locator('canvas')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

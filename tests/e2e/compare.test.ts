import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { splitLead } from '../../src/benchmark/text/lead';
import { callCommand } from '../unit/support/command';
import { recompute } from '../unit/support/recompute';
import {
  COMET,
  COMET17,
  expectVerdict,
  GLUTEN,
  names,
  open,
  openPill,
  PARTS,
  PREFIX,
  picker,
  rows,
  SPARK,
  sentence,
  verdict,
} from './comparePage';
import { openMenu } from './savedFiles';
import { expect, test, visit } from './site';

test('the page opens with the pair of the home page, and links to its report; an earlier pair links to a newer release', async ({
  page,
}) => {
  await visit(page, '/');
  const form = page.locator('form').filter({ hasText: 'Compare any two results' });
  await expect(form.getByLabel('Baseline')).toHaveValue(COMET);
  await expect(form.getByLabel('Engine')).toHaveValue(GLUTEN);
  await form.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/compare\/\?/);
  await expectVerdict(page, sentence(COMET, GLUTEN));
  await open(page);
  await expectVerdict(page, sentence(COMET, GLUTEN));
  await expect(picker(page, 'Baseline')).toHaveValue('Comet 1.0.0');
  await expect(picker(page, 'Candidate')).toHaveValue('Gluten + Velox 1.6.0');
  const links = page.getByText('See the report on this pair').getByRole('link');
  await expect(links).toHaveAttribute('href', '/reports/gluten-1.6-vs-comet-1.0/');
  await expect(page).toHaveTitle(/^Gluten \+ Velox 1\.6\.0 vs. Comet 1\.0\.0/);
  expect(new URL(page.url()).search).toBe('');
  await open(page, `?baseline=${PREFIX}comet-0.16.0&candidate=${GLUTEN}`);
  await expect(links.last()).toHaveText(/^Gluten \+ Velox 1\.6\.0 vs\. Comet (?!0\.16)/);
});

test('before its scripts run, the page shows the verdict of the initial pair, unless the URL asks for another one', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const { lead } = splitLead(sentence(COMET, GLUTEN));
  const words = page.locator('p', { hasText: lead });
  await page.goto('/compare/');
  await expect(words).toBeVisible();
  await page.goto(`/compare/?baseline=${SPARK}&candidate=${COMET}`);
  await expect(words).toBeHidden();
});

test('the table shows the ten largest gains and losses, and all queries on request', async ({ page }) => {
  await open(page);
  const shown = await names(page);
  expect([shown.length, shown[0], shown.at(-1)]).toEqual([20, 'q23b', 'q72']);
  await expect(rows(page).first()).toContainText('Gluten + Velox, clearly');
  await expect(rows(page).last()).toContainText('Comet, clearly');
  await page.getByRole('button', { name: 'Show all 103 queries' }).click();
  await expect(rows(page)).toHaveCount(103);
});

test('the initial page is short, and its verdict is near the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  const { height, elements } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    elements: document.querySelectorAll('*').length,
  }));
  expect(height).toBeLessThan(4000);
  expect(elements).toBeLessThan(2500);
  expect((await verdict(page).boundingBox())?.y).toBeLessThan(400);
});

test('a figure is saved as SVG and its table as CSV, with the required notes', async ({ page }) => {
  await open(page, `?baseline=${COMET}&candidate=${GLUTEN}&exclude=q72`);
  await openPill(page, 'Where the time difference comes from');
  const figure = page.getByRole('figure', { name: /queries save/ });
  const saved = async (name: RegExp) => {
    const download = page.waitForEvent('download');
    await openMenu(figure);
    await figure.getByRole('button', { name }).click();
    return readFileSync(await (await download).path(), 'utf8');
  };
  const svg = await saved(/^SVG/);
  for (const part of [
    'viewBox=',
    'left out by choice',
    'not comparable to published TPC-DS results',
    `candidate=${GLUTEN}`,
  ])
    expect(
      svg.replaceAll(/<[^>]*>/g, (tag) => (tag.includes('viewBox') ? tag : ' ')).replaceAll(/\s+/g, ' '),
    ).toContain(part);
  expect(await saved(/^CSV/)).toMatch(/^query,[\s\S]*1 of 103 queries left out by choice: q72\. Derived from TPC-DS;/);
});

test('every chart is drawn, and becomes live on focus', async ({ page }) => {
  await open(page);
  for (const part of PARTS) await openPill(page, part);
  const boxes = page.locator('.chart-box');
  await expect(boxes).toHaveCount(8);
  for (const box of await boxes.all()) await expect(box.locator('svg:visible').first()).toBeVisible();
  await boxes.nth(5).focus();
  await boxes.nth(5).locator('canvas').waitFor();
});

/** Values with twelve digits, because logarithms in a browser and in Node may differ in the last bit. */
function rounded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, one) => (typeof one === 'number' ? Number(one.toPrecision(12)) : one)));
}

test('property: the page computes the output of npm run compare, and the values in the files', async ({ page }) => {
  const ids = [COMET, COMET17, GLUTEN, SPARK];
  const lists = fc.uniqueArray(fc.constantFrom('q1', 'q14a', 'q23b', 'q72', 'q93'), { minLength: 1, maxLength: 4 });
  const cases = fc.sample(fc.tuple(fc.shuffledSubarray(ids, { minLength: 2, maxLength: 2 }), lists), {
    numRuns: 2,
    seed: 5,
  });
  for (const [[baseline = '', candidate = ''], leftOut] of cases) {
    await open(page, `?baseline=${baseline}&candidate=${candidate}&exclude=${leftOut.join(',')}`);
    const saved = page.waitForEvent('download');
    await openMenu(verdict(page));
    await verdict(page).getByRole('button', { name: /^JSON/ }).click();
    const json = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
    const command = await callCommand('compare', [baseline, candidate, '--json', '--exclude', leftOut.join(',')]);
    expect(rounded(json)).toEqual(rounded(JSON.parse(command.stdout)));
    const { matched, total, geometricMean, median } = recompute(baseline, candidate, leftOut);
    expect(json.matched).toBe(matched);
    for (const [figure, speedup] of Object.entries({ total, geometricMean, median })) {
      expect(json[figure].speedup).toBeCloseTo(speedup, 10);
      await expect(verdict(page).locator('[data-kind="forest"]')).toContainText(`${speedup.toFixed(2)}×`);
    }
  }
});

test('candidates can be added, compared side by side, sorted, and removed', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add a candidate' }).click();
  await expect(picker(page, 'Candidate 2')).toBeFocused();
  await page.keyboard.type('comet 17');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: /is clearly faster than/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`candidate=${GLUTEN},${COMET17}$`));
  await page.getByRole('button', { name: 'Speedup (×) of Comet 0.17.0' }).click();
  await expect(page).toHaveURL(new RegExp(`&sort=-?${COMET17}$`));
  await page.getByRole('button', { name: 'Remove Comet 0.17.0' }).click();
  await expectVerdict(page, sentence(COMET, GLUTEN));
  await expect(page).toHaveURL('/compare/');
  await page.goBack();
  await expect(page.getByRole('table', { name: /is clearly faster than/ })).toBeVisible();
});

test('the page shows an error if the comparing script does not load', async ({ page, faults }) => {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor() {
        super('/missing.js');
      }
    };
  });
  await visit(page, `/compare/?baseline=${SPARK}&candidate=${COMET}`);
  await expect(page.getByText(/the script that compares could not be loaded; reload the page/)).toBeVisible();
  faults.length = 0;
});

test('the page works after a navigation inside the site, and after returning to it', async ({ page }) => {
  await visit(page, '/reports/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const time of ['first', 'second']) {
    await bar.getByRole('link', { name: 'Compare' }).click();
    await expectVerdict(page, sentence(COMET, GLUTEN));
    await bar.getByRole('link', { name: 'Reports' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' }), time).toBeVisible();
  }
});

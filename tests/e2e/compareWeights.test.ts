import type { Page } from '@playwright/test';
import { compare } from '../../src/benchmark/comparison/compare';
import { parseWeights } from '../../src/benchmark/text/queryWeights';
import { COMET, expectVerdict, GLUTEN, open, openPill, rows, sentence, setOf, verdict } from './comparePage';
import { given } from './ownFilesPage';
import { expect, test } from './site';

const QUERIES = setOf(COMET).rows.map(({ query }) => query);
const SIDES = `baseline=${COMET}&candidate=${GLUTEN}`;

/** The weighted comparison of the pair, expected from both command and page. */
const weighted = (text: string) =>
  compare(setOf(COMET), setOf(GLUTEN), [], { weights: parseWeights(text, QUERIES).weights });

const chooser = (page: Page) => page.getByLabel('Load weights from file', { exact: true }).and(page.locator('input'));

async function chooseFile(page: Page, text: string): Promise<void> {
  await openPill(page, 'Weights of queries');
  await chooser(page).setInputFiles(given('mine.csv', text));
}

test('weights from a file change the three metrics and the URL, and a note reports them', async ({ page }) => {
  await open(page);
  await chooseFile(page, 'query,weight\nq72,20\nq1-q20,3\n*,1\n');
  await expect(page.getByText('mine.csv: loaded weights of 103 queries.')).toBeVisible();
  await expect(page).toHaveURL(`/compare/?${SIDES}&weights=q1-q20:3,q72:20,*:1`);
  const { total } = weighted('q1-q20:3,q72:20,*:1');
  const metrics = verdict(page).locator('[data-kind="forest"]');
  await expect(metrics).toContainText('Weighted total-time ratio');
  await expect(metrics).toContainText(`${total.speedup.toFixed(2)}×`);
  await expect(verdict(page).getByText(/The three metrics and their intervals use the weights/)).toBeVisible();
  await page.goBack();
  await expectVerdict(page, sentence(COMET, GLUTEN));
});

test('a URL with weights restores them; a query without a weight is excluded, and its checkbox gives it the weight 1', async ({
  page,
}) => {
  await open(page, `?${SIDES}&weights=q1-q10:2,q72:5`);
  await openPill(page, 'Weights of queries');
  await expect(page.getByRole('textbox', { name: 'Weights' })).toHaveValue('q1-q10:2,q72:5');
  await page.getByRole('button', { name: /^Show all/ }).click();
  const box = page.locator('#q11').getByRole('checkbox');
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(page).toHaveURL(/weights=q1-q10:2,q11:1,q72:5/);
  await expect(box).toBeChecked();
});

test('weights can be typed, and an invalid one is reported while no weights apply', async ({ page }) => {
  await open(page);
  await openPill(page, 'Weights of queries');
  await page.getByRole('textbox', { name: 'Weights' }).fill('q72:heavy, *:1');
  await expect(page.getByText(/Ignored: weights: not a weight: heavy .* nothing is weighted/)).toBeVisible();
  await expectVerdict(page, sentence(COMET, GLUTEN));
  await page.getByRole('textbox', { name: 'Weights' }).fill('q72:30, *:1');
  await expect(verdict(page).getByText('Weighted median speedup').first()).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});

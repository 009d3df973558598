import {
  COMET,
  COMET17,
  expectVerdict,
  GLUTEN,
  names,
  open,
  openPill,
  picker,
  SPARK,
  sentence,
  verdict,
  without,
} from './comparePage';
import { expect, test } from './site';
import { withResolvers } from './withResolvers';

test('a candidate can be chosen by keyboard only, and the back button reverts the choice', async ({ page }) => {
  await open(page);
  await picker(page, 'Candidate').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('comet 17');
  await expect(picker(page, 'Candidate')).toHaveAttribute('aria-activedescendant', new RegExp(`${COMET17}$`));
  await page.keyboard.press('Enter');
  await expectVerdict(page, sentence(COMET, COMET17));
  await expect(picker(page, 'Candidate')).toBeFocused();
  await expect(page).toHaveURL(`/compare/?baseline=${COMET}&candidate=${COMET17}`);
  await page.goBack();
  await expectVerdict(page, sentence(COMET, GLUTEN));
  await page.goForward();
  await expectVerdict(page, sentence(COMET, COMET17));
});

test('Enter before the list is there chooses its first match as soon as it is', async ({ page }) => {
  const { promise: allowed, resolve: allow } = withResolvers();
  await page.route('**/data/compare-index*', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto('/compare/');
  await picker(page, 'Candidate').click();
  await picker(page, 'Candidate').fill('comet 17');
  await expect(page.getByText('Loading the list of result sets…')).toBeVisible();
  await page.keyboard.press('Enter');
  allow();
  await expectVerdict(page, sentence(COMET, COMET17));
});

test('a click chooses a baseline, and Swap exchanges the sides', async ({ page }) => {
  await open(page);
  await picker(page, 'Baseline').click();
  await page
    .getByRole('option', { name: /^Vanilla Spark 3\.5\.8/ })
    .first()
    .click();
  await expectVerdict(page, sentence(SPARK, GLUTEN));
  await expect(
    verdict(page)
      .getByText(/Sources conflict on how many nodes vanilla Spark ran on/)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Swap' }).click();
  await expectVerdict(page, sentence(GLUTEN, SPARK));
  await expect(page.getByRole('button', { name: 'Swap' })).toBeFocused();
});

test('comparable sets come first, others are folded and show the reason, and no two rows are equal', async ({
  page,
}) => {
  await open(page);
  await picker(page, 'Candidate').click();
  const first = page.getByRole('group', { name: /^Comparable with Comet 1\.0\.0 \(\d+\)$/ });
  await expect(first.getByRole('option', { name: 'Gluten + Velox 1.6.0 TPC-DS' }).first()).toBeVisible();
  await expect(first.getByText(/^other /)).toHaveCount(0);
  await expect(first.getByRole('option', { name: /^Comet 1\.0\.0/ }).first()).toContainText('already the baseline');
  await expect(page.getByRole('option').filter({ hasText: /^Vanilla Spark 3\.4/ })).toHaveCount(0);
  await page.getByRole('option', { name: /that cannot be compared$/ }).click();
  const others = page.getByRole('group', { name: 'TPC-H-derived, query version not reported' });
  await expect(others.getByText('other suite').first()).toBeVisible();
  await page.keyboard.type('comet 0.16.0');
  await expect(page.getByRole('option').filter({ hasNotText: 'Comet 0.16.0' })).toHaveCount(0);
  const named = page.getByRole('option', { name: /^Comet 0\.16\.0/ });
  expect(await named.count()).toBeGreaterThan(2);
  const texts = await named.allTextContents();
  expect(new Set(texts).size).toBe(texts.length);
});

test('a chosen candidate is not added again, and the field keeps the focus', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add a candidate' }).click();
  const field = page.getByRole('combobox', { name: 'Candidate 2' });
  await expect(field).toBeFocused();
  const address = page.url();
  await page.keyboard.press('ArrowDown');
  const first = page.getByRole('group', { name: /^Comparable with/ }).getByRole('option');
  await expect(first.first()).toBeEnabled();
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.first().getAttribute('id')) ?? '');
  await expect(first.last()).toBeDisabled();
  await field.fill('velox 1.6');
  const chosen = page.getByRole('option', { name: /already a candidate/ });
  await expect(chosen).toBeDisabled();
  await chosen.click({ force: true });
  await expect(field).toBeVisible();
  await expect(field).toBeFocused();
  expect(page.url()).toBe(address);
});

test('an excluded query keeps its row, its position in the window, and the focus', async ({ page }) => {
  await open(page);
  const before = await names(page);
  const box = page.getByRole('checkbox', { name: 'Include q23b' });
  await box.scrollIntoViewIfNeeded();
  await box.focus();
  await page.keyboard.press('Space');
  await expectVerdict(page, sentence(COMET, GLUTEN, without('q23b')));
  await expect(box).toBeFocused();
  await expect(box).not.toBeChecked();
  await expect(box).toBeInViewport();
  expect(await names(page)).toEqual(before);
});

test('queries can be excluded by a list and by a click, and the note lists them', async ({ page }) => {
  await open(page);
  await openPill(page, 'Queries');
  await page.getByLabel('Exclude').fill('q72, 23b');
  await expectVerdict(page, sentence(COMET, GLUTEN, without('q72', 'q23b')));
  await expect(verdict(page)).toContainText('2 of 103 queries left out by choice: q23b, q72.');
  await page.getByRole('checkbox', { name: 'Include q93' }).uncheck();
  await expectVerdict(page, sentence(COMET, GLUTEN, without('q72', 'q23b', 'q93')));
  await expect(page.getByLabel('Exclude')).toHaveValue('q23b,q72,q93');
  await page.getByRole('checkbox', { name: 'Include q72' }).check();
  await expectVerdict(page, sentence(COMET, GLUTEN, without('q23b', 'q93')));
  await page.goBack();
  await expect(page.getByLabel('Exclude')).toHaveValue('q23b,q72,q93');
  await expectVerdict(page, sentence(COMET, GLUTEN, without('q72', 'q23b', 'q93')));
});

test('text typed into a field is one history entry, which the back button reverts', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(page).toHaveURL(`/compare/?baseline=${GLUTEN}&candidate=${COMET}`);
  const filter = page.getByLabel('Filter by query');
  await filter.fill('q7');
  await expect(page).toHaveURL(/&filter=q7$/);
  await filter.fill('q72');
  await expect(page).toHaveURL(/&filter=q72$/);
  await page.goBack();
  await expect(page).toHaveURL(`/compare/?baseline=${GLUTEN}&candidate=${COMET}`);
  await expect(filter).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/compare/');
});

test('changes in quick succession are all kept', async ({ page }) => {
  await open(page);
  await openPill(page, 'Queries');
  await page.getByLabel('Include only').fill('q1-q20');
  await page.getByLabel('Exclude').fill('q3');
  await page.getByLabel('Filter by query').fill('q1');
  await page.getByRole('button', { name: /^Comet, clearly/ }).click();
  await expect(page).toHaveURL(/only=q1-q20&exclude=q3&verdict=slower&filter=q1$/);
  await page.getByLabel('Include only').fill('');
  await page.getByLabel('Exclude').fill('');
  await expect(page).toHaveURL(/candidate=[^&]*&verdict=slower&filter=q1$/);
});

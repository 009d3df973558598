import { expect, test, visit } from './site';

const QUERY = '/queries/tpch-q21/';
const REPORT = '/reports/celeborn-local-run/';

test('the page of a query shows without JavaScript why it is slower, stage by stage', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(QUERY);
  await expect(page.getByRole('heading', { name: 'Why is q21 slower with Celeborn?' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^“.*” of .* rows takes .* with Celeborn/ }).first()).toBeVisible();
  await page.getByText('Table of all stages').click();
  const stages = page.getByRole('region', { name: /^Table: “/ });
  await expect(stages.getByRole('row', { name: /^Sort-merge join.* 13.6 million → 820 rows/ }).first()).toBeVisible();
  await expect(page.getByText('Operators of both plans with their metrics')).toBeVisible();
  await context.close();
});

test('the plans of a query are loaded on demand', async ({ page }) => {
  await visit(page, QUERY);
  await page.getByText('Operators of both plans with their metrics').click();
  await expect(page.getByText('vanilla Spark, iteration 3')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'SortMergeJoin' }).first()).toContainText(
    'number of output rows',
  );
});

test('a query without event logs lists what is unknown and links to the contribution page', async ({ page }) => {
  await visit(page, '/queries/tpcds-q35/');
  await expect(page.getByText('Event logs are needed to explain why the times of q35 differ')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add the logs' }).click();
  await expect(page).toHaveURL(/\/contribute\/$/);
});

test('a report with event logs lists its queries by lost seconds and shows the stages of the first', async ({
  page,
}) => {
  await visit(page, `${REPORT}#why`);
  await expect(page.getByText(/^21 of 22 queries lost seconds with Celeborn/).first()).toBeVisible();
  const lost = page.getByRole('figure', { name: /^21 of 22 queries lost seconds/ });
  await lost.getByText('Table', { exact: true }).click();
  const list = lost.getByRole('table');
  await expect(list.getByRole('row')).toHaveCount(23);
  await expect(page.getByRole('img', { name: /with Celeborn/ }).first()).toBeVisible();
  await list.getByRole('link', { name: 'q21' }).click();
  await expect(page.getByRole('heading', { name: 'Why is q21 slower with Celeborn?' })).toBeVisible();
  await expect(page.getByText('Table of all stages')).toBeVisible();
});

for (const format of ['svg', 'dark.svg', 'png', 'csv', 'json'])
  test(`stages, list, and plans have their files: ${format}`, async ({ page }) => {
    for (const chart of ['stages-q21', 'lost-seconds']) {
      const answer = await page.request.get(`/charts/celeborn-local-run/${chart}.${format}`);
      expect([chart, answer.status()]).toEqual([chart, 200]);
    }
  });

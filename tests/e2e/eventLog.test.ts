import { expect, test, visit } from './site';

const QUERY = '/queries/tpch-q18/';
const NATIVE = '/data/result-sets/tpch-sf1-parquet-spark-3.5.8/';

test('the page of a query shows event-log data without JavaScript, unusual iterations first', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(QUERY);
  await expect(
    page.getByText(/^Iteration 3 of vanilla Spark 3\.5\.8 took 18\.35\u202Fs \(fastest: 4\.77\u202Fs\)/),
  ).toBeVisible();
  await page.getByText('Iterations and their tasks', { exact: true }).click();
  const iterations = page.getByRole('table', { name: 'Iterations of q18 and their tasks' });
  await expect(iterations.getByRole('row')).toHaveCount(7);
  await expect(iterations.getByRole('cell', { name: 'unusual' })).toHaveCount(2);
  await page.getByText('Resource use', { exact: true }).click();
  const used = page.getByRole('table', { name: 'Resource use of q18' });
  await expect(used.getByRole('row', { name: /^Shuffle write, MB 92\.3 – 90\.7 – 0\.98/ })).toBeVisible();
  await page.getByText('Operators in the final plan', { exact: true }).click();
  await expect(page.getByText('The final plans contain the same operators, with the same counts.')).toBeVisible();
  await context.close();
});

test('the page of a result set lists all its files, and links each unusual iteration to its query', async ({
  page,
}) => {
  await visit(page, NATIVE);
  for (const name of ['outputs.csv', 'query-metrics.csv', 'stage-metrics.csv', 'plan-operators.csv']) {
    const answer = await page.request.get(`${NATIVE}${name}`);
    expect([await page.getByRole('link', { name, exact: true }).count(), answer.status()]).toEqual([1, 200]);
  }
  await page.getByRole('link', { name: /^Iteration 2 of q18/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^q18: /);
});

test('the Celeborn report separates this site’s run from the published ones and links to its finding', async ({
  page,
}) => {
  await visit(page, '/reports/celeborn-vs-native/#what-a-fully-published-run-makes-possible');
  await expect(page.getByText('Its numbers are not part of the comparison above')).toBeVisible();
  await page.getByRole('link', { name: 'finding on q18' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('two iterations of vanilla Spark waited');
  await expect(page.locator('#iterations')).toBeVisible();
});

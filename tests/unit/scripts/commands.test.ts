import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparisonTables, tableFiles, tablesText } from '../../../scripts/lib/renderTables';
import { compare } from '../../../src/benchmark/comparison/compare';
import type { SimulationFile } from '../../../src/benchmark/simulation/simulationFile';
import { derivedFiles } from '../../../src/plugin/output/derivedFiles';
import { COMMAND_NAMES, callCommand, runScript } from '../support/command';
import { FROZEN_SITE, frozenData } from '../support/frozenSite';
import { filesOf, inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

for (const command of COMMAND_NAMES) {
  test(`npm run ${command} -- --help prints usage and exit codes, and ends with 0`, async () => {
    const { code, stdout, stderr } = await callCommand(command, ['--help']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      new RegExp(`^Usage: npm (run )?${command}[\\s\\S]*Exit codes: 0 .*, 1 .*, 2 (incorrect|wrong) usage\\n$`),
    );
  });
}

test('npm run check ends with 0 if there are only warnings, and prints them with their places', async () => {
  const { code, stdout, stderr } = await callCommand('check', ['--all'], FROZEN_SITE);
  expect([code, stdout]).toEqual([0, '']);
  const lines = stderr.trimEnd().split('\n');
  expect(lines.pop()).toMatch(/ 0 pages checked: 0 errors, \d+ warnings$/);
  expect(lines.filter((line) => !/^static\/data\/[\w/.-]+(:\d+)?: warning: /.test(line))).toEqual([]);
  const counted =
    'static/data/published/celeborn-vs-native-shuffle/buckets.csv:2: warning: the ranges count 101 queries';
  expect(stderr).toContain(counted);
});

test('npm run check --data DIR prints path:line: message for every problem and ends with 1', async () => {
  await inTemporaryFolder(async (folder) => {
    writeBelow(folder, 'result-sets/a/results.csv', 'q1;2\n');
    writeBelow(folder, 'environments/b.json', '{,}');
    const { code, stderr } = await callCommand('check', ['--data', folder]);
    expect(code).toBe(1);
    expect(stderr).toContain(`${folder}/environments/b.json:1: invalid JSON`);
    expect(stderr).toContain(`${folder}/result-sets/a/results.csv:1: fields are separated by semicolons`);
    expect((await callCommand('check', ['extra'])).code).toBe(2);
  });
});

test('npm run tables --out writes the published files of the site', () => {
  inTemporaryFolder((folder) => {
    const { code, stdout } = runScript('tables', ['gluten-velox-vs-comet', '--out', folder], FROZEN_SITE);
    const names = [
      'headline.json',
      'buckets.csv',
      'top-faster.csv',
      'top-slower.csv',
      'queries.csv',
      'environment.csv',
      'receipt.csv',
    ];
    expect([code, stdout]).toEqual([0, `${names.map((name) => join(folder, name)).join('\n')}\n`]);
    const served = derivedFiles(example(), 'speedup').map(({ path, text }) => [path, text]);
    expect(filesOf(folder)).toEqual(Object.fromEntries(served));
  });
});

function example() {
  const data = frozenData();
  const report = data.reports.find(({ id }) => id === 'gluten-velox-vs-comet');
  const [baseline, candidate] = (report?.sides ?? [])
    .flatMap(({ sets }) => sets)
    .map((id) => data.resultSets.find((set) => set.id === id));
  if (!baseline || !candidate) throw new Error('no report');
  return compare(baseline, candidate, data.environments);
}

test('the tables are printed as CSV, as JSON with full precision, and as Markdown', () => {
  const derived = comparisonTables(example(), 'speedup');
  const json = JSON.parse(tablesText(derived, 'json'));
  const tables = ['buckets', 'top-faster', 'top-slower', 'queries', 'environment', 'receipt'];
  expect(Object.keys(json)).toEqual(['headline', ...tables]);
  expect(json.queries).toHaveLength(103);
  expect(json['top-faster'][0]).toMatchObject({ query: 'q93', baseline_s: 157.09524922600002, verdict: 'faster' });
  expect(tablesText(derived, 'markdown')).toContain('## Largest speedups\n\n| Query | Comet (s) |');
  expect(tablesText(derived, 'csv')).toContain('# buckets\nlabel,count,share_pct,note\n');
  expect([...tableFiles(derived, 'markdown').keys()]).toEqual([
    'headline.md',
    'buckets.md',
    'top-faster.md',
    'top-slower.md',
    'queries.md',
    'environment.md',
    'receipt.md',
  ]);
});

test('tables of several candidates: estimates, totals, and queries of each suite, settings, and cost, as published by the site', async () => {
  await inTemporaryFolder(async (folder) => {
    const { code } = await callCommand('tables', ['three-gravitons', '--out', folder], FROZEN_SITE);
    const files = filesOf(folder) as Record<string, string>;
    expect([code, Object.keys(files).sort()]).toEqual([
      0,
      ['cost.csv', 'estimates.csv', 'settings.csv', 'tpcds-queries.csv', 'tpcds-totals.csv', 'values.json'],
    ]);
    expect(files['tpcds-queries.csv']?.split('\n')[0]).toMatch(
      /^query,baseline_s,.*r7g-12xlarge_s,.*r7g-12xlarge_speedup/,
    );
    expect(files['tpcds-queries.csv']).toContain('\nq1,');
    expect(JSON.parse(files['values.json'] ?? '{}')['tpcds.r8g12xlarge.total.speedup']).toBe('1.24×');
  });
});

test('an unknown report ends with 1, an unknown format with 2', async () => {
  const unknown = await callCommand('tables', ['gluten'], FROZEN_SITE);
  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    expect.stringMatching(/^tables: unknown report: gluten \(known: .*gluten-velox-vs-comet/),
  ]);
  expect((await callCommand('tables', ['gluten', '--format', 'pdf'])).code).toBe(2);
});

test('npm run tables and npm run compare give the reason why published comparisons have no tables and no times', async () => {
  const tables = await callCommand('tables', ['celeborn-vs-native'], FROZEN_SITE);
  expect([tables.code, tables.stdout]).toEqual([1, '']);
  expect(tables.stderr).toContain(
    'tables: the report celeborn-vs-native has published comparisons only, so no tables are derived',
  );
  const compared = await callCommand(
    'compare',
    ['celeborn-worker-memory', 'tpcds-sf3000-parquet-comet-0.16.0'],
    FROZEN_SITE,
  );
  expect([compared.code, compared.stdout]).toEqual([1, '']);
  expect(compared.stderr).toContain(
    'celeborn-worker-memory is a published comparison without per-query times, so it cannot be compared',
  );
});

test('npm run simulate reports invalid numbers and unknown result sets', async () => {
  const wrong = await callCommand('simulate', ['--families', '0']);
  expect([wrong.code, wrong.stderr]).toEqual([
    2,
    expect.stringContaining('--families: expected an integer ≥ 1, got 0'),
  ]);
  const unknown = await callCommand('simulate', ['--suite', 'tpcds-sf3000-parquet-comet-0.16.1'], FROZEN_SITE);
  expect(unknown.code).toBe(1);
  expect(unknown.stderr).toContain('did you mean tpcds-sf3000-parquet-comet-0.16.0');
});

test('the simulation on /methodology/ has clear verdicts on at most 5% of the suites without a difference, within its error', () => {
  const { rows, families } = JSON.parse(readFileSync('static/data/simulation/verdicts.json', 'utf8')) as SimulationFile;
  const alike = rows.filter(({ truth }) => truth === 'no difference');
  expect([rows.length, alike.length, families >= 60]).toEqual([3 * 4 * 3 * 2, 18, true]);
  const standardError = Math.sqrt((0.05 * 0.95) / families);
  for (const share of ['suitesWithFalse', 'suitesWithFalseFigure'] as const) {
    const shares = alike.map((row) => row[share]);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.05 + 2 * standardError);
    for (const rule of ['iterations', 'ranges']) {
      const own = alike.filter((row) => row.rule === rule).map((row) => row[share]);
      expect(own.reduce((sum, one) => sum + one, 0) / own.length).toBeLessThanOrEqual(0.05);
    }
  }
});

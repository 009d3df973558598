import { join } from 'node:path';
import { importSummary } from '../../../scripts/lib/import/summary';
import { resultSet, row } from '../benchmark/support';
import { callCommand } from '../support/command';
import { EKS_ROWS, imported, lines, request } from '../support/importing';
import { filesOf, inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const WIDE = lines('query,native,comet', ...EKS_ROWS.map((_, index) => `q${index + 1},${index + 2},${index + 1}`));
const DESCRIBED =
  '--time-unit s --statistic single --iterations 1 --suite tpch --query-version 3.0 --scale-factor 100 --table-format parquet'.split(
    ' ',
  );

/** Imports a wide CSV with these options in an empty folder; returns files by path, and the output. */
function wide(options: string[], text = WIDE) {
  return inTemporaryFolder(async (folder) => {
    const file = writeBelow(folder, 'wide.csv', text);
    const out = join(folder, 'sets');
    const outcome = await callCommand('import', [file, ...DESCRIBED, '--out', out, ...options]);
    const files = Object.entries(filesOf(folder)).filter(([path]) => path.startsWith('sets/'));
    return { ...outcome, files: new Map(files.map(([path, content]) => [path.slice(5), String(content)])) };
  });
}

test('--set writes a result set for each engine of a wide table, with ids from their descriptions', async () => {
  const { code, files, stderr } = await wide(['--set', 'native: vanilla Spark 3.5.8', '--set', 'comet: Comet 0.16.0']);
  expect([code, [...files.keys()].sort()]).toEqual([
    0,
    ['tpch-sf100-parquet-comet-0.16.0', 'tpch-sf100-parquet-spark-3.5.8'].flatMap((id) => [
      `${id}/datapackage.json`,
      `${id}/results.csv`,
    ]),
  ]);
  expect(files.get('tpch-sf100-parquet-comet-0.16.0/results.csv')).toContain('\nq2,ok,2,,,\n');
  expect(files.get('tpch-sf100-parquet-spark-3.5.8/results.csv')).toContain('\nq2,ok,3,,,\n');
  expect(stderr.match(/22 queries imported/g)).toHaveLength(2);
});

test('of several sets all are written or none: a wrong column, an existing set, a duplicate id', async () => {
  const wrong = await wide(['--set', 'native: vanilla Spark 3.5.8', '--set', 'comt: Comet 0.16.0']);
  expect([wrong.code, wrong.files.size, wrong.stderr.includes('did you mean comet?')]).toEqual([1, 0, true]);
  const same = await wide(['--set', 'native: Comet 1', '--set', 'comet: Comet 1', '--id', 'x', '--set', 'no colon']);
  expect([same.code, same.files.size]).toEqual([2, 0]);
  expect(same.stderr).toMatch(
    /"COLUMN: ENGINE VERSION", got "no colon"[\s\S]*--id: --set states them[\s\S]*two of them make/,
  );
});

test('--iterations can be omitted if the file has them; missing options with --set cause no further errors', async () => {
  const args = (...without: string[]) => {
    const named = DESCRIBED.flatMap((name, at) => (name.startsWith('--') ? [[name, DESCRIBED[at + 1] ?? '']] : []));
    return ['--set', 'a: Comet 1', ...named.filter(([name]) => !without.includes(name ?? '')).flat()];
  };
  await inTemporaryFolder(async (folder) => {
    const row = (query: string, run: number) => `${query},a,${run},${run}`;
    const multiCandidate = writeBelow(folder, 'several.csv', lines('query,engine,run,s', row('q1', 1), row('q1', 2)));
    const single = writeBelow(folder, 'single.csv', lines('query,engine,s', 'q1,a,1'));
    const call = (file: string, options: string[]) =>
      callCommand('import', [file, ...options, '--statistic', 'median', '--out', join(folder, 'sets')]);
    expect((await call(multiCandidate, args('--iterations'))).code).toBe(0);
    expect(String(filesOf(folder)['sets/tpch-sf100-parquet-comet-1/datapackage.json'])).toContain('"iterations": 2,');
    expect((await call(multiCandidate, [...args('--iterations'), '--iterations', '3', '--force'])).stderr).toContain(
      'several.csv:2: q1 has 2 iterations; --iterations is 3',
    );
    expect((await call(single, args('--iterations', '--suite'))).stderr).toBe(
      'import: --iterations is missing\nimport: --suite is missing\nSee npm run import -- --help\n',
    );
  });
});

test('--list-formats lists every format with its id and its characteristics', async () => {
  const { code, stdout } = await callCommand('import', ['--list-formats']);
  expect(code).toBe(0);
  const ids = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(/\s/)[0]);
  expect(ids).toEqual([
    'table-csv',
    'comet-json',
    'json-rows',
    'clickbench',
    'spark-sql-perf',
    'gluten-it',
    'markdown-table',
    'nds-csv',
    'nds-summary',
    'spark-queries',
    'time-taken',
    'history-sql',
    'hyperfine',
    'eks-csv',
    'spark-benchmark',
    'shuffle-bench',
  ]);
  for (const id of ids) expect(() => request('x.csv', { format: String(id) })).not.toThrow(/unknown format/);
});

test('with a source, the date of first publication is required, or unknown, which gets a note and the read date', () => {
  const source = { 'source-title': 'Where', 'source-url': 'https://example.org/a', license: 'Apache-2.0' };
  expect(() => imported(lines(...EKS_ROWS), source)).toThrow(
    /--date is missing: the day on which the source first published/,
  );
  expect(() => imported(lines(...EKS_ROWS), { ...source, date: '2099-01-01', snapshot: '2099-01-02' })).toThrow(
    /--date must not be later than tomorrow, got "2099-01-01".*\n--snapshot must not be later than tomorrow/,
  );
  const { datapackage } = imported(lines(...EKS_ROWS), { ...source, date: 'unknown', snapshot: '2026-01-02' });
  expect(datapackage.created).toBe('2026-01-02T00:00:00Z');
  expect(datapackage.benchmark.notes).toEqual([
    {
      about: 'created',
      text: 'It is unknown when the source first published the results. This is the day on which they were imported.',
    },
  ]);
});

test('import warns about a license that is missing or not an SPDX ID, in the words of npm run check', async () => {
  const set = ['--set', 'comet: Comet 0.16.0'];
  expect((await wide(set)).stderr).toContain(
    'license: no license given; published data needs one; npm run check rejects it',
  );
  expect((await wide([...set, '--license', 'Apache'])).stderr).toContain('license: Apache is not a known license');
  expect((await wide([...set, '--license', 'Apache-2.0'])).stderr).not.toContain('license:');
});

test('the total of a set with ss_max states that ss_max is excluded', () => {
  const rows = ['q1', 'q2', 'ss_max'].map((query) => row(query, [2]));
  const set = resultSet({}, { rows });
  expect(importSummary(set).split('\n')[0]).toBe('3 of 3 queries have a time, 4.00\u202Fs in total without ss_max');
  expect(importSummary({ ...set, rows: rows.slice(0, 2) }).split('\n')[0]).toBe(
    '2 of 2 queries have a time, 4.00\u202Fs in total',
  );
});

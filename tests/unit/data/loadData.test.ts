import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemLine } from '../../../src/benchmark/model/problem';
import { loadData } from '../../../src/data/loadData';
import { replacedCases, withDataCopy } from '../support/dataCopy';
import { frozenData } from '../support/frozenSite';
import { inTemporaryFolder, replaceIn, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const COMET = 'result-sets/tpcds-sf3000-parquet-comet-0.16.0';
const REPORT = 'reports/gluten-velox-vs-comet';

/** The errors of a copy of the frozen data after a change; paths from the copy. */
function after(change: (data: string) => void): string[] {
  return withDataCopy((data) => {
    change(data);
    const { problems } = loadData(data, data);
    return problems.filter(({ level }) => level === 'error').map(problemLine);
  });
}

test('data without errors is loaded whole', () => {
  const data = frozenData();
  expect(data.problems.filter(({ level }) => level === 'error')).toEqual([]);
  expect(data.resultSets.map(({ id }) => id)).toEqual(data.ids.resultSets);
  expect(data.published.map(({ id }) => id)).toEqual(data.ids.published);
  expect(data.resourceUsage.map(({ id }) => id)).toEqual(data.ids.resourceUsage);
  const reports = data.reports.map(({ id }) => id);
  expect(reports.sort()).toEqual(data.ids.reports);
});

test('a missing data folder is one problem', () => {
  expect(loadData('/nowhere/data').problems.map(problemLine)).toEqual([
    '/nowhere/data: the data folder does not exist; name it with --data',
  ]);
});

/** Replacements in the frozen data and the reported messages. */
const REPLACED = replacedCases(`
  an unknown environment | ${COMET}/datapackage.json | "eks-r8gd-12xlarge-12-nodes" | "eks-12" | ${COMET}/datapackage.json: unknown environment: eks-12
  an unknown chart | ${REPORT}/report.json | "top-slower" | "top-querys" | report.json:11: unknown chart: top-querys (known
  a finding that is no query | ${REPORT}/report.json | "q93" | "q14" | the finding q14 is not a query of
  a side that is compared with itself | ${REPORT}/report.json | gluten-velox-1.6.0-arm64" | comet-0.16.0" | is the set of two sides
  sides of different query versions | ${COMET}/datapackage.json | "queryVersion": "4.0" | "queryVersion": "2.4" | the two result sets cannot be compared: the query version differs: 2.4
  a name that is not the folder | ${COMET}/datapackage.json | "name": "tpcds-sf3000-parquet-comet-0.16.0" | "name": "other" | ${COMET}/datapackage.json:3: name must be the folder's name
  a secret in the configuration | ${COMET}/datapackage.json | "spark.plugins": | "spark.hadoop.fs.s3a.secret.key": "abc", "spark.plugins": | spark.hadoop.fs.s3a.secret.key looks like a secret
  a time out of its range | ${COMET}/results.csv | q1,ok,3.6571187089999997 | q1,ok,9 | ${COMET}/results.csv:2: time_s must be between time_min_s and time_max_s, got 9 (
  a small table with another header | ${REPORT}/settings.csv | side,key | side,name | ${REPORT}/settings.csv:1: the header must be side,key,comment
  a setting that no side has | ${REPORT}/settings.csv | spark. | spork. | key: unknown setting: spork.
`);

const CASES: [what: string, change: (data: string) => void, message: string][] = [
  ...REPLACED,
  [
    'a deleted result set is named by its report',
    (data) => rmSync(join(data, COMET), { recursive: true }),
    `${REPORT}/report.json:9: unknown result set: tpcds-sf3000-parquet-comet-0.16.0 (did you mean tpcds-sf3000-parquet-comet-0.15.0?`,
  ],
  [
    'a folder whose name is no slug',
    (data) => renameSync(join(data, COMET), join(data, 'result-sets/Comet_1')),
    'result-sets/Comet_1: the id "Comet_1" is not allowed; use lower-case letters',
  ],
  [
    'a file that no one reads',
    (data) => writeFileSync(join(data, COMET, 'results.xlsx'), 'x'),
    `${COMET}/results.xlsx: unknown file or folder (allowed here: datapackage.json, results.csv, iterations.csv,`,
  ],
  [
    'an unknown folder',
    (data) => mkdirSync(join(data, 'result-set')),
    'result-set: unknown file or folder (allowed here: result-sets, published, resource-usage, environments, prices, rounds, engines, reports, suites, coverage, simulation, backtest, trial, sources, reruns)',
  ],
  [
    'a symbolic link',
    (data) => {
      rmSync(join(data, COMET, 'results.csv'));
      symlinkSync('/etc/hostname', join(data, COMET, 'results.csv'));
    },
    `${COMET}/results.csv: symbolic links are not followed`,
  ],
  [
    'a linked folder',
    (data) => symlinkSync('/etc', join(data, 'reports/etc')),
    'reports/etc: symbolic links are not followed',
  ],
  [
    'a missing results.csv',
    (data) => rmSync(join(data, COMET, 'results.csv')),
    `${COMET}/results.csv: the file is missing`,
  ],
  [
    'iterations that are not listed',
    (data) =>
      writeFileSync(
        join(data, 'result-sets/tpcds-sf3000-parquet-comet-0.17.0/iterations.csv'),
        'query,iteration,time_s\n',
      ),
    'resources does not list iterations.csv',
  ],
  [
    'a file that is too large',
    (data) => writeFileSync(join(data, COMET, 'iterations.csv'), new Uint8Array(11 * 1024 * 1024)),
    `${COMET}/iterations.csv: the file is 11.0 MB; the limit is 10.0 MB`,
  ],
];

for (const [what, change, message] of CASES) {
  test(`loadData reports ${what}`, () => {
    expect(after(change).join('\n')).toContain(message);
  });
}

test('a broken result set gets its own message, and its report does not report it as unknown', () => {
  const problems = after((data) => replaceIn(data, `${COMET}/results.csv`, 'q1,ok,', 'q1,ok,x'));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('results.csv:2: time_s: “x3.6571187089999997” is not a decimal number');
});

test('problems of all files come together, by file and line', () => {
  const problems = after((data) => {
    replaceIn(data, `${COMET}/results.csv`, 'q2,ok,', 'q2,fine,');
    replaceIn(data, 'environments/eks-r8gd-12xlarge-4-nodes.json', '"nodes": 4', '"nodes": 0');
    replaceIn(data, `${REPORT}/report.json`, '"title"', '"titel"');
  });
  const files = problems.map((line) => line.split(':')[0]);
  expect(new Set(files).size).toBe(3);
  expect(files).toEqual([...files].sort());
});

test('files left by editors and file managers are ignored', () => {
  expect(
    after((data) => {
      for (const name of ['.DS_Store', 'results.csv~', '.results.csv.swp'])
        writeFileSync(join(data, COMET, name), '\0');
    }),
  ).toEqual([]);
});

test('a data folder with one result set needs nothing else', () => {
  inTemporaryFolder((folder) => {
    writeBelow(folder, 'result-sets/a/results.csv', 'query,status,time_s,time_min_s,time_max_s,reason\n');
    const { problems, ids } = loadData(folder, folder);
    expect(ids.resultSets).toEqual(['a']);
    expect(problems.map(problemLine)).toEqual([
      'result-sets/a/datapackage.json: the file is missing; a result set is datapackage.json and results.csv',
      'result-sets/a/results.csv:1: the file has no rows below its header; add one row per query',
    ]);
  });
});

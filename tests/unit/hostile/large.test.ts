import { REPORT_TABLES } from '../../../src/benchmark/artifacts/reportTables';
import { problemLine, truncateProblems } from '../../../src/benchmark/model/problem';
import { pairOf } from '../../../src/benchmark/model/report';
import { unknownName } from '../../../src/benchmark/text/suggestName';
import { reportTableProblems } from '../../../src/data/checkReportTables';
import { checkJson } from '../../../src/data/schemaCheck';
import type { FormatId } from '../../../src/importers/formats';
import { importResults } from '../../../src/importers/recognise';
import { parseJson } from '../../../src/json/jsonFile';
import { frozenData } from '../support/frozenSite';
import { changed } from '../support/schemas';
import { expect, test } from '../support/test';

const OPTIONS = {
  suite: 'tpch',
  queryVersion: '3.0',
  scaleFactor: 100,
  tableFormat: 'parquet',
  engine: 'Example',
  statistic: 'median',
  iterations: 'unknown',
} as const;

const MANY = 130_000;
/** A linear step never takes 2 s; a quadratic one takes minutes. */
const MAX_SECONDS = 2;

/** CPU seconds for one run of the work, so that a busy machine does not matter. */
function secondsOnce(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** CPU seconds for the work; if too slow, the minimum of three runs, because one may include garbage collection. */
function seconds(work: () => void): number {
  const first = secondsOnce(work);
  return first < MAX_SECONDS ? first : Math.min(first, secondsOnce(work), secondsOnce(work));
}

const times = (count: number, entry: (index: number) => string) => Array.from({ length: count }, (_, at) => entry(at));
const text = (lines: readonly string[], ...before: string[]) => `${[...before, ...lines].join('\n')}\n`;

/** Large files, valid or with an error in every line, by description. */
const FILES: [what: string, format: FormatId, content: string][] = [
  ['a query of many values', 'comet-json', `{"1":[${times(MANY, () => '1.5').join()}]}`],
  ['many values that are no times', 'comet-json', `{"1":[${times(100_000, () => '"x"').join()}]}`],
  [
    'many settings on one line',
    'comet-json',
    `{"1":[1],"spark_conf":{${times(100_000, (at) => `"${at}.x":{}`).join()}}}`,
  ],
  ['many unknown names', 'eks-csv', text(times(MANY, (at) => `x${at},1,1,1`))],
  [
    'many unknown names',
    'table-csv',
    text(
      times(MANY, (at) => `x${at},1,1`),
      'query,iteration,seconds',
    ),
  ],
  [
    'many applications',
    'nds-csv',
    text(
      times(30_000, (at) => `app-${at},query1,5`),
      'application_id,query,time/milliseconds',
    ),
  ],
  [
    'many unknown queries',
    'nds-csv',
    text(
      times(MANY, (at) => `app,query${at}x,5`),
      'application_id,query,time/milliseconds',
    ),
  ],
  [
    'many unknown queries',
    'gluten-it',
    text(
      times(100_000, (at) => `|x${at}| true| 4| 20|`),
      '| Query ID| Was Passed| Row Count| Query Time (Millis)|',
    ),
  ],
  [
    'many unknown queries',
    'spark-sql-perf',
    `{"iteration":1,"results":[${times(MANY, (at) => `{"name":"x${at}","executionTime":5}`).join()}]}`,
  ],
];

for (const [what, format, content] of FILES) {
  test(`a file of ${format} with ${what} is parsed or rejected quickly`, () => {
    let found: ReturnType<typeof importResults> | undefined;
    const took = seconds(() => {
      found = importResults({ path: 'a', text: content }, { ...OPTIONS, format });
    });
    expect((found?.rows.length ?? 0) + (found?.problems.length ?? 0)).toBeGreaterThan(0);
    expect(took).toBeLessThan(MAX_SECONDS);
  });
}

test('the line of a key is found at once in an object with many keys on one line', () => {
  const count = 100_000;
  const { file } = parseJson({ path: 'a', text: `{${times(count, (at) => `"k${at}":${at}`).join()}}` });
  const took = seconds(() => {
    for (let at = 0; at < count; at += 1) {
      file?.lineOf([`k${at}`]);
      file?.lineOfKey([], `k${at}`);
    }
  });
  expect(took).toBeLessThan(MAX_SECONDS);
});

test('many unknown keys of an artifact are reported quickly, the first hundred by name', () => {
  let problems: ReturnType<typeof checkJson>['problems'] = [];
  const took = seconds(() => {
    const content = `{${times(100_000, (at) => `"k${at}":1`).join(',\n')}}`;
    problems = checkJson({ path: 'a.json', text: content }, 'environment').problems;
  });
  expect(problems.length).toBeGreaterThan(100_000);
  expect(took).toBeLessThan(2 * MAX_SECONDS);
  const told = truncateProblems(problems).map(problemLine);
  expect(told).toHaveLength(101);
  expect(told.at(-1)).toMatch(/^a\.json: and \d+ more of this file$/);
});

test('JSON nested deeper than any results file is rejected quickly with the limit', () => {
  for (const content of ['['.repeat(200_000), `{"1":${'['.repeat(101)}${']'.repeat(101)}}`]) {
    const { problems } = importResults({ path: 'a', text: content }, { ...OPTIONS, format: 'comet-json' });
    expect(problems.map(problemLine)).toEqual([
      'a: values are nested more than 100 levels deep; no valid result file is',
    ]);
  }
  expect(parseJson({ path: 'a', text: `{"a":"${'['.repeat(500)}"}` }).problems).toEqual([]);
});

test('an unknown id lists three of ten thousand known ones, quickly', () => {
  const known = times(10_000, (at) => `set-${at}`);
  let message = '';
  const took = seconds(() => {
    message = unknownName('result set', 'set-9999x', known);
  });
  expect(message).toMatch(/did you mean set-9999\? the nearest of 10000: [^,]+, [^,]+, [^,]+\)$/);
  expect(took).toBeLessThan(MAX_SECONDS);
});

test('control characters, and characters that change the direction of text, are rejected in every text of an artifact', () => {
  for (const character of ['\u001b', '\u009b', '\u202e', '\u2066']) {
    const [found] = changed('result-set', (value) => {
      value.title = `a${character}b`;
    });
    expect(found).toContain('must be');
  }
});

test('of a hundred thousand unknown paths in slips.csv, a hundred are reported with suggestions, quickly', () => {
  const { reports, resultSets } = frozenData();
  const report = reports.find(({ id }) => id === 'gluten-velox-vs-comet');
  const pair = report && pairOf(report);
  if (!report || !pair) throw new Error('no report');
  const columns = REPORT_TABLES['slips.csv'];
  const row = (index: number) =>
    columns.map((name) => (name === 'of' ? `totals.speedups${index}` : name === 'place' ? `p${index}` : '1')).join(',');
  const table = { path: 'reports/a/slips.csv', text: text(times(100_000, row), columns.join(',')) };
  let told: string[] = [];
  const spent = seconds(() => {
    told = reportTableProblems([table], report, pair, resultSets).map(problemLine);
  });
  expect(told.filter((line) => line.includes('unknown value: totals.speedups'))).toHaveLength(100);
  expect(told.at(-1)).toContain('after 100 problems the other 99900 rows are not looked at');
  expect(spent).toBeLessThan(MAX_SECONDS);
});

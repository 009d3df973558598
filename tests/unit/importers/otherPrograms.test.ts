import { readFileSync } from 'node:fs';
import { problemLine } from '../../../src/benchmark/model/problem';
import { type ImportOptions, NO_NAMES } from '../../../src/importers/imported';
import { measureFormatOf } from '../../../src/importers/measureFormats';
import { importResults } from '../../../src/importers/recognise';
import { expect, test } from '../support/test';

const OPTIONS = {
  suite: 'tpcds',
  queryVersion: 'unknown',
  scaleFactor: 1,
  tableFormat: 'parquet',
  engine: 'x',
  statistic: 'mean',
  iterations: 'unknown',
} satisfies ImportOptions;

function read(text: string, options: Partial<ImportOptions> = {}) {
  const imported = importResults({ path: 'a', text }, { ...OPTIONS, ...options });
  const ran = imported.rows.filter(({ status }) => status !== 'not_run');
  return {
    rows: ran.map(({ query, status, timeS, reason }) => `${query} ${status} ${timeS ?? reason}`),
    errors: imported.problems.filter(({ level }) => level === 'error').map(problemLine),
    imported,
  };
}

const IN_SECONDS = { columns: { ...NO_NAMES, unit: 's' } };

const sample = (path: string) => readFileSync(`tests/fixtures/fuzz/corpus/${path}`, 'utf8');

for (const [title, path, options, rows] of [
  [
    'hyperfine: a run with an exit code fails its query',
    'hyperfine/exit-codes.json',
    {},
    [
      'q1 ok 2',
      'q2 failed 2 of 3 iterations failed: the source file reports exit code 1; the source file reports that the command was killed',
      'q3 ok 4.5',
    ],
  ],
  [
    'NDS summaries: milliseconds, the runs of a query as iterations, and failures that have a time',
    'nds-summary/two-runs.json',
    {},
    ['q1 ok 5.1', 'q2 failed java.lang.OutOfMemoryError: heap'],
  ],
  ['Spark’s TPCDSQueryBenchmark: the mean', 'spark-queries/two-versions.txt', {}, ['q1 ok 0.98', 'q14a ok 9.5']],
  [
    'the same: the fastest time, and the queries of the version of the set',
    'spark-queries/two-versions.txt',
    { statistic: 'min', queryVersion: '2.7' },
    ['q6 ok 1.2'],
  ],
  [
    'the same before Spark 3: both times in one column',
    'spark-queries/both-times.txt',
    {},
    ['q1 ok 0.98', 'q2 ok 2.1'],
  ],
  ['spark-sql: seconds below the names of files', 'time-taken/grep.txt', {}, ['q1 ok 12.3', 'q2 ok 3.4', 'q3 ok 0.9']],
  [
    'the history server: milliseconds, equal plans as iterations',
    'history-sql/three-executions.json',
    { suite: 'tpch' },
    ['q1 ok 5', 'q2 failed the history server does not report why the execution failed'],
  ],
  ['df.write.json: an object per line', 'json-rows/lines.jsonl', IN_SECONDS, ['q1 ok 12.5', 'q2 ok 3.4']],
  [
    'DataFusion: milliseconds, and queries without success',
    'json-rows/datafusion.json',
    {},
    [
      'q1 ok 1.5005',
      'q2 failed the source file reports success false',
      'q3 failed the source file reports success false',
    ],
  ],
  ['df.show(): a table between rules', 'table-csv/show.txt', {}, ['q1 ok 1.5', 'q2 ok 0.9']],
] as const) {
  test(title, () => {
    expect(read(sample(path), options)).toMatchObject({ rows, errors: [] });
  });
}

test('the mean and the fastest time of TPCDSQueryBenchmark are no median, and other tables of Spark are no queries', () => {
  const text = sample('spark-queries/two-versions.txt');
  expect(read(text, { statistic: 'median' }).errors).toEqual([
    'a:1: the file holds the mean and the fastest time of each query, not the median; use --statistic mean or min',
  ]);
  expect(measureFormatOf(text)).toBe(null);
  expect(measureFormatOf(text.replace('q14a ', 'filter'))?.id).toBe('spark-benchmark');
});

test('tables that show() cut, times without a name, and half a list of the history server are not taken for whole files', () => {
  expect(read(`${sample('table-csv/show.txt')}only showing top 2 rows\n`).errors).toEqual([
    'a:7: the table lacks rows: it is cut; print all rows with show(1000, false), or write them with df.write.csv',
  ]);
  const logged = 'q1.log:7:26/01/31 10:00:00 INFO SparkSQLCLIDriver: Time taken: 1.5 seconds, Fetched 1 row(s)\n';
  expect(read(logged).rows).toEqual(['q1 ok 1.5']);
  expect(read(`${logged}${logged}`).errors).toEqual([expect.stringMatching(/^a:2: “q1” has several times; leave one/)]);
  expect(read('Time taken: 12.3 seconds, Fetched 100 row(s)\n').errors[0]).toMatch(/names no query; .*grep -H/);
  const [one] = JSON.parse(sample('history-sql/three-executions.json'));
  const many = (count: number) => JSON.stringify(Array.from({ length: count }, (_, id) => ({ ...one, id })));
  const warningsOf = (text: string) => read(text, { suite: 'tpch' }).imported.problems.map(problemLine).join();
  expect(warningsOf(many(20))).toContain('20 executions, the default of the history server');
  expect(warningsOf(many(19))).not.toContain('the default');
});

for (const [title, text] of [
  ['JMH', '[{"benchmark": "a.b", "primaryMetric": {"score": 1}}]'],
  ['JMH', '"Benchmark","Mode","Threads","Samples","Score"\n"a.q1","avgt",1,5,3.4\n"a.q2","avgt",1,5,3.4\n'],
  ['Google Benchmark', '{"context": {}, "benchmarks": [{"name": "q1", "real_time": 3.2, "time_unit": "ns"}]}'],
  ['Google Benchmark', 'name,iterations,real_time,cpu_time,time_unit\n"q1",10,3.2,3.1,ns\n'],
  ['pytest-benchmark', '{"machine_info": {}, "benchmarks": [{"name": "q1", "stats": {"mean": 1}}]}'],
  ['github-action-benchmark', '[{"name": "q1", "value": 3, "unit": "ops/s"}]'],
  ['github-action-benchmark', 'window.BENCHMARK_DATA = {}'],
  ['Criterion', '{"mean": {}, "median": {}, "median_abs_dev": {}, "slope": {}, "std_dev": {}}'],
  ['Criterion', 'q1                      time:   [26.029 us 26.251 us 26.505 us]\n'],
  ['BenchBox JSON', '{"schema_version": "1.1", "benchmark": {}, "execution": {}, "results": {}}'],
  ['BenchBox JSON', '{"version": "2.1", "run": {}, "benchmark": {}, "platform": {}, "summary": {}, "queries": []}'],
  ['Bencher', '{"q1": {"latency": {"value": 88.0}}}'],
  ['Trino', '[{"queryId": "1", "state": "FINISHED", "queryStats": {"elapsedTime": "1.2s"}}]'],
  ['DataFusion’s compare.py', '┏━━━━━━━┳━━━━━━┓\n┃ Query ┃ main ┃\n'],
] as const) {
  test(`the output of ${title} is refused by name, with what works: ${text.slice(0, 24)}`, () => {
    const { errors, rows } = read(text);
    expect(rows).toEqual([]);
    expect(errors).toEqual([
      expect.stringMatching(new RegExp(`^a:1: the output of ${title.replace('.', '.')} holds .*; .*(CSV|JSON)`)),
    ]);
  });
}

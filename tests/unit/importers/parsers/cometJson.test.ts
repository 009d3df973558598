import { suiteQueries } from '../../../../src/benchmark/model/queries';
import { importBytes, imported, printed } from '../../support/importing';
import { expect, test } from '../../support/test';

const NUMBERS = suiteQueries('tpch').map((query) => query.slice(1));

/** A Comet file of the 22 queries: query n takes n seconds three times, unless `queries` replaces it. */
function comet(queries: Record<string, unknown> = {}, metadata: Record<string, unknown> = {}): string {
  const times = Object.fromEntries(NUMBERS.map((name) => [name, [Number(name), Number(name) + 1, Number(name) + 2]]));
  const [facts, rows] = [
    { engine: 'example', benchmark: 'tpch', ...metadata },
    { ...times, ...queries },
  ].map((part) => JSON.stringify(part, null, 1));
  return `${facts?.slice(0, -2)},${rows?.slice(1)}`;
}

function once(queries: Record<string, unknown> = {}): string {
  return comet({ ...Object.fromEntries(NUMBERS.map((name) => [name, [Number(name)]])), ...queries });
}

function rowOf(results: string, query: string): string | undefined {
  return results.split('\n').find((line) => line.startsWith(`${query},`));
}

test('lists of seconds become statistic, range, and iterations; keys become short names', () => {
  const { outcome, results, iterations, datapackage } = imported(comet());
  expect([outcome.format?.title, outcome.problems]).toEqual(['Comet JSON', []]);
  expect(rowOf(results, 'q5')).toBe('q5,ok,6,5,7,');
  expect(iterations.split('\n').slice(0, 4)).toEqual(['query,iteration,time_s', 'q1,1,1', 'q1,2,2', 'q1,3,3']);
  expect(datapackage.benchmark.iterations).toBe(3);
  expect(datapackage.benchmark.changes).toBe(
    'query names in short form, median and range computed from the iterations',
  );
});

test('objects with durations give equal results, and keep row counts and hashes; both forms can be mixed', () => {
  const mixed = comet({
    2: { durations: [2, 3, 4], row_count: 100, result_hash: 'ab12' },
    3: { durations: [3, 4, 5], row_count: 0 },
  });
  const { outcome, results } = imported(mixed);
  expect(results).toBe(imported(comet()).results);
  expect(outcome.files.get('outputs.csv')).toBe('query,row_count,result_hash\nq2,100,ab12\nq3,0,\n');
});

test('iterations that the user does not state are counted', () => {
  expect(imported(comet(), { iterations: 'unknown' }).datapackage.benchmark.iterations).toBe(3);
});

test('one value per query uses the user’s statistic: no range, no iterations.csv, iterations as stated', () => {
  const { results, iterations, datapackage } = imported(once(), { statistic: 'mean', iterations: 'unknown' });
  expect([rowOf(results, 'q5'), iterations]).toEqual(['q5,ok,5,,,', '']);
  expect([datapackage.benchmark.statistic, datapackage.benchmark.iterations]).toEqual(['mean', 'unknown']);
  expect(imported(once(), { statistic: 'mean', iterations: '2' }).datapackage.benchmark.iterations).toBe(2);
});

test('null, -1, and an error are failures with their reason, as a whole or in one iteration', () => {
  const { results, iterations } = imported(
    comet({
      1: null,
      2: [-1, -1],
      3: { error: 'out of\nmemory' },
      4: [4, { error: 'lost executor' }, 6],
      5: [],
      6: { durations: [null] },
    }),
  );
  expect(['q1', 'q2', 'q3', 'q4', 'q5', 'q6'].map((query) => rowOf(results, query))).toEqual([
    'q1,failed,,,,the source file contains null',
    'q2,failed,,,,the source file contains -1',
    'q3,failed,,,,out of memory',
    'q4,failed,,,,1 of 3 iterations failed: lost executor',
    'q5,not_run,,,,the source file has an empty list',
    'q6,failed,,,,the source file contains null',
  ]);
  expect(iterations).toContain('\nq4,1,4\nq4,3,6\nq7,1,7\n');
});

test('an engine that differs from the user’s is a warning with its line and a note, and does not change the engine', () => {
  const metadata = { engine: 'comet', tags: { engine: 'comet' } };
  const { outcome, datapackage } = imported(comet({}, metadata), { engine: 'vanilla Spark' });
  expect(printed(outcome)).toEqual([
    'results.csv:2: warning: engine says “comet”, --engine says “vanilla Spark”; --engine counts; make sure that this is the file you mean',
    'results.csv:5: warning: tags.engine says “comet”, --engine says “vanilla Spark”; --engine counts; make sure that this is the file you mean',
  ]);
  expect(datapackage.benchmark.engine.title).toBe('vanilla Spark');
  expect(datapackage.benchmark.notes[0].about).toBe('engine');
  expect(printed(imported(comet({}, { engine: 'datafusion-comet' }), { engine: 'Comet' }).outcome)).toEqual([]);
});

test('a suite that differs from the user’s is an error; a different scale factor or format is a warning', () => {
  expect(printed(importBytes(comet({}, { benchmark: 'tpcds' })))).toEqual([
    'results.csv:3: benchmark says “tpcds”, --suite says tpch; use --suite tpcds',
  ]);
  const other = imported(comet({}, { format: 'orc', tags: { scale_factor: '1000' } })).outcome;
  expect(other.problems.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    'warning: format says “orc”, {--table-format} says parquet',
    'warning: tags.scale_factor says “1000”, {--scale-factor} says 100',
  ]);
});

test('Spark properties become the configuration: secrets are redacted and reported, what is no published setting is left out and reported', () => {
  const conf = {
    'spark.app.id': 'local-1',
    'spark.sql.shuffle.partitions': 2,
    'spark.plugins': 'org.apache.spark.CometPlugin',
    'spark.hadoop.fs.s3a.secret.key': 'hidden',
    'bad key': 'x',
  };
  const { outcome, datapackage } = imported(comet({}, { spark_conf: conf }));
  expect(datapackage.benchmark.configuration).toEqual({
    'spark.hadoop.fs.s3a.secret.key': '[redacted]',
    'spark.plugins': 'org.apache.spark.CometPlugin',
    'spark.sql.shuffle.partitions': '2',
  });
  expect(outcome.problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '4 1 Spark property left out, because the values could name people, hosts, or paths, or are of no known setting',
    '8 spark.hadoop.fs.s3a.secret.key looks like a secret, and result sets are published; written as [redacted]',
    '9 “bad key” is not the name of a Spark property; left out',
  ]);
  expect(datapackage.benchmark.changes).toMatch(
    /Spark properties that could name people, hosts, or paths left out, secrets redacted$/,
  );
  expect(JSON.stringify(datapackage)).not.toContain('hidden');
});

/** Invalid entries of a file, and the printed messages. */
const ENTRIES = `
  iterations that returned different row counts | { "3": { "durations": [1, 2, 3], "row_count": [4, 4, 5] } } | iterations of 3 differ in row_count: 4, 5
  iterations that returned different hashes | { "3": { "durations": [1, 2, 3], "result_hash": ["a", "b", "a"] } } | iterations of 3 differ in result_hash: a, b
  a row count that is none | { "3": { "durations": [1, 2, 3], "row_count": -1 } } | 3.row_count must be a non-negative integer, got “-1”
  a hash that is a formula | { "3": { "durations": [1, 2, 3], "result_hash": "=1+1" } } | 3.result_hash must be one word of letters and digits, got “"=1+1"”
  a time that is text | { "3": ["1.5", 2, 3] } | 3.0 must be seconds above 0, got “"1.5"”
  a time of 0 | { "3": { "durations": [0, 2, 3] } } | 3.durations.0 is 0, below the resolution of the times in this file
  a time that is no list | { "3": 1.5 } | 3 must be a list of seconds, or an object with durations
  a query that the suite does not have | { "23": [1, 2, 3] } | “23” is not a query of tpch 3.0
  times under a key that is no query | { "warmup": [1, 2, 3] } | “warmup” is not a query of tpch 3.0
  a query under two names | { "q1": [1, 2, 3] } | q1 is a duplicate of line 
  another number of iterations | { "3": [1, 2] } | q3 has 2 iterations; --iterations is 3
`;

const CASES: { what: string; text: string; options?: Record<string, string>; message: string }[] = [
  ...ENTRIES.trim()
    .split('\n')
    .map((line) => {
      const [what = '', entry = '', message = ''] = line.trim().split(' | ');
      return { what, text: comet(JSON.parse(entry)), message };
    }),
  {
    what: 'several values of a single run',
    text: comet(),
    options: { statistic: 'single' },
    message: 'have 3 iterations; a single run has 1',
  },
  { what: 'no query', text: '{"benchmark": "tpch"}', message: 'the file holds no query' },
  {
    what: 'broken JSON',
    text: '{"benchmark": "tpch",\n"1": [1,]}',
    message: 'invalid JSON: unexpected comma before the closing ]',
  },
  { what: 'other JSON', text: '{"some": "object"}', message: 'unknown format' },
  { what: 'a key twice', text: '{"benchmark": "tpch", "1": [1], "1": [2]}', message: 'the key "1" is a duplicate' },
];

for (const { what, text, options, message } of CASES) {
  test(`a Comet file with ${what} gives a message with its line, and no file`, () => {
    const outcome = importBytes(text, options);
    expect(printed(outcome).join('\n')).toContain(message);
    expect(outcome.problems.every(({ line }) => line !== null)).toBe(true);
    expect([...outcome.files.keys()]).toEqual([]);
  });
}

test('--format selects the format; an unknown format is reported with the nearest one', () => {
  expect(printed(importBytes(comet(), { format: 'eks-csv' })).join('\n')).toContain(
    'is unknown; name the columns Name,Median,Min,Max',
  );
  expect(importBytes('{"engine": "x"}', { format: 'comet-json' }).format?.id).toBe('comet-json');
  expect(() => importBytes(comet(), { format: 'comet' })).toThrow(/--format: unknown format: comet/);
});

test('a key that times both statements of a template gives neither a time, is reported, and the rest is imported', () => {
  const options = { suite: 'tpcds', 'query-version': '4.0', statistic: 'single', iterations: '1' };
  const { outcome, results } = imported('{"benchmark": "tpcds",\n"1": [1],\n"14": [9]}', options);
  expect(results).toContain('\nq14a,not_run,,,,the source file times it together with q14b\n');
  expect(results).toContain('\nq14b,not_run,,,,the source file times it together with q14a\n');
  expect(printed(outcome)).toContain(
    'results.csv:3: warning: 14 times q14a and q14b together; neither has a separate time; if the file has one time for each of 99 templates, import it on the command line, as suite tpcds-99',
  );
});

test('as the suite tpcds-99 such a file gives one time for each of 99 templates, and no part of one', () => {
  const options = { suite: 'tpcds-99', 'query-version': 'unknown', statistic: 'single', iterations: '1' };
  const text = '{"benchmark": "tpcds",\n"query_path": "../queries",\n"1": [1],\n"14": [9]}';
  const { outcome, results, datapackage } = imported(text, options);
  expect(results.split('\n').slice(0, 3)).toEqual([
    'query,status,time_s,time_min_s,time_max_s,reason',
    'q1,ok,1,,,',
    'q2,not_run,,,,not in the source file',
  ]);
  expect(results).toContain('\nq14,ok,9,,,\n');
  expect(results.trim().split('\n')).toHaveLength(100);
  expect(outcome.problems.map(({ level }) => level)).toEqual(['warning']);
  expect(datapackage.title).toBe('Example 1.0, TPC-DS-derived (99 queries), 100 GB Parquet');
  expect(datapackage.benchmark.notes).toEqual([
    {
      about: 'suite.queryVersion',
      text: 'The source file names the folder of the queries, but no version of them.',
    },
  ]);
  expect(printed(importBytes('{"benchmark": "tpcds",\n"14a": [9]}', options))[0]).toMatch(
    /results\.csv:2: “14a” is not a query of tpcds-99 \(q1 … q99, each template timed whole\)/,
  );
});

test('the harness is tpcbench.py of unknown version unless the user states one', () => {
  const harness = (options: Record<string, string> = {}) => imported(comet(), options).datapackage.benchmark.harness;
  expect(harness()).toEqual({ name: 'tpcbench.py', version: 'unknown' });
  expect(harness({ harness: 'runner@2' })).toEqual({ name: 'runner', version: '2' });
  expect(harness({ harness: 'unknown' }).name).toBe('unknown');
});

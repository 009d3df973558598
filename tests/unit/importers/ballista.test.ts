import { outputProblems } from '../../../src/benchmark/artifacts/outputs';
import { suiteQueries } from '../../../src/benchmark/model/queries';
import { importBytes, imported, printed } from '../support/importing';
import { expect, test } from '../support/test';

const QUERIES = suiteQueries('tpch').map((query) => Number(query.slice(1)));

/** The form of Ballista's and DataFusion's result files: each query with its iterations. */
function ballista(rowsOf: (query: number, iteration: number) => number): string {
  const queries = QUERIES.map((query) => ({
    query,
    iterations: [0, 1, 2].map((at) => ({ elapsed: query + at, row_count: rowsOf(query, at) })),
  }));
  return JSON.stringify({ benchmark_version: '54.0.0', num_cpus: 2, queries }, null, 1);
}

/** The same run of Spark as lines with row counts and hashes; query 15 returned no row. */
const SPARK = [
  'query,iteration,time_s,row_count,result_hash',
  ...QUERIES.flatMap((query) =>
    [1, 2, 3].map((at) => `q${query},${at},${query + at},${query === 15 ? 0 : 4},${query === 15 ? 'd41d' : 'ab12'}`),
  ),
].join('\n');

const outputsOf = (outcome: ReturnType<typeof imported>['outcome']) => outcome.files.get('outputs.csv') ?? '';

test('a Ballista file gives iterations and row counts, a CSV also hashes', () => {
  const own = imported(
    ballista(() => 4),
    { engine: 'Ballista' },
  );
  expect(own.outcome.format?.title).toBe('JSON list of times');
  expect(own.results).toContain('\nq15,ok,16,15,17,');
  expect(outputsOf(own.outcome)).toContain('\nq15,4,\n');
  expect(outputsOf(imported(SPARK).outcome)).toContain('\nq15,0,d41d\n');
});

test('a query that returned no row in Spark and one in Ballista is refused', () => {
  const data = { suite: { name: 'tpch', queryVersion: '3.0', scaleFactor: 100, tableFormat: 'parquet' } };
  const side = (id: string, rowCount: number) => ({
    ...data,
    id,
    harness: { name: 'unknown', version: 'unknown' },
    rows: [{ query: 'q15', status: 'ok' as const, timeS: 1, minS: null, maxS: null, reason: '', line: 2 }],
    outputs: [{ query: 'q15', rowCount, resultHash: '', line: 2 }],
  });
  type Side = Parameters<typeof outputProblems>[0];
  const refused = outputProblems(side('spark', 0) as unknown as Side, side('ballista', 1) as unknown as Side);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toContain('q15');
});

test('iterations that return different numbers of rows are an error at their line', () => {
  expect(printed(importBytes(ballista((query, at) => (query === 15 ? at : 4))))).toEqual([
    'results.csv:246: iterations of q15 differ in row_count: “0”, “1”; a query must return the same in every iteration',
  ]);
});

test('the settings of a Spark file lose the secret key, and the name of its engine is not believed', () => {
  const times = Object.fromEntries(QUERIES.map((query) => [query, [query]]));
  const secret = { 'spark.hadoop.fs.s3a.secret.key': 'minio-key', 'spark.comet.enabled': 'false' };
  const file = JSON.stringify({ engine: 'datafusion-comet', benchmark: 'tpch', spark_conf: secret, ...times }, null, 1);
  const { outcome, datapackage } = imported(file, { engine: 'vanilla Spark', iterations: '1', statistic: 'single' });
  expect(JSON.stringify([...outcome.files])).not.toContain('minio-key');
  expect(datapackage.benchmark.configuration['spark.hadoop.fs.s3a.secret.key']).toBe('[redacted]');
  expect(datapackage.benchmark.engine.title).toBe('vanilla Spark');
  expect(printed(outcome)[0]).toContain('engine says “datafusion-comet”');
});

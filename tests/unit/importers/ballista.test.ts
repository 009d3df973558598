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

test('iterations that return different numbers of rows are an error at their line', () => {
  expect(printed(importBytes(ballista((query, at) => (query === 15 ? at : 4))))).toEqual([
    'results.csv:246: iterations of q15 differ in row_count: “0”, “1”; a query must return the same in every iteration',
  ]);
});

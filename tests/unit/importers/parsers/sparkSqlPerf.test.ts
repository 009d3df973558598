import { suiteQueries } from '../../../../src/benchmark/model/queries';
import { importBytes, imported, lines, printed } from '../../support/importing';
import { expect, test } from '../../support/test';

/** A spark-sql-perf pass over the 22 queries: query n takes n seconds and 100 ms per iteration, plus planning. */
function pass(iteration: number, changes: Record<string, object> = {}, own: Record<string, unknown> = {}): string {
  const results = suiteQueries('tpch').map((query, index) => ({
    name: `${query}-v3.0`,
    mode: 'collect',
    planningTime: 5000,
    executionTime: (index + 1) * 1000 + iteration * 100,
    ...changes[query],
  }));
  return JSON.stringify({ timestamp: 17, iteration, tags: {}, results, ...own });
}

test('passes become iterations: execution in milliseconds to seconds, statistic and range computed, planning noted', () => {
  const { outcome, results, iterations, datapackage } = imported(lines(pass(1), pass(3), pass(2)));
  expect([outcome.format?.id, outcome.problems]).toEqual(['spark-sql-perf', []]);
  expect(results).toContain('\nq2,ok,2.2,2.1,2.3,\n');
  expect(iterations.split('\n').slice(1, 4)).toEqual(['q1,1,1.1', 'q1,2,1.2', 'q1,3,1.3']);
  expect(datapackage.benchmark.notes[0].text).toMatch(/does not include parsing, analysis, optimization, and planning/);
  expect(datapackage.benchmark.changes).toMatch(/^milliseconds to seconds, version suffix moved to queryVersion/);
});

test('a failure keeps its class and message; the iterations that ran are kept', () => {
  const failing = {
    q2: { executionTime: undefined, failure: { className: 'OutOfMemoryError', message: 'Java heap\nspace' } },
  };
  const { results, iterations } = imported(lines(pass(1), pass(2, failing), pass(3)));
  expect(results).toContain('\nq2,failed,,,,1 of 3 iterations failed: OutOfMemoryError: Java heap space\n');
  expect(iterations).toContain('\nq2,1,2.1\nq2,3,2.3\n');
});

test('Spark properties are kept with secrets redacted; a pass with different properties is a warning', () => {
  const conf = (value: string) => ({
    configuration: { sparkConf: { 'spark.cores.max': value, 'spark.ssl.keyPassword': 'hidden' } },
  });
  const { outcome, datapackage } = imported(lines(pass(1, {}, conf('1')), pass(2, {}, conf('2'))), { iterations: '2' });
  expect(datapackage.benchmark.configuration).toEqual({
    'spark.cores.max': '1',
    'spark.ssl.keyPassword': '[redacted]',
  });
  expect(outcome.problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '1 spark.ssl.keyPassword looks like a secret, and result sets are published; written as [redacted]',
    '2 sparkConf differs from line 1, which is kept',
  ]);
});

test('hashes of passes that hash their results are kept; different hashes are an error', () => {
  const hashed = (result: number) => ({ q1: { mode: 'hashResults', result } });
  const { outcome } = imported(lines(pass(1, hashed(-7)), pass(2, hashed(-7))), { iterations: '2' });
  expect(outcome.files.get('outputs.csv')).toBe('query,row_count,result_hash\nq1,,sum_7\n');
  expect(printed(importBytes(lines(pass(1, hashed(1)), pass(2, hashed(2))), { iterations: '2' }))).toEqual([
    'results.csv:1: iterations of q1 differ in result: sum1, sum2',
  ]);
});

const CASES: [what: string, text: string, message: string][] = [
  ['a broken line', lines(pass(1), '{"iteration": 2,'), ':2: invalid JSON'],
  [
    'a line that is no pass',
    lines(pass(1), '{"iteration": 0, "results": []}'),
    ':2: the line must be an object with iteration',
  ],
  ['the same iteration twice', lines(pass(1), pass(1)), ':2: iteration 1 of q1 is a duplicate of line 1'],
  [
    'two experiments',
    lines(pass(1), pass(2, {}, { timestamp: 18 })),
    ':2: the file holds several experiments: timestamp “18” here',
  ],
  [
    'a time of 0',
    lines(pass(1, { q2: { executionTime: 0 } })),
    ':1: executionTime of q2 must be milliseconds above 0, got “0”',
  ],
  ['an unknown query', lines(pass(1, { q2: { name: 'q23' } })), ':1: “q23” is not a query of tpch 3.0'],
  ['no query', '{"iteration": 1, "results": []}', ':1: the file holds no query'],
];

for (const [what, text, message] of CASES) {
  test(`spark-sql-perf lines with ${what} give a message with its line, and no file`, () => {
    const outcome = importBytes(text, { iterations: 'unknown' });
    expect(printed(outcome).join('\n')).toContain(message);
    expect([...outcome.files.keys()]).toEqual([]);
  });
}

import { problemLine } from '../../../../src/benchmark/model/problem';
import { loggedQueries } from '../../../../src/importers/eventLog/loggedQueries';
import { countedRuns } from '../../../../src/importers/eventLog/metricsOf';
import { coldRemark } from '../../../../src/importers/eventLog/remarks';
import { executionEnd, executionStart, job, node, queriesOf, summariesOf } from '../../support/eventLog';
import { timed } from '../../support/importingEventlog';
import { expect, test } from '../../support/test';

const SCAN = node('Project', node('Scan parquet spark_catalog.tpch.lineitem'), {
  ...node('Scan parquet '),
  metadata: { Location: 'InMemoryFileIndex(1 paths)[file:/data/tpch/orders]' },
} as never);

/** Executions of one action each with these durations, as logged by Spark without a job description. */
const logOf = (...seconds: number[]) =>
  seconds.flatMap((time, at) => [
    executionStart(at, 'collect at run.py:30', SCAN),
    job([at], at, 'collect at run.py:30'),
    executionEnd(at, '', 1 + 1000 * time),
  ]);

function read(log: readonly string[], names: string[] | null = null) {
  const naming = { suite: 'tpch', pattern: null, own: null, names };
  const { queries, problems } = loggedQueries({ counted: summariesOf(log), problems: [] }, naming, 'log');
  return {
    runs: countedRuns(queries.runs).map(({ query, iteration, run }) => `${query} ${iteration} ${run.execution}`),
    messages: problems.map(problemLine),
    details: problems.flatMap(({ details = [] }) => details),
  };
}

test('a log without descriptions lists its executions with time and tables, and the line of code that would set a description', () => {
  const { runs, messages, details } = read(logOf(2, 3.5));
  expect(runs).toEqual([]);
  expect(messages).toHaveLength(1);
  expect(details).toEqual([
    expect.stringMatching(/^1: 2\.0\ss, collect at run\.py:30, lineitem, orders$/),
    expect.stringMatching(/^2: 3\.5\ss, collect at run\.py:30, lineitem, orders$/),
  ]);
  expect(messages[0]).not.toContain('--pattern');
  expect(messages[0]).toContain('--names q1,q3,…');
  expect(messages[0]).toContain('spark.sparkContext.setJobDescription("q1")');
});

test('names in run order name the executions; fewer names repeat, and - leaves one out', () => {
  expect(read(logOf(1, 2, 3, 4), ['q1', 'q3']).runs).toEqual(['q1 1 0', 'q1 2 2', 'q3 1 1', 'q3 2 3']);
  expect(read(logOf(9, 1, 2), ['-', 'q1', 'q3'])).toMatchObject({ runs: ['q1 1 1', 'q3 1 2'], messages: [] });
  expect(read(logOf(1, 2, 3, 4), ['q1', 'q3', 'q77']).messages).toEqual([
    'log: --names: “q77” is not a query of tpch',
    'log: --names: expected as many names as there are executions, or a part that repeats (4, 2, 1), got 3',
  ]);
});

test('descriptions that hold query names give the pattern that reads them', () => {
  const described = (text: string) =>
    read(logOf(2).map((line) => line.replaceAll('collect at run.py:30', text))).messages[0];
  for (const [text, wanted] of [
    ['warm run q3 of 5', '--pattern "^warm run (?<query>q[-_ ]?\\d+[ab]?)"'],
    ['bench: Query 14a', '--pattern "^bench: (?<query>Query[-_ ]?\\d+[ab]?)"'],
  ] as const) {
    expect(described(text)).toContain(wanted);
    const [, pattern = ''] = /--pattern "([^"]+)"/.exec(described(text) ?? '') ?? [];
    expect(new RegExp(pattern).exec(text)?.groups?.query).toMatch(/^(q3|Query 14a)$/);
  }
});

test('an application without SQL is rejected with that reason', () => {
  expect(read([job([1]), job([2])]).messages[0]).toContain('the application ran no SQL: 2 jobs, 0 executions');
});

test('first iterations are reported that take twice as long as the others, or are the slowest on nearly all of many queries', () => {
  const log = (first: number, queries: number) =>
    [first, 1, 1].flatMap((time, round) =>
      Array.from({ length: queries }, (_, at) => timed(round * queries + at, `q${at + 1}`, time)).flat(),
    );
  expect(coldRemark(queriesOf(log(10, 2)))).toEqual([
    'the first iteration is the slowest on 2 of 2 queries, and takes about 10× as long as the others; leave it out with {--warmup} 1',
  ]);
  expect(coldRemark(queriesOf(log(1.2, 2)))).toEqual([]);
  expect(coldRemark(queriesOf(log(1.2, 22)))).toEqual([
    'the first iteration is the slowest on 22 of 22 queries, and takes about 1.2× as long as the others; leave it out with {--warmup} 1',
  ]);
  expect(coldRemark(queriesOf(log(1, 22)))).toEqual([]);
});

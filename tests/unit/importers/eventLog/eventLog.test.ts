import { DURATION_MEASURES } from '../../../../src/benchmark/model/queryMetrics';
import { comparabilityNotes } from '../../../../src/importers/eventLog/notReported';
import { noQueryMessage, remarksOn } from '../../../../src/importers/eventLog/remarks';
import type { LogSummary } from '../../../../src/importers/eventLog/summary/logSummary';
import {
  APPLICATION,
  execution,
  executionEnd,
  executionStart,
  job,
  metricsOfLog,
  node,
  planUpdate,
  queriesOf,
  summariesOf,
  task,
} from '../../support/eventLog';
import { expect, test } from '../../support/test';

const names = (lines: string[]) => metricsOfLog(lines).queries.map(({ query, iteration }) => `${query} ${iteration}`);

test('the resource use of a query’s tasks is added up; times become seconds, peak memory is the maximum', () => {
  const metrics = metricsOfLog(
    execution(
      7,
      'tpch q3',
      40,
      { runMs: 1500, cpuNs: 2_000_000_001, gcMs: 4, peak: 10, remote: 5, local: 7, written: 3, input: 100, records: 9 },
      {
        runMs: 500,
        cpuNs: 1_000_000_000,
        gcMs: 1,
        peak: 30,
        remote: 1,
        local: 0,
        written: 2,
        spilled: 8,
        failed: true,
      },
    ),
  );
  expect(metrics.queries).toEqual([
    {
      query: 'q3',
      iteration: 1,
      line: 0,
      jobs: 1,
      stages: 1,
      tasks: 2,
      failed_tasks: 1,
      input_bytes: 100,
      input_records: 9,
      output_bytes: 0,
      output_records: 0,
      shuffle_read_bytes: 13,
      shuffle_read_records: 0,
      shuffle_write_bytes: 5,
      shuffle_write_records: 0,
      memory_spill_bytes: 8,
      disk_spill_bytes: 0,
      gc_s: 0.005,
      run_s: 2,
      cpu_s: 3.000000001,
      peak_memory_bytes: 30,
      peak_on_heap_bytes: null,
      peak_off_heap_bytes: null,
    },
  ]);
});

test('iteration n is the n-th execution of a description that ran jobs; queries are in natural order', () => {
  const withoutJobs = [executionStart(2, 'tpch q15'), executionEnd(2)];
  const lines = [
    ...execution(1, 'tpch q15', 1, {}),
    ...withoutJobs,
    ...execution(3, 'tpch q2', 2, {}),
    ...execution(4, 'tpch q15', 3, {}),
  ];
  expect(names(lines)).toEqual(['q2 1', 'q15 1', 'q15 2']);
});

test('tasks of other descriptions, of jobs outside SQL, and of unknown stages are counted separately', () => {
  const lines = [
    ...execution(1, 'createOrReplaceTempView at x', 1, { runMs: 1 }),
    job([2]),
    task({ stage: 2 }),
    task({ stage: 99 }),
    ...execution(2, 'tpch q1', 3, {}),
  ];
  const { application, stages } = summariesOf(lines)[0] as LogSummary;
  expect([application.tasks, application.otherTasks, application.events]).toEqual([4, 2, 11]);
  expect(stages.map(({ execution, tasks }) => [execution, tasks])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(metricsOfLog(lines).queries.map((row) => row.tasks)).toEqual([1]);
});

test('of two executions of a query, the plan and the reasons are those of the faster; of three, of the median', () => {
  const run = (id: number, operator: string, time: number) => [
    executionStart(id, 'tpch q1', node(operator)),
    job([id], id),
    executionEnd(id, '', time),
  ];
  const operatorsOf = (...lines: string[][]) => metricsOfLog(lines.flat()).nodes.map(({ operator }) => operator);
  const [slow, fast, slower] = [run(1, 'Sort', 9), run(2, 'Filter', 5), run(3, 'Window', 20)];
  expect(operatorsOf(slow, fast)).toEqual(['Filter']);
  expect(operatorsOf(slow, fast, slower)).toEqual(['Sort']);
});

test('a stage that the clock puts before its execution starts with it, never below 0', () => {
  const stage = { 'Stage ID': 5, 'Stage Attempt ID': 0, 'Submission Time': 40, 'Completion Time': 3100 };
  const { stages } = metricsOfLog([
    executionStart(1, 'tpch q1').replace('"time":1', '"time":100'),
    job([5], 1),
    task({ stage: 5 }),
    JSON.stringify({ Event: 'SparkListenerStageCompleted', 'Stage Info': stage }),
    executionEnd(1, '', 4000),
  ]);
  expect(stages.map(({ start_s, end_s }) => [start_s, end_s])).toEqual([[0, 3]]);
});

test('a stage belongs to the first job that names it, each of its attempts has a row, and stages are counted once', () => {
  const { queries, stages } = metricsOfLog([
    executionStart(1, 'tpch q1'),
    job([5, 6], 1),
    task({ stage: 5, runMs: 1000 }),
    task({ stage: 5, attempt: 1, runMs: 2000 }),
    executionStart(2, 'tpch q2'),
    job([6, 8], 2),
    task({ stage: 6, runMs: 4000 }),
    task({ stage: 8, runMs: 8000 }),
    executionEnd(1),
    executionEnd(2),
  ]);
  expect(queries.map((row) => [row.query, row.jobs, row.stages, row.run_s])).toEqual([
    ['q1', 1, 2, 7],
    ['q2', 1, 1, 8],
  ]);
  expect(stages.map(({ query, stage, attempt }) => [query, stage, attempt])).toEqual([
    ['q1', 5, 0],
    ['q1', 5, 1],
    ['q1', 6, 0],
    ['q2', 8, 0],
  ]);
});

test('quantiles of durations include only tasks that succeeded; without such a task they are missing', () => {
  const { stages } = metricsOfLog([
    ...execution(
      1,
      'tpch q1',
      1,
      ...[40, 10, 30, 20].map((durationMs) => ({ durationMs })),
      { durationMs: 9000, killed: true },
      { durationMs: 9000, failed: true },
    ),
    ...execution(2, 'tpch q2', 2, { failed: true }),
  ]);
  const empty = { task_p25_s: null, task_p50_s: null, task_p75_s: null, task_p95_s: null, task_max_s: null };
  expect(stages.map((row) => Object.fromEntries(DURATION_MEASURES.map((name) => [name, row[name]])))).toEqual([
    { task_p25_s: 0.01, task_p50_s: 0.02, task_p75_s: 0.03, task_p95_s: 0.04, task_max_s: 0.04 },
    empty,
  ]);
});

test('the last plan of an execution counts, without wrappers, numbers, and table names', () => {
  const last = node(
    'AdaptiveSparkPlan',
    node(
      'WholeStageCodegen (2)',
      node('InputAdapter', node('ShuffleQueryStage', node('Exchange'))),
      node('Scan parquet default.lineitem'),
      node('Scan parquet '),
      node('Subquery subquery#12, [id=#3]'),
    ),
  );
  const lines = [
    executionStart(1, 'tpch q1', node('Sort')),
    job([1], 1),
    planUpdate(1, node('Sort', node('Sort'))),
    planUpdate(1, last),
    executionEnd(1),
    ...execution(2, 'tpch q2', 2, {}),
  ];
  expect(metricsOfLog(lines).operators.map(({ query, operator, count }) => [query, operator, count])).toEqual([
    ['q1', 'Exchange', 1],
    ['q1', 'Scan parquet', 2],
    ['q1', 'Subquery', 1],
    ['q2', 'Project', 1],
  ]);
});

test('an execution within a different one is a part of it', () => {
  const lines = [
    executionStart(1, 'tpch q1'),
    executionStart(2, 'tpch q1', node('Sort'), 1),
    job([1], 2),
    task({ stage: 1 }),
    executionEnd(2),
    job([2], 1),
    task({ stage: 2 }),
    executionEnd(1),
  ];
  const { queries, operators } = metricsOfLog(lines);
  expect(queries.map(({ iteration, jobs, tasks }) => [iteration, jobs, tasks])).toEqual([[1, 2, 2]]);
  expect(operators.map(({ operator }) => operator)).toEqual(['Sort']);
});

test('before Spark 3.4, executions within another of its query are parts of it, although they have no root, and take no time of their own', () => {
  const at = (line: string, time: number) => line.replace('"time":1}', `"time":${time}}`);
  const { runs } = queriesOf([
    at(executionStart(1, 'tpch q1'), 1000),
    at(executionStart(2, 'tpch q1', node('Sort')), 2000),
    job([1], 2),
    executionEnd(2, '', 2500),
    at(executionStart(3, 'tpch q1', node('Sort')), 3000),
    executionEnd(3, '', 5900),
    executionEnd(1, '', 6000),
  ]);
  expect(runs.map(({ query, wallMs }) => [query, wallMs])).toEqual([['q1', 5000]]);
});

test('ids start again with each application, iterations continue', () => {
  const run = [APPLICATION, ...execution(1, 'tpch q1', 1, {})];
  expect(names([...run, ...run])).toEqual(['q1 1', 'q1 2']);
});

test('a job whose execution began before the log is identified by its own description', () => {
  expect(names([job([1], 5, 'tpch q9'), task({ stage: 1 }), executionEnd(5)])).toEqual(['q9 1']);
});

test('an execution without an end in the log is omitted with a message; so are failures and unknown names', () => {
  const lines = [
    ...execution(1, 'tpch q1', 1, {}),
    executionStart(2, 'tpch q1'),
    job([2], 2),
    ...execution(3, 'tpch q99', 3, {}),
    executionStart(4, 'tpch q4'),
    job([4], 4),
    executionEnd(4, 'no space'),
  ];
  expect(names(lines)).toEqual(['q1 1']);
  expect(remarksOn(queriesOf(lines))).toEqual([
    '“tpch q99” names no query of the suite; its tasks are of no query',
    'the log ends before an execution of q1 does; it is left out',
    'an execution of q4 failed; it does not count as an iteration',
  ]);
});

test('a pattern extracts query names from descriptions: its group query, otherwise its first group, otherwise the match', () => {
  const one = execution(1, 'warm run 3 of Q07.sql', 1, {});
  const queries = (pattern: RegExp) => metricsOfLog(one, pattern).queries.map(({ query }) => query);
  expect(queries(/^warm run (\d) of (?<query>\S+)$/)).toEqual(['q7']);
  expect(queries(/run \d of (\S+)/)).toEqual(['q7']);
  expect(queries(/q\d+\.sql/i)).toEqual(['q7']);
  expect(queries(/^cold/)).toEqual([]);
});

test('a log without queries lists its job descriptions', () => {
  const lines = [job([1], undefined, 'Listing leaf files'), job([2], undefined, 'Listing leaf files'), job([3])];
  const runs = [4, 5].flatMap((id) => execution(id, 'run 1', id, {}));
  expect(noQueryMessage(summariesOf([...lines, ...runs]))).toBe(
    'no SQL execution with jobs has a query of the suite as its description; ' +
      'most frequent descriptions of SQL executions that ran jobs: “run 1” (2 executions); ' +
      'of other jobs: “Listing leaf files” (2 jobs), none (1 job)',
  );
});

test('the notes on incomparable measures follow from the Spark properties', () => {
  const about = (properties: Record<string, string>) => comparabilityNotes(properties).map((note) => note.about);
  expect(about({ 'spark.plugins': 'org.apache.spark.CometPlugin' })).toEqual([
    'query-metrics.shuffle_read_bytes',
    'query-metrics.peak_memory_bytes',
  ]);
  expect(about({ 'spark.plugins': 'org.apache.gluten.GlutenPlugin', 'spark.app.name': 'comet' })).toEqual([]);
});

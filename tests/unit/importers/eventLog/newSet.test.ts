import { problem, problemLine } from '../../../../src/benchmark/model/problem';
import { countedLogs } from '../../../../src/importers/eventLog/attempts';
import { engineOf, isLogOf } from '../../../../src/importers/eventLog/engine';
import { environmentOf } from '../../../../src/importers/eventLog/newSet/environment';
import { resultsOf, withoutWarmups } from '../../../../src/importers/eventLog/newSet/results';
import { queryOfDescription } from '../../../../src/importers/eventLog/queryOfDescription';
import type { ApplicationSummary, LogSummary } from '../../../../src/importers/eventLog/summary/logSummary';
import { execution, executionEnd, executionStart, job, node, queriesOf, summariesOf } from '../../support/eventLog';
import { expect, test } from '../../support/test';

const OPTIONS = {
  suite: 'tpch',
  queryVersion: '3.0',
  scaleFactor: 1,
  tableFormat: 'parquet',
  engine: 'x',
  statistic: 'median',
  iterations: 'unknown',
} as const;

const log = (change: Partial<ApplicationSummary> = {}, operator = 'Project'): LogSummary => {
  const [summary] = summariesOf([executionStart(1, 'a', node(operator)), executionEnd(1)]);
  return { ...(summary as LogSummary), application: { ...(summary as LogSummary).application, ...change } };
};

for (const [description, suite, query] of [
  ['tpcds q14a', 'tpcds', 'q14a'],
  ['query72', 'tpcds', 'q72'],
  ['q72', 'tpcds', 'q72'],
  ['TPCDS-v2.4 - q72', 'tpcds', 'q72'],
  ['q14a-v4.0', 'tpcds', 'q14a'],
  ['TPC-H 7', 'tpch', 'q7'],
  ['Execution: q72-v2.4, iteration: 1, StandardRun=true', 'tpcds', 'q72'],
  ['tpch q14, iteration 2', 'tpch', 'q14'],
  ['tpch q99', 'tpch', 'unknown'],
  ['tpcds q1', 'tpch', null],
  ['Listing leaf files and directories for 24 paths', 'tpcds', null],
  ['count at <console>:28', 'tpcds', null],
] as const) {
  test(`the description “${description}” names ${query ?? 'nothing'} of ${suite}`, () => {
    expect(queryOfDescription(description, { suite, pattern: null, own: null })).toBe(query);
  });
}

test('queries of a team’s own suite are recognized by name, with or without its id, and by a pattern', () => {
  const names = { suite: 'retail-nightly', pattern: null, own: new Set(['top-sellers']) };
  expect(queryOfDescription('top-sellers', names)).toBe('top-sellers');
  expect(queryOfDescription('Retail-Nightly top-sellers', names)).toBe('top-sellers');
  expect(queryOfDescription('top-sellers, iteration 2', names)).toBe('top-sellers');
  expect(queryOfDescription('bottom-sellers', names)).toBe(null);
  expect(queryOfDescription('job bottom-sellers', { ...names, pattern: /^job (\S+)/ })).toBe('unknown');
});

for (const [title, version, change, operator] of [
  ['vanilla Spark', '3.5.6', { spark: '3.5.6', jars: ['comet-spark-spark3.5_2.12-0.16.0.jar'] }, 'Sort'],
  ['Comet', '0.16.0', { jars: ['comet-spark-spark3.5_2.12-0.16.0.jar'] }, 'CometSort'],
  ['Comet', 'unknown', { properties: { 'spark.plugins': 'org.apache.spark.CometPlugin' } }, 'Sort'],
  [
    'Gluten + Velox',
    '1.6.0',
    { jars: ['gluten-velox-bundle-spark3.5_2.12-linux_amd64-1.6.0.jar'] },
    'ProjectExecTransformer',
  ],
  ['Gluten + Velox', '1.5.1', { builds: { 'gluten.Gluten Version': '1.5.1' } }, 'Sort'],
  ['RAPIDS', '25.02.0', { builds: { 'rapids.version': '25.02.0' } }, 'GpuSort'],
  ['RAPIDS', '24.12.0', { jars: ['rapids-4-spark_2.12-24.12.0-cuda11.jar'] }, 'GpuSort'],
  ['Photon', 'unknown', {}, 'PhotonSort'],
  [
    'Photon',
    '11.3.x-photon-scala2.12',
    { properties: { 'spark.databricks.clusterUsageTags.sparkVersion': '11.3.x-photon-scala2.12' } },
    'Sort',
  ],
  ['Auron', 'unknown', {}, 'NativeSort'],
  [
    'Celeborn',
    '0.5.4',
    {
      properties: { 'spark.shuffle.manager': 'org.apache.spark.shuffle.celeborn.SparkShuffleManager' },
      jars: ['celeborn-client-spark-3-shaded_2.12-0.5.4.jar'],
    },
    'Sort',
  ],
] as const) {
  test(`the log of ${title} ${version} is recognized with the operator ${operator}`, () => {
    const engine = engineOf(log(change as unknown as Partial<ApplicationSummary>, operator));
    expect([engine.title, engine.version]).toEqual([title, version]);
    expect(engine.evidence).not.toEqual([]);
  });
}

test('a log must match the engine of its set; a log of vanilla Spark cannot belong to an engine with a recognizable name', () => {
  expect(isLogOf(log({}, 'CometSort'), 'Comet (tuned)')).toBe(true);
  expect(isLogOf(log({}, 'CometSort'), 'vanilla Spark')).toBe(false);
  expect(isLogOf(log(), 'vanilla Spark')).toBe(true);
  expect(isLogOf(log(), 'our fork')).toBe(true);
  expect(isLogOf(log(), 'Gluten + Velox')).toBe(false);
});

test('the environment is read from the log; memory is heap plus off-heap, in GB as Spark counts it', () => {
  const executors = { most: 8, cores: [16], hosts: 4, gpus: 1, onHeapBytes: 1, offHeapBytes: 1 };
  const properties = {
    'spark.master': 'yarn',
    'spark.executor.memory': '5120m',
    'spark.memory.offHeap.enabled': 'true',
    'spark.memory.offHeap.size': '2147483648',
  };
  const { application } = log({ executors, properties, architecture: 'amd64', spark: '3.5.3', java: '17.0.1' });
  expect(environmentOf(application)).toMatchObject({
    id: 'yarn-8x16-7gb-x86-64-spark-3-5-3',
    title: '8 executors of 16 cores and 7 GB (5 GB heap, 2 GB off-heap), YARN, Spark 3.5.3',
    cluster: 'YARN',
    nodes: 4,
    executors: 8,
    executorCores: 16,
    executorMemoryGb: 7,
    driverMemoryGb: 'unknown',
    coresPerNode: 'unknown',
    architecture: 'x86_64',
    java: '17.0.1',
    scala: 'unknown',
  });
});

test('in local mode the driver is the executor, and Kubernetes hosts are not nodes', () => {
  const executors = { most: 1, cores: [2], hosts: 1, gpus: null, onHeapBytes: null, offHeapBytes: null };
  const local = { 'spark.master': 'local[2]', 'spark.driver.memory': '6g' };
  expect(environmentOf(log({ executors, properties: local }).application)).toMatchObject({
    nodes: 1,
    executorMemoryGb: 6,
    driverMemoryGb: 6,
  });
  const kubernetes = environmentOf(log({ executors, properties: { 'spark.master': 'k8s://x' } }).application);
  expect([kubernetes.nodes, kubernetes.executorMemoryGb]).toEqual(['unknown', 'unknown']);
});

test('of several attempts the last completed one counts; a duplicate log is reported', () => {
  const attempt = (number: string, startMs: number, endMs: number | null) =>
    log({ id: 'app', attempt: number, startMs, endMs });
  const other = log({ startMs: 5, endMs: 6 });
  const three = [attempt('1', 10, 11), attempt('2', 20, 21), attempt('3', 30, null), other];
  expect(countedLogs(three, 'log').summaries.map(({ application }) => application.attempt)).toEqual([null, '2']);
  const said = (all: LogSummary[]) => countedLogs(all, 'log').problems.map(problemLine);
  expect(said(three)).toEqual([
    'log: warning: 3 attempts at application app: attempt 2 counts, the last that ended; left out: 1, 3',
  ]);
  expect(said([attempt('1', 10, null), attempt('2', 20, null)])).toEqual([
    'log: warning: 2 attempts at application app: attempt 2 counts, none has ended; left out: 1',
    'log: warning: the log has no end of application app, attempt 2, which still ran, or the log is cut off; the part before counts',
  ]);
  expect(said([attempt('1', 1, 2), attempt('1', 1, 2)])).toEqual([
    'log: duplicate log of application app; give each log once',
  ]);
});

const timed = (id: number, query: string, ms: number, error = '') => [
  ...execution(id, `tpch ${query}`, id, {}).slice(0, -1),
  executionEnd(id, error, 1 + ms),
];

test('times are medians of executions; a query with a failed execution is failed with the reason, without secrets', () => {
  const { runs } = queriesOf([
    ...timed(1, 'q1', 1000),
    ...timed(2, 'q2', 10),
    ...timed(3, 'q1', 3000),
    ...timed(4, 'q2', 10, 'no space'),
    ...timed(5, 'q1', 2000),
    ...timed(6, 'q3', 10, 'login failed: password=abc'),
    executionStart(7, 'tpch q4'),
    job([7], 7),
    ...timed(8, 'q5', -1),
    ...timed(9, 'q6', 0),
  ]);
  const { rows, iterationRows } = resultsOf('log', runs, OPTIONS);
  expect(
    rows.slice(0, 6).map(({ query, status, timeS, minS, maxS, reason }) => [query, status, timeS, minS, maxS, reason]),
  ).toEqual([
    ['q1', 'ok', 2, 1, 3, ''],
    ['q2', 'failed', null, null, null, '1 of 2 iterations failed: no space'],
    ['q3', 'failed', null, null, null, 'the execution failed; its message looks like it holds a secret'],
    ['q4', 'failed', null, null, null, 'the event log ends before the execution does'],
    ['q5', 'failed', null, null, null, 'the execution ends before it begins in the event log'],
    ['q6', 'failed', null, null, null, 'the execution begins and ends in the same millisecond of the event log'],
  ]);
  expect(rows.slice(6).every(({ status }) => status === 'not_run')).toBe(true);
  expect(iterationRows.map(({ query, iteration }) => `${query} ${iteration}`)).toEqual([
    'q1 1',
    'q1 2',
    'q1 3',
    'q2 1',
  ]);
});

test('a problem of a row that no file holds names no line', () => {
  expect(problemLine(problem('log', resultsOf('log', [], OPTIONS).rows[0]?.line ?? null, 'is odd'))).toBe(
    'log: is odd',
  );
});

test('warm-ups are the first executions of each query in each application', () => {
  const { runs } = queriesOf([
    ...timed(1, 'q1', 9000),
    ...timed(2, 'q2', 9000),
    ...timed(3, 'q1', 1),
    ...timed(4, 'q2', 2),
  ]);
  const again = runs.map((run) => ({ ...run, application: 1 }));
  const { iterationRows } = resultsOf('log', withoutWarmups([...runs, ...again], 1), OPTIONS);
  expect(iterationRows.map(({ query, timeS }) => [query, timeS])).toEqual([
    ['q1', 0.001],
    ['q1', 0.001],
    ['q2', 0.002],
    ['q2', 0.002],
  ]);
});

import { validateQueryMetrics } from '../../../../src/benchmark/artifacts/checkQueryMetrics';
import { parseQueryMetrics } from '../../../../src/benchmark/artifacts/queryMetrics';
import { problemLine } from '../../../../src/benchmark/model/problem';
import { METRICS_TABLES, type MetricsFile } from '../../../../src/benchmark/model/queryMetrics';
import { headerOf } from '../../../../src/benchmark/model/tables/columns';
import { expect, test } from '../../support/test';
import { iterations, resultSet } from '../support';

/** Metrics files by name, from their rows with the valid header. */
function filesOf(rows: Partial<Record<MetricsFile, string[]>>) {
  return new Map(
    Object.entries(rows).map(([name, lines]) => {
      const header = headerOf(METRICS_TABLES[name as MetricsFile]).join(',');
      return [name, { path: `set/${name}`, text: `${[header, ...lines].join('\n')}\n` }];
    }),
  );
}

const SET = resultSet({ q1: [1], q2: [2] }, { iterationRows: iterations('q1', [1, 2, 3]) });

/** Problems of files, parsed and then checked with a set with q1 and q2, three iterations of q1. */
function problems(rows: Partial<Record<MetricsFile, string[]>>): string[] {
  const { metrics, problems: cells } = parseQueryMetrics(filesOf(rows));
  return [...cells, ...(metrics ? validateQueryMetrics(metrics, SET, 'set') : [])].map(problemLine);
}

const Q1 = [
  'q1,1,1,1,4,0,10,1,0,0,7,0,7,0,0,2,0.5,0,0,9,,',
  'q1,2,1,1,4,0,10,1,0,0,7,0,7,0,0,2,0.5,0,0,9,,',
  'q1,3,1,1,4,0,10,1,0,0,7,0,7,0,0,2,0.5,0,0,9,,',
];
const STAGE = '0,0,1,4,0,10,1,0,0,7,0,7,0,0,2,0.5,0,0,9,,,0.1,0.2,0.2,0.3,0.4,Sort; Exchange';

test('valid metrics have no problems, with and without stages and plans; without files there are no metrics', () => {
  expect(problems({ 'query-metrics.csv': Q1 })).toEqual([]);
  const stages = [1, 2, 3].map((iteration) => `q1,${iteration},5,${STAGE}`);
  expect(
    problems({ 'query-metrics.csv': Q1, 'stage-metrics.csv': stages, 'plan-operators.csv': ['q1,1,Sort,2'] }),
  ).toEqual([]);
  expect(parseQueryMetrics(new Map())).toEqual({ metrics: null, problems: [] });
});

test('the stages of an execution, each attempt of them, add up to its totals: sums, and the largest peak memory', () => {
  const two = [
    'q1,1,5,0,,,3,0,10,1,0,0,0,0,7,0,0,1.5,0.25,0,0,9,,,0.1,0.1,0.1,0.1,0.1,',
    'q1,1,5,1,,,1,0,0,0,0,0,7,0,0,0,0,0.5,0.25,0,0,4,,,0.1,0.1,0.1,0.1,0.1,',
  ];
  const rest = ['q1,2', 'q1,3'].map((execution) => `${execution},5,${STAGE}`);
  expect(problems({ 'query-metrics.csv': Q1, 'stage-metrics.csv': [...two, ...rest] })).toEqual([]);
  expect(problems({ 'query-metrics.csv': Q1, 'stage-metrics.csv': [two[0] as string, ...rest] })).toEqual([
    'set/query-metrics.csv:2: tasks is 4, the stages of q1, iteration 1 make 3',
    'set/query-metrics.csv:2: shuffle_read_bytes is 7, the stages of q1, iteration 1 make 0',
    'set/query-metrics.csv:2: run_s is 2, the stages of q1, iteration 1 make 1.5',
    'set/query-metrics.csv:2: cpu_s is 0.5, the stages of q1, iteration 1 make 0.25',
  ]);
});

test('every broken cell and row is reported with its line', () => {
  const cells = ['q1,1,1,1,-4,0,1.5,,0,0,7,0,7,0,x,-2,0.5,0,0,9,,'];
  expect(problems({ 'query-metrics.csv': cells }).slice(0, 5)).toEqual([
    'set/query-metrics.csv:2: tasks must be a non-negative integer, got -4',
    'set/query-metrics.csv:2: input_bytes must be a non-negative integer, got 1.5',
    'set/query-metrics.csv:2: input_records is empty',
    'set/query-metrics.csv:2: gc_s must be a decimal number, got “x”',
    'set/query-metrics.csv:2: run_s must not be below 0, got -2',
  ]);
  const rows = ['q3,1,1,1,4,5,0,0,0,0,0,0,0,0,0,0,0,,,,,', 'q1,0,1,1,4,0,0,0,0,0,0,0,0,0,0,0,0,,,,,'];
  expect(problems({ 'query-metrics.csv': [...Q1, Q1[0] as string, ...rows] })).toEqual([
    'set/query-metrics.csv:7: iteration must be a positive integer, got 0',
    'set/query-metrics.csv:6: “q3” has no row in results.csv',
    'set/query-metrics.csv:6: failed_tasks must not be above tasks, got 5 of 4',
    'set/query-metrics.csv:5: q1, iteration 1 is a duplicate of line 2',
    'set/query-metrics.csv: warning: q1 has four executions here and three in iterations.csv; iterations may not be the same; leave warm-ups out of the log',
  ]);
});

test('one of several executions is counted in the singular', () => {
  const one = Q1.slice(0, 1);
  expect(problems({ 'query-metrics.csv': one }).join()).toContain(
    'q1 has one execution here and three in iterations.csv',
  );
});

test('stages and operators belong to existing executions; durations increase, and operators have a name', () => {
  const stages = ['q2,1', 'q1,1', 'q1,2', 'q1,3'].map((execution) => `${execution},5,${STAGE}`);
  const falling = (stages[1] as string).replace('0.3,0.4', '0.3,0.1');
  const partial = (stages[2] as string).replace('0.1,0.2,0.2', ',0.2,0.2');
  const all = [stages[0], falling, partial, stages[3]] as string[];
  expect(
    problems({ 'query-metrics.csv': Q1, 'stage-metrics.csv': all, 'plan-operators.csv': ['q1,1,,1', 'q1,2,Sort,0'] }),
  ).toEqual([
    'set/plan-operators.csv:2: operator is empty',
    'set/plan-operators.csv:3: count must be a positive integer, got 0',
    'set/stage-metrics.csv:3: task_p25_s, task_p50_s, task_p75_s, task_p95_s, task_max_s must rise',
    'set/stage-metrics.csv:4: task_p25_s, task_p50_s, task_p75_s, task_p95_s, task_max_s must rise',
    'set/stage-metrics.csv:2: q2, iteration 1 has no row in query-metrics.csv',
  ]);
});

test('stages report no metric that the execution does not report; a stage ends after its start', () => {
  const query = (Q1[0] as string).replace(',0,0,9,,', ',,0,9,5,');
  const stage = `q1,1,5,${STAGE.replace(',0,0,9,,,', ',,0,9,5,,')}`;
  const found = (rows: string[], own: string) => {
    const all = problems({ 'query-metrics.csv': rows, 'stage-metrics.csv': [own] });
    return all.filter((line) => !line.includes('warning'));
  };
  expect(found([query], stage)).toEqual([]);
  expect(found([query], `q1,1,5,${STAGE}`)).toEqual([
    'set/query-metrics.csv:2: memory_spill_bytes is missing, the stages of q1, iteration 1 make 0',
    'set/query-metrics.csv:2: peak_on_heap_bytes is 5, the stages of q1, iteration 1 make missing',
  ]);
  expect(found([query], stage.replace('q1,1,5,0,0,1', 'q1,1,5,0,3,1'))).toEqual([
    'set/stage-metrics.csv:2: end_s must not be below start_s',
  ]);
  expect(found([query], stage.replace('q1,1,5,0,0,1', 'q1,1,5,0,-5,1'))).toContain(
    'set/stage-metrics.csv:2: start_s must not be below 0, got -5',
  );
});

test('lines of one operator make one node with its metrics; parents come first, stages are numbers, reasons are given', () => {
  const nodes = ['q1,1,0,,Sort,5 7,rows,,12', 'q1,1,0,,Sort,5 7,size,B,3', 'q1,1,1,0,Scan,,,,'];
  const { metrics } = parseQueryMetrics(filesOf({ 'plan-nodes.csv': nodes }));
  expect(metrics?.nodes.map(({ node, parent, stages, metrics: own }) => [node, parent, stages, own.length])).toEqual([
    [0, null, [5, 7], 2],
    [1, 0, [], 0],
  ]);
  const broken = ['q1,1,1,2,Sort,5  7,rows,kg,12', 'q1,1,2,0,,,,,'];
  expect(problems({ 'query-metrics.csv': Q1, 'plan-nodes.csv': broken })).toEqual([
    'set/plan-nodes.csv:2: stages must be whole numbers with single spaces between them, got “5  7”',
    'set/plan-nodes.csv:2: unit must be one of empty, B, ms, ns, got “kg”',
    'set/plan-nodes.csv:3: operator is empty',
  ]);
  expect(problems({ 'query-metrics.csv': Q1, 'plan-nodes.csv': ['q1,1,1,2,Sort,,,,'] })).toEqual([
    'set/plan-nodes.csv:2: parent must be a node above',
  ]);
  expect(problems({ 'query-metrics.csv': Q1, 'plan-fallbacks.csv': ['q1,1,Sort,no room,2', 'q1,1,Sort,,1'] })).toEqual([
    'set/plan-fallbacks.csv:3: reason is empty',
  ]);
});

test('a different header is one problem with the columns', () => {
  const artifact = { path: 'set/query-metrics.csv', text: 'query,iteration\nq1,1\n' };
  const { problems: found } = parseQueryMetrics(new Map([['query-metrics.csv', artifact]]));
  expect(found.map(problemLine)).toEqual([
    expect.stringMatching(/^set\/query-metrics.csv:1: the header must be query,iteration,jobs,.*; missing jobs, /),
  ]);
});

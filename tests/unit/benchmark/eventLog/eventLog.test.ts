import { compare } from '../../../../src/benchmark/comparison/compare';
import { eventLogData, outlierText } from '../../../../src/benchmark/eventLog/eventLog';
import type { EventLogSide } from '../../../../src/benchmark/model/eventLog';
import type { QueryMeasure, QueryMetrics } from '../../../../src/benchmark/model/queryMetrics';
import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import { text } from '../../../../src/components/page/page';
import { queryPages } from '../../../../src/components/query/page';
import { executionValues } from '../../../../src/components/report/executionValues';
import { findingsData } from '../../../../src/components/report/findings';
import { eventLogSection } from '../../../../src/components/resultSet/page';
import { queryInput, sectionOf } from '../../support/blocks';
import { metricRows } from '../../support/queryMetrics';
import { expect, test } from '../../support/test';
import { environment as exampleEnvironment, iterations, other, resultSet } from '../support';

type Measures = Partial<Record<QueryMeasure, number>>;

/** Metrics of q1: one row per iteration, and the operators of each iteration's plan by name. */
function metrics(rows: Measures[], plans: Record<string, number>[]): QueryMetrics {
  const operators = plans.flatMap((plan, index) =>
    Object.entries(plan).map(([operator, count]) => ({
      query: 'q1',
      iteration: index + 1,
      line: 2,
      operator,
      count,
    })),
  );
  return { queries: metricRows('q1', ...rows), stages: [], operators, nodes: [], fallbacks: [] };
}

const TWO_PLANS = [
  { Exchange: 4, SortMergeJoin: 2 },
  { Exchange: 4, SortMergeJoin: 2 },
];
const spark = resultSet({ q1: [7.5, 5, 10] }, { iterationRows: iterations('q1', [5, 10]) });
const comet = resultSet({ q1: [4, 4, 4] }, { ...other, iterationRows: iterations('q1', [4, 4]) });
/** The second iteration takes twice the time with the same CPU time: it waited. */
const sparkMetrics = metrics(
  [
    { cpu_s: 8, run_s: 9, gc_s: 0.25 },
    { cpu_s: 8, run_s: 27 },
  ],
  TWO_PLANS,
);
const cometMetrics = metrics(
  [{ cpu_s: 4 }, { cpu_s: 4 }],
  [
    { Exchange: 4, HashJoin: 1 },
    { Exchange: 4, HashJoin: 2 },
  ],
);
const side = (name: string, set: ResultSet, own: QueryMetrics): EventLogSide => ({
  name,
  resultSet: set,
  metrics: own,
});
const SPARK = side('Spark 1.0', spark, sparkMetrics);
const COMET = side('Gluten 2.0', comet, cometMetrics);

test('each iteration is next to its task metrics, one side after the other, with unusual ones marked', () => {
  expect(eventLogData('q1', [SPARK, COMET])?.executions.rows).toEqual([
    ['Spark 1.0', 1, 5, 9, 8, 0.25, ''],
    ['Spark 1.0', 2, 10, 27, 8, 0, 'unusual'],
    ['Gluten 2.0', 1, 4, 0, 4, 0, ''],
    ['Gluten 2.0', 2, 4, 0, 4, 0, ''],
  ]);
});

test('an iteration with an unpublished time has no time in the table', () => {
  const untimed = side('Spark 1.0', { ...spark, iterationRows: [] }, sparkMetrics);
  expect(eventLogData('q1', [untimed])?.executions.rows.map((row) => row[2])).toEqual([null, null]);
});

test('an unusual iteration is described in a sentence with its time, CPU time, and run time vs. the fastest', () => {
  expect(eventLogData('q1', [SPARK, COMET])?.unusual).toEqual([
    'Iteration 2 of Spark 1.0 took 10.00\u202Fs (fastest: 5.00\u202Fs) with 1.00× the CPU time and 3.00× the task run time.',
  ]);
  const outlier = { query: 'q1', iteration: 3, timeS: 9, fastestS: 3, cpuS: 5, fastestCpuS: 4, runGrowth: 1.5 };
  expect(outlierText(outlier, 'q1')).toContain('Iteration 3 of q1 took 9.00\u202Fs');
  expect(outlierText(outlier, 'q1')).toContain('1.25× the CPU time and 1.50× the task run time');
});

test('operators with different counts come first; counts that change between iterations are a range', () => {
  const data = eventLogData('q1', [SPARK, COMET]);
  expect(data?.operators?.rows).toEqual([
    ['HashJoin', 0, '1–2', 'different'],
    ['SortMergeJoin', 2, 0, 'different'],
    ['Exchange', 4, 4, 'same'],
  ]);
  expect(data?.operatorsText).toBe('The final plans differ in two operators of 3 (listed first).');
});

test('equal plans are described as equal; a single side has no comparison', () => {
  const same = eventLogData('q1', [SPARK, side('Spark 2.0', spark, metrics([{}, {}], TWO_PLANS))]);
  expect(same?.operatorsText).toBe('The final plans contain the same operators, with the same counts.');
  const alone = eventLogData('q1', [SPARK]);
  expect(alone?.operators?.columns.map(({ key }) => key)).toEqual(['operator', 'count_0']);
  expect(alone?.measuresText).not.toContain('The ratio');
});

test('a side without metrics of the query is omitted, and a side without plans omits the operators', () => {
  const empty = side('Gluten 2.0', comet, { queries: [], stages: [], operators: [], nodes: [], fallbacks: [] });
  expect(eventLogData('q1', [SPARK, empty])?.names).toBe('Spark 1.0');
  expect(eventLogData('q1', [empty])).toBe(null);
  expect(eventLogData('q1', [])).toBe(null);
  expect(eventLogData('q1', [SPARK, side('Gluten 2.0', comet, metrics([{}], []))])?.operators).toBe(null);
});

test('three result sets are side by side without a ratio', () => {
  const data = eventLogData('q1', [SPARK, COMET, side('Third 1.0', spark, sparkMetrics)]);
  expect(data?.names).toBe('Spark 1.0, Gluten 2.0, and Third 1.0');
  expect(data?.measures.columns.map(({ key }) => key)).toEqual([
    ...['measure', 'unit', 'baseline', 'baseline_range', 'candidate', 'candidate_range'],
    ...['candidate_2', 'candidate_2_range'],
  ]);
});

test('values of executions exist for queries with findings, and always for unusual iterations and the workload', () => {
  const comparison = compare(spark, comet, []);
  const logs = { baseline: sparkMetrics, candidate: null };
  expect(executionValues(comparison, logs, ['q1'])).toEqual({
    'unusual.baseline.count': '1',
    'unusual.baseline.list': 'q1 (2)',
    'unusual.baseline.q1.2.time': '2.00×',
    'unusual.baseline.q1.2.cpu': '1.00×',
    'unusual.baseline.q1.2.run': '3.00×',
    'workload.baseline.run_s': '18.0\u202Fs',
    'workload.baseline.cpu_s': '8.0\u202Fs',
    'workload.baseline.gc_s': '0.1\u202Fs',
    'executions.q1.baseline.1.time_growth': '1.00×',
    'executions.q1.baseline.1.cpu_growth': '1.00×',
    'executions.q1.baseline.1.run_growth': '1.00×',
    'executions.q1.baseline.2.time_growth': '2.00×',
    'executions.q1.baseline.2.cpu_growth': '1.00×',
    'executions.q1.baseline.2.run_growth': '3.00×',
    'executions.q1.baseline.1.time_s': '5.00\u202Fs',
    'executions.q1.baseline.1.run_s': '9.00\u202Fs',
    'executions.q1.baseline.1.cpu_s': '8.00\u202Fs',
    'executions.q1.baseline.1.gc_s': '0.25\u202Fs',
    'executions.q1.baseline.2.time_s': '10.00\u202Fs',
    'executions.q1.baseline.2.run_s': '27.00\u202Fs',
    'executions.q1.baseline.2.cpu_s': '8.00\u202Fs',
    'executions.q1.baseline.2.gc_s': '0.00\u202Fs',
  });
  expect(Object.keys(executionValues(comparison, logs, []))).toHaveLength(8);
});

test('a finding shows event-log data if the report has no metrics of its own', () => {
  const comparison = compare(spark, comet, []);
  const sources = { tables: [], notes: [], figures: [], metrics: { baseline: sparkMetrics, candidate: cometMetrics } };
  const [finding] = findingsData(comparison, ['q1'], sources);
  expect(finding?.eventLog?.names).toBe('Comet 1.0 and Gluten + Velox 2.0');
  const own = [
    { path: 'r/metrics.csv', text: 'query,group,measure,unit,baseline,candidate,note\nq1,Stage,Time,s,8,2,\n' },
  ];
  expect(findingsData(comparison, ['q1'], { ...sources, tables: own })[0]?.eventLog).toBe(null);
});

test('the page of a query compares event logs only within one reported environment', () => {
  const environments = [exampleEnvironment({ title: '4 nodes', nodes: 4 })];
  const logsOf = (environment: string) => {
    const resultSets = [spark, comet].map((set) => ({ ...set, environment }));
    const queryMetrics = { example: sparkMetrics, other: cometMetrics };
    const input = queryInput(resultSets, { environments, queryMetrics });
    const groups = sectionOf(queryPages(input)[0]?.blocks ?? [], 'event-logs')?.blocks ?? [];
    return groups.map((group) => (group.kind === 'section' ? [group.heading, group.blocks[0]] : []));
  };
  const group = (heading: string, names: string) => [heading, text(names)];
  const place = 'TPC-DS at 3\u202FTB';
  expect(logsOf('one')).toEqual([group(`${place}: 4 nodes`, 'Comet 1.0 and Gluten + Velox 2.0.')]);
  expect(logsOf('unknown')).toEqual([
    group(`${place}: environment not reported`, 'Comet 1.0.'),
    group(`${place}: environment not reported`, 'Gluten + Velox 2.0.'),
  ]);
});

test('the page of a result set counts executions and links each unusual iteration to its query', () => {
  const blocksOf = (...measured: Parameters<typeof eventLogSection>) => eventLogSection(...measured).blocks;
  expect(blocksOf(spark, sparkMetrics)).toMatchObject([
    text('2 executions of 1 query. One iteration is unusual.'),
    { items: [{ path: '/queries/tpcds-q1/' }] },
    {},
  ]);
  expect(blocksOf(comet, cometMetrics)[0]).toEqual(text('2 executions of 1 query. No unusual iterations.'));
  expect(blocksOf(spark, undefined)).toEqual([]);
});

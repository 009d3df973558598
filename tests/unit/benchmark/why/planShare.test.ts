import type { PlanNodeRow, StageMetricsRow } from '../../../../src/benchmark/model/queryMetrics';
import { nativeTime, planOperators, planShare } from '../../../../src/benchmark/why/planShare';
import { loggedMetrics } from '../../support/loggedSides';
import { expect, test } from '../../support/test';

const counted = (operators: Record<string, number>) =>
  Object.entries(operators).map(([operator, count]) => ({ operator, count }));

test('of a plan in Comet wrappers, reused parts and transitions do not count, and an exchange of rows fell back', () => {
  const plan = counted({
    WholeStageCodegen: 2,
    AQEShuffleRead: 1,
    ReusedExchange: 1,
    CometColumnarToRow: 2,
    CometScan: 3,
    CometFilter: 2,
    CometColumnarExchange: 1,
    Project: 1,
    HashAggregate: 2,
  });
  expect(planShare('comet', plan)).toEqual({
    accelerated: 5,
    counted: 9,
    fellBack: [
      { operator: 'HashAggregate', count: 2 },
      { operator: 'CometColumnarExchange', count: 1 },
      { operator: 'Project', count: 1 },
    ],
    transitions: 2,
  });
});

test('a plan in Gluten has transformers, its own exchanges and its own transitions', () => {
  const plan = counted({
    'WholeStageCodegenTransformer (1)': 1,
    InputIteratorTransformer: 1,
    'ScanTransformer parquet': 1,
    FilterExecTransformer: 1,
    ColumnarExchange: 1,
    VeloxColumnarToRow: 1,
    RowToVeloxColumnar: 1,
    SortMergeJoin: 1,
  });
  const share = planShare('gluten-velox', plan);
  expect(share).toMatchObject({ accelerated: 3, counted: 4, transitions: 2 });
  expect(share?.fellBack).toEqual([{ operator: 'SortMergeJoin', count: 1 }]);
});

test('native Spark and a shuffle service have no operators of their own, and no share', () => {
  const plan = counted({ Project: 1, HashAggregate: 2 });
  expect(planShare('native-spark', plan)).toBeNull();
  expect(planShare('celeborn', plan)).toBeNull();
  expect(planShare('comet', [])).toBeNull();
});

test('what stands below a reused part is counted where it runs, and not again', () => {
  const node = (number: number, parent: number | null, operator: string): PlanNodeRow => ({
    query: 'q1',
    iteration: 2,
    line: 2,
    node: number,
    parent,
    operator,
    stages: [],
    metrics: [],
  });
  const nodes = [
    node(0, null, 'Filter'),
    node(1, 0, 'ReusedSubquery'),
    node(2, 1, 'Project'),
    node(3, 2, 'Scan'),
    node(4, 0, 'Scan'),
  ];
  expect(planOperators('q1', 2, { nodes, operators: [] }).map(({ operator }) => operator)).toEqual([
    'Filter',
    'ReusedSubquery',
    'Scan',
  ]);
});

test('without recorded nodes of the iteration the counted operators stand in', () => {
  const operators = [{ query: 'q1', iteration: 2, line: 2, operator: 'Scan', count: 3 }];
  expect(planOperators('q1', 2, { nodes: [], operators })).toEqual([{ operator: 'Scan', count: 3 }]);
  expect(planOperators('q1', 1, { nodes: [], operators })).toEqual([]);
});

test('q16 of the small run: 10 of 15 operators ran in Comet', () => {
  const share = planShare('comet', planOperators('q16', 2, loggedMetrics('comet')));
  expect(share).toMatchObject({ accelerated: 10, counted: 15, transitions: 3 });
  expect(share?.fellBack.map(({ operator }) => operator)).toEqual([
    'BroadcastExchange',
    'BroadcastHashJoin',
    'CometColumnarExchange',
    'HashAggregate',
    'Project',
  ]);
});

test('nativeTime(engine, stages) parts the run time by stages of the engine alone, of both, and of neither', () => {
  const stage = (run_s: number, ...operators: string[]) =>
    ({ operators, measures: { run_s } }) as unknown as StageMetricsRow;
  const stages = [
    stage(4, 'CometExchange', 'CometScan', 'WholeStageCodegen (1)', 'CometColumnarToRow'),
    stage(2, 'CometScan', 'HashAggregate'),
    stage(1, 'Exchange', 'HashAggregate'),
    stage(0.5),
  ];
  expect(nativeTime('comet', stages)).toEqual({ runS: 7.5, wholeS: 4, partlyS: 2 });
  expect(nativeTime('native-spark', stages)).toBeNull();
  expect(nativeTime('comet', [])).toBeNull();
});

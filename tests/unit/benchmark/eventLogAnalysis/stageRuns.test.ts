import { medianIteration } from '../../../../src/benchmark/eventLogAnalysis/medianIteration';
import { stageRuns, stageTime } from '../../../../src/benchmark/eventLogAnalysis/stageRuns';
import type { StageMetricsRow, TaskMeasures } from '../../../../src/benchmark/model/queryMetrics';
import { expect, test } from '../../support/test';

interface Example {
  stage: number;
  attempt?: number;
  span?: [number | null, number | null];
  measures?: Partial<TaskMeasures>;
  median?: number | null;
  operators?: string[];
  iteration?: number;
}

function row({
  stage,
  attempt = 0,
  span = [0, 1],
  measures = {},
  median = 0.1,
  operators = [],
  iteration = 1,
}: Example): StageMetricsRow {
  const durations = { task_p25_s: null, task_p50_s: median, task_p75_s: null, task_p95_s: median, task_max_s: median };
  const zero = { tasks: 1, input_records: 0, shuffle_read_records: 0, shuffle_write_records: 0, output_records: 0 };
  const told = {
    input_bytes: 0,
    shuffle_read_bytes: 0,
    shuffle_write_bytes: 0,
    gc_s: 0,
    disk_spill_bytes: 0,
    peak_memory_bytes: 0,
  };
  const all = { ...zero, ...told, peak_on_heap_bytes: null, peak_off_heap_bytes: null, ...measures } as TaskMeasures;
  const [start_s, end_s] = span;
  return {
    query: 'q1',
    iteration,
    line: 2,
    stage,
    attempt,
    start_s,
    end_s,
    ...all,
    ...durations,
    operators,
  };
}

const runs = (...examples: Example[]) => stageRuns({ stages: examples.map(row) }, 'q1', 1);

test('stages are in the order of their start, a stage without a start last', () => {
  expect(
    runs({ stage: 1, span: [2, 3] }, { stage: 2, span: [null, null] }, { stage: 3, span: [1, 2] }).map(
      ({ stage }) => stage,
    ),
  ).toEqual([3, 1, 2]);
});

test('the attempts of a stage are combined: sizes added up, maximum peaks, times from the first start to the last end', () => {
  const [only] = runs(
    { stage: 1, span: [1, 2], measures: { tasks: 3, input_bytes: 10, peak_memory_bytes: 7 }, median: 0.5 },
    { stage: 1, attempt: 1, span: [3, 5], measures: { tasks: 1, input_bytes: 5, peak_memory_bytes: 4 }, median: 0.9 },
  );
  expect(only).toMatchObject({ startS: 1, endS: 5, tasks: 4, medianS: 0.5 });
  expect(only?.measures).toMatchObject({ input_bytes: 15, peak_memory_bytes: 7 });
});

test('zero stays 0 and unreported values stay missing', () => {
  const [only] = runs({ stage: 1, span: [1, null], measures: { disk_spill_bytes: null }, median: null });
  expect(only?.measures).toMatchObject({ disk_spill_bytes: null, gc_s: 0, peak_on_heap_bytes: null });
  expect(only).toMatchObject({ endS: null, medianS: null });
  expect(stageTime(only ?? { startS: null, endS: null })).toBeNull();
});

test('a stage is named after its operators, from its source on, and the destination of its rows', () => {
  const writes = { shuffle_write_records: 5 };
  const names = runs(
    {
      stage: 1,
      span: [1, 2],
      operators: ['Exchange', 'WholeStageCodegen', 'HashAggregate', 'Filter', 'ColumnarToRow', 'Scan parquet'],
      measures: writes,
    },
    { stage: 2, span: [2, 3], operators: ['CometExchange', 'CometSortMergeJoin', 'CometSort'], measures: writes },
    { stage: 3, span: [3, 4], operators: ['Exchange'] },
    { stage: 4, span: [4, 5], operators: ['BroadcastExchange', 'Scan parquet'] },
  ).map(({ name }) => name);
  expect(names).toEqual([
    'Scan, filter, aggregate, exchange',
    'Sort-merge join, exchange',
    'Exchange read, collect',
    'Scan, broadcast',
  ]);
});

test('the median iteration is the middle by time, the lower of two, the earlier of equal ones, among those with a log', () => {
  const stages = [1, 2, 3, 4].map((iteration) => row({ stage: 1, iteration }));
  const times = (...list: number[]) => ({
    iterationRows: list.map((timeS, index) => ({ query: 'q1', iteration: index + 1, timeS, line: index + 2 })),
  });
  expect(medianIteration('q1', times(3, 1, 2), { stages, nodes: [] })).toEqual({ iteration: 3, timeS: 2 });
  expect(medianIteration('q1', times(4, 1, 3, 2), { stages, nodes: [] })).toEqual({ iteration: 4, timeS: 2 });
  expect(medianIteration('q1', times(2, 2, 2), { stages, nodes: [] })).toEqual({ iteration: 2, timeS: 2 });
  expect(medianIteration('q1', times(), { stages, nodes: [] })).toEqual({ iteration: 1, timeS: null });
  expect(medianIteration('q2', times(1), { stages, nodes: [] })).toBeNull();
});

import { groupBy } from '../../benchmark/model/groupBy';
import { compareQueries } from '../../benchmark/model/queries';
import type {
  DURATION_MEASURES,
  OpenMeasure,
  QueryMetrics,
  QueryMetricsRow,
  StageMetricsRow,
  TaskMeasures,
} from '../../benchmark/model/queryMetrics';
import { addSums, emptySums, type TaskSums } from './events/taskSums';
import type { LoggedQueries, QueryRun } from './queryRuns';
import type { NodeSummary, StageSummary } from './summary/logSummary';

/** Sums over tasks, with the peak memory of executors during the tasks. */
type Used = TaskSums & Pick<StageSummary, Peak>;

function secondsOfMs(ms: number | null): number | null {
  return ms === null ? null : ms / 1000;
}

type Peak = 'peakOnHeapBytes' | 'peakOffHeapBytes';

function largest(stages: readonly StageSummary[], peak: Peak): number | null {
  return stages.reduce<number | null>(
    (most, { [peak]: own }) => (own === null ? most : Math.max(most ?? own, own)),
    null,
  );
}

/** Resources of several stages: sums, and the largest of peaks, null if no stage has one. */
function togetherOf(stages: readonly StageSummary[]): Used {
  const sums = emptySums();
  for (const stage of stages) addSums(sums, stage);
  const [peakOnHeapBytes, peakOffHeapBytes] = [largest(stages, 'peakOnHeapBytes'), largest(stages, 'peakOffHeapBytes')];
  return { ...sums, peakOnHeapBytes, peakOffHeapBytes };
}

/** Resources as the columns of the files, times in seconds; measures that are not reported are null. */
function measuresOf(used: Used, unreported: readonly OpenMeasure[]): TaskMeasures {
  const missing = Object.fromEntries(unreported.map((measure) => [measure, null]));
  return {
    tasks: used.tasks,
    failed_tasks: used.failedTasks,
    input_bytes: used.inputBytes,
    input_records: used.inputRecords,
    output_bytes: used.outputBytes,
    output_records: used.outputRecords,
    shuffle_read_bytes: used.shuffleReadBytes,
    shuffle_read_records: used.shuffleReadRecords,
    shuffle_write_bytes: used.shuffleWriteBytes,
    shuffle_write_records: used.shuffleWriteRecords,
    gc_s: used.gcMs / 1000,
    run_s: used.runMs / 1000,
    cpu_s: used.cpuNs / 1e9,
    memory_spill_bytes: used.memorySpillBytes,
    disk_spill_bytes: used.diskSpillBytes,
    peak_memory_bytes: used.peakMemoryBytes,
    peak_on_heap_bytes: used.peakOnHeapBytes,
    peak_off_heap_bytes: used.peakOffHeapBytes,
    ...missing,
  };
}

/** Nodes that contain operators with jointly generated code. */
const WRAPPER = /^WholeStageCodegen(?:Transformer)?$/;

/** Number of occurrences of each operator in a plan, sorted by name; wrappers are omitted. */
function countOperators(nodes: readonly Pick<NodeSummary, 'operator'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { operator } of nodes) if (!WRAPPER.test(operator)) counts.set(operator, (counts.get(operator) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A counted execution, with its number among the executions of its query. */
export interface Counted {
  query: string;
  iteration: number;
  run: QueryRun;
}

/** Rows that were not parsed from a file have no line. */
const NO_LINE = { line: 0 };

/** Its time in seconds; null if it has none. */
export function wallS({ wallMs }: QueryRun): number | null {
  return secondsOfMs(wallMs);
}

/** Ended executions that ran jobs or failed, sorted by query and numbered per query from 1 in execution order. */
export function endedRuns(runs: readonly QueryRun[]): Counted[] {
  const ended = runs.filter((run) => run.ended && (run.jobs > 0 || run.failed));
  return [...groupBy(ended, ({ query }) => query)]
    .sort(([a], [b]) => compareQueries(a, b))
    .flatMap(([query, list]) => list.map((run, index) => ({ query, iteration: index + 1, run })));
}

/** Executions that are iterations; failed ones keep their number but are omitted. */
export function countedRuns(runs: readonly QueryRun[]): Counted[] {
  return endedRuns(runs).filter(({ run }) => !run.failed);
}

/** Measures that are not reported, by index of the application. */
type Unreported = readonly (readonly OpenMeasure[])[];

function queryRow({ query, iteration, run }: Counted, unreported: readonly OpenMeasure[]): QueryMetricsRow {
  const numbers = new Set(run.stages.map(({ stage }) => stage));
  const measures = measuresOf(togetherOf(run.stages), unreported);
  return { query, iteration, jobs: run.jobs, stages: numbers.size, ...measures, ...NO_LINE };
}

function since(startMs: number | null, timeMs: number | null): number | null {
  return startMs === null || timeMs === null ? null : Math.max(0, timeMs - startMs) / 1000;
}

function durationsOf(stage: StageSummary): Pick<StageMetricsRow, (typeof DURATION_MEASURES)[number]> {
  return {
    task_p25_s: secondsOfMs(stage.taskP25Ms),
    task_p50_s: secondsOfMs(stage.taskP50Ms),
    task_p75_s: secondsOfMs(stage.taskP75Ms),
    task_p95_s: secondsOfMs(stage.taskP95Ms),
    task_max_s: secondsOfMs(stage.taskMaxMs),
  };
}

function stageRows({ query, iteration, run }: Counted, unreported: readonly OpenMeasure[]): StageMetricsRow[] {
  return run.stages.map((stage) => ({
    query,
    iteration,
    stage: stage.stage,
    attempt: stage.attempt,
    start_s: since(run.startMs, stage.startMs),
    end_s: since(run.startMs, stage.endMs),
    ...measuresOf(stage, unreported),
    ...durationsOf(stage),
    operators: stage.operators,
    ...NO_LINE,
  }));
}

/** The execution of each query with the median time, the earlier of two; the first if a time is missing. */
function middleRuns(counted: readonly Counted[]): Counted[] {
  return [...groupBy(counted, ({ query }) => query).values()].flatMap((list) => {
    const times = list.map(({ run }) => wallS(run) ?? 0);
    const order = list.map((_, index) => index).sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0) || a - b);
    return list[order[Math.floor((order.length - 1) / 2)] ?? 0] ?? [];
  });
}

/** Metrics of the queries in logs, in natural order; `line` is always 0. */
export function metricsOf({ runs }: Pick<LoggedQueries, 'runs'>, unreported: Unreported): QueryMetrics {
  const counted = countedRuns(runs);
  const own = ({ run }: Counted) => unreported[run.application] ?? [];
  const middle = middleRuns(counted);
  return {
    queries: counted.map((one) => queryRow(one, own(one))),
    stages: counted.flatMap((one) => stageRows(one, own(one))),
    operators: counted.flatMap(({ query, iteration, run }) =>
      [...countOperators(run.nodes)].map(([operator, count]) => ({ query, iteration, operator, count, ...NO_LINE })),
    ),
    nodes: middle.flatMap(({ query, iteration, run }) =>
      run.nodes.map(({ execution: _, ...node }) => ({ query, iteration, ...node, ...NO_LINE })),
    ),
    fallbacks: middle.flatMap(({ query, iteration, run }) =>
      run.fallbacks.map(({ execution: _, ...fallback }) => ({ query, iteration, ...fallback, ...NO_LINE })),
    ),
  };
}

import { groupBy } from '../../benchmark/model/groupBy';
import { compareQueries } from '../../benchmark/model/queries';
import type { OpenMeasure, QueryMetrics, QueryMetricsRow, StageMetricsRow } from '../../benchmark/model/queryMetrics';
import { countOperators } from './operators';
import type { LoggedQueries, QueryRun } from './queryRuns';
import { measuresOf, secondsOfMs, togetherOf } from './stageMeasures';
import type { StageSummary } from './summary/logSummary';

/** An execution that counts, with its place among those of its query. */
export interface Counted {
  query: string;
  iteration: number;
  run: QueryRun;
}

/** Line numbers are the files' matter. */
const UNWRITTEN = { line: 0 };

/** Seconds from start to end; null where the log does not tell one of the two. */
export function wallS({ startMs, endMs }: QueryRun): number | null {
  return startMs === null || endMs === null ? null : (endMs - startMs) / 1000;
}

/** The executions of each query, numbered from 1 in the order of running: those that ran jobs or failed, and ended. By query. */
export function endedRuns(runs: readonly QueryRun[]): Counted[] {
  const ended = runs.filter((run) => run.ended && (run.jobs > 0 || run.failed));
  return [...groupBy(ended, ({ query }) => query)]
    .sort(([a], [b]) => compareQueries(a, b))
    .flatMap(([query, list]) => list.map((run, index) => ({ query, iteration: index + 1, run })));
}

/** The executions that are iterations: those that failed have their number and are left out. */
export function countedRuns(runs: readonly QueryRun[]): Counted[] {
  return endedRuns(runs).filter(({ run }) => !run.failed);
}

/** The measures that the log of an application does not report, by its place. */
type Unreported = readonly (readonly OpenMeasure[])[];

function queryRow({ query, iteration, run }: Counted, unreported: readonly OpenMeasure[]): QueryMetricsRow {
  const numbers = new Set(run.stages.map(({ stage }) => stage));
  const measures = { jobs: run.jobs, stages: numbers.size, ...measuresOf(togetherOf(run.stages), unreported) };
  return { query, iteration, measures, ...UNWRITTEN };
}

function since(startMs: number | null, timeMs: number | null): number | null {
  return startMs === null || timeMs === null ? null : Math.max(0, timeMs - startMs) / 1000;
}

function durationsOf(stage: StageSummary): StageMetricsRow['durations'] {
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
    span: { start_s: since(run.startMs, stage.startMs), end_s: since(run.startMs, stage.endMs) },
    measures: measuresOf(stage, unreported),
    durations: durationsOf(stage),
    operators: stage.operators,
    ...UNWRITTEN,
  }));
}

/** The execution of each query whose time is in the middle, the earlier of two; where a time is not told, the first. */
function middleRuns(counted: readonly Counted[]): Counted[] {
  return [...groupBy(counted, ({ query }) => query).values()].flatMap((list) => {
    const times = list.map(({ run }) => wallS(run) ?? 0);
    const order = list.map((_, index) => index).sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0) || a - b);
    return list[order[Math.floor((order.length - 1) / 2)] ?? 0] ?? [];
  });
}

/** What logs tell of the queries in them, in natural order; `line` is 0 everywhere. */
export function metricsOf({ runs }: Pick<LoggedQueries, 'runs'>, unreported: Unreported): QueryMetrics {
  const counted = countedRuns(runs);
  const own = ({ run }: Counted) => unreported[run.application] ?? [];
  const middle = middleRuns(counted);
  return {
    queries: counted.map((one) => queryRow(one, own(one))),
    stages: counted.flatMap((one) => stageRows(one, own(one))),
    operators: counted.flatMap(({ query, iteration, run }) =>
      [...countOperators(run.nodes)].map(([operator, count]) => ({ query, iteration, operator, count, ...UNWRITTEN })),
    ),
    nodes: middle.flatMap(({ query, iteration, run }) =>
      run.nodes.map(({ execution: _, ...node }) => ({ query, iteration, ...node, ...UNWRITTEN })),
    ),
    fallbacks: middle.flatMap(({ query, iteration, run }) =>
      run.fallbacks.map(({ execution: _, ...fallback }) => ({ query, iteration, ...fallback, ...UNWRITTEN })),
    ),
  };
}

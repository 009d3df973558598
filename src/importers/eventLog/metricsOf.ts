import { groupBy } from '../../benchmark/model/groupBy';
import { compareQueries } from '../../benchmark/model/queries';
import type {
  PlanOperatorRow,
  QueryMetrics,
  QueryMetricsRow,
  StageMetricsRow,
} from '../../benchmark/model/queryMetrics';
import type { EventLog } from './eventLog';
import type { Execution } from './execution';
import type { Stage } from './stage';
import { Tally } from './tally';

/** An execution that counts, with its place among those of its query. */
export interface Counted {
  query: string;
  iteration: number;
  execution: Execution;
}

/** Line numbers are the files' matter. */
const UNWRITTEN = { line: 0 };

/** The n-th execution of a query that ran jobs is its iteration n; one that the log does not see end is left out. By query. */
export function countedExecutions(executions: readonly Execution[]): Counted[] {
  const ran = executions.filter(({ jobs, ended }) => jobs > 0 && ended);
  return [...groupBy(ran, ({ query }) => query)]
    .sort(([a], [b]) => compareQueries(a, b))
    .flatMap(([query, list]) => list.map((execution, index) => ({ query, iteration: index + 1, execution })));
}

function queryRow({ query, iteration, execution }: Counted): QueryMetricsRow {
  const stages = execution.allStages();
  const whole = new Tally();
  for (const { tally } of stages) whole.addTally(tally);
  const numbers = new Set(stages.map(({ stage }) => stage));
  const measures = { jobs: execution.jobs, stages: numbers.size, ...whole.measures() };
  return { query, iteration, measures, ...UNWRITTEN };
}

function seconds(ms: number | null): number | null {
  return ms === null ? null : Number((ms / 1000).toPrecision(12));
}

function durationsOf({ durations }: Stage): StageMetricsRow['durations'] {
  return {
    task_p25_s: seconds(durations.quantile(0.25)),
    task_p50_s: seconds(durations.quantile(0.5)),
    task_p75_s: seconds(durations.quantile(0.75)),
    task_max_s: seconds(durations.max()),
  };
}

function stageRows({ query, iteration, execution }: Counted): StageMetricsRow[] {
  return execution.allStages().map((stage) => ({
    query,
    iteration,
    stage: stage.stage,
    attempt: stage.attempt,
    measures: stage.tally.measures(),
    durations: durationsOf(stage),
    ...UNWRITTEN,
  }));
}

function operatorRows({ query, iteration, execution }: Counted): PlanOperatorRow[] {
  return [...(execution.operators ?? [])].map(([operator, count]) => {
    return { query, iteration, operator, count, ...UNWRITTEN };
  });
}

/** The metrics of the queries that a log holds, in natural order; `line` is 0 everywhere. */
export function metricsOf(log: EventLog): QueryMetrics {
  const counted = countedExecutions(log.executions);
  return {
    queries: counted.map(queryRow),
    stages: counted.flatMap(stageRows),
    operators: counted.flatMap(operatorRows),
  };
}

/** What tasks used together; peak memory is the largest of any task. Times in seconds, sizes in bytes. */
export const TASK_MEASURES = [
  'tasks',
  'failed_tasks',
  'input_bytes',
  'input_records',
  'shuffle_read_bytes',
  'shuffle_write_bytes',
  'memory_spill_bytes',
  'disk_spill_bytes',
  'gc_s',
  'run_s',
  'cpu_s',
  'peak_memory_bytes',
] as const;
export const QUERY_MEASURES = ['jobs', 'stages', ...TASK_MEASURES] as const;
/** How long the tasks of a stage that succeeded took, from launch to finish. */
export const DURATION_MEASURES = ['task_p25_s', 'task_p50_s', 'task_p75_s', 'task_max_s'] as const;

export type TaskMeasure = (typeof TASK_MEASURES)[number];
export type QueryMeasure = (typeof QUERY_MEASURES)[number];
type DurationMeasure = (typeof DURATION_MEASURES)[number];

/** The columns of each file that holds metrics of a result set. */
export const METRICS_COLUMNS = {
  'query-metrics.csv': ['query', 'iteration', ...QUERY_MEASURES],
  'stage-metrics.csv': ['query', 'iteration', 'stage', 'attempt', ...TASK_MEASURES, ...DURATION_MEASURES],
  'plan-operators.csv': ['query', 'iteration', 'operator', 'count'],
} as const;

export type MetricsFile = keyof typeof METRICS_COLUMNS;
export const METRICS_FILES = Object.keys(METRICS_COLUMNS) as MetricsFile[];

/** The execution that a row is about: a query and its iteration, from 1; `line` counts from 1 with the header. */
export interface MetricsRow {
  query: string;
  iteration: number;
  line: number;
}

/** What one execution of a query used. */
export interface QueryMetricsRow extends MetricsRow {
  measures: Record<QueryMeasure, number>;
}

/** What one attempt at one stage used; durations are null where none of its tasks succeeded. */
export interface StageMetricsRow extends MetricsRow {
  stage: number;
  attempt: number;
  measures: Record<TaskMeasure, number>;
  durations: Record<DurationMeasure, number | null>;
}

/** How often an operator stands in the final plan of an execution. */
export interface PlanOperatorRow extends MetricsRow {
  operator: string;
  count: number;
}

/** What the event log of a result set tells beside its times, in the order of the files; lists are empty where there is no file. */
export interface QueryMetrics {
  queries: QueryMetricsRow[];
  stages: StageMetricsRow[];
  operators: PlanOperatorRow[];
}

/** The `about` of a note on a measure of query-metrics.csv: it is not comparable with other engines. */
export function metricsNoteAbout(measure: QueryMeasure): string {
  return `query-metrics.${measure}`;
}

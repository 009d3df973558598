/** What every engine's tasks report. Times in seconds, sizes in bytes. */
const SURE_MEASURES = [
  'tasks',
  'failed_tasks',
  'input_bytes',
  'input_records',
  'output_bytes',
  'output_records',
  'shuffle_read_bytes',
  'shuffle_read_records',
  'shuffle_write_bytes',
  'shuffle_write_records',
  'gc_s',
  'run_s',
  'cpu_s',
] as const;
/** What some engines keep elsewhere, or what Spark looks at now and then only: null where it is not reported. */
const OPEN_MEASURES = [
  'memory_spill_bytes',
  'disk_spill_bytes',
  'peak_memory_bytes',
  'peak_on_heap_bytes',
  'peak_off_heap_bytes',
] as const;
/** What tasks used together; of peaks the largest. */
export const TASK_MEASURES = [...SURE_MEASURES, ...OPEN_MEASURES] as const;
export const QUERY_MEASURES = ['jobs', 'stages', ...TASK_MEASURES] as const;
/** When an attempt at a stage began and ended, in seconds since its execution began. */
export const SPAN_MEASURES = ['start_s', 'end_s'] as const;
/** How long the tasks of a stage that succeeded took, from launch to finish. */
export const DURATION_MEASURES = ['task_p25_s', 'task_p50_s', 'task_p75_s', 'task_p95_s', 'task_max_s'] as const;

type SureMeasure = (typeof SURE_MEASURES)[number];
export type OpenMeasure = (typeof OPEN_MEASURES)[number];
export type TaskMeasure = (typeof TASK_MEASURES)[number];
export type QueryMeasure = (typeof QUERY_MEASURES)[number];
type SpanMeasure = (typeof SPAN_MEASURES)[number];
type DurationMeasure = (typeof DURATION_MEASURES)[number];
/** The measures of the tasks of a stage. */
export type TaskMeasures = Record<SureMeasure, number> & Record<OpenMeasure, number | null>;

/** Whether a measure may be missing. */
export function isOpenMeasure(name: string): name is OpenMeasure {
  return (OPEN_MEASURES as readonly string[]).includes(name);
}

/** The columns of each file that holds metrics of a result set. */
export const METRICS_COLUMNS = {
  'query-metrics.csv': ['query', 'iteration', ...QUERY_MEASURES],
  'stage-metrics.csv': [
    ...['query', 'iteration', 'stage', 'attempt'],
    ...SPAN_MEASURES,
    ...TASK_MEASURES,
    ...DURATION_MEASURES,
    'operators',
  ],
  'plan-operators.csv': ['query', 'iteration', 'operator', 'count'],
  'plan-nodes.csv': ['query', 'iteration', 'node', 'parent', 'operator', 'stages', 'metric', 'unit', 'value'],
  'plan-fallbacks.csv': ['query', 'iteration', 'operator', 'reason', 'count'],
} as const;

/** What stands between the operators, and between the stages, of one cell. */
export const OPERATOR_GAP = '; ';
export const STAGE_GAP = ' ';

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
  measures: TaskMeasures & Record<'jobs' | 'stages', number>;
}

/** What one attempt at one stage used; durations are null where none of its tasks succeeded, its span where the log has no end of it. */
export interface StageMetricsRow extends MetricsRow {
  stage: number;
  attempt: number;
  span: Record<SpanMeasure, number | null>;
  measures: TaskMeasures;
  durations: Record<DurationMeasure, number | null>;
  /** The operators that ran in it, in the order of the plan. */
  operators: string[];
}

/** How often an operator stands in the final plan of an execution. */
export interface PlanOperatorRow extends MetricsRow {
  operator: string;
  count: number;
}

/** An operator of the final plan of one execution of each query, numbered from above; the plan of its middle execution by time. */
export interface PlanNodeRow extends MetricsRow {
  node: number;
  /** The operator that reads from it; null at the top. */
  parent: number | null;
  operator: string;
  /** The stages that ran it, rising; empty where its metrics do not tell. */
  stages: number[];
  /** Its SQL metrics that were told, added up over tasks. */
  metrics: { name: string; unit: PlanUnit; value: number }[];
}

/** The units of SQL metrics; a count has none. */
export const PLAN_UNITS = ['', 'B', 'ms', 'ns'] as const;
export type PlanUnit = (typeof PLAN_UNITS)[number];

/** Why an operator of an execution ran on the JVM, by the engine's own words; `operator` is empty where it names none. */
export interface PlanFallbackRow extends MetricsRow {
  operator: string;
  reason: string;
  count: number;
}

/** What the event log of a result set tells in addition to its times, in the order of the files; lists are empty where there is no file. */
export interface QueryMetrics {
  queries: QueryMetricsRow[];
  stages: StageMetricsRow[];
  operators: PlanOperatorRow[];
  nodes: PlanNodeRow[];
  fallbacks: PlanFallbackRow[];
}

/** The `about` of the note that says that metrics were written although their log does not fit the result set. */
export const MISFIT_NOTE = 'query-metrics';

/** The `about` of a note on a measure of query-metrics.csv: it is not comparable with other engines. */
export function metricsNoteAbout(measure: QueryMeasure): string {
  return `query-metrics.${measure}`;
}

/** Measures that the tasks of every engine report. Times in seconds, sizes in bytes. */
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
/** Measures that some engines keep elsewhere or that Spark only samples; null if not reported. */
const OPEN_MEASURES = [
  'memory_spill_bytes',
  'disk_spill_bytes',
  'peak_memory_bytes',
  'peak_on_heap_bytes',
  'peak_off_heap_bytes',
] as const;
/** Sums over tasks; for peaks, the maximum. */
export const TASK_MEASURES = [...SURE_MEASURES, ...OPEN_MEASURES] as const;
export const QUERY_MEASURES = ['jobs', 'stages', ...TASK_MEASURES] as const;
/** Start and end of a stage attempt, in seconds since its execution began. */
export const SPAN_MEASURES = ['start_s', 'end_s'] as const;
/** Durations of a stage's successful tasks, from launch to finish. */
export const DURATION_MEASURES = ['task_p25_s', 'task_p50_s', 'task_p75_s', 'task_p95_s', 'task_max_s'] as const;

type SureMeasure = (typeof SURE_MEASURES)[number];
export type OpenMeasure = (typeof OPEN_MEASURES)[number];
export type TaskMeasure = (typeof TASK_MEASURES)[number];
export type QueryMeasure = (typeof QUERY_MEASURES)[number];
type SpanMeasure = (typeof SPAN_MEASURES)[number];
type DurationMeasure = (typeof DURATION_MEASURES)[number];
export type TaskMeasures = Record<SureMeasure, number> & Record<OpenMeasure, number | null>;

export function isOpenMeasure(name: string): name is OpenMeasure {
  return (OPEN_MEASURES as readonly string[]).includes(name);
}

/** Columns of each metrics file of a result set. */
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

/** Separators of operators, and of stages, within one cell. */
export const OPERATOR_GAP = '; ';
export const STAGE_GAP = ' ';

export type MetricsFile = keyof typeof METRICS_COLUMNS;
export const METRICS_FILES = Object.keys(METRICS_COLUMNS) as MetricsFile[];

/** The execution of a row: a query and its iteration, from 1; `line` counts from 1 with the header. */
export interface MetricsRow {
  query: string;
  iteration: number;
  line: number;
}

/** Resources that one execution of a query used. */
export interface QueryMetricsRow extends MetricsRow {
  measures: TaskMeasures & Record<'jobs' | 'stages', number>;
}

/** Resources of one stage attempt; durations are null if no task succeeded, the span if the log lacks its end. */
export interface StageMetricsRow extends MetricsRow {
  stage: number;
  attempt: number;
  span: Record<SpanMeasure, number | null>;
  measures: TaskMeasures;
  durations: Record<DurationMeasure, number | null>;
  /** Operators that ran in it, in plan order. */
  operators: string[];
}

/** Number of occurrences of an operator in the final plan of an execution. */
export interface PlanOperatorRow extends MetricsRow {
  operator: string;
  count: number;
}

/** An operator of one final plan per query, numbered from the top; the plan is of the execution of median time. */
export interface PlanNodeRow extends MetricsRow {
  node: number;
  /** The operator that consumes its output; null at the top. */
  parent: number | null;
  operator: string;
  /** Stages that ran it, ascending; empty if its metrics do not show them. */
  stages: number[];
  /** Its reported SQL metrics, summed over tasks. */
  metrics: { name: string; unit: PlanUnit; value: number }[];
}

/** Units of SQL metrics; a count has none. */
export const PLAN_UNITS = ['', 'B', 'ms', 'ns'] as const;
export type PlanUnit = (typeof PLAN_UNITS)[number];

/** Why an operator of an execution ran on the JVM, in the engine's words; `operator` is empty if it names none. */
export interface PlanFallbackRow extends MetricsRow {
  operator: string;
  reason: string;
  count: number;
}

/** Event-log metrics of a result set, in the order of the files; lists are empty if there is no file. */
export interface QueryMetrics {
  queries: QueryMetricsRow[];
  stages: StageMetricsRow[];
  operators: PlanOperatorRow[];
  nodes: PlanNodeRow[];
  fallbacks: PlanFallbackRow[];
}

/** The `about` of the note that metrics were written although the log does not fit the result set. */
export const MISMATCH_NOTE = 'query-metrics';

/** The `about` of a note that a measure of query-metrics.csv is not comparable with other engines. */
export function metricsNoteAbout(measure: QueryMeasure): string {
  return `query-metrics.${measure}`;
}

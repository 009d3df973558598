import {
  type Columns,
  count,
  key,
  list,
  name,
  number,
  numberList,
  optional,
  type RowOf,
  text,
  undeclared,
  word,
} from './tables/columns';

/** The execution of a row: a query and its iteration. */
const EXECUTION = {
  query: key(name('Short name within the suite: q14a.')),
  iteration: key(count('Number of the execution, in the order of running.', { minimum: 1 })),
};

const BYTES = { unit: 'B' };
const SECONDS = { unit: 's', minimum: 0 };

/** Measures that the tasks of every engine report; sums over tasks. */
const SURE_MEASURES = {
  tasks: count('Attempts at tasks, failed and killed ones too.'),
  failed_tasks: count('Attempts at tasks that failed.'),
  input_bytes: count('Bytes read from storage.', BYTES),
  input_records: count('Records read from storage.'),
  output_bytes: count('Bytes written to storage.', BYTES),
  output_records: count('Records written to storage.'),
  shuffle_read_bytes: count('Remote and local shuffle reads together.', BYTES),
  shuffle_read_records: count('Records of shuffle reads.'),
  shuffle_write_bytes: count('Shuffle bytes written.', BYTES),
  shuffle_write_records: count('Records of shuffle writes.'),
  gc_s: number('Garbage collection during tasks, sum over tasks.', SECONDS),
  run_s: number('Executor run time, sum over tasks.', SECONDS),
  cpu_s: number('Executor CPU time, sum over tasks.', SECONDS),
};

function open(description: string) {
  return optional(count(description, BYTES));
}

/** Measures that some engines keep elsewhere or that Spark only samples: sums over tasks, and the maximum of peaks. */
const OPEN_MEASURES = {
  memory_spill_bytes: open('Size in memory of what was spilled; empty if the engine does not report it.'),
  disk_spill_bytes: open('Size on disk of what was spilled; empty if the engine does not report it.'),
  peak_memory_bytes: open('Largest peak execution memory of any task; empty if the engine does not report it.'),
  peak_on_heap_bytes: open(
    'The most that the memory manager of an executor held on the heap meanwhile; empty where nobody looked.',
  ),
  peak_off_heap_bytes: open(
    'The most that the memory manager of an executor held outside the heap meanwhile; empty where nobody looked.',
  ),
};

const TASK_COLUMNS = { ...SURE_MEASURES, ...OPEN_MEASURES };
const QUERY_COLUMNS = {
  jobs: count('Jobs of the execution.'),
  stages: count('Stages that ran tasks.'),
  ...TASK_COLUMNS,
};
/** Durations of a stage's successful tasks, from launch to finish; empty if none succeeded. */
const DURATION_COLUMNS = {
  task_p25_s: optional(number('First quartile of the durations of tasks that succeeded.', SECONDS)),
  task_p50_s: optional(number('Median of the durations of tasks that succeeded.', SECONDS)),
  task_p75_s: optional(number('Third quartile of the durations of tasks that succeeded.', SECONDS)),
  task_p95_s: optional(number('Duration that 95% of the tasks that succeeded do not exceed.', SECONDS)),
  task_max_s: optional(number('Longest duration of a task that succeeded.', SECONDS)),
};

function namesOf<Table extends object>(table: Table): readonly (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}

export const TASK_MEASURES = namesOf(TASK_COLUMNS);
export const QUERY_MEASURES = namesOf(QUERY_COLUMNS);
export const DURATION_MEASURES = namesOf(DURATION_COLUMNS);

export type OpenMeasure = keyof typeof OPEN_MEASURES;
export type TaskMeasure = keyof typeof TASK_COLUMNS;
export type QueryMeasure = keyof typeof QUERY_COLUMNS;
export type TaskMeasures = Omit<RowOf<typeof TASK_COLUMNS>, 'line'>;

/** Units of SQL metrics; a count has none. */
export const PLAN_UNITS = ['', 'B', 'ms', 'ns'] as const;
export type PlanUnit = (typeof PLAN_UNITS)[number];

/** Separator of operators within one cell. */
export const OPERATOR_GAP = '; ';

/** The metrics files of a result set. */
export const METRICS_TABLES = {
  /** Resources that one execution of a query used. */
  'query-metrics.csv': { ...EXECUTION, ...QUERY_COLUMNS },
  /** Resources of one stage attempt. Its start and end count from the start of the execution; empty if not logged. */
  'stage-metrics.csv': {
    ...EXECUTION,
    stage: key(count('Number of the stage in the log.')),
    attempt: key(count('Number of the attempt at the stage, from 0.')),
    start_s: optional(number('Start of the stage, since the start of its execution.', SECONDS)),
    end_s: optional(number('End of the stage, since the start of its execution.', SECONDS)),
    ...TASK_COLUMNS,
    ...DURATION_COLUMNS,
    operators: list('Operators of the plan that ran in the stage, with "; " between them.', OPERATOR_GAP),
  },
  /** Number of occurrences of an operator in the final plan of an execution. */
  'plan-operators.csv': {
    ...EXECUTION,
    operator: key(undeclared(name('Operator of the final plan.'))),
    count: count('How often it occurs.', { minimum: 1 }),
  },
  /** An operator of one final plan per query, with one of its metrics; the plan is of the execution of median time. */
  'plan-nodes.csv': {
    ...EXECUTION,
    node: key(count('Number of the operator in the plan, from 0 at the top.')),
    parent: optional(count('Number of the operator that reads from it; empty at the top.')),
    operator: undeclared(name('Operator of the final plan.')),
    stages: numberList(
      'Numbers of the stages that ran it, with spaces between them; empty where its metrics do not tell.',
    ),
    metric: key(text('Name of an SQL metric that the operator reported; empty if it reported none.')),
    unit: undeclared(word('Unit of the value: B, ms or ns; empty for a count.', PLAN_UNITS)),
    value: optional(count('Value of the metric, added up over tasks.')),
  },
  /** Why an operator of an execution ran on the JVM; the operator is empty if the engine names none. */
  'plan-fallbacks.csv': {
    ...EXECUTION,
    operator: key(text('Operator of the final plan.')),
    reason: key(name('Why it ran on the JVM, by the words of the engine.')),
    count: count('How often it occurs.', { minimum: 1 }),
  },
} satisfies Record<string, Columns>;

export type MetricsFile = keyof typeof METRICS_TABLES;
export const METRICS_FILES = namesOf(METRICS_TABLES);

export type MetricsRow<File extends MetricsFile> = RowOf<(typeof METRICS_TABLES)[File]>;
export type QueryMetricsRow = MetricsRow<'query-metrics.csv'>;
export type StageMetricsRow = MetricsRow<'stage-metrics.csv'>;
export type PlanOperatorRow = MetricsRow<'plan-operators.csv'>;
export type PlanFallbackRow = MetricsRow<'plan-fallbacks.csv'>;

/** An operator with its reported SQL metrics, summed over tasks; the lines of plan-nodes.csv of one node. */
export interface PlanNodeRow extends Omit<MetricsRow<'plan-nodes.csv'>, 'metric' | 'unit' | 'value'> {
  metrics: { name: string; unit: PlanUnit; value: number }[];
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

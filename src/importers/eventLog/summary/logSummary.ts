import { OPERATOR_GAP, PLAN_UNITS, type PlanUnit } from '../../../benchmark/model/queryMetrics';
import {
  type Columns,
  count,
  list,
  number,
  numberList,
  optional,
  type RowOf,
  text,
  word,
} from '../../../benchmark/model/tables/columns';

/**
 * The log of one attempt of an application as plain JSON in a fixed order, regardless of the order of threads in the
 * log. Times are whole milliseconds, timestamps are since 1970; CPU time is in nanoseconds, sizes in bytes. Missing
 * values are null.
 */
export interface LogSummary {
  application: ApplicationSummary;
  executions: ExecutionSummary[];
  stages: StageSummary[];
  nodes: NodeSummary[];
  fallbacks: FallbackSummary[];
}

export interface ApplicationSummary {
  id: string | null;
  /** Counted by YARN from 1; null on other clusters. */
  attempt: string | null;
  startMs: number | null;
  /** Null if the log has no end of the application. */
  endMs: number | null;
  spark: string | null;
  java: string | null;
  scala: string | null;
  /** The JVM's name: amd64, aarch64. */
  architecture: string | null;
  os: string | null;
  properties: Record<string, string>;
  /** Names of properties that are not published, sorted; absent if there are none, and in a summary that was parsed from files. */
  leftOut?: string[];
  /** Sorted names of jars on the class path that belong to an engine, a shuffle service, or a table format. */
  jars: string[];
  /** Build reports of engines, sorted by key: "gluten.Gluten Version", "rapids.version". */
  builds: Record<string, string>;
  executors: ExecutorsSummary;
  events: number;
  tasks: number;
  /** Tasks and jobs without an SQL execution, and the 20 most frequent descriptions of those jobs. */
  otherTasks: number;
  /** Tasks among otherTasks whose stage is of no job that began before them in the log. */
  strayTasks: number;
  otherJobs: number;
  otherDescriptions: { description: string; jobs: number }[];
}

/** Executors of an application; in local mode, the driver only. */
export interface ExecutorsSummary {
  /** Maximum number alive at the same time; null if the log names none. */
  most: number | null;
  /** Distinct numbers of cores per executor, ascending. */
  cores: number[];
  hosts: number | null;
  /** Maximum GPUs of an executor; null if none were requested. */
  gpus: number | null;
  /** Maximum capacity of an executor's memory manager. */
  onHeapBytes: number | null;
  offHeapBytes: number | null;
}

const EXECUTION = count('Number of the SQL execution in the log.');
const START_MS = optional(count('Start, in milliseconds since 1970.'));
const END_MS = optional(count('End, in milliseconds since 1970.'));
const BYTES = { unit: 'B' };

/** The tables of a log summary. */
export const SUMMARY_TABLES = {
  'executions.csv': {
    execution: EXECUTION,
    root: count('The execution that it is a part of.'),
    description: text('Its description.'),
    jobGroup: text('Its job group.'),
    startMs: START_MS,
    endMs: END_MS,
    outcome: word('How it ended.', ['succeeded', 'failed', 'unfinished']),
    error: text('The error on one line of at most 1,000 characters; empty if there is none.'),
    jobs: count('Number of its jobs.'),
    plan: text('Fingerprint of the first plan, without ids and paths: equal for equal statements; empty if unknown.'),
    tables: list('Tables that its final plan scans, sorted by name, with "; " between them.', OPERATOR_GAP),
  },
  /** Stages of SQL executions only; sorted by execution, stage, and attempt. */
  'stages.csv': {
    execution: EXECUTION,
    stage: count('Number of the stage.'),
    attempt: count('Number of the attempt, from 0.'),
    startMs: START_MS,
    endMs: END_MS,
    tasks: count('Attempts at tasks.'),
    failedTasks: count('Attempts that failed.'),
    inputBytes: count('Read from storage.', BYTES),
    inputRecords: count('Read from storage.'),
    outputBytes: count('Written to storage.', BYTES),
    outputRecords: count('Written to storage.'),
    shuffleReadBytes: count('Read from shuffles.', BYTES),
    shuffleReadRecords: count('Read from shuffles.'),
    shuffleWriteBytes: count('Written to shuffles.', BYTES),
    shuffleWriteRecords: count('Written to shuffles.'),
    memorySpillBytes: count('Size in memory of what was spilled.', BYTES),
    diskSpillBytes: count('Size on disk of what was spilled.', BYTES),
    gcMs: count('Garbage collection.', { unit: 'ms' }),
    runMs: count('Run time of executors.', { unit: 'ms' }),
    cpuNs: count('CPU time of executors.', { unit: 'ns' }),
    peakMemoryBytes: count('Largest peak execution memory of a task.', BYTES),
    peakOnHeapBytes: optional(count('Peak of memory managers while its tasks ran; empty if not sampled.', BYTES)),
    peakOffHeapBytes: optional(count('The same outside the heap.', BYTES)),
    taskP25Ms: optional(number('First quartile of the durations of successful tasks.', { unit: 'ms', minimum: 0 })),
    taskP50Ms: optional(number('Their median.', { unit: 'ms', minimum: 0 })),
    taskP75Ms: optional(number('Their third quartile.', { unit: 'ms', minimum: 0 })),
    taskP95Ms: optional(number('Their 95th percentile.', { unit: 'ms', minimum: 0 })),
    taskMaxMs: optional(number('The longest of them.', { unit: 'ms', minimum: 0 })),
    operators: list(
      'Operators of the plan whose metrics the stage updated, in plan order; otherwise operators of its RDDs, by name.',
      OPERATOR_GAP,
    ),
  },
  /** Operators of final plans of executions that ended, with one of their metrics; sorted by execution and node. */
  'nodes.csv': {
    execution: EXECUTION,
    node: count('Number of the operator, from 0 at the top.'),
    parent: optional(count('Operator that reads from it; empty at the top.')),
    operator: text('Name of the operator.'),
    stages: numberList('Stages that ran it.'),
    metric: text('Name of an SQL metric; empty if there is none.'),
    unit: word('Unit of its value.', PLAN_UNITS),
    value: optional(count('Its value from tasks and the driver, summed over tasks.')),
  },
  /** Why an operator ran on the JVM; sorted by execution, operator, and reason. */
  'fallbacks.csv': {
    execution: EXECUTION,
    operator: text('Name of the operator; empty if not named.'),
    reason: text('The reason in the words of the engine.'),
    count: count('How often it occurs.'),
  },
} satisfies Record<string, Columns>;
export type SummaryTable = keyof typeof SUMMARY_TABLES;
export type SummaryRow<File extends SummaryTable> = Omit<RowOf<(typeof SUMMARY_TABLES)[File]>, 'line'>;
export const SUMMARY_FORMAT = 1;

export type ExecutionSummary = SummaryRow<'executions.csv'>;
export type StageSummary = SummaryRow<'stages.csv'>;
export type FallbackSummary = SummaryRow<'fallbacks.csv'>;

/** An operator with its SQL metrics, sorted by name. */
export interface NodeSummary extends Omit<SummaryRow<'nodes.csv'>, 'metric' | 'unit' | 'value'> {
  metrics: { name: string; unit: PlanUnit; value: number }[];
}

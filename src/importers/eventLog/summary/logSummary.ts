import type { PlanUnit } from '../../../benchmark/model/queryMetrics';
import type { TaskSums } from '../state/tally';

/**
 * The log of one attempt of an application as plain JSON in a fixed order, regardless of the order of threads in the
 * log. Times are whole milliseconds, timestamps are since 1970; CPU time is in nanoseconds, sizes in bytes. Missing
 * values are null.
 */
export interface LogSummary {
  application: ApplicationSummary;
  executions: ExecutionSummary[];
  /** Of SQL executions only; sorted by execution, stage, and attempt. */
  stages: StageSummary[];
  /** Final plans of executions that ended; sorted by execution and node. */
  nodes: NodeSummary[];
  /** Sorted by execution, operator, and reason. */
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

type Outcome = 'succeeded' | 'failed' | 'unfinished';

/** One SQL execution; `root` is the execution that it is a part of. */
export interface ExecutionSummary {
  execution: number;
  root: number;
  description: string;
  jobGroup: string;
  /** Fingerprint of the first plan, without ids and paths: equal for equal statements; '' if unknown. */
  plan: string;
  startMs: number | null;
  endMs: number | null;
  outcome: Outcome;
  /** The error on one line of at most 1,000 characters; empty if there is none. */
  error: string;
  jobs: number;
  /** Tables that its final plan scans, sorted by name; absent in a summary that was parsed from files. */
  tables?: string[];
}

export interface StageSummary extends TaskSums {
  execution: number;
  stage: number;
  attempt: number;
  startMs: number | null;
  endMs: number | null;
  /** Peak of the memory managers of executors while its tasks ran; null if it was not sampled. */
  peakOnHeapBytes: number | null;
  peakOffHeapBytes: number | null;
  /** Durations of successful tasks; null without any. */
  taskP25Ms: number | null;
  taskP50Ms: number | null;
  taskP75Ms: number | null;
  taskP95Ms: number | null;
  taskMaxMs: number | null;
  /** Operators of the plan whose metrics the stage updated, in plan order; otherwise operators of its RDDs, by name. */
  operators: string[];
}

export interface NodeSummary {
  execution: number;
  node: number;
  parent: number | null;
  operator: string;
  stages: number[];
  /** Its SQL metrics from tasks and the driver, summed over tasks and sorted by name. */
  metrics: { name: string; unit: PlanUnit; value: number }[];
}

/** The reason why an operator runs on the JVM, and how often it occurs; `operator` is empty if not named. */
export interface FallbackSummary {
  execution: number;
  operator: string;
  reason: string;
  count: number;
}

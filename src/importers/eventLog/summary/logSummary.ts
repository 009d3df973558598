import type { PlanUnit } from '../../../benchmark/model/queryMetrics';
import type { TaskSums } from '../state/tally';

/**
 * What the log of one attempt at one application says, as plain JSON in a fixed order, whatever the order of threads in the log.
 * Times are whole milliseconds, points in time since 1970; CPU time is in nanoseconds, sizes in bytes. What a log does not tell is null.
 */
export interface LogSummary {
  application: ApplicationSummary;
  /** By id. */
  executions: ExecutionSummary[];
  /** Of SQL executions only, by execution, stage and attempt. */
  stages: StageSummary[];
  /** The final plans of executions that ended, by execution and node. */
  nodes: NodeSummary[];
  /** By execution, operator and reason. */
  fallbacks: FallbackSummary[];
}

/** What a log says of the application as a whole. */
export interface ApplicationSummary {
  id: string | null;
  /** Of YARN, from 1; null where the cluster counts none. */
  attempt: string | null;
  name: string | null;
  startMs: number | null;
  /** Null where the log has no end of the application. */
  endMs: number | null;
  spark: string | null;
  java: string | null;
  scala: string | null;
  /** As the JVM names it: amd64, aarch64. */
  architecture: string | null;
  os: string | null;
  /** Those that may be published, in order of name. */
  properties: Record<string, string>;
  /** Names of the jars on the class path that belong to an engine, a shuffle service or a table format, in order. */
  jars: string[];
  /** What engines say of their build, in order of key: "gluten.Gluten Version", "rapids.version". */
  builds: Record<string, string>;
  executors: ExecutorsSummary;
  events: number;
  tasks: number;
  /** Tasks and jobs of no SQL execution, and the 20 most frequent descriptions of those jobs. */
  otherTasks: number;
  otherJobs: number;
  otherDescriptions: { description: string; jobs: number }[];
}

/** The executors of an application; in local mode the driver is the one there is. */
export interface ExecutorsSummary {
  /** How many were alive at the same time, at most; null where the log names none. */
  most: number | null;
  /** The numbers of cores that executors had, rising. */
  cores: number[];
  /** The names of hosts, counted. */
  hosts: number | null;
  /** The most GPUs of any executor; null where none was asked for. */
  gpus: number | null;
  /** The most that the memory manager of any of them could hold. */
  onHeapBytes: number | null;
  offHeapBytes: number | null;
}

type Outcome = 'succeeded' | 'failed' | 'unfinished';

/** One SQL execution; those that are parts of another name it as their root. */
export interface ExecutionSummary {
  execution: number;
  root: number;
  description: string;
  jobGroup: string;
  startMs: number | null;
  endMs: number | null;
  outcome: Outcome;
  /** What it failed with, on one line of at most 1,000 characters; empty for nothing. */
  error: string;
  jobs: number;
  /** The tables that its final plan scans, in order of name; absent from a summary that was read from files. */
  tables?: string[];
}

/** One attempt at a stage that ran tasks. */
export interface StageSummary extends TaskSums {
  execution: number;
  stage: number;
  attempt: number;
  startMs: number | null;
  endMs: number | null;
  /** The most that the memory managers of executors held while its tasks ran; null where nobody looked. */
  peakOnHeapBytes: number | null;
  peakOffHeapBytes: number | null;
  /** Durations of the tasks that succeeded; null without any. */
  taskP25Ms: number | null;
  taskP50Ms: number | null;
  taskP75Ms: number | null;
  taskP95Ms: number | null;
  taskMaxMs: number | null;
  /** The operators of the plan whose metrics the stage touched, in the order of the plan; without such, those of its RDDs, by name. */
  operators: string[];
}

/** One operator of a final plan. */
export interface NodeSummary {
  execution: number;
  node: number;
  parent: number | null;
  operator: string;
  /** The stages that touched its metrics, rising. */
  stages: number[];
  /** Its SQL metrics that a task or the driver told, added up over tasks, by name. */
  metrics: { name: string; unit: PlanUnit; value: number }[];
}

/** Why an operator of an execution runs on the JVM, and how often that is said; `operator` is empty where it is not named. */
export interface FallbackSummary {
  execution: number;
  operator: string;
  reason: string;
  count: number;
}

import type { QueryMetrics } from '../../../src/benchmark/model/queryMetrics';
import { EventLog } from '../../../src/importers/eventLog/eventLog';
import { metricsOf } from '../../../src/importers/eventLog/metricsOf';
import { unreportedMeasures } from '../../../src/importers/eventLog/notReported';
import { type LoggedQueries, queryRuns } from '../../../src/importers/eventLog/queryRuns';
import type { LogSummary } from '../../../src/importers/eventLog/summary/logSummary';

const SQL = 'org.apache.spark.sql.execution.ui.';

/** Resource use of an example task; other metrics are 0. Times in ms, CPU time in ns. */
export interface TaskExample {
  stage: number;
  attempt?: number;
  failed?: boolean;
  killed?: boolean;
  durationMs?: number;
  runMs?: number;
  cpuNs?: number;
  gcMs?: number;
  peak?: number;
  remote?: number;
  local?: number;
  written?: number;
  input?: number;
  records?: number;
  spilled?: number;
  /** Bytes held by the executor's memory manager, on and off the heap. */
  held?: [number, number];
}

/** A SparkListenerTaskEnd in Spark 3.5's format and key order. */
export function taskEvent(task: TaskExample): object {
  const accumulable = { ID: 1, Name: 'internal.metrics.executorRunTime', Update: 1, Value: 1, Internal: true };
  return {
    Event: 'SparkListenerTaskEnd',
    'Stage ID': task.stage,
    'Stage Attempt ID': task.attempt ?? 0,
    'Task Type': 'ShuffleMapTask',
    'Task End Reason': { Reason: task.failed ? 'ExceptionFailure' : 'Success' },
    'Task Info': {
      'Task ID': 1,
      Index: 0,
      Attempt: 0,
      'Launch Time': 1000,
      Host: 'localhost',
      'Finish Time': 1000 + (task.durationMs ?? 10),
      Failed: task.failed ?? false,
      Killed: task.killed ?? false,
      Accumulables: [accumulable],
    },
    'Task Executor Metrics': {
      JVMHeapMemory: task.held ? 1 : 0,
      OnHeapUnifiedMemory: task.held?.[0] ?? 0,
      OffHeapUnifiedMemory: task.held?.[1] ?? 0,
    },
    'Task Metrics': {
      'Executor Run Time': task.runMs ?? 0,
      'Executor CPU Time': task.cpuNs ?? 0,
      'Peak Execution Memory': task.peak ?? 0,
      'JVM GC Time': task.gcMs ?? 0,
      'Memory Bytes Spilled': task.spilled ?? 0,
      'Disk Bytes Spilled': 0,
      'Shuffle Read Metrics': { 'Remote Bytes Read': task.remote ?? 0, 'Local Bytes Read': task.local ?? 0 },
      'Shuffle Write Metrics': { 'Shuffle Bytes Written': task.written ?? 0, 'Shuffle Write Time': 0 },
      'Input Metrics': { 'Bytes Read': task.input ?? 0, 'Records Read': task.records ?? 0 },
      'Updated Blocks': [],
    },
  };
}

export const task = (example: TaskExample): string => JSON.stringify(taskEvent(example));

/** A job of some stages; without `execution` it is outside SQL. */
export function job(stages: number[], execution?: number, description = ''): string {
  const properties = {
    ...(execution === undefined ? {} : { 'spark.sql.execution.id': String(execution) }),
    ...(description === '' ? {} : { 'spark.job.description': description }),
  };
  const infos = stages.map((stage) => ({ 'Stage ID': stage, 'Stage Name': 'x', 'RDD Info': [] }));
  return JSON.stringify({
    Event: 'SparkListenerJobStart',
    'Job ID': 1,
    'Submission Time': 1,
    'Stage Infos': infos,
    'Stage IDs': stages,
    Properties: properties,
  });
}

interface PlanExample {
  nodeName: string;
  children: PlanExample[];
  metrics?: { name: string; accumulatorId: number; metricType: string }[];
}

/** A node of a plan: its name, then its children. */
export function node(nodeName: string, ...children: PlanExample[]): PlanExample {
  return { nodeName, children };
}

export function executionStart(
  execution: number,
  description: string,
  plan: PlanExample = node('Project'),
  root = execution,
): string {
  return JSON.stringify({
    Event: `${SQL}SparkListenerSQLExecutionStart`,
    executionId: execution,
    rootExecutionId: root,
    description,
    details: 'a.b.c(D.scala:1)\nx "quoted", and {braces}',
    physicalPlanDescription: '== Physical Plan ==\n,"sparkPlanInfo":{',
    sparkPlanInfo: plan,
    time: 1,
  });
}

export function planUpdate(execution: number, plan: PlanExample): string {
  return JSON.stringify({
    Event: `${SQL}SparkListenerSQLAdaptiveExecutionUpdate`,
    executionId: execution,
    physicalPlanDescription: '',
    sparkPlanInfo: plan,
  });
}

export function executionEnd(execution: number, errorMessage = '', time = 2): string {
  return JSON.stringify({
    Event: `${SQL}SparkListenerSQLExecutionEnd`,
    executionId: execution,
    time,
    errorMessage,
  });
}

export const APPLICATION = '{"Event":"SparkListenerApplicationStart","App Name":"x","App ID":"local-1"}';

/** A complete execution of one job with one stage; its tasks are given without their stage. */
export function execution(
  id: number,
  description: string,
  stage: number,
  ...tasks: Omit<TaskExample, 'stage'>[]
): string[] {
  return [
    executionStart(id, description),
    job([stage], id, description),
    ...tasks.map((one) => task({ ...one, stage })),
    executionEnd(id),
  ];
}

const utf8 = new TextEncoder();

/** Summaries of a log of these lines; throws for a broken line. */
export function summariesOf(lines: readonly string[]): LogSummary[] {
  const log = new EventLog();
  for (const line of lines) if (!log.take(utf8.encode(line))) throw new Error(`broken: ${line}`);
  return log.summaries();
}

/** Executions of queries in a log of these lines, by default of TPC-H. */
export function queriesOf(lines: readonly string[], pattern: RegExp | null = null): LoggedQueries {
  return queryRuns(summariesOf(lines), { suite: 'tpch', pattern, own: null });
}

export function metricsOfLog(lines: readonly string[], pattern: RegExp | null = null): QueryMetrics {
  return metricsOf(queriesOf(lines, pattern), summariesOf(lines).map(unreportedMeasures));
}

import { amount, type JsonObject, object } from './json';

/** Counters of tasks with their group and keys in the metrics of a task, in the units of the log; several keys add up. */
const COUNTERS = {
  inputBytes: ['Input Metrics', 'Bytes Read'],
  inputRecords: ['Input Metrics', 'Records Read'],
  outputBytes: ['Output Metrics', 'Bytes Written'],
  outputRecords: ['Output Metrics', 'Records Written'],
  /** A remote shuffle service counts all its reads as remote. */
  shuffleReadBytes: ['Shuffle Read Metrics', 'Remote Bytes Read', 'Local Bytes Read'],
  shuffleReadRecords: ['Shuffle Read Metrics', 'Total Records Read'],
  shuffleWriteBytes: ['Shuffle Write Metrics', 'Shuffle Bytes Written'],
  shuffleWriteRecords: ['Shuffle Write Metrics', 'Shuffle Records Written'],
  memorySpillBytes: [null, 'Memory Bytes Spilled'],
  diskSpillBytes: [null, 'Disk Bytes Spilled'],
  gcMs: [null, 'JVM GC Time'],
  runMs: [null, 'Executor Run Time'],
  cpuNs: [null, 'Executor CPU Time'],
  peakMemoryBytes: [null, 'Peak Execution Memory'],
} as const satisfies Record<string, readonly [group: string | null, ...keys: string[]]>;

type Counter = keyof typeof COUNTERS;
const PATHS = Object.entries(COUNTERS) as [Counter, readonly [group: string | null, ...keys: string[]]][];

/** Resources of a number of tasks; `peakMemoryBytes` is the largest of any task. */
export type TaskSums = Record<'tasks' | 'failedTasks' | Counter, number>;

export function emptySums(): TaskSums {
  const zeros = Object.fromEntries(PATHS.map(([name]) => [name, 0])) as Record<Counter, number>;
  return { tasks: 0, failedTasks: 0, ...zeros };
}

function addCounter(sums: TaskSums, name: keyof TaskSums, value: number): void {
  sums[name] = name === 'peakMemoryBytes' ? Math.max(sums[name], value) : sums[name] + value;
}

export function addSums(sums: TaskSums, other: TaskSums): void {
  for (const name of Object.keys(sums) as (keyof TaskSums)[]) addCounter(sums, name, other[name]);
}

/** Adds the `Task Metrics` of a task attempt, also of a failed or killed one; a missing counter is 0. */
export function addMetrics(sums: TaskSums, metrics: JsonObject): void {
  for (const [name, [group, ...keys]] of PATHS) {
    const counters = group === null ? metrics : object(metrics[group]);
    addCounter(
      sums,
      name,
      keys.reduce((sum, key) => sum + amount(counters[key]), 0),
    );
  }
}

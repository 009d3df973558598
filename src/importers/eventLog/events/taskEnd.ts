import { type ExecutorMemory, executorMemory } from './executorMemory';
import { amount, id, type JsonObject, object } from './json';
import { objectBefore, objectFrom } from './sliceLine';

/** Resources used by a task attempt: bytes, records, milliseconds, and nanoseconds of CPU time. */
export interface TaskEnd {
  stage: number;
  attempt: number;
  outcome: 'succeeded' | 'failed' | 'killed';
  /** From launch to finish. */
  durationMs: number;
  usage: TaskUsage;
  /** Memory of its executor while it ran; null if it was not sampled. */
  memory: ExecutorMemory | null;
}

function outcome(info: JsonObject): TaskEnd['outcome'] {
  if (info.Failed === true) return 'failed';
  return info.Killed === true ? 'killed' : 'succeeded';
}

/** Counters in the metrics of a task, in the units of the log; 0 if missing. */
export function usageOf(metrics: JsonObject) {
  const [read, written] = [object(metrics['Shuffle Read Metrics']), object(metrics['Shuffle Write Metrics'])];
  const [input, output] = [object(metrics['Input Metrics']), object(metrics['Output Metrics'])];
  return {
    inputBytes: amount(input['Bytes Read']),
    inputRecords: amount(input['Records Read']),
    outputBytes: amount(output['Bytes Written']),
    outputRecords: amount(output['Records Written']),
    /** Remote and local reads; a remote shuffle service counts all its reads as remote. */
    shuffleReadBytes: amount(read['Remote Bytes Read']) + amount(read['Local Bytes Read']),
    shuffleReadRecords: amount(read['Total Records Read']),
    shuffleWriteBytes: amount(written['Shuffle Bytes Written']),
    shuffleWriteRecords: amount(written['Shuffle Records Written']),
    memorySpillBytes: amount(metrics['Memory Bytes Spilled']),
    diskSpillBytes: amount(metrics['Disk Bytes Spilled']),
    gcMs: amount(metrics['JVM GC Time']),
    runMs: amount(metrics['Executor Run Time']),
    cpuNs: amount(metrics['Executor CPU Time']),
    peakMemoryBytes: amount(metrics['Peak Execution Memory']),
  };
}

export type TaskUsage = ReturnType<typeof usageOf>;

/** The task of a parsed SparkListenerTaskEnd; null without stage. Missing counters are 0. */
export function taskEndOf(event: unknown): TaskEnd | null {
  const task = object(event);
  const [stage, attempt] = [id(task['Stage ID']), id(task['Stage Attempt ID'])];
  if (stage === null || attempt === null) return null;
  const info = object(task['Task Info']);
  return {
    stage,
    attempt,
    outcome: outcome(info),
    durationMs: Math.max(0, Math.floor(amount(info['Finish Time']) - amount(info['Launch Time']))),
    usage: usageOf(object(task['Task Metrics'])),
    memory: executorMemory(task['Task Executor Metrics']),
  };
}

const NEEDED = ['Stage ID', 'Stage Attempt ID', 'Task Info'];
const NEEDED_OF_TASK = ['Launch Time', 'Finish Time', 'Failed', 'Killed'];
/** Keys after the accumulables. Since Spark 3.0 the executor's metrics precede the task's metrics. */
const TAILS = [',"Task Executor Metrics":{', ',"Task Metrics":{'];

function tailOf(line: string): JsonObject {
  for (const mark of TAILS) {
    const tail = object(objectFrom(line, mark));
    if ('Task Metrics' in tail) return tail;
  }
  return {};
}

/** The start and end of a line in Spark's form, without the accumulables in between; null for any other form. */
function ends(line: string): JsonObject | null {
  const head = object(objectBefore(line, ',"Accumulables":[', 2));
  const info = object(head['Task Info']);
  if (!NEEDED.every((name) => name in head) || !NEEDED_OF_TASK.every((name) => name in info)) return null;
  const tail = tailOf(line);
  return 'Task Metrics' in tail ? { ...head, ...tail } : null;
}

/**
 * The task of a line with a SparkListenerTaskEnd: equal to `taskEndOf(JSON.parse(line))` for every JSON line with
 * unique keys, at a third of the cost. Throws SyntaxError for a line in another form that is not JSON.
 */
export function readTaskEnd(line: string): TaskEnd | null {
  return taskEndOf(ends(line) ?? JSON.parse(line));
}

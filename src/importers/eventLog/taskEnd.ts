import { headBefore, tailFrom } from './cut';
import { amount, id, type JsonObject, object } from './json';

/** What one attempt at a task used: bytes, records, milliseconds, and nanoseconds of CPU time. */
export interface TaskEnd {
  stage: number;
  attempt: number;
  outcome: 'succeeded' | 'failed' | 'killed';
  /** From launch to finish. */
  durationMs: number;
  runMs: number;
  cpuNs: number;
  gcMs: number;
  peakMemoryBytes: number;
  memorySpillBytes: number;
  diskSpillBytes: number;
  /** Remote and local reads together: a remote shuffle service counts all its reads as remote. */
  shuffleReadBytes: number;
  shuffleWriteBytes: number;
  inputBytes: number;
  inputRecords: number;
}

function outcome(info: JsonObject): TaskEnd['outcome'] {
  if (info.Failed === true) return 'failed';
  return info.Killed === true ? 'killed' : 'succeeded';
}

/** The task of a SparkListenerTaskEnd whose JSON is parsed; null without stage. What Spark left out counts as 0. */
export function taskEndOf(event: unknown): TaskEnd | null {
  const task = object(event);
  const [stage, attempt] = [id(task['Stage ID']), id(task['Stage Attempt ID'])];
  if (stage === null || attempt === null) return null;
  const [info, metrics] = [object(task['Task Info']), object(task['Task Metrics'])];
  const [read, written] = [object(metrics['Shuffle Read Metrics']), object(metrics['Shuffle Write Metrics'])];
  const input = object(metrics['Input Metrics']);
  return {
    stage,
    attempt,
    outcome: outcome(info),
    durationMs: Math.max(0, amount(info['Finish Time']) - amount(info['Launch Time'])),
    runMs: amount(metrics['Executor Run Time']),
    cpuNs: amount(metrics['Executor CPU Time']),
    gcMs: amount(metrics['JVM GC Time']),
    peakMemoryBytes: amount(metrics['Peak Execution Memory']),
    memorySpillBytes: amount(metrics['Memory Bytes Spilled']),
    diskSpillBytes: amount(metrics['Disk Bytes Spilled']),
    shuffleReadBytes: amount(read['Remote Bytes Read']) + amount(read['Local Bytes Read']),
    shuffleWriteBytes: amount(written['Shuffle Bytes Written']),
    inputBytes: amount(input['Bytes Read']),
    inputRecords: amount(input['Records Read']),
  };
}

const NEEDED = ['Stage ID', 'Stage Attempt ID', 'Task Info'];
const NEEDED_OF_TASK = ['Launch Time', 'Finish Time', 'Failed', 'Killed'];

/** Both ends of a line as Spark writes it, without the accumulables and executor metrics between them; null where it is otherwise. */
function ends(line: string): JsonObject | null {
  const head = object(headBefore(line, ',"Accumulables":[', 2));
  const info = object(head['Task Info']);
  if (!NEEDED.every((name) => name in head) || !NEEDED_OF_TASK.every((name) => name in info)) return null;
  const tail = object(tailFrom(line, ',"Task Metrics":{'));
  return 'Task Metrics' in tail ? { ...head, ...tail } : null;
}

/**
 * The task of a line with a SparkListenerTaskEnd: the same as `taskEndOf(JSON.parse(line))` for every line that is JSON with
 * each key once, at a third of the cost. Throws SyntaxError for a line in another shape that is no JSON.
 */
export function readTaskEnd(line: string): TaskEnd | null {
  return taskEndOf(ends(line) ?? JSON.parse(line));
}

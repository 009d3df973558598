import type { OpenMeasure, TaskMeasures } from '../../benchmark/model/queryMetrics';
import { addSums, noTasks, type TaskSums } from './state/tally';
import type { StageSummary } from './summary/logSummary';

/** The sums of tasks with the most that executors held meanwhile. */
type Used = TaskSums & Pick<StageSummary, Peak>;

/** Milliseconds as seconds; null stays. */
export function secondsOfMs(ms: number | null): number | null {
  return ms === null ? null : ms / 1000;
}

type Peak = 'peakOnHeapBytes' | 'peakOffHeapBytes';

/** The largest of a peak; null where no stage has one. */
function largest(stages: readonly StageSummary[], peak: Peak): number | null {
  return stages.reduce<number | null>(
    (most, { [peak]: own }) => (own === null ? most : Math.max(most ?? own, own)),
    null,
  );
}

/** What stages used together; of peaks the largest, null where none of them has one. */
export function togetherOf(stages: readonly StageSummary[]): Used {
  const sums = noTasks();
  for (const stage of stages) addSums(sums, stage);
  const [peakOnHeapBytes, peakOffHeapBytes] = [largest(stages, 'peakOnHeapBytes'), largest(stages, 'peakOffHeapBytes')];
  return { ...sums, peakOnHeapBytes, peakOffHeapBytes };
}

/** What was used as the columns of the files, times in seconds; measures that are not reported are null. */
export function measuresOf(used: Used, unreported: readonly OpenMeasure[]): TaskMeasures {
  const missing = Object.fromEntries(unreported.map((measure) => [measure, null]));
  return {
    tasks: used.tasks,
    failed_tasks: used.failedTasks,
    input_bytes: used.inputBytes,
    input_records: used.inputRecords,
    output_bytes: used.outputBytes,
    output_records: used.outputRecords,
    shuffle_read_bytes: used.shuffleReadBytes,
    shuffle_read_records: used.shuffleReadRecords,
    shuffle_write_bytes: used.shuffleWriteBytes,
    shuffle_write_records: used.shuffleWriteRecords,
    gc_s: used.gcMs / 1000,
    run_s: used.runMs / 1000,
    cpu_s: used.cpuNs / 1e9,
    memory_spill_bytes: used.memorySpillBytes,
    disk_spill_bytes: used.diskSpillBytes,
    peak_memory_bytes: used.peakMemoryBytes,
    peak_on_heap_bytes: used.peakOnHeapBytes,
    peak_off_heap_bytes: used.peakOffHeapBytes,
    ...missing,
  };
}

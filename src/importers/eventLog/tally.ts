import type { TaskMeasure } from '../../benchmark/model/queryMetrics';
import type { TaskEnd } from './taskEnd';

/** The sums over tasks, in the units of the log; `peakMemoryBytes` is the largest of any task. */
type Sums = Omit<TaskEnd, 'stage' | 'attempt' | 'outcome' | 'durationMs'> & { tasks: number; failed: number };

/** What a number of tasks used together. */
export class Tally {
  private readonly sums: Sums = {
    tasks: 0,
    failed: 0,
    runMs: 0,
    cpuNs: 0,
    gcMs: 0,
    peakMemoryBytes: 0,
    memorySpillBytes: 0,
    diskSpillBytes: 0,
    shuffleReadBytes: 0,
    shuffleWriteBytes: 0,
    inputBytes: 0,
    inputRecords: 0,
  };

  get tasks(): number {
    return this.sums.tasks;
  }

  private addSums(other: Sums): void {
    const { sums } = this;
    const peak = Math.max(sums.peakMemoryBytes, other.peakMemoryBytes);
    for (const name of Object.keys(sums) as (keyof Sums)[]) sums[name] += other[name];
    sums.peakMemoryBytes = peak;
  }

  /** Counts one attempt at a task, also one that failed or was killed: what it used was used. */
  addTask(task: TaskEnd): void {
    this.addSums({ ...task, tasks: 1, failed: task.outcome === 'failed' ? 1 : 0 });
  }

  addTally(other: Tally): void {
    this.addSums(other.sums);
  }

  /** The sums as the columns of the files, times in seconds. */
  measures(): Record<TaskMeasure, number> {
    const { sums } = this;
    return {
      tasks: sums.tasks,
      failed_tasks: sums.failed,
      input_bytes: sums.inputBytes,
      input_records: sums.inputRecords,
      shuffle_read_bytes: sums.shuffleReadBytes,
      shuffle_write_bytes: sums.shuffleWriteBytes,
      memory_spill_bytes: sums.memorySpillBytes,
      disk_spill_bytes: sums.diskSpillBytes,
      gc_s: sums.gcMs / 1000,
      run_s: sums.runMs / 1000,
      cpu_s: sums.cpuNs / 1e9,
      peak_memory_bytes: sums.peakMemoryBytes,
    };
  }
}

import { type TaskEnd, type TaskUsage, usageOf } from '../events/taskEnd';

/** What a number of tasks used together, in the units of the log; `peakMemoryBytes` is the largest of any task. */
export interface TaskSums extends TaskUsage {
  tasks: number;
  failedTasks: number;
}

/** The sums of no task. */
export function noTasks(): TaskSums {
  return { tasks: 0, failedTasks: 0, ...usageOf({}) };
}

/** Adds sums to others, in place. */
export function addSums(sums: TaskSums, other: TaskSums): void {
  const peak = Math.max(sums.peakMemoryBytes, other.peakMemoryBytes);
  for (const name of Object.keys(sums) as (keyof TaskSums)[]) sums[name] += other[name];
  sums.peakMemoryBytes = peak;
}

/** Counts one attempt at a task, also one that failed or was killed: what it used was used. */
export function addTask(sums: TaskSums, task: TaskEnd): void {
  addSums(sums, { ...task.usage, tasks: 1, failedTasks: task.outcome === 'failed' ? 1 : 0 });
}

import { type TaskEnd, type TaskUsage, usageOf } from '../events/taskEnd';

/** Resources of a number of tasks, in the units of the log; `peakMemoryBytes` is the largest of any task. */
export interface TaskSums extends TaskUsage {
  tasks: number;
  failedTasks: number;
}

export function emptySums(): TaskSums {
  return { tasks: 0, failedTasks: 0, ...usageOf({}) };
}

export function addSums(sums: TaskSums, other: TaskSums): void {
  const peak = Math.max(sums.peakMemoryBytes, other.peakMemoryBytes);
  for (const name of Object.keys(sums) as (keyof TaskSums)[]) sums[name] += other[name];
  sums.peakMemoryBytes = peak;
}

/** Adds one task attempt, including failed and killed ones, which used resources too. */
export function addTask(sums: TaskSums, task: TaskEnd): void {
  addSums(sums, { ...task.usage, tasks: 1, failedTasks: task.outcome === 'failed' ? 1 : 0 });
}

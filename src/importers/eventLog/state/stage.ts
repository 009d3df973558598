import { type ExecutorMemory, largerMemory } from '../events/executorMemory';
import type { TaskEnd } from '../events/taskEnd';
import { Durations } from './durations';
import { addTask, emptySums, type TaskSums } from './tally';

/** One stage attempt: its times, the resources of its tasks, and the durations of successful tasks. */
export class Stage {
  readonly sums: TaskSums = emptySums();
  readonly durations = new Durations();
  memory: ExecutorMemory | null = null;
  startMs: number | null = null;
  endMs: number | null = null;
  /** Operators for which the RDDs of the stage were created. */
  scopes: string[] = [];

  constructor(
    readonly stage: number,
    readonly attempt: number,
  ) {}

  add(task: TaskEnd): void {
    addTask(this.sums, task);
    this.hold(task.memory);
    if (task.outcome === 'succeeded') this.durations.add(task.durationMs);
  }

  hold(memory: ExecutorMemory | null): void {
    this.memory = largerMemory(this.memory, memory);
  }
}

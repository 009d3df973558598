import { type ExecutorMemory, largerMemory } from '../events/executorMemory';
import type { TaskEnd } from '../events/taskEnd';
import { Durations } from './durations';
import { addTask, noTasks, type TaskSums } from './tally';

/** One attempt at a stage: when it ran, what its tasks used, and how long those that succeeded took. */
export class Stage {
  readonly sums: TaskSums = noTasks();
  readonly durations = new Durations();
  memory: ExecutorMemory | null = null;
  startMs: number | null = null;
  endMs: number | null = null;
  /** The names of the operators that the RDDs of the stage were made for. */
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

import { Durations } from './durations';
import { Tally } from './tally';
import type { TaskEnd } from './taskEnd';

/** One attempt at a stage: what its tasks used, and how long those that succeeded took. */
export class Stage {
  readonly tally = new Tally();
  readonly durations = new Durations();

  constructor(
    readonly stage: number,
    readonly attempt: number,
  ) {}

  add(task: TaskEnd): void {
    this.tally.addTask(task);
    if (task.outcome === 'succeeded') this.durations.add(task.durationMs);
  }
}

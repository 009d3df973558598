import { countOperators } from './operators';
import { readPlan } from './sqlExecution';
import { Stage } from './stage';

const utf8 = new TextDecoder();

/** One SQL execution of a query with the executions that are parts of it, as far as the log has told. */
export class Execution {
  jobs = 0;
  /** Whether it and all its parts have ended; a log that was cut off leaves it open. */
  ended = false;
  /** What it failed with; empty where it did not, or Spark does not say (before 3.4). */
  error = '';
  /** How often each operator stands in its final plan; null where that cannot be read. */
  operators: Map<string, number> | null = null;
  private open = 0;
  private startMs = Number.POSITIVE_INFINITY;
  private endMs = Number.NEGATIVE_INFINITY;
  private readonly stages = new Map<string, Stage>();
  /** The line that holds the latest plan, unread until the execution ends: most plans are replaced. */
  private planLine: Uint8Array | null = null;

  constructor(readonly query: string) {}

  start(line: Uint8Array, timeMs: number | null): void {
    this.open += 1;
    this.startMs = Math.min(this.startMs, timeMs ?? Number.NEGATIVE_INFINITY);
    this.keepPlan(line);
  }

  /** Keeps the line of a plan, as a copy: the caller's bytes may change. */
  keepPlan(line: Uint8Array): void {
    this.planLine = line.slice();
  }

  end(error: string, timeMs: number | null): void {
    this.open -= 1;
    this.endMs = Math.max(this.endMs, timeMs ?? Number.POSITIVE_INFINITY);
    this.error ||= error;
    this.ended = this.open <= 0;
    if (this.ended) this.readPlan();
  }

  /** Seconds from its start to its end; null where the log does not tell one of the two. */
  wallS(): number | null {
    const seconds = (this.endMs - this.startMs) / 1000;
    return Number.isFinite(seconds) ? seconds : null;
  }

  private readPlan(): void {
    try {
      if (this.planLine) this.operators = countOperators(readPlan(utf8.decode(this.planLine)));
    } catch {
      this.operators = null;
    }
    this.planLine = null;
  }

  stage(stage: number, attempt: number): Stage {
    const key = `${stage}.${attempt}`;
    const known = this.stages.get(key);
    if (known) return known;
    const made = new Stage(stage, attempt);
    this.stages.set(key, made);
    return made;
  }

  /** Its stages that ran tasks, by number and attempt. */
  allStages(): Stage[] {
    return [...this.stages.values()].sort((a, b) => a.stage - b.stage || a.attempt - b.attempt);
  }
}

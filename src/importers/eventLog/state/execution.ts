import { cometFallbacks, mentionsComet, type PlanFallback } from '../events/fallbacks';
import { type PlanNode, planNodes } from '../events/plan';
import { readPlan, readPlanText } from '../events/sqlExecution';
import type { Accumulated } from '../events/stageCompleted';
import { Stage } from './stage';

const utf8 = new TextDecoder();

/** One SQL execution as far as the log has told. */
export class Execution {
  root: number;
  description = '';
  jobGroup = '';
  startMs: number | null = null;
  endMs: number | null = null;
  ended = false;
  /** What it failed with; null where Spark does not say (before 3.4). */
  error: string | null = null;
  /** The failures of its jobs by their id; null for those that did not fail or have not ended. */
  readonly jobs = new Map<number, string | null>();
  /** The operators of its final plan; null where it is not read, or cannot be. */
  nodes: PlanNode[] | null = null;
  fallbacks: PlanFallback[] = [];
  /** The largest value of each accumulator, and the stages that touched it. */
  readonly values = new Map<number, number>();
  readonly touched = new Map<number, Set<number>>();
  readonly stages = new Map<string, Stage>();
  private glutenFallbacks: PlanFallback[] = [];
  /** The line that holds the latest plan, unread until the execution ends: most plans are replaced. */
  private planLine: Uint8Array | null = null;

  constructor(readonly id: number) {
    this.root = id;
  }

  /** Keeps the line of a plan, as a copy: the caller's bytes may change. How many bytes it stands in the place of. */
  keepPlan(line: Uint8Array): number {
    const before = this.planLine?.length ?? 0;
    this.planLine = line.slice();
    return before;
  }

  keepGlutenFallbacks(fallbacks: PlanFallback[]): void {
    this.glutenFallbacks = fallbacks;
  }

  /** A job of the execution; without a start of the execution, its first job describes it. */
  startJob(job: number, description: string, group: string): void {
    if (!this.jobs.has(job)) this.jobs.set(job, null);
    this.description ||= description;
    this.jobGroup ||= group;
  }

  end(error: string | null, timeMs: number | null): void {
    this.ended = true;
    this.error = error;
    this.endMs = timeMs;
  }

  /** How many operators and metrics of its plan are held. */
  planSize(): number {
    return (this.nodes ?? []).reduce((sum, { metrics }) => sum + 1 + metrics.length, 0);
  }

  /** Reads the latest plan, if it came after the one that was read. How many bytes waited for that. */
  readPlan(): number {
    if (!this.planLine) return 0;
    const { length } = this.planLine;
    const line = utf8.decode(this.planLine);
    this.planLine = null;
    try {
      this.nodes = planNodes(readPlan(line));
      this.fallbacks = mentionsComet(line) ? cometFallbacks(readPlanText(line)) : [];
    } catch {
      this.nodes = null;
    }
    return length;
  }

  /** Why operators run on the JVM, by Comet's plan or Gluten's last report. */
  allFallbacks(): PlanFallback[] {
    return [...this.fallbacks, ...this.glutenFallbacks];
  }

  /** Takes values of accumulators; how many are new. */
  take(accumulated: readonly Accumulated[], stage: number | null): number {
    const before = this.values.size;
    for (const { accumulator, value } of accumulated) {
      this.values.set(accumulator, Math.max(value, this.values.get(accumulator) ?? 0));
      if (stage === null) continue;
      const stages = this.touched.get(accumulator) ?? new Set();
      this.touched.set(accumulator, stages.add(stage));
    }
    return this.values.size - before;
  }

  stage(stage: number, attempt: number): Stage {
    const key = `${stage}.${attempt}`;
    const known = this.stages.get(key);
    if (known) return known;
    const made = new Stage(stage, attempt);
    this.stages.set(key, made);
    return made;
  }
}

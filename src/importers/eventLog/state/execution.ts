import { cometFallbacks, mentionsComet, type PlanFallback } from '../events/fallbacks';
import { type PlanNode, planNodes } from '../events/plan';
import { readPlan, readPlanText } from '../events/sqlExecution';
import type { Accumulated } from '../events/stageCompleted';
import { Stage } from './stage';

const utf8 = new TextDecoder();

export class Execution {
  root: number;
  description = '';
  /** The fingerprint of its first plan; '' if the log has none. */
  plan = '';
  jobGroup = '';
  startMs: number | null = null;
  endMs: number | null = null;
  ended = false;
  /** The error; empty if it succeeded, null if Spark does not report it (before 3.4). */
  error: string | null = null;
  /** Failures of its jobs, by job id; null for jobs that succeeded or have not ended. */
  readonly jobs = new Map<number, string | null>();
  /** Operators of its final plan; null if it was not parsed or cannot be. */
  nodes: PlanNode[] | null = null;
  fallbacks: PlanFallback[] = [];
  /** The largest value of each accumulator, and the stages that updated it. */
  readonly values = new Map<number, number>();
  readonly touched = new Map<number, Set<number>>();
  readonly stages = new Map<string, Stage>();
  private glutenFallbacks: PlanFallback[] = [];
  /** The line with the latest plan, not parsed until the execution ends, because most plans are replaced. */
  private planLine: Uint8Array | null = null;

  constructor(readonly id: number) {
    this.root = id;
  }

  /** Copies the line of a plan, whose bytes the caller may reuse. Returns the length of the replaced line. */
  keepPlan(line: Uint8Array): number {
    const before = this.planLine?.length ?? 0;
    this.planLine = line.slice();
    return before;
  }

  keepGlutenFallbacks(fallbacks: PlanFallback[]): void {
    this.glutenFallbacks = fallbacks;
  }

  /** Adds a job; if the log has no start of the execution, its first job describes it. */
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

  planSize(): number {
    return (this.nodes ?? []).reduce((sum, { metrics }) => sum + 1 + metrics.length, 0);
  }

  /** Parses the latest plan unless it is parsed already. Returns the number of bytes that were waiting. */
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

  /** Reasons why operators run on the JVM, from Comet's plan or Gluten's last report. */
  allFallbacks(): PlanFallback[] {
    return [...this.fallbacks, ...this.glutenFallbacks];
  }

  /** Stores values of accumulators; returns the number of new ones. */
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

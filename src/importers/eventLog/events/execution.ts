import { Durations } from './durations';
import { amount, id, type JsonObject, list, object, objectFrom, text } from './json';
import { cometFallbacks, mentionsComet, operatorName, type PlanFallback, type PlanNode, planNodes } from './plan';
import { addMetrics, emptySums } from './taskSums';

const utf8 = new TextDecoder();

/** The operator for which an RDD was created; empty if it has none. */
function scopeName(rdd: unknown): string[] {
  const scope = text(object(rdd).Scope);
  if (scope === '') return [];
  try {
    return [operatorName(text(object(JSON.parse(scope)).name))].filter((name) => name !== '');
  } catch {
    return [];
  }
}

/** One stage attempt: its times, the resources of its tasks, and the durations of successful tasks. */
class Stage {
  readonly sums = emptySums();
  readonly durations = new Durations();
  /** Largest memory of the memory managers of its executors, execution and storage together; null if not sampled. */
  peakOnHeapBytes: number | null = null;
  peakOffHeapBytes: number | null = null;
  startMs: number | null = null;
  endMs: number | null = null;
  /** Operators for which its RDDs were created, sorted by name. */
  scopes: string[] = [];

  constructor(
    readonly stage: number,
    readonly attempt: number,
  ) {}

  /** Adds a SparkListenerTaskEnd. Failed and killed tasks used resources too. */
  addTask(event: JsonObject): void {
    const info = object(event['Task Info']);
    this.sums.tasks += 1;
    if (info.Failed === true) this.sums.failedTasks += 1;
    else if (info.Killed !== true)
      this.durations.add(Math.max(0, Math.floor(amount(info['Finish Time']) - amount(info['Launch Time']))));
    addMetrics(this.sums, object(event['Task Metrics']));
    this.addMemory(event['Task Executor Metrics']);
  }

  /** Adds the metrics of an executor; if they were not sampled, its heap has 0 bytes. */
  addMemory(executorMetrics: unknown): void {
    const metrics = object(executorMetrics);
    if (amount(metrics.JVMHeapMemory) === 0) return;
    this.peakOnHeapBytes = Math.max(this.peakOnHeapBytes ?? 0, amount(metrics.OnHeapUnifiedMemory));
    this.peakOffHeapBytes = Math.max(this.peakOffHeapBytes ?? 0, amount(metrics.OffHeapUnifiedMemory));
  }

  /** Takes the `Stage Info` of its completion. */
  complete(info: JsonObject): void {
    this.startMs = id(info['Submission Time']);
    this.endMs = id(info['Completion Time']);
    this.scopes = [...new Set(list(info['RDD Info']).flatMap(scopeName))].sort();
  }
}

/** An SQL execution. */
export class Execution {
  /** The execution that it is a part of. */
  root: number;
  description = '';
  /** The fingerprint of its first plan; '' if the log has none. */
  plan = '';
  jobGroup = '';
  startMs: number | null = null;
  endMs: number | null = null;
  /** True if the log has its start or one of its jobs. */
  isDescribed = false;
  hasEnded = false;
  /** The error; empty if it succeeded, null if Spark does not report it (before 3.4). */
  error: string | null = null;
  /** Failures of its jobs, by job id, negative for a job without id; null for jobs that succeeded or have not ended. */
  readonly jobs = new Map<number, string | null>();
  /** Operators of its final plan; null if it was not parsed or cannot be. */
  nodes: PlanNode[] | null = null;
  /** Reasons why operators run on the JVM, from Comet's plan and from Gluten's last report. */
  cometFallbacks: PlanFallback[] = [];
  glutenFallbacks: PlanFallback[] = [];
  /** The largest value of each accumulator, and the stages that updated it. */
  readonly values = new Map<number, number>();
  readonly touched = new Map<number, Set<number>>();
  readonly stages = new Map<string, Stage>();
  /** The line with the latest plan, not parsed until the execution ends, because most plans are replaced. */
  private planLine: Uint8Array | null = null;

  constructor(readonly execution: number) {
    this.root = execution;
  }

  stage(stage: number, attempt: number): Stage {
    const key = `${stage}.${attempt}`;
    const known = this.stages.get(key) ?? new Stage(stage, attempt);
    this.stages.set(key, known);
    return known;
  }

  /** Keeps the largest value of an accumulator, set by a stage, or by the driver if `stage` is null. */
  accumulate(accumulator: number, value: number, stage: number | null): void {
    this.values.set(accumulator, Math.max(value, this.values.get(accumulator) ?? 0));
    if (stage !== null) this.touched.set(accumulator, (this.touched.get(accumulator) ?? new Set()).add(stage));
  }

  /** Copies the line of a plan, whose bytes the caller may reuse. Returns the length of the replaced line. */
  keepPlan(line: Uint8Array): number {
    const before = this.planLine?.length ?? 0;
    this.planLine = line.slice();
    return before;
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
      const tail = objectFrom(line, ',"sparkPlanInfo":{');
      this.nodes = planNodes(('sparkPlanInfo' in tail ? tail : object(JSON.parse(line))).sparkPlanInfo);
      const written = mentionsComet(line) ? text(object(JSON.parse(line)).physicalPlanDescription) : '';
      this.cometFallbacks = cometFallbacks(written);
    } catch {
      this.nodes = null;
    }
    return length;
  }
}

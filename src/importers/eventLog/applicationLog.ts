import { Application } from './events/application';
import { Execution } from './events/execution';
import { id, type JsonObject, list, object, text } from './events/json';
import { Holding, WAITING_PLAN_BYTES } from './events/limits';
import { glutenFallbacks } from './events/plan';

/** A non-negative integer that Spark wrote as text or number; null for all other values and for -1, "not set". */
function wholeValue(value: unknown): number | null {
  return id(typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value);
}

/**
 * State of parsing the log of one attempt of an application. Its size depends on the number of SQL executions, stages,
 * and operators, not on tasks or bytes. Each method for an event returns false if the event lacks its id.
 */
export class ApplicationLog {
  readonly application = new Application();
  readonly executions = new Map<number, Execution>();
  /** The execution of each stage, null for none, and the execution of each job. */
  private readonly owners = new Map<number, Execution | null>();
  private readonly ownersOfJobs = new Map<number, Execution>();
  private waitingBytes = 0;

  constructor(private readonly holding = new Holding()) {}

  addExecutor(event: JsonObject): void {
    this.holding.add('executors');
    this.application.addExecutor(event);
  }

  startExecution(event: JsonObject, plan: string, line: Uint8Array): boolean {
    const execution = this.executionOf(event.executionId);
    if (!execution) return false;
    execution.isDescribed = true;
    execution.root = id(event.rootExecutionId) ?? execution.execution;
    execution.startMs = id(event.time);
    execution.description = text(event.description);
    execution.plan = plan;
    this.keepPlan(execution, line);
    return true;
  }

  updatePlan(event: JsonObject, line: Uint8Array): boolean {
    const execution = this.executionOf(event.executionId);
    if (execution) this.keepPlan(execution, line);
    return execution !== null;
  }

  endExecution(event: JsonObject): boolean {
    const execution = this.executionOf(event.executionId);
    if (!execution) return false;
    execution.hasEnded = true;
    execution.endMs = id(event.time);
    execution.error = 'errorMessage' in event ? text(event.errorMessage) : null;
    this.readPlan(execution);
    return true;
  }

  /** Adds a job. If the log has no start of its execution, the first job describes the execution. */
  startJob(event: JsonObject): boolean {
    const properties = object(event.Properties);
    const execution = this.executionOf(wholeValue(text(properties['spark.sql.execution.id'])));
    const description = text(properties['spark.job.description']);
    this.holding.add('jobs');
    if (execution) {
      const job = id(event['Job ID']);
      const key = job ?? -1 - execution.jobs.size;
      if (!execution.jobs.has(key)) execution.jobs.set(key, null);
      if (job !== null) this.ownersOfJobs.set(job, execution);
      execution.isDescribed = true;
      execution.description ||= description;
      execution.jobGroup ||= text(properties['spark.jobGroup.id']);
    } else if (this.application.addOtherJob(description)) this.holding.add('descriptions');
    this.ownStages(list(event['Stage IDs']), execution);
    return true;
  }

  /** Assigns stages to the first execution that lists them. */
  private ownStages(stages: readonly unknown[], owner: Execution | null): void {
    for (const value of stages) {
      const stage = id(value);
      if (stage === null || this.owners.has(stage)) continue;
      this.holding.add('stages');
      this.owners.set(stage, owner);
    }
  }

  endJob(event: JsonObject): boolean {
    const job = id(event['Job ID']);
    if (job === null) return false;
    const result = object(event['Job Result']);
    if (text(result.Result) === 'JobFailed')
      this.ownersOfJobs.get(job)?.jobs.set(job, text(object(result.Exception).Message));
    return true;
  }

  endTask(event: JsonObject): boolean {
    const [stage, attempt] = [id(event['Stage ID']), id(event['Stage Attempt ID'])];
    if (stage === null || attempt === null) return false;
    const owner = this.owners.get(stage);
    this.application.tasks += 1;
    if (owner) owner.stage(stage, attempt).addTask(event);
    else this.application.otherTasks += 1;
    if (owner === undefined) this.application.strayTasks += 1;
    return true;
  }

  completeStage(event: JsonObject): boolean {
    const info = object(event['Stage Info']);
    const [stage, attempt] = [id(info['Stage ID']), id(info['Stage Attempt ID'])];
    if (stage === null || attempt === null) return false;
    const owner = this.owners.get(stage);
    if (!owner) return true;
    owner.stage(stage, attempt).complete(info);
    for (const accumulable of list(info.Accumulables)) {
      const { ID, Name, Value } = object(accumulable);
      if (!text(Name).startsWith('internal.')) this.accumulate(owner, ID, Value, stage);
    }
    return true;
  }

  addStageMemory(event: JsonObject): boolean {
    const [stage, attempt] = [id(event['Stage ID']), id(event['Stage Attempt ID'])];
    if (stage === null || attempt === null) return false;
    this.owners.get(stage)?.stage(stage, attempt).addMemory(event['Executor Metrics']);
    return true;
  }

  /** Takes metrics that the driver sets. */
  updateAccumulators(event: JsonObject): boolean {
    const execution = this.executionOf(event.executionId);
    if (!execution) return false;
    for (const update of list(event.accumUpdates)) {
      const [accumulator, value] = list(update);
      this.accumulate(execution, accumulator, value, null);
    }
    return true;
  }

  takeGlutenFallbacks(event: JsonObject): boolean {
    const execution = this.executionOf(event.executionId);
    if (execution) execution.glutenFallbacks = glutenFallbacks(event.fallbackNodeToReason);
    return execution !== null;
  }

  private accumulate(execution: Execution, accumulator: unknown, value: unknown, stage: number | null): void {
    const [key, whole] = [id(accumulator), wholeValue(value)];
    if (key === null || whole === null) return;
    if (!execution.values.has(key)) this.holding.add('accumulators of executions');
    execution.accumulate(key, whole, stage);
  }

  /** Keeps the line of a plan; parses it at once if many plans wait. */
  private keepPlan(execution: Execution, line: Uint8Array): void {
    this.waitingBytes += line.length - execution.keepPlan(line);
    if (this.waitingBytes > WAITING_PLAN_BYTES) this.readPlan(execution);
  }

  private readPlan(execution: Execution): void {
    const before = execution.planSize();
    this.waitingBytes -= execution.readPlan();
    this.holding.add('operators and metrics of plans', execution.planSize() - before);
  }

  /** The execution with an id of the log; null if the value is not an id. */
  private executionOf(value: unknown): Execution | null {
    const execution = id(value);
    if (execution === null) return null;
    const known = this.executions.get(execution);
    if (known) return known;
    this.holding.add('executions');
    const added = new Execution(execution);
    this.executions.set(execution, added);
    return added;
  }
}

import { executorMemory } from './events/executorMemory';
import { readGlutenFallbacks } from './events/fallbacks';
import { id, list, object, text } from './events/json';
import { objectFrom } from './events/sliceLine';
import { readExecutionEnd, readExecutionStart, readUpdatedExecution } from './events/sqlExecution';
import { type Accumulated, readStageCompleted, wholeValue } from './events/stageCompleted';
import { readTaskEnd } from './events/taskEnd';
import { Application } from './state/application';
import { Execution } from './state/execution';
import { type Holding, WAITING_PLAN_BYTES } from './state/limits';

/** Stages that a job may run, and the SQL execution that it belongs to; null if none. */
interface JobStart {
  job: number | null;
  stages: number[];
  execution: number | null;
  description: string;
  group: string;
}

export function jobStartOf(event: unknown): JobStart {
  const job = object(event);
  const properties = object(job.Properties);
  const execution = text(properties['spark.sql.execution.id']);
  return {
    job: id(job['Job ID']),
    stages: list(job['Stage IDs']).flatMap((stage) => id(stage) ?? []),
    execution: /^\d{1,15}$/.test(execution) ? Number(execution) : null,
    description: text(properties['spark.job.description']),
    group: text(properties['spark.jobGroup.id']),
  };
}

const JOB_ID = /^\{"Event":"SparkListenerJobStart","Job ID":(\d{1,15}),/;

/**
 * The job of a line with a SparkListenerJobStart. Skips the descriptions of stages if the line has Spark's form. Throws
 * SyntaxError for a line in another form that is not JSON.
 */
export function readJobStart(line: string): JobStart {
  const tail = object(objectFrom(line, ',"Stage IDs":['));
  const job = JOB_ID.exec(line)?.[1];
  return jobStartOf('Properties' in tail && job !== undefined ? { ...tail, 'Job ID': Number(job) } : JSON.parse(line));
}

/** The end of a job, and its failure; null if it succeeded. */
interface JobEnd {
  job: number;
  failure: string | null;
}

/** The job of a line with a SparkListenerJobEnd; null without id. Throws SyntaxError if it is not JSON. */
function readJobEnd(line: string): JobEnd | null {
  const event = object(JSON.parse(line));
  const job = id(event['Job ID']);
  if (job === null) return null;
  const result = object(event['Job Result']);
  const failed = text(result.Result) === 'JobFailed';
  return { job, failure: failed ? text(object(result.Exception).Message) : null };
}

/** Metrics set by the driver in a SparkListenerDriverAccumUpdates line; null without execution. Throws SyntaxError. */
function readDriverUpdates(line: string): { execution: number; accumulated: Accumulated[] } | null {
  const event = object(JSON.parse(line));
  const execution = id(event.executionId);
  if (execution === null) return null;
  const accumulated = list(event.accumUpdates).flatMap((pair) => {
    const [accumulator, value] = [id(list(pair)[0]), wholeValue(list(pair)[1])];
    return accumulator === null || value === null ? [] : [{ accumulator, value }];
  });
  return { execution, accumulated };
}

const utf8 = new TextDecoder();

/**
 * State of parsing the log of one attempt of an application. Its size depends on the number of SQL executions, stages,
 * and operators, not on tasks or bytes. Each method takes a line of one kind of event, returns whether it could be
 * parsed, and throws SyntaxError if it is not JSON.
 */
export class ApplicationLog {
  readonly application = new Application();
  /** SQL executions by id; `told` lists those for which the log has a start or a job. */
  readonly executions = new Map<number, Execution>();
  readonly told = new Set<number>();
  /** The execution of each stage, null for none, and the execution of each job. */
  private readonly owners = new Map<number, Execution | null>();
  private readonly ownersOfJobs = new Map<number, Execution>();
  private waitingBytes = 0;

  constructor(private readonly holding: Holding) {}

  task(line: Uint8Array): boolean {
    const task = readTaskEnd(utf8.decode(line));
    if (!task) return false;
    this.application.tasks += 1;
    const owner = this.owners.get(task.stage);
    if (owner) owner.stage(task.stage, task.attempt).add(task);
    else this.application.noteOtherTask(owner === undefined);
    return true;
  }

  job(line: Uint8Array): boolean {
    const { job, stages, execution, description, group } = readJobStart(utf8.decode(line));
    const owner = execution === null ? null : this.executionOf(execution);
    this.holding.add('jobs');
    if (!owner) this.holding.add('descriptions', this.application.noteOtherJob(description) ? 1 : 0);
    else {
      this.told.add(owner.id);
      owner.startJob(job ?? -1 - owner.jobs.size, description, group);
      if (job !== null) this.ownersOfJobs.set(job, owner);
    }
    this.own(stages, owner);
    return true;
  }

  /** Assigns stages to the first execution that lists them. */
  private own(stages: readonly number[], owner: Execution | null): void {
    for (const stage of stages) {
      if (this.owners.has(stage)) continue;
      this.holding.add('stages');
      this.owners.set(stage, owner);
    }
  }

  jobEnd(line: Uint8Array): boolean {
    const end = readJobEnd(utf8.decode(line));
    if (!end) return false;
    const owner = this.ownersOfJobs.get(end.job);
    if (owner && end.failure !== null) owner.jobs.set(end.job, end.failure);
    return true;
  }

  stage(line: Uint8Array): boolean {
    const end = readStageCompleted(utf8.decode(line));
    if (!end) return false;
    const owner = this.owners.get(end.stage);
    if (!owner) return true;
    this.holding.add('accumulators of executions', owner.take(end.accumulated, end.stage));
    const stage = owner.stage(end.stage, end.attempt);
    [stage.startMs, stage.endMs, stage.scopes] = [end.startMs, end.endMs, end.scopes];
    return true;
  }

  stageMemory(line: Uint8Array): boolean {
    const event = object(JSON.parse(utf8.decode(line)));
    const [stage, attempt] = [id(event['Stage ID']), id(event['Stage Attempt ID'])];
    if (stage === null || attempt === null) return false;
    this.owners.get(stage)?.stage(stage, attempt).hold(executorMemory(event['Executor Metrics']));
    return true;
  }

  execution(line: Uint8Array): boolean {
    const start = readExecutionStart(utf8.decode(line));
    if (!start) return false;
    const execution = this.executionOf(start.execution);
    this.told.add(execution.id);
    [execution.root, execution.startMs] = [start.root, start.timeMs];
    [execution.description, execution.plan] = [start.description, start.plan];
    this.keepPlan(execution, line);
    return true;
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

  plan(line: Uint8Array): boolean {
    const execution = readUpdatedExecution(utf8.decode(line));
    if (execution === null) return false;
    this.keepPlan(this.executionOf(execution), line);
    return true;
  }

  driverUpdates(line: Uint8Array): boolean {
    const updates = readDriverUpdates(utf8.decode(line));
    if (!updates) return false;
    const taken = this.executionOf(updates.execution).take(updates.accumulated, null);
    this.holding.add('accumulators of executions', taken);
    return true;
  }

  fallback(line: Uint8Array): boolean {
    const found = readGlutenFallbacks(utf8.decode(line));
    if (!found) return false;
    this.executionOf(found.execution).keepGlutenFallbacks(found.fallbacks);
    return true;
  }

  end(line: Uint8Array): boolean {
    const end = readExecutionEnd(utf8.decode(line));
    if (!end) return false;
    const execution = this.executionOf(end.execution);
    execution.end(end.error, end.timeMs);
    this.readPlan(execution);
    return true;
  }

  private executionOf(id: number): Execution {
    const known = this.executions.get(id);
    if (known) return known;
    this.holding.add('executions');
    const made = new Execution(id);
    this.executions.set(id, made);
    return made;
  }
}

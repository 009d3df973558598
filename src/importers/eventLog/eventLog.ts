import { ApplicationLog } from './applicationLog';
import { type JsonObject, object, objectBefore, objectFrom, text } from './events/json';
import { Holding, LimitError } from './events/limits';
import { planFingerprint } from './events/plan';
import type { LogSummary } from './summary/logSummary';
import { summaryOf } from './summary/summaryOf';

const utf8 = new TextDecoder();

/** Takes the line of an event into the state of its log. Returns false if it lacks its id; throws SyntaxError if it is not JSON. */
type Handler = (log: ApplicationLog, line: string, bytes: Uint8Array) => unknown;

function eventOf(line: string): JsonObject {
  return object(JSON.parse(line));
}

/** A handler of a whole event. */
function whole(take: (log: ApplicationLog, event: JsonObject) => unknown): Handler {
  return (log, line) => take(log, eventOf(line));
}

/** A handler that keeps an event as a field of the application. */
function keepAs(field: 'logStart' | 'start' | 'end' | 'environment'): Handler {
  return ({ application }, line) => {
    application[field] = eventOf(line);
  };
}

const OF_TASK = ['Stage ID', 'Stage Attempt ID', 'Task Info'];
const OF_TASK_INFO = ['Launch Time', 'Finish Time', 'Failed', 'Killed'];
/** Keys after the accumulables. Since Spark 3.0 the executor's metrics precede the task's metrics. */
const TASK_TAILS = [',"Task Executor Metrics":{', ',"Task Metrics":{'];

/** The end of a task: of a line in Spark's form without the accumulables in its middle, at a third of the cost. */
function taskEnd(line: string): JsonObject {
  const head = objectBefore(line, ',"Accumulables":[', 2);
  const info = object(head['Task Info']);
  const isWhole = OF_TASK.every((name) => name in head) && OF_TASK_INFO.every((name) => name in info);
  for (const mark of isWhole ? TASK_TAILS : []) {
    const tail = objectFrom(line, mark);
    if ('Task Metrics' in tail) return { ...head, ...tail };
  }
  return eventOf(line);
}

const JOB_ID = /^\{"Event":"SparkListenerJobStart","Job ID":(\d{1,15}),/;

/** The start of a job: of a line in Spark's form without the descriptions of stages in its middle. */
function jobStart(line: string): JsonObject {
  const tail = objectFrom(line, ',"Stage IDs":[');
  const job = JOB_ID.exec(line)?.[1];
  return 'Properties' in tail && job !== undefined ? { ...tail, 'Job ID': Number(job) } : eventOf(line);
}

const BEFORE_PLAN = ',"physicalPlanDescription":"';
const AFTER_PLAN = '","sparkPlanInfo":{';

/** The start of an execution: of a line in Spark's form without the stack trace and plan in its middle. */
function executionStart(line: string): JsonObject {
  const head = objectBefore(line, ',"details":"', 1);
  const isWhole = 'executionId' in head && 'description' in head;
  return isWhole ? { ...objectFrom(line, ',"time":'), ...head } : eventOf(line);
}

/** The fingerprint of the text of a plan, as it stands in the line of a start of an execution. */
function fingerprintIn(line: string): string {
  const [from, to] = [line.indexOf(BEFORE_PLAN), line.lastIndexOf(AFTER_PLAN)];
  const isCut = from !== -1 && to > from;
  return planFingerprint(
    isCut ? line.slice(from + BEFORE_PLAN.length, to) : text(eventOf(line).physicalPlanDescription),
  );
}

/** The start of an update of a plan, up to the plan. */
function planUpdate(line: string): JsonObject {
  const head = objectBefore(line, BEFORE_PLAN, 1);
  return 'executionId' in head ? head : eventOf(line);
}

const SQL = 'org.apache.spark.sql.execution.ui.SparkListener';
const addBuild = whole(({ application }, event) => application.addBuild(event));
const takeFallbacks = whole((log, event) => log.takeGlutenFallbacks(event));

/** Events that are parsed, by name; all others are skipped. */
const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['SparkListenerLogStart', keepAs('logStart')],
  ['SparkListenerApplicationStart', keepAs('start')],
  ['SparkListenerApplicationEnd', keepAs('end')],
  ['SparkListenerEnvironmentUpdate', keepAs('environment')],
  ['SparkListenerExecutorAdded', whole((log, event) => log.addExecutor(event))],
  ['SparkListenerExecutorRemoved', whole(({ application }, event) => application.removeExecutor(event))],
  ['SparkListenerBlockManagerAdded', whole(({ application }, event) => application.addBlockManager(event))],
  ['SparkListenerTaskEnd', (log, line) => log.endTask(taskEnd(line))],
  ['SparkListenerJobStart', (log, line) => log.startJob(jobStart(line))],
  ['SparkListenerJobEnd', whole((log, event) => log.endJob(event))],
  ['SparkListenerStageCompleted', whole((log, event) => log.completeStage(event))],
  ['SparkListenerStageExecutorMetrics', whole((log, event) => log.addStageMemory(event))],
  [
    `${SQL}SQLExecutionStart`,
    (log, line, bytes) => log.startExecution(executionStart(line), fingerprintIn(line), bytes),
  ],
  [`${SQL}SQLAdaptiveExecutionUpdate`, (log, line, bytes) => log.updatePlan(planUpdate(line), bytes)],
  [`${SQL}SQLExecutionEnd`, whole((log, event) => log.endExecution(event))],
  [`${SQL}DriverAccumUpdates`, whole((log, event) => log.updateAccumulators(event))],
  ['org.apache.gluten.events.GlutenPlanFallbackEvent', takeFallbacks],
  ['io.glutenproject.events.GlutenPlanFallbackEvent', takeFallbacks],
  ['org.apache.gluten.events.GlutenBuildInfoEvent', addBuild],
  ['io.glutenproject.events.GlutenBuildInfoEvent', addBuild],
  ['com.nvidia.spark.rapids.SparkRapidsBuildInfoEvent', addBuild],
]);

/** Longer than the start of any parsed event, up to the quote after its name. */
const PREFIX_BYTES = 100;
const NAME = /^\{"Event":"([\w.$]+)"/;
const CLOSING_BRACE = 0x7d;
const SPACE = 0x20;

/**
 * The name of the event of a line; '' for a line that is not a complete event. Only the start and end of a line in
 * Spark's form are read.
 */
function eventName(line: Uint8Array): string {
  const name = NAME.exec(utf8.decode(line.subarray(0, PREFIX_BYTES)))?.[1];
  if (name !== undefined) return line.findLast((byte) => byte > SPACE) === CLOSING_BRACE ? name : '';
  try {
    return text(eventOf(utf8.decode(line)).Event);
  } catch {
    return '';
  }
}

/**
 * State of parsing Spark event logs: takes lines and returns a summary per application. A log begins with its LogStart;
 * if that is missing, with the next start of an application.
 */
export class EventLog {
  /** The reason why parsing stopped: the log exceeds a memory limit. Null if it does not. */
  limit: string | null = null;
  private readonly logs: [ApplicationLog, ...ApplicationLog[]];

  constructor(private readonly holding = new Holding()) {
    this.logs = [new ApplicationLog(holding)];
  }

  /** Parses a line without its line feed. False if it is not a valid event or exceeds a limit. Never throws. */
  take(line: Uint8Array): boolean {
    const name = eventName(line);
    if (name === '') return false;
    const log = this.logOf(name);
    log.application.events += 1;
    try {
      return HANDLERS.get(name)?.(log, utf8.decode(line), line) !== false;
    } catch (error) {
      if (error instanceof LimitError) this.limit = error.message;
      return false;
    }
  }

  get events(): number {
    return this.logs.reduce((sum, { application }) => sum + application.events, 0);
  }

  /** The log of the next event: a new one if the event begins it. */
  private logOf(event: string): ApplicationLog {
    const current = this.logs.at(-1) as ApplicationLog;
    const { events, start } = current.application;
    const begins = event === 'SparkListenerLogStart' ? events > 0 : start && event === 'SparkListenerApplicationStart';
    if (!begins) return current;
    const next = new ApplicationLog(this.holding);
    this.logs.push(next);
    return next;
  }

  /** Summaries of the applications so far, in log order; an application without events is omitted. */
  summaries(): LogSummary[] {
    return this.logs.filter(({ application }) => application.events > 0).map(summaryOf);
  }
}

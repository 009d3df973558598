import { fingerprint } from '../summary/fingerprint';
import { id, type JsonObject, object, text } from './json';
import { objectBefore, objectFrom } from './sliceLine';

/** The start of an SQL execution; `root` is the execution it belongs to, often itself; `timeMs` is null if missing. */
interface ExecutionStart {
  execution: number;
  root: number;
  description: string;
  /** The fingerprint of its first plan without ids and paths, equal for equal statements; '' without a plan. */
  plan: string;
  timeMs: number | null;
}

/** Parts of a plan's text that differ between executions of one statement: ids of columns, plans, RDDs, and objects, and paths. */
const CHANGING = /#\d+L?|plan_id=\d+|RDD\[\d+\]|Lambda\$\d+|@[0-9a-f]+|[\w+.-]*:?\/[^\s,;\\\]"]+/g;
/** Headings and white space, also as JSON escapes it. */
const EMPTY = /== [\w ()]+ ==|\\n|\s/g;
const BEFORE_PLAN = ',"physicalPlanDescription":"';
const AFTER_PLAN = '","sparkPlanInfo":{';

function planOf(line: string): string {
  const [from, to] = [line.indexOf(BEFORE_PLAN), line.lastIndexOf(AFTER_PLAN)];
  const isCut = from !== -1 && to > from;
  const written = isCut ? line.slice(from + BEFORE_PLAN.length, to) : readPlanText(line);
  return planFingerprint(written);
}

/** The fingerprint of a plan's text without ids and paths; '' if the text has no operator. */
export function planFingerprint(written: string): string {
  const plan = written.replace(CHANGING, '').replace(EMPTY, '');
  return plan === '' ? '' : fingerprint(plan);
}

/** The execution of a SparkListenerSQLExecutionStart line; null without id. Throws SyntaxError if it is not JSON. */
export function readExecutionStart(line: string): ExecutionStart | null {
  const head = object(objectBefore(line, ',"details":"', 1));
  const isWhole = 'executionId' in head && 'description' in head;
  const event = isWhole ? { ...object(objectFrom(line, ',"time":')), ...head } : object(JSON.parse(line));
  const execution = id(event.executionId);
  if (execution === null) return null;
  const root = id(event.rootExecutionId) ?? execution;
  return { execution, root, description: text(event.description), plan: planOf(line), timeMs: id(event.time) };
}

/** The end of an SQL execution; `error` is empty if it succeeded, null if Spark does not report it (before 3.4). */
interface ExecutionEnd {
  execution: number;
  error: string | null;
  timeMs: number | null;
}

function errorOf(event: JsonObject): string | null {
  return 'errorMessage' in event ? text(event.errorMessage) : null;
}

/** The execution of a SparkListenerSQLExecutionEnd line; null without id. Throws SyntaxError if it is not JSON. */
export function readExecutionEnd(line: string): ExecutionEnd | null {
  const event = object(JSON.parse(line));
  const execution = id(event.executionId);
  return execution === null ? null : { execution, error: errorOf(event), timeMs: id(event.time) };
}

/** The id in a SparkListenerSQLAdaptiveExecutionUpdate line; null without one. Throws SyntaxError if it is not JSON. */
export function readUpdatedExecution(line: string): number | null {
  const head = object(objectBefore(line, ',"physicalPlanDescription":"', 1));
  return id(('executionId' in head ? head : object(JSON.parse(line))).executionId);
}

/** The physical plan in a line that starts or updates an execution. Throws SyntaxError if it is not JSON. */
export function readPlan(line: string): unknown {
  const tail = object(objectFrom(line, ',"sparkPlanInfo":{'));
  return ('sparkPlanInfo' in tail ? tail : object(JSON.parse(line))).sparkPlanInfo;
}

/** The plan's text in such a line, which Spark extensions annotate; empty if missing. Throws SyntaxError. */
export function readPlanText(line: string): string {
  return text(object(JSON.parse(line)).physicalPlanDescription);
}

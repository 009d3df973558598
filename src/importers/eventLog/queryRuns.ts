import { groupBy } from '../../benchmark/model/groupBy';
import { plannedQuery } from '../../benchmark/trial/plannedQueries';
import { queriesInOrder } from './queriesInOrder';
import { type QueryNames, queryOfDescription } from './queryOfDescription';
import { roundsOf, type Statement } from './rounds';
import type { ExecutionSummary, FallbackSummary, LogSummary, NodeSummary, StageSummary } from './summary/logSummary';

/** One iteration of a query: its statements, which are SQL executions, including their parts. */
export interface QueryRun {
  query: string;
  application: number;
  /** Id of its first execution. */
  execution: number;
  /** Its start in ms since 1970; null if the log lacks it. */
  startMs: number | null;
  /** Time of its statements in ms, overlaps counted once; null if there is none, with the reason in `timeFault`. */
  wallMs: number | null;
  timeFault: string;
  jobs: number;
  /** False if it or one of its parts has no end, for example in a truncated log. */
  ended: boolean;
  failed: boolean;
  /** The error; empty if it succeeded or the log has none. */
  error: string;
  stages: StageSummary[];
  /** The final plan; of several statements or parts, the plan of the last. */
  nodes: NodeSummary[];
  fallbacks: FallbackSummary[];
}

/** Iterations of queries in logs, sorted by log and then by execution order. */
export interface LoggedQueries {
  runs: QueryRun[];
  /** Queries whose executions may be iterations or statements of one iteration. */
  unclear: string[];
  /** Descriptions that match the pattern but name no query of the suite. */
  unknown: string[];
}

/** The length in ms of the union of the parts: statements add up, and a part within another does not. */
function wallMsOf(parts: readonly ExecutionSummary[]): number {
  let [sum, last] = [0, -Infinity];
  for (const { startMs, endMs } of [...parts].sort((a, b) => (a.startMs ?? 0) - (b.startMs ?? 0))) {
    sum += Math.max(0, (endMs ?? 0) - Math.max(startMs ?? 0, last));
    last = Math.max(last, endMs ?? 0);
  }
  return sum;
}

/** The reason why executions have no time; '' if they have one. */
function timeFaultOf(parts: readonly ExecutionSummary[]): string {
  if (parts.some(({ startMs, endMs }) => startMs === null || endMs === null))
    return 'the event log does not tell when it began and ended';
  if (parts.some(({ startMs, endMs }) => (endMs ?? 0) < (startMs ?? 0)))
    return 'the execution ends before it begins in the event log';
  return wallMsOf(parts) > 0 ? '' : 'the execution begins and ends in the same millisecond of the event log';
}

/** The first start of executions; null if one is missing. */
function startOf(parts: readonly ExecutionSummary[]): number | null {
  const starts = parts.flatMap(({ startMs }) => startMs ?? []);
  return starts.length < parts.length ? null : Math.min(...starts);
}

/** The rows of a log by execution. */
function rowsByExecution({ stages, nodes, fallbacks }: LogSummary) {
  return {
    stages: groupBy(stages, ({ execution }) => execution),
    nodes: groupBy(nodes, ({ execution }) => execution),
    fallbacks: groupBy(fallbacks, ({ execution }) => execution),
  };
}

function runOf(parts: readonly ExecutionSummary[], rows: ReturnType<typeof rowsByExecution>) {
  const ids = [...new Set(parts.map(({ execution }) => execution))].sort((a, b) => a - b);
  const planned = ids.findLast((execution) => rows.nodes.has(execution));
  const timeFault = timeFaultOf(parts);
  return {
    execution: parts[0]?.execution ?? 0,
    startMs: startOf(parts),
    wallMs: timeFault === '' ? wallMsOf(parts) : null,
    timeFault,
    jobs: parts.reduce((sum, { jobs }) => sum + jobs, 0),
    ended: parts.every(({ outcome }) => outcome !== 'unfinished'),
    failed: parts.some(({ outcome }) => outcome === 'failed'),
    error: parts.find(({ error }) => error !== '')?.error ?? '',
    stages: ids
      .flatMap((execution) => rows.stages.get(execution) ?? [])
      .sort((a, b) => a.stage - b.stage || a.attempt - b.attempt),
    nodes: planned === undefined ? [] : (rows.nodes.get(planned) ?? []),
    fallbacks: ids.flatMap((execution) => rows.fallbacks.get(execution) ?? []),
  };
}

/** The query of an execution, and the pass over the names of executions; null if it names no query. */
type Named = { query: string; pass: number } | null;

/** The statements of queries in a log with their parts; parts belong to their root if that is a query. */
function statementsOf(
  { executions }: LogSummary,
  application: number,
  nameOf: (execution: ExecutionSummary) => Named,
): Statement[] {
  const byId = new Map(executions.map((one) => [one.execution, one]));
  const statements = new Map<ExecutionSummary, Statement>();
  for (const execution of executions) {
    const root = byId.get(execution.root) ?? execution;
    const rootName = nameOf(root);
    const [owner, name] = rootName === null ? [execution, nameOf(execution)] : [root, rootName];
    if (name === null) continue;
    const known = statements.get(owner);
    if (known) known.parts.push(execution);
    else statements.set(owner, { ...name, application, parts: [execution] });
  }
  return [...statements.values()];
}

/** True if an execution runs within another of the same query, as parts do that have no root before Spark 3.4. */
function isWithin({ query, parts: [{ startMs, endMs }] }: Statement, outer: Statement | undefined): boolean {
  const [around] = outer?.parts ?? [];
  if (!around || outer?.query !== query || startMs === null || around.startMs === null) return false;
  return startMs > around.startMs && endMs !== null && endMs <= (around.endMs ?? 0);
}

/** The statements of a log in which those within another one are its parts. */
function withNestedParts(statements: readonly Statement[]): Statement[] {
  const found: Statement[] = [];
  for (const statement of statements) {
    const outer = found.at(-1);
    if (outer && isWithin(statement, outer)) outer.parts.push(...statement.parts);
    else found.push(statement);
  }
  return found;
}

/** The names of executions by their descriptions; unknown ones are added to `unknown`. */
function namesByDescription(naming: QueryNames, unknown: Set<string>): (execution: ExecutionSummary) => Named {
  const names = new Map<string, Named>();
  return ({ description, plan }) => {
    const key = JSON.stringify([description, naming.planned ? plan : '']);
    const known = names.get(key);
    if (known !== undefined) return known;
    const query = queryOfDescription(description, naming) ?? plannedQuery({ description, plan }, naming.planned ?? []);
    if (query === 'unknown') unknown.add(description);
    const name = query === null || query === 'unknown' ? null : { query, pass: 0 };
    names.set(key, name);
    return name;
  };
}

/** True if an execution counts: it ran jobs or failed. Others, such as the creation of a view, take no time. */
function isCounted({ parts }: Statement): boolean {
  return parts.some(({ jobs, outcome }) => jobs > 0 || outcome === 'failed');
}

export function queryRuns(summaries: readonly LogSummary[], naming: QueryNames): LoggedQueries {
  const unknown = new Set<string>();
  const ordered = naming.names ? queriesInOrder(summaries, naming) : null;
  const nameOf = ordered
    ? (execution: ExecutionSummary) => ordered.get(execution) ?? null
    : namesByDescription(naming, unknown);
  const statements = summaries.flatMap((summary, index) => withNestedParts(statementsOf(summary, index, nameOf)));
  const { runs, unclear } = roundsOf(statements.filter(isCounted), naming.suite);
  const rows = summaries.map(rowsByExecution);
  const uncounted = statements.filter((statement) => !isCounted(statement)).map((statement) => [statement]);
  const all = [...runs, ...uncounted].flatMap((own): QueryRun[] => {
    const [first] = own;
    const ofLog = first && rows[first.application];
    if (!ofLog) return [];
    const { query, application } = first;
    const parts = own.flatMap((statement) => statement.parts);
    return [{ query, application, ...runOf(parts, ofLog) }];
  });
  all.sort((a, b) => a.application - b.application || a.execution - b.execution);
  return { runs: all, unknown: [...unknown], unclear };
}

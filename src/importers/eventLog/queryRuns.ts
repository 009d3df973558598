import { namedInOrder } from './namedInOrder';
import { type QueryNames, queryOfDescription } from './queryOfDescription';
import type { ExecutionSummary, FallbackSummary, LogSummary, NodeSummary, StageSummary } from './summary/logSummary';

/** One execution of a query, with the SQL executions that are parts of it. Times in ms since 1970; null where one is not told. */
export interface QueryRun {
  query: string;
  /** The place of its application among the summaries. */
  application: number;
  execution: number;
  startMs: number | null;
  endMs: number | null;
  jobs: number;
  /** Whether it and all its parts have ended; a log that was cut off leaves it open. */
  ended: boolean;
  failed: boolean;
  /** What it failed with; empty where it did not, or the log does not say. */
  error: string;
  stages: StageSummary[];
  /** The final plan; of several parts that of the last. */
  nodes: NodeSummary[];
  fallbacks: FallbackSummary[];
}

/** The executions of queries in logs, in the order of the logs and then of running. */
export interface LoggedQueries {
  runs: QueryRun[];
  /** Descriptions that fit the pattern and name no query of the suite. */
  unknown: string[];
}

/** The time that all have, at the outermost; null where one of them has none. */
function outermost(times: readonly (number | null)[], pick: (...values: number[]) => number): number | null {
  return times.some((time) => time === null) ? null : pick(...(times as number[]));
}

function runOf(query: string, application: number, parts: readonly ExecutionSummary[], summary: LogSummary): QueryRun {
  const ids = new Set(parts.map(({ execution }) => execution));
  const nodes = summary.nodes.filter(({ execution }) => ids.has(execution));
  const planned = nodes.at(-1)?.execution;
  return {
    query,
    application,
    execution: parts[0]?.execution ?? 0,
    startMs: outermost(
      parts.map(({ startMs }) => startMs),
      Math.min,
    ),
    endMs: outermost(
      parts.map(({ endMs }) => endMs),
      Math.max,
    ),
    jobs: parts.reduce((sum, { jobs }) => sum + jobs, 0),
    ended: parts.every(({ outcome }) => outcome !== 'unfinished'),
    failed: parts.some(({ outcome }) => outcome === 'failed'),
    error: parts.find(({ error }) => error !== '')?.error ?? '',
    stages: summary.stages
      .filter(({ execution }) => ids.has(execution))
      .sort((a, b) => a.stage - b.stage || a.attempt - b.attempt),
    nodes: nodes.filter(({ execution }) => execution === planned),
    fallbacks: summary.fallbacks.filter(({ execution }) => ids.has(execution)),
  };
}

/** Per execution of a query its parts, itself first; parts follow their root where that is a query. */
function partsOf({ executions }: LogSummary, queryOf: (execution: ExecutionSummary) => string | null) {
  const byId = new Map(executions.map((one) => [one.execution, one]));
  const groups = new Map<ExecutionSummary, { query: string; parts: ExecutionSummary[] }>();
  for (const execution of executions) {
    const root = byId.get(execution.root) ?? execution;
    const rootQuery = queryOf(root);
    const [owner, query] = rootQuery === null ? [execution, queryOf(execution)] : [root, rootQuery];
    if (query === null) continue;
    const known = groups.get(owner) ?? { query, parts: [] };
    groups.set(owner, { query, parts: [...known.parts, execution] });
  }
  return groups.values();
}

/** The executions of queries that logs hold, known by their descriptions. */
export function queryRuns(summaries: readonly LogSummary[], naming: QueryNames): LoggedQueries {
  const unknown = new Set<string>();
  const names = new Map<string, string | null>();
  const ordered = naming.names ? namedInOrder(summaries, naming) : null;
  const queryOf = (execution: ExecutionSummary): string | null => {
    if (ordered) return ordered.get(execution) ?? null;
    const { description } = execution;
    const known = names.get(description);
    if (known !== undefined) return known;
    const query = queryOfDescription(description, naming);
    if (query === 'unknown') unknown.add(description);
    const name = query === 'unknown' ? null : query;
    names.set(description, name);
    return name;
  };
  const runs = summaries.flatMap((summary, index) => {
    return [...partsOf(summary, queryOf)].map(({ query, parts }) => runOf(query, index, parts, summary));
  });
  return { runs, unknown: [...unknown] };
}

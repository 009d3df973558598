import { queriesInOrder } from './queriesInOrder';
import { type QueryNames, queryOfDescription } from './queryOfDescription';
import type { ExecutionSummary, FallbackSummary, LogSummary, NodeSummary, StageSummary } from './summary/logSummary';

/** One execution of a query, including its parts. Times in ms since 1970; null if one is missing. */
export interface QueryRun {
  query: string;
  application: number;
  execution: number;
  startMs: number | null;
  endMs: number | null;
  jobs: number;
  /** False if it or one of its parts has no end, for example in a truncated log. */
  ended: boolean;
  failed: boolean;
  /** The error; empty if it succeeded or the log has none. */
  error: string;
  stages: StageSummary[];
  /** The final plan; of several parts, the plan of the last. */
  nodes: NodeSummary[];
  fallbacks: FallbackSummary[];
}

/** Executions of queries in logs, sorted by log and then by execution order. */
export interface LoggedQueries {
  runs: QueryRun[];
  /** Descriptions that match the pattern but name no query of the suite. */
  unknown: string[];
}

/** The outermost of all times; null if one is missing. */
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

/** Parts of each execution of a query, beginning with itself; parts belong to their root if that is a query. */
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

export function queryRuns(summaries: readonly LogSummary[], naming: QueryNames): LoggedQueries {
  const unknown = new Set<string>();
  const names = new Map<string, string | null>();
  const ordered = naming.names ? queriesInOrder(summaries, naming) : null;
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

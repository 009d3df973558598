import { quoteValue } from '../../benchmark/model/guards/plainText';
import { parseQueryName } from '../../benchmark/model/queries';
import { formatSeconds } from '../../benchmark/text/numbers';
import type { QueryNames } from './queryOfDescription';
import type { ExecutionSummary, LogSummary } from './summary/logSummary';

/** Executions that can be named in order: they are not a part of another, and ran jobs or failed. */
function executionsOf(summaries: readonly LogSummary[]): ExecutionSummary[] {
  return summaries.flatMap(({ executions }) => {
    const roots = new Set(
      executions.filter(({ jobs, outcome }) => jobs > 0 || outcome === 'failed').map(({ root }) => root),
    );
    return executions.filter(({ execution }) => roots.has(execution));
  });
}

/** Names in a text such as "q1,q3, q6". */
export function splitNames(text: string): string[] {
  return text.split(/[\s,;]+/).filter((name) => name !== '');
}

/**
 * The query of each execution in execution order, and the number of its pass over the names, which repeat if there are
 * too few; "-" skips an execution.
 */
export function queriesInOrder(summaries: readonly LogSummary[], { names, suite }: QueryNames) {
  const list = names ?? [];
  const named = (at: number) => {
    const query = parseQueryName(list[at % list.length] ?? '', suite)?.name;
    return query === undefined ? null : { query, pass: Math.floor(at / list.length) };
  };
  return new Map(executionsOf(summaries).map((one, at) => [one, named(at)]));
}

export function orderProblems(summaries: readonly LogSummary[], { names, suite, own }: QueryNames): string[] {
  if (!names) return [];
  const count = executionsOf(summaries).length;
  const isKnown = (name: string) => {
    const parsed = parseQueryName(name, suite)?.name;
    return name === '-' || (parsed !== undefined && (own?.has(parsed) ?? true));
  };
  const unknown = names
    .filter((name) => !isKnown(name))
    .map((name) => `${quoteValue(name)} is not a query of ${suite}`);
  if (count % names.length === 0) return unknown;
  const divisors = Array.from({ length: count }, (_, at) => count - at).filter((size) => count % size === 0);
  const message = `expected as many names as there are executions, or a part that repeats (${divisors.join(', ')}), got ${names.length}`;
  return [...unknown, message];
}

/** One line per execution: its number, its duration, its description, and the tables that it scans. */
export function executionLines(summaries: readonly LogSummary[]): string[] {
  return executionsOf(summaries).map(({ startMs, endMs, description, tables }, at) => {
    const time = startMs === null || endMs === null ? 'not ended' : formatSeconds((endMs - startMs) / 1000, 1);
    return [`${at + 1}: ${time}`, description, ...tables].filter((text) => text !== '').join(', ');
  });
}

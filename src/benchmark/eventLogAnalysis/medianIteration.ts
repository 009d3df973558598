import type { QueryMetrics } from '../model/queryMetrics';
import type { ResultSet } from '../model/resultSet';

/** One execution of a query, and its time in seconds, if published. */
export interface ChosenIteration {
  iteration: number;
  timeS: number | null;
}

/**
 * The execution that represents a side: the one with the median time, for an even number the lower one, for ties the
 * earlier. Without published iterations, the one with a recorded plan, otherwise the first. Null without an event log
 * of the query.
 */
export function medianIteration(
  query: string,
  { iterationRows }: Pick<ResultSet, 'iterationRows'>,
  { stages, nodes }: Pick<QueryMetrics, 'stages' | 'nodes'>,
): ChosenIteration | null {
  const logged = new Set(stages.filter((row) => row.query === query).map(({ iteration }) => iteration));
  const timed = iterationRows
    .filter((row) => row.query === query && logged.has(row.iteration))
    .sort((a, b) => a.timeS - b.timeS || a.iteration - b.iteration);
  const middle = timed[Math.floor((timed.length - 1) / 2)];
  if (middle) return { iteration: middle.iteration, timeS: middle.timeS };
  const planned = nodes.find((row) => row.query === query && logged.has(row.iteration))?.iteration;
  const iteration = planned ?? Math.min(...logged);
  return Number.isFinite(iteration) ? { iteration, timeS: null } : null;
}

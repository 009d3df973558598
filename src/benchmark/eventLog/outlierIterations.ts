import { groupBy } from '../model/groupBy';
import type { QueryMetrics, QueryMetricsRow } from '../model/queryMetrics';
import type { IterationRow } from '../model/resultSet';

/** Minimum time of an unusual iteration relative to the fastest, beyond the growth of its CPU time, */
const OUTLIER_FACTOR = 2;
/** and minimum difference in seconds: below it, the start of the query matters as much. */
const OUTLIER_MIN_SECONDS = 1;

/** An iteration that waited: it took much longer than the fastest of its query without a similar growth of CPU time. */
export interface OutlierIteration {
  query: string;
  iteration: number;
  timeS: number;
  fastestS: number;
  cpuS: number;
  fastestCpuS: number;
  /** Executor run time ÷ run time of the fastest iteration: high if tasks waited, near 1 if the driver did. */
  runGrowth: number;
}

export const OUTLIER_RULE = `An iteration is unusual if it took at least ${OUTLIER_MIN_SECONDS}\u202Fs longer than the query’s fastest iteration and its wall-clock time grew at least ${OUTLIER_FACTOR}× as much as its CPU time (CPU growth below 1 counts as 1). Such an iteration waited rather than computed.`;

type Timed = IterationRow & { metrics: QueryMetricsRow };

function outliersOf(rows: readonly Timed[]): OutlierIteration[] {
  const fastest = rows.reduce((best, row) => (row.timeS < best.timeS ? row : best), rows[0] as Timed);
  const [fastestCpuS, fastestRunS] = [fastest.metrics.cpu_s, fastest.metrics.run_s];
  const work = ({ metrics }: Timed) => (fastestCpuS > 0 ? Math.max(1, metrics.cpu_s / fastestCpuS) : 1);
  const isFar = (row: Timed) =>
    row.timeS >= OUTLIER_FACTOR * work(row) * fastest.timeS && row.timeS - fastest.timeS >= OUTLIER_MIN_SECONDS;
  return rows.filter(isFar).map(({ query, iteration, timeS, metrics }) => ({
    query,
    iteration,
    timeS,
    fastestS: fastest.timeS,
    cpuS: metrics.cpu_s,
    fastestCpuS,
    runGrowth: metrics.run_s / fastestRunS,
  }));
}

/**
 * Iterations that took at least a second more than their query's fastest, and whose time grew at least twice as much as
 * their CPU time (growth below 1 counts as 1). A first, cold iteration works more and may wait as well, so its
 * additional work is divided out. The reference is the fastest iteration, because waiting only adds time; a median of
 * three would be the outlier itself if two waited. By query and iteration; empty for queries with one iteration or
 * without metrics. Times in seconds.
 */
export function outlierIterations(
  iterationRows: readonly IterationRow[],
  { queries }: Pick<QueryMetrics, 'queries'>,
): OutlierIteration[] {
  const keyOf = ({ query, iteration }: { query: string; iteration: number }) => `${query} ${iteration}`;
  const metrics = new Map(queries.map((row) => [keyOf(row), row]));
  const timed = iterationRows.flatMap((row): Timed[] => {
    const own = metrics.get(keyOf(row));
    return own ? [{ ...row, metrics: own }] : [];
  });
  return [...groupBy(timed, ({ query }) => query).values()].flatMap(outliersOf);
}

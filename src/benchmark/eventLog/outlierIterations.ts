import { groupBy } from '../model/groupBy';
import type { QueryMetrics, QueryMetricsRow } from '../model/queryMetrics';
import type { IterationRow } from '../model/resultSet';

/** An iteration is far from the fastest from so many times its time on, beyond what more CPU time explains, */
const FAR = 2;
/** and so many seconds above it: below, starting the query weighs as much. */
const FAR_S = 1;

/** An iteration that took much longer than the fastest of its query, by far more than its work for the processor grew: it waited. */
export interface OutlierIteration {
  query: string;
  iteration: number;
  timeS: number;
  fastestS: number;
  cpuS: number;
  fastestCpuS: number;
  /** Executor run time ÷ that of the fastest: alike to the times where tasks waited, near 1 where the driver did. */
  runGrowth: number;
}

/** The rule in words, for pages. */
export const OUTLIER_RULE = `An iteration is unusual if it took at least ${FAR_S}\u202Fs longer than the query’s fastest iteration and its wall-clock time grew at least ${FAR}× as much as its CPU time (CPU growth below 1 counts as 1). Such an iteration waited rather than computed.`;

type Timed = IterationRow & { metrics: QueryMetricsRow };

function outliersOf(rows: readonly Timed[]): OutlierIteration[] {
  const fastest = rows.reduce((best, row) => (row.timeS < best.timeS ? row : best), rows[0] as Timed);
  const [fastestCpuS, fastestRunS] = [fastest.metrics.measures.cpu_s, fastest.metrics.measures.run_s];
  const work = ({ metrics }: Timed) => (fastestCpuS > 0 ? Math.max(1, metrics.measures.cpu_s / fastestCpuS) : 1);
  const isFar = (row: Timed) => row.timeS >= FAR * work(row) * fastest.timeS && row.timeS - fastest.timeS >= FAR_S;
  return rows.filter(isFar).map(({ query, iteration, timeS, metrics: { measures } }) => ({
    query,
    iteration,
    timeS,
    fastestS: fastest.timeS,
    cpuS: measures.cpu_s,
    fastestCpuS,
    runGrowth: measures.run_s / fastestRunS,
  }));
}

/**
 * The iterations that took a second more than their query's fastest, and whose time grew at least twice as much as their CPU time,
 * whose growth counts as 1 where it shrank. A first, cold iteration works more and may wait as well: so more work is divided out and
 * does not by itself excuse a time. The fastest is the measure because waiting only ever adds time; a median of three would be the outlier itself
 * where two waited. By query and iteration; empty for queries with one iteration or without metrics. Times in seconds.
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

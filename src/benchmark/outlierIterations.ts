import { groupBy } from './groupBy';
import type { QueryMetrics, QueryMetricsRow } from './queryMetrics';
import type { IterationRow } from './types';

/** An iteration is far from the fastest from so many times its time on, */
const FAR = 2;
/** and so many seconds above it: below, starting the query weighs as much. */
const FAR_S = 1;
/** Its CPU time is alike up to so many times that of the fastest. */
const ALIKE = 1.25;

/** An iteration that took much longer than the fastest of its query without more work for the processor: it waited. */
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
export const OUTLIER_RULE = `Unusual is an iteration that took at least ${FAR} times the time of the query’s fastest, and ${FAR_S} second more, with at most ${ALIKE} times its CPU time: it waited rather than worked.`;

type Timed = IterationRow & { metrics: QueryMetricsRow };

function outliersOf(rows: readonly Timed[]): OutlierIteration[] {
  const fastest = rows.reduce((best, row) => (row.timeS < best.timeS ? row : best), rows[0] as Timed);
  const [fastestCpuS, fastestRunS] = [fastest.metrics.measures.cpu_s, fastest.metrics.measures.run_s];
  const isFar = ({ timeS }: Timed) => timeS >= FAR * fastest.timeS && timeS - fastest.timeS >= FAR_S;
  return rows
    .filter((row) => isFar(row) && row.metrics.measures.cpu_s <= ALIKE * fastestCpuS)
    .map(({ query, iteration, timeS, metrics: { measures } }) => ({
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
 * The iterations that took at least twice the time of their query's fastest, and a second more, while their CPU time was at most
 * 1.25 times its. The fastest is the measure because waiting only ever adds time; a median of three would be the outlier itself
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

import type { Comparison } from './comparisonTypes';
import { formatNumber, formatSeconds, formatSpeedup, listed } from './format';
import { groupBy } from './groupBy';
import { type OutlierIteration, outlierIterations } from './outlierIterations';
import type { ValueTexts } from './publishedValues';
import type { QueryMetrics, QueryMetricsRow } from './queryMetrics';
import type { ResultSet, Side } from './types';

/** What the event logs of both sides of a comparison tell; null where a side has none. */
export type SideMetrics = Record<Side, QueryMetrics | null>;

const SECONDS = ['run_s', 'cpu_s', 'gc_s'] as const;

/** "executions.q18.baseline.3.cpu_s" and so on: seconds of one execution, and what of them is known relative to the fastest. */
function executionTexts(side: Side, row: QueryMetricsRow, { iterationRows }: ResultSet): ValueTexts {
  const at = `executions.${row.query}.${side}.${row.iteration}`;
  const timed = iterationRows.find(({ query, iteration }) => query === row.query && iteration === row.iteration);
  return {
    ...(timed ? { [`${at}.time_s`]: formatSeconds(timed.timeS, 2) } : {}),
    ...Object.fromEntries(SECONDS.map((name) => [`${at}.${name}`, formatSeconds(row.measures[name], 2)])),
  };
}

/** "q10 (1) and q18 (2 and 3)": the queries with the numbers of their unusual iterations. */
function listText(outliers: readonly OutlierIteration[]): string {
  const byQuery = [...groupBy(outliers, ({ query }) => query)];
  return listed(byQuery.map(([query, own]) => `${query} (${listed(own.map(({ iteration }) => String(iteration)))})`));
}

/** "unusual.baseline.count", "unusual.baseline.list", and per unusual iteration how often it took the fastest's seconds. */
function outlierTexts(side: Side, { iterationRows }: ResultSet, metrics: QueryMetrics): ValueTexts {
  const outliers = outlierIterations(iterationRows, metrics);
  const growths = outliers.flatMap((outlier) => {
    const at = `unusual.${side}.${outlier.query}.${outlier.iteration}`;
    return [
      [`${at}.time`, formatSpeedup(outlier.timeS / outlier.fastestS)],
      [`${at}.cpu`, formatSpeedup(outlier.cpuS / outlier.fastestCpuS)],
      [`${at}.run`, formatSpeedup(outlier.runGrowth)],
    ];
  });
  return {
    [`unusual.${side}.count`]: formatNumber(outliers.length),
    [`unusual.${side}.list`]: listText(outliers),
    ...Object.fromEntries(growths),
  };
}

/**
 * Texts of what event logs tell, as `<Value of="…">` prints them: of the queries of findings `executions.<query>.<side>.<iteration>.`
 * with time_s, run_s, cpu_s or gc_s, and of unusual iterations `unusual.<side>.count`, `.list` and `.<query>.<iteration>.` with time,
 * cpu or run, each as a multiple of the fastest iteration's. Empty for a side without metrics.
 */
export function executionValues(comparison: Comparison, metrics: SideMetrics, queries: readonly string[]): ValueTexts {
  const texts = (['baseline', 'candidate'] as const).flatMap((side) => {
    const own = metrics[side];
    if (!own) return [];
    const rows = own.queries.filter(({ query }) => queries.includes(query));
    const set = comparison[side];
    return [outlierTexts(side, set, own), ...rows.map((row) => executionTexts(side, row, set))];
  });
  return Object.assign({}, ...texts);
}

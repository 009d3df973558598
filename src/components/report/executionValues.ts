import { type OutlierIteration, outlierIterations } from '../../benchmark/eventLog/outlierIterations';
import type { Comparison } from '../../benchmark/model/comparison';
import type { SideMetrics } from '../../benchmark/model/eventLog';
import { groupBy } from '../../benchmark/model/groupBy';
import type { QueryMetrics, QueryMetricsRow } from '../../benchmark/model/queryMetrics';
import type { ResultSet, Side } from '../../benchmark/model/resultSet';
import { median, sum } from '../../benchmark/model/statistics';
import { joinWords } from '../../benchmark/text/names';
import { formatNumber, formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';
import type { ValueTexts } from '../../benchmark/text/placeholders';

const SECONDS = ['run_s', 'cpu_s', 'gc_s'] as const;

/** "executions.q18.baseline.3.cpu_s" and similar: seconds of one execution. */
function executionTexts(side: Side, row: QueryMetricsRow, { iterationRows }: ResultSet): ValueTexts {
  const at = `executions.${row.query}.${side}.${row.iteration}`;
  const timed = iterationRows.find(({ query, iteration }) => query === row.query && iteration === row.iteration);
  return {
    ...(timed ? { [`${at}.time_s`]: formatSeconds(timed.timeS, 2) } : {}),
    ...Object.fromEntries(SECONDS.map((name) => [`${at}.${name}`, formatSeconds(row[name], 2)])),
  };
}

/**
 * "executions.q1.candidate.2.time_growth", cpu_growth, and run_growth: the seconds of one execution as a multiple of
 * the fastest execution of its query on that side. Empty if a time is not published.
 */
function growthTexts(side: Side, row: QueryMetricsRow, set: ResultSet, { queries }: QueryMetrics): ValueTexts {
  const times = set.iterationRows.filter(({ query }) => query === row.query);
  const fastest = [...times].sort((a, b) => a.timeS - b.timeS)[0];
  const own = times.find(({ iteration }) => iteration === row.iteration);
  const base = queries.find(({ query, iteration }) => query === row.query && iteration === fastest?.iteration);
  if (!own || !fastest || !base) return {};
  const at = `executions.${row.query}.${side}.${row.iteration}`;
  return {
    [`${at}.time_growth`]: formatSpeedup(own.timeS / fastest.timeS),
    [`${at}.cpu_growth`]: formatSpeedup(row.cpu_s / base.cpu_s),
    [`${at}.run_growth`]: formatSpeedup(row.run_s / base.run_s),
  };
}

/** "workload.baseline.cpu_s", run_s, and gc_s: sums of the medians of every matched query. */
function workloadTexts(side: Side, { matched }: Comparison, { queries }: QueryMetrics): ValueTexts {
  const own = (query: string, name: (typeof SECONDS)[number]) =>
    queries.filter((row) => row.query === query).map((row) => row[name]);
  return Object.fromEntries(
    SECONDS.map((name) => {
      const values = matched.map(({ query }) => own(query, name)).filter((rows) => rows.length > 0);
      return [`workload.${side}.${name}`, formatSeconds(sum(values.map(median)))];
    }),
  );
}

/** "q10 (1) and q18 (2 and 3)": the queries with the numbers of their unusual iterations. */
function listText(outliers: readonly OutlierIteration[]): string {
  const byQuery = [...groupBy(outliers, ({ query }) => query)];
  return joinWords(
    byQuery.map(([query, own]) => `${query} (${joinWords(own.map(({ iteration }) => String(iteration)))})`),
  );
}

/** "unusual.baseline.count", "unusual.baseline.list", and per unusual iteration the multiples of the fastest one. */
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
 * Event-log texts for `<Value of="…">`: for queries of findings `executions.<query>.<side>.<iteration>.` with time_s,
 * run_s, cpu_s, or gc_s, and time_growth, cpu_growth, or run_growth as multiples of the fastest iteration; for all
 * queries together `workload.<side>.` with run_s, cpu_s, or gc_s; for unusual iterations `unusual.<side>.count`,
 * `.list`, and `.<query>.<iteration>.` with time, cpu, or run as multiples of the fastest iteration. Empty for a side
 * without metrics.
 */
export function executionValues(comparison: Comparison, metrics: SideMetrics, queries: readonly string[]): ValueTexts {
  const texts = (['baseline', 'candidate'] as const).flatMap((side) => {
    const own = metrics[side];
    if (!own) return [];
    const rows = own.queries.filter(({ query }) => queries.includes(query));
    const set = comparison[side];
    return [
      outlierTexts(side, set, own),
      workloadTexts(side, comparison, own),
      ...rows.flatMap((row) => [executionTexts(side, row, set), growthTexts(side, row, set, own)]),
    ];
  });
  return Object.assign({}, ...texts);
}

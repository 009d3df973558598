import { type ReportTableRow, reportTableRows } from '../../benchmark/artifacts/reportTables';
import { measureText } from '../../benchmark/eventLog/metricsTable';
import type { Comparison, MatchedQuery } from '../../benchmark/model/comparison';
import type { SideMetrics } from '../../benchmark/model/eventLog';
import { decimalNumber } from '../../benchmark/model/guards/numberText';
import type { QueryMeasure } from '../../benchmark/model/queryMetrics';
import type { Artifact } from '../../benchmark/model/resultSet';
import { geometricMean, sum } from '../../benchmark/model/statistics';
import { joinWords } from '../../benchmark/text/names';
import { formatNumber, formatSpeedup } from '../../benchmark/text/numbers';
import type { ValueTexts } from '../../benchmark/text/placeholders';
import { slug } from '../../benchmark/text/slug';

type GroupRow = ReportTableRow<'groups.csv'>;

/** Largest value of a measure over a query's executions on both sides; null if a side has none. */
function largestOf(query: string, measure: QueryMeasure, { baseline, candidate }: SideMetrics): number | null {
  const values = [baseline, candidate].map((side) =>
    (side?.queries ?? []).filter((row) => row.query === query).flatMap((row) => row[measure] ?? []),
  );
  return values.every((own) => own.length > 0) ? Math.max(...values.flat()) : null;
}

/** Texts of a group of queries: count, list, total-time ratio, and geometric mean of speedups. Empty for no query. */
function ratioTexts(at: string, queries: readonly MatchedQuery[]): ValueTexts {
  if (queries.length === 0) return {};
  const seconds = (side: 'baseline' | 'candidate') => sum(queries.map((query) => query[side].timeS));
  return {
    [`${at}.count`]: formatNumber(queries.length),
    [`${at}.list`]: joinWords(queries.map(({ query }) => query)),
    [`${at}.total_speedup`]: formatSpeedup(seconds('baseline') / seconds('candidate')),
    [`${at}.geometric_mean`]: formatSpeedup(geometricMean(queries.map(({ speedup }) => speedup))),
  };
}

function listedGroup(row: GroupRow, { matched }: Comparison): ValueTexts {
  const at = `groups.${slug(row.group)}`;
  const names = row.queries.split(/\s+/);
  const isIn = ({ query }: MatchedQuery) => names.includes(query);
  return {
    ...ratioTexts(at, matched.filter(isIn)),
    ...ratioTexts(
      `${at}.others`,
      matched.filter((query) => !isIn(query)),
    ),
  };
}

function measuredGroup(row: GroupRow, { matched }: Comparison, metrics: SideMetrics): ValueTexts {
  const at = `groups.${slug(row.group)}`;
  const [measure, atMost] = [row.measure as QueryMeasure, decimalNumber(row.at_most) ?? 0];
  const known = matched.flatMap((query) => {
    const largest = largestOf(query.query, measure, metrics);
    return largest === null ? [] : [{ query, largest }];
  });
  const [own, others] = [true, false].map((wanted) => known.filter(({ largest }) => largest <= atMost === wanted));
  if (!own?.length || !others?.length) return {};
  return {
    ...ratioTexts(
      at,
      own.map(({ query }) => query),
    ),
    ...ratioTexts(
      `${at}.others`,
      others.map(({ query }) => query),
    ),
    [`${at}.largest`]: measureText(measure, Math.max(...own.map(({ largest }) => largest))),
    [`${at}.others.smallest`]: measureText(measure, Math.min(...others.map(({ largest }) => largest))),
  };
}

/**
 * Texts of the groups in groups.csv for `<Value of="…">`: `groups.<group>.` and `groups.<group>.others.` (all other
 * matched queries) with count, list, total_speedup, and geometric_mean. A group is a list of queries, or all queries
 * without an execution above `at_most` of a measure on either side; then also `largest` within it and
 * `others.smallest`, by each query's largest value, and queries without metrics are in neither. Nothing for a group
 * that is empty or contains every query.
 */
export function groupValues(tables: readonly Artifact[], comparison: Comparison, metrics: SideMetrics): ValueTexts {
  const rows = reportTableRows(tables, 'groups.csv');
  return Object.assign(
    {},
    ...rows.map((row) => (row.measure === '' ? listedGroup(row, comparison) : measuredGroup(row, comparison, metrics))),
  );
}

/** Texts of runs.csv, `runs.<run>.<measure>`: "46.2 s" or "4.6–5.8 s", with the digits of the artifact. */
export function runValues(tables: readonly Artifact[]): ValueTexts {
  return Object.fromEntries(
    reportTableRows(tables, 'runs.csv').map(({ run, measure, unit, low, high }) => {
      const range = high === '' || high === low ? low : `${low}–${high}`;
      return [`runs.${slug(run)}.${slug(measure)}`, unit === '' || unit === 'count' ? range : `${range}\u202F${unit}`];
    }),
  );
}

import { outlierText } from '../../eventLog/eventLog';
import { OUTLIER_RULE, outlierIterations } from '../../eventLog/outlierIterations';
import { queryPagePath } from '../../model/paths';
import type { QueryMetrics } from '../../model/queryMetrics';
import type { ResultSet } from '../../model/resultSet';
import { capitalise } from '../../text/names';
import { countWord, formatNumber, formatQueries } from '../../text/numbers';

/** What the event log of a result set tells: its size, and the unusual iterations, each with the page of its query. */
export interface ResultSetEventLog {
  /** "66 executions of 22 queries. Five iterations are unusual." */
  text: string;
  /** What makes an iteration unusual. */
  rule: string;
  unusual: { label: string; path: string }[];
}

function countText(count: number): string {
  if (count === 0) return 'No unusual iterations.';
  return `${capitalise(countWord(count))} ${count === 1 ? 'iteration is' : 'iterations are'} unusual.`;
}

/** The event log's part of the page of a result set; null where it has no metrics of queries. */
export function resultSetEventLog(set: ResultSet, metrics: QueryMetrics | undefined): ResultSetEventLog | null {
  if (!metrics || metrics.queries.length === 0) return null;
  const unusual = outlierIterations(set.iterationRows, metrics);
  const queries = new Set(metrics.queries.map(({ query }) => query)).size;
  return {
    text: `${formatNumber(metrics.queries.length)} executions of ${formatQueries(queries)}. ${countText(unusual.length)}`,
    rule: OUTLIER_RULE,
    unusual: unusual.map((outlier) => ({
      label: outlierText(outlier, outlier.query),
      path: queryPagePath(set, outlier.query),
    })),
  };
}

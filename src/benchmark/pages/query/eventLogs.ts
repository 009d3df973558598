import { eventLogData } from '../../eventLog/eventLog';
import { groupBy } from '../../model/groupBy';
import type { QueryMetrics } from '../../model/queryMetrics';
import type { Environment, ResultSet } from '../../model/resultSet';
import { suiteKey } from '../../model/round';
import { suiteAtSize } from '../../text/dataSize';
import { distinctTitles, listed } from '../../text/names';
import type { QueryEventLog } from './types';

type MetricsBySet = Readonly<Record<string, QueryMetrics>>;

const NOT_KNOWN = 'Stages, skew, spill, memory, and fallbacks to Spark are unknown.';

/** The result sets that may be compared: those of one suite and environment; alone if their environment is not reported. */
function groupKey(set: ResultSet): string {
  return [suiteKey(set), set.environment === 'unknown' ? set.id : set.environment].join('\n');
}

/** What event logs show of a query: an entry for each group of result sets that may be compared. Empty if no result set has a log. */
export function queryEventLogs(
  sets: readonly ResultSet[],
  query: string,
  metrics: MetricsBySet,
  environments: readonly Environment[],
): QueryEventLog[] {
  const logged = sets.filter(({ id }) => metrics[id]);
  return [...groupBy(logged, groupKey).values()].flatMap((own) => {
    const names = distinctTitles(own);
    const sides = own.map((set, index) => ({
      name: names[index] ?? '',
      resultSet: set,
      metrics: metrics[set.id] as QueryMetrics,
    }));
    const [{ suite, environment }] = own as [ResultSet];
    const place = environments.find(({ id }) => id === environment)?.title ?? 'environment not reported';
    const data = eventLogData(query, sides);
    return data ? [{ heading: `${suiteAtSize(suite)}: ${place}`, ...data }] : [];
  });
}

/** Which event logs of a query's runs are missing, and what is unknown without them, in two sentences. */
export function missingLogs(sets: readonly ResultSet[], query: string, metrics: MetricsBySet): string {
  const logged = sets.filter(({ id }) => metrics[id]?.stages.some((row) => row.query === query));
  if (logged.length === 0) return `Event logs are needed to explain why the times of ${query} differ. ${NOT_KNOWN}`;
  const have = logged.length === 1 ? 'has an event log' : 'have event logs, which no report compares';
  return `Of these runs only ${listed(distinctTitles(logged))} ${have}. For the other runs, stages, skew, spill, memory, and fallbacks to Spark are unknown.`;
}

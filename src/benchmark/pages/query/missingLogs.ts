import type { QueryScale } from '../../figures/times/groups';
import { setNames, setsOf } from '../../figures/times/queryTimes';
import type { QueryMetrics } from '../../model/queryMetrics';
import { listed } from '../../text/names';

const NOT_KNOWN = 'Stages, skew, spill, memory, and fallbacks to Spark are unknown.';

/** Which event logs of a query's runs are missing, and what is not known without them, in two sentences. */
export function missingLogs(
  query: string,
  scales: readonly QueryScale[],
  metrics: Readonly<Record<string, QueryMetrics>>,
): string {
  const sets = scales.flatMap(setsOf);
  const logged = sets.filter(({ id }) => metrics[id]?.stages.some((row) => row.query === query));
  if (logged.length === 0) return `Event logs are needed to explain why the times of ${query} differ. ${NOT_KNOWN}`;
  const names = listed(logged.map(setNames(sets)));
  return `Of these runs only ${names} ${logged.length === 1 ? 'has an event log' : 'have event logs, which no report compares'}. For the other runs, stages, skew, spill, memory, and fallbacks to Spark are unknown.`;
}

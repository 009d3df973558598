import { eventLogData } from '../../eventLog/eventLog';
import type { QueryGroup, QueryScale } from '../../figures/times/groups';
import { scaleHeading, setNames } from '../../figures/times/queryTimes';
import type { EventLogSide } from '../../model/eventLog';
import type { QueryMetrics } from '../../model/queryMetrics';
import type { QueryEventLog } from './types';

type MetricsBySet = Readonly<Record<string, QueryMetrics>>;

/** The sides that may be compared: all of a group, or each alone where the environment is not stated. */
function comparable({ environment, entries }: QueryGroup, metrics: MetricsBySet): EventLogSide[][] {
  const sets = entries.map(({ set }) => set);
  const nameOf = setNames(sets);
  const sides = sets.flatMap((set) => {
    const own = metrics[set.id];
    return own ? [{ name: nameOf(set), resultSet: set, metrics: own }] : [];
  });
  return environment ? [sides] : sides.map((side) => [side]);
}

/**
 * What event logs tell of a query: an entry per scale factor, table format and environment, in the order of the figures. Result sets
 * whose environment is not stated stand alone, since nothing may be compared with them. Empty where no result set has a log.
 */
export function queryEventLogs(scales: readonly QueryScale[], query: string, metrics: MetricsBySet): QueryEventLog[] {
  return scales.flatMap((scale) =>
    scale.groups.flatMap((group) =>
      comparable(group, metrics).flatMap((sides) => {
        const data = eventLogData(query, sides);
        const place = group.environment?.title ?? 'environment not reported';
        return data ? [{ heading: `${scaleHeading(scale)}: ${place}`, ...data }] : [];
      }),
    ),
  );
}

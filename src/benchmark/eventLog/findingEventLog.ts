import type { Comparison } from '../model/comparison';
import type { EventLogData, SideMetrics } from '../model/eventLog';
import { distinctTitles } from '../text/names';
import { eventLogData } from './eventLog';

/** Event-log metrics of a query of a comparison, for the sides that have a log; null if neither has one. */
export function findingEventLog(
  { baseline, candidate }: Comparison,
  query: string,
  metrics: SideMetrics,
): EventLogData | null {
  const names = distinctTitles([baseline, candidate]);
  const sides = [
    { name: names[0] ?? '', resultSet: baseline, metrics: metrics.baseline },
    { name: names[1] ?? '', resultSet: candidate, metrics: metrics.candidate },
  ];
  return eventLogData(
    query,
    sides.flatMap(({ metrics: own, ...side }) => (own ? [{ ...side, metrics: own }] : [])),
  );
}

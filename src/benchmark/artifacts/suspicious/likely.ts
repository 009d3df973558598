import type { ResultSet } from '../../model/resultSet';
import { type Aligned, byTime, isLater, sharingTimes } from './alignedTimes';
import { multiplesAmong } from './multiples';

/**
 * Finds the earlier sets of a group of which one may be a copy or a multiple, the earliest first. What has its id is itself, as it was before it
 * was imported again.
 */
export function likelyAmong(group: readonly Aligned[]): (set: ResultSet) => ResultSet[] {
  const times = byTime(group);
  const places = new Map(group.map(({ set }, index) => [set, index]));
  const multiples = multiplesAmong(group);
  return (set) => {
    const index = places.get(set) ?? -1;
    const own = group[index];
    if (!own) return [];
    const found = new Set(multiples(index).flatMap((other) => group[other]?.set ?? []));
    for (const other of sharingTimes(own.times, times)) found.add(other);
    return [...found]
      .filter((other) => other.id !== set.id && isLater(set, other))
      .sort((a, b) => (isLater(a, b) ? 1 : -1));
  };
}

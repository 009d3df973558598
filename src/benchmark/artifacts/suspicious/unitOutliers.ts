import { groupBy } from '../../model/groupBy';
import { warning } from '../../model/problem';
import type { Problem, ResultSet } from '../../model/resultSet';
import { median } from '../../model/statistics';
import { timedRows } from './plausible';
import { someNames } from './someNames';

/** Milliseconds for seconds, with room for a query that is ten times as fast as others. */
const MIN_FACTOR = 100;
/** From this share of a set on, the unit of the whole set is in question. */
const MAX_SHARE = 0.5;

/** The times of each query in some sets, in ascending order. */
export function timesByQuery(sets: readonly ResultSet[]): Map<string, number[]> {
  const times = groupBy(sets.flatMap(timedRows), ({ query }) => query);
  return new Map([...times].map(([query, rows]) => [query, rows.map(({ timeS }) => timeS).sort((a, b) => a - b)]));
}

/** The lower median of ascending times without one of them, `own`; null if there is no other. */
function usualTime(times: readonly number[], own: number): number | null {
  const middle = Math.floor(times.length / 2) - 1;
  const [lower, upper] = [times[middle], times[middle + 1]];
  if (lower === undefined || upper === undefined) return null;
  return lower < own ? lower : upper;
}

/**
 * A warning for single queries that take a hundred times as long as the set and the other sets of its suite and size suggest, or a hundredth.
 * `times` are those of all these sets.
 */
export function unitOutliers(set: ResultSet, times: ReadonlyMap<string, readonly number[]>, path: string): Problem[] {
  const ratios = timedRows(set).flatMap(({ query, line, timeS }) => {
    const usual = usualTime(times.get(query) ?? [], timeS);
    return usual === null ? [] : [{ query, line, ratio: timeS / usual }];
  });
  if (ratios.length === 0) return [];
  const scale = median(ratios.map(({ ratio }) => ratio));
  return ([1, -1] as const).flatMap((sign) => {
    const found = ratios.filter(({ ratio }) => (ratio / scale) ** sign >= MIN_FACTOR);
    if (found.length === 0 || found.length > MAX_SHARE * ratios.length) return [];
    const factor = median(found.map(({ ratio }) => (ratio / scale) ** sign));
    const words = sign > 0 ? `${Math.round(factor)} times` : `1/${Math.round(factor)} of`;
    const unit = sign > 0 ? 'milliseconds?' : 'a wrong unit?';
    const message = `${someNames(found.map(({ query }) => query))}: ${unit} Compared with the other queries, the time is ${words} the usual time in this suite and size`;
    return [warning(path, found[0]?.line ?? null, message, 'look the unit up in the source')];
  });
}

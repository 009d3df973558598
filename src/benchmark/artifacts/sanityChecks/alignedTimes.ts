import { groupBy } from '../../model/groupBy';
import type { ResultSet } from '../../model/resultSet';
import { timedRows } from './plausibility';

/** Fewer equal times may be chance. */
export const MIN_EQUAL = 10;
/** Fewer different times may all be equal by chance if they are rounded. */
const MIN_DIFFERENT = 20;
/** Rounding to milliseconds, in seconds. */
export const ROUNDING_S = 0.0006;
/** Minimum share of times that one factor explains. */
export const SHARE_SCALED = 0.7;

/** Times precise enough for equality to be meaningful: no multiples of 0.1 s. */
export function preciseTimes({ rows }: ResultSet): Map<string, number> {
  const precise = timedRows({ rows }).filter(({ timeS }) => Math.abs(timeS * 10 - Math.round(timeS * 10)) > 1e-9);
  return new Map(precise.map(({ query, timeS }) => [query, timeS]));
}

/** Every time of a set as one text: equal for two sets only if all their times are; null if chance could make them equal. */
export function timesKey({ rows }: ResultSet): string | null {
  const timed = timedRows({ rows });
  const different = new Set(timed.map(({ timeS }) => timeS)).size;
  return different < MIN_DIFFERENT ? null : timed.map(({ query, timeS }) => `${query} ${timeS}`).join();
}

/** True if set a was published after set b; ties by id. */
export function isLater(a: ResultSet, b: ResultSet): boolean {
  return a.created === b.created ? a.id > b.id : a.created > b.created;
}

/** A set with its precise times, indexed by query; NaN if there is none. */
export interface Aligned {
  set: ResultSet;
  times: Float64Array;
}

/** Sets with their precise times, indexed by the union of their queries. */
export function alignedTimes(sets: readonly ResultSet[]): Aligned[] {
  const precise = sets.map((set) => ({ set, times: preciseTimes(set) }));
  const queries = [...new Set(precise.flatMap(({ times }) => [...times.keys()]))];
  return precise.map(({ set, times }) => ({
    set,
    times: Float64Array.from(queries, (query) => times.get(query) ?? Number.NaN),
  }));
}

/** Sets that share a time with another set, by query index and time. */
type ByTime = Map<number, ResultSet[]>[];

/** Times that occur more than once at a query index; NaN (no time) is not equal to itself. */
function repeated(sets: readonly Aligned[], place: number): Set<number> {
  const times = new Float64Array(sets.length);
  for (const [index, set] of sets.entries()) times[index] = set.times[place] as number;
  times.sort();
  return new Set(times.filter((time, index) => time === times[index - 1]));
}

/** Sets by each time that another set of the list has for the same query; for most queries no two runs share a time. */
export function setsByTime(sets: readonly Aligned[]): ByTime {
  return Array.from({ length: sets[0]?.times.length ?? 0 }, (_, place) => {
    const times = repeated(sets, place);
    const sharing = sets.filter((set) => times.has(set.times[place] as number));
    return new Map(
      [...groupBy(sharing, (one) => one.times[place] as number)].map(([time, all]) => [
        time,
        all.map(({ set }) => set),
      ]),
    );
  });
}

/** Sets with more equal times than chance allows, including the set itself. */
export function setsSharingTimes(own: Float64Array, index: ByTime): Set<ResultSet> {
  const counts = new Map<ResultSet, number>();
  for (const [place, sets] of index.entries()) {
    for (const set of sets.get(own[place] as number) ?? []) counts.set(set, (counts.get(set) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([set, count]) => (count >= MIN_EQUAL ? [set] : [])));
}

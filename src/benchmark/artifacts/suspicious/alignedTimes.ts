import { groupBy } from '../../model/groupBy';
import type { ResultSet } from '../../model/resultSet';
import { timedRows } from './plausible';

/** Fewer equal times may be chance. */
export const LEAST_EQUAL = 10;
/** Rounding to milliseconds, in seconds. */
export const ROUNDING_S = 0.0006;
/** The share of times that one factor must explain. */
export const SHARE_SCALED = 0.7;

/** Times that are precise enough for their equality to mean something: no whole tenths of seconds. */
export function preciseTimes({ rows }: ResultSet): Map<string, number> {
  const precise = timedRows({ rows }).filter(({ timeS }) => Math.abs(timeS * 10 - Math.round(timeS * 10)) > 1e-9);
  return new Map(precise.map(({ query, timeS }) => [query, timeS]));
}

/** Whether a set was published after another one; of one day the id decides. */
export function isLater(a: ResultSet, b: ResultSet): boolean {
  return a.created === b.created ? a.id > b.id : a.created > b.created;
}

/** A set with its precise times as numbers at the places of queries, NaN if there is none. */
export interface Aligned {
  set: ResultSet;
  times: Float64Array;
}

/** Sets with their precise times at the places of the queries that any of them has. */
export function alignedTimes(sets: readonly ResultSet[]): Aligned[] {
  const precise = sets.map((set) => ({ set, times: preciseTimes(set) }));
  const queries = [...new Set(precise.flatMap(({ times }) => [...times.keys()]))];
  return precise.map(({ set, times }) => ({
    set,
    times: Float64Array.from(queries, (query) => times.get(query) ?? Number.NaN),
  }));
}

/** Sets that have a time which another one has too, by place and time. */
type ByTime = Map<number, ResultSet[]>[];

/** The times that stand more than once at a place; NaN, which stands for none, is not equal to itself. */
function repeated(sets: readonly Aligned[], place: number): Set<number> {
  const times = new Float64Array(sets.length);
  for (const [index, set] of sets.entries()) times[index] = set.times[place] as number;
  times.sort();
  return new Set(times.filter((time, index) => time === times[index - 1]));
}

/** The sets of a list by each of their times that another one of it has at the same place; of most queries no two runs take the same. */
export function byTime(sets: readonly Aligned[]): ByTime {
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

/** The sets that have as many equal times as two runs never have by chance, the set itself among them. */
export function sharingTimes(own: Float64Array, index: ByTime): Set<ResultSet> {
  const counts = new Map<ResultSet, number>();
  for (const [place, sets] of index.entries()) {
    for (const set of sets.get(own[place] as number) ?? []) counts.set(set, (counts.get(set) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([set, count]) => (count >= LEAST_EQUAL ? [set] : [])));
}

import { groupBy } from '../../model/groupBy';
import type { ResultSet } from '../../model/resultSet';
import { timedRows } from '../../model/rows';
import { lastUnit } from './plausibility';

/** Fewer equal times may be chance. */
export const MIN_EQUAL = 10;
/** Fewer different times may all be equal by chance if they are rounded. */
const MIN_DIFFERENT = 20;

/** True for a time that is precise enough for equality to be meaningful: not a multiple of 0.1 s. */
export function isPrecise(timeS: number): boolean {
  return Math.abs(timeS * 10 - Math.round(timeS * 10)) > 1e-9;
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

/** Finest unit of a time, in seconds; finer decimals have no meaning. */
const FINEST_S = 1e-6;
/** Largest deviation from one factor in a copy with noise. Independent runs have it on 12 to 43% of TPC-DS queries. */
export const MAX_NOISE = 0.03;
/** Shorter times, in decimal units of their set, are too coarse to compare. */
export const MIN_UNITS = 100;
/** Largest difference of equal shapes, from rounding to milliseconds. */
export const SHAPE_ROOM = 0.0012;
/** Minimum time in seconds; for shorter queries, rounding to milliseconds changes the shape of a range. */
const MIN_SHAPED_S = 1;

/**
 * A set with its times in seconds, indexed like `queries`; NaN if there is none. `lows` and `highs` are the ends
 * of the ranges as shares of their times.
 */
export interface Aligned {
  set: ResultSet;
  queries: readonly string[];
  times: Float64Array;
  /** Last decimal unit of the times, in seconds; at least a microsecond. */
  unitS: number;
  lows: Float32Array;
  highs: Float32Array;
  /** Logarithm of the ratio of each two neighboring times: a multiple keeps it, whatever the factor. NaN if a time is missing. */
  steps: Float32Array;
  /** Number of times. */
  known: number;
  /** Number of ranges. */
  ranges: number;
}

const countKnown = (values: Iterable<number>) => [...values].filter((value) => !Number.isNaN(value)).length;

function aligned(set: ResultSet, queries: readonly string[]): Aligned {
  const rows = new Map(timedRows(set).map((row) => [row.query, row]));
  const times = Float64Array.from(queries, (query) => rows.get(query)?.timeS ?? Number.NaN);
  const share = (end: 'minS' | 'maxS') =>
    Float32Array.from(queries, (query, place) => {
      const { minS = null, maxS = null } = rows.get(query) ?? {};
      const time = times[place] as number;
      return minS === null || maxS === null || minS === maxS || time < MIN_SHAPED_S || !isPrecise(time)
        ? Number.NaN
        : (end === 'minS' ? minS : maxS) / time;
    });
  const lows = share('minS');
  return {
    set,
    queries,
    times,
    unitS: Math.max(FINEST_S, lastUnit([...rows.values()].map(({ timeS }) => timeS))),
    lows,
    highs: share('maxS'),
    steps: Float32Array.from({ length: times.length >> 1 }, (_, pair) =>
      Math.log((times[2 * pair] as number) / (times[2 * pair + 1] as number)),
    ),
    known: countKnown(times),
    ranges: countKnown(lows),
  };
}

/** Sets with their times, indexed by the union of their queries. */
export function alignedTimes(sets: readonly ResultSet[]): Aligned[] {
  const queries = [...new Set(sets.flatMap((set) => timedRows(set).map(({ query }) => query)))];
  return sets.map((set) => aligned(set, queries));
}

/** Sets that share a time with another set, by query index and time. */
type ByTime = Map<number, Aligned[]>[];

/** Sets by each time that another set of the list has for the same query; for most queries no two runs share a time. */
export function setsByTime(sets: readonly Aligned[]): ByTime {
  return (sets[0]?.queries ?? []).map((_, place) => {
    const known = sets.filter(({ times }) => isPrecise(times[place] as number));
    return new Map([...groupBy(known, ({ times }) => times[place] as number)].filter(([, all]) => all.length > 1));
  });
}

/** Sets with more equal times than chance allows, including the set itself. */
export function setsSharingTimes(own: Aligned, index: ByTime): Set<Aligned> {
  const counts = new Map<Aligned, number>();
  for (const [place, sets] of index.entries()) {
    for (const set of sets.get(own.times[place] as number) ?? []) counts.set(set, (counts.get(set) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([set, count]) => (count >= MIN_EQUAL ? [set] : [])));
}

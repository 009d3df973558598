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

function isLater(a: ResultSet, b: ResultSet): boolean {
  return a.created === b.created ? a.id > b.id : a.created > b.created;
}

/** A set with its precise times as numbers at the places of queries, NaN where there is none. */
export interface Aligned {
  set: ResultSet;
  times: Float64Array;
}

/** Sets with their precise times, the earliest first: each is held against every one before it. */
export function alignedTimes(sets: readonly ResultSet[]): Aligned[] {
  const precise = sets.map((set) => ({ set, times: preciseTimes(set) }));
  const queries = [...new Set(precise.flatMap(({ times }) => [...times.keys()]))];
  return precise
    .map(({ set, times }) => ({ set, times: Float64Array.from(queries, (query) => times.get(query) ?? Number.NaN) }))
    .sort((a, b) => (isLater(a.set, b.set) ? 1 : -1));
}

/** Sets that have a time, by place and time. */
type ByTime = Map<number, ResultSet[]>[];

/** The sets of a list by each of their times; what has no time at a place does not stand there. */
export function byTime(sets: readonly Aligned[]): ByTime {
  const found: ByTime = Array.from({ length: sets[0]?.times.length ?? 0 }, () => new Map());
  for (const { set, times } of sets) {
    times.forEach((time, place) => {
      const known = found[place]?.get(time);
      if (known) known.push(set);
      else if (!Number.isNaN(time)) found[place]?.set(time, [set]);
    });
  }
  return found;
}

/** The sets that have as many equal times as two runs never have by chance, the set itself among them. */
function sharingTimes(own: Float64Array, index: ByTime): Set<ResultSet> {
  const counts = new Map<ResultSet, number>();
  own.forEach((time, place) => {
    for (const set of index[place]?.get(time) ?? []) counts.set(set, (counts.get(set) ?? 0) + 1);
  });
  return new Set([...counts].flatMap(([set, count]) => (count >= LEAST_EQUAL ? [set] : [])));
}

/** Whether the ratios at two places may be one and the same factor, times rounded. */
function mayShareRatio(own: Float64Array, theirs: Float64Array, at: number, before: number): boolean {
  const [a, b] = [theirs[at] as number, theirs[before] as number];
  const room = (1 + 1e-9) * ROUNDING_S * (1 / a + 1 / b);
  return !(Math.abs((own[at] as number) / a - (own[before] as number) / b) > room);
}

/**
 * Whether one list of times can be a multiple of another: false tells for certain that it is not. Of two neighbours whose ratios lie farther
 * apart than rounding explains, at least one does not fit, whatever the factor.
 */
function mayBeMultiple(own: Float64Array, theirs: Float64Array): boolean {
  const most = (1 - SHARE_SCALED) * own.length;
  let [misfits, waiting] = [0, -1];
  for (let at = 0; at < own.length && misfits <= most; at += 1) {
    if (Number.isNaN(own[at] as number) || Number.isNaN(theirs[at] as number)) continue;
    const before = waiting;
    waiting = before < 0 ? at : -1;
    if (before >= 0 && !mayShareRatio(own, theirs, at, before)) misfits += 1;
  }
  return misfits <= most;
}

/** The other sets before one in a list with the earliest first; what has its id is itself, as it was before it was imported again. */
function earlier(set: ResultSet, sets: readonly Aligned[]): readonly Aligned[] {
  const end = sets.findIndex((other) => !isLater(set, other.set));
  return sets.slice(0, end < 0 ? sets.length : end).filter((other) => other.set.id !== set.id);
}

/** The earlier sets of which one may be a copy or a multiple. */
export function likely(set: ResultSet, group: readonly Aligned[], index: ByTime): ResultSet[] {
  const own = group.find((one) => one.set === set)?.times ?? new Float64Array();
  const sharing = sharingTimes(own, index);
  return earlier(set, group).flatMap((other) =>
    sharing.has(other.set) || mayBeMultiple(own, other.times) ? [other.set] : [],
  );
}

import { groupBy } from '../../model/groupBy';
import { problem, warning } from '../../model/problem';
import type { Problem, ResultSet } from '../../model/resultSet';
import { geometricMean, median } from '../../model/statistics';
import { timedRows } from './plausible';

/** Fewer equal times may be chance. */
const LEAST_EQUAL = 10;
/** From this share of equal times on two sets are not two runs. */
const SHARE_EQUAL = 0.3;
/** Rounding to milliseconds, in seconds; a factor nearer to 1 is a copy; the share of times that one factor must explain. */
const ROUNDING_S = 0.0006;
const LEAST_FACTOR = 0.001;
const SHARE_SCALED = 0.7;
/** Units off by a thousand, with room for machines that differ thirtyfold. */
const UNIT_FACTOR = 1000 / 30;

/** A result set and the path of its results.csv. */
interface Placed {
  set: ResultSet;
  path: string;
}

/** Times that are precise enough for their equality to mean something: no whole tenths of seconds. */
function preciseTimes({ rows }: ResultSet): Map<string, number> {
  const precise = timedRows({ rows }).filter(({ timeS }) => Math.abs(timeS * 10 - Math.round(timeS * 10)) > 1e-9);
  return new Map(precise.map(({ query, timeS }) => [query, timeS]));
}

function isLater(a: ResultSet, b: ResultSet): boolean {
  return a.created === b.created ? a.id > b.id : a.created > b.created;
}

/** A set with its precise times as numbers at the places of queries, NaN where there is none. */
interface Aligned {
  set: ResultSet;
  times: Float64Array;
}

/** Sets with their precise times, the earliest first: each is held against every one before it. */
function alignedTimes(sets: readonly ResultSet[]): Aligned[] {
  const precise = sets.map((set) => ({ set, times: preciseTimes(set) }));
  const queries = [...new Set(precise.flatMap(({ times }) => [...times.keys()]))];
  return precise
    .map(({ set, times }) => ({ set, times: Float64Array.from(queries, (query) => times.get(query) ?? Number.NaN) }))
    .sort((a, b) => (isLater(a.set, b.set) ? 1 : -1));
}

/** The sets that have a time, by place and time. */
type ByTime = Map<number, ResultSet[]>[];

function byTime(sets: readonly Aligned[]): ByTime {
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

/** A set whose times are those of another one, all or many of them. */
function copyProblem({ set, path }: Placed, other: ResultSet): Problem[] {
  const [own, theirs] = [preciseTimes(set), preciseTimes(other)];
  const shared = [...own].filter(([query]) => theirs.has(query));
  const equal = shared.filter(([query, time]) => theirs.get(query) === time);
  if (equal.length < LEAST_EQUAL || equal.length < SHARE_EQUAL * shared.length) return [];
  const line = set.rows.find(({ query }) => query === equal[0]?.[0])?.line ?? null;
  if (equal.length === shared.length)
    return [
      problem(
        path,
        line,
        `the times are those of ${other.id}, query by query`,
        'one run is one result set: name both sources in it',
      ),
    ];
  const message = `${equal.length} of ${shared.length} times are exactly those of ${other.id}: two runs never agree so often`;
  return [warning(path, line, message, 'find out which of the two is the source')];
}

/** A set each of whose times is the same multiple of another one's. */
function scaledProblem({ set, path }: Placed, other: ResultSet): Problem[] {
  const [own, theirs] = [preciseTimes(set), preciseTimes(other)];
  const shared = [...own].flatMap(([query, time]) =>
    theirs.has(query) ? [{ time, other: theirs.get(query) ?? time }] : [],
  );
  if (shared.length < LEAST_EQUAL) return [];
  const factor = median(shared.map((entry) => entry.time / entry.other));
  const fitting = shared.filter((entry) => Math.abs(entry.time - factor * entry.other) <= ROUNDING_S);
  if (Math.abs(factor - 1) < LEAST_FACTOR || fitting.length < SHARE_SCALED * shared.length) return [];
  const line = timedRows(set)[0]?.line ?? null;
  const message = `${fitting.length} of ${shared.length} times are those of ${other.id} times ${Number(factor.toPrecision(4))}: two runs never keep one ratio`;
  return [problem(path, line, message, 'publish what was measured')];
}

/** Sets of one suite at one size stand together, whoever ran them. */
const suiteAndSize = ({ suite }: ResultSet) => `${suite.scaleFactor} ${suite.name}`;

/** How many times as long a set's queries take as those of another one, in the geometric mean; null where they share none. */
function ratioTo(own: ReadonlyMap<string, number>, other: ResultSet): number | null {
  const shared = timedRows(other).flatMap(({ query, timeS }) =>
    own.has(query) ? [(own.get(query) ?? 1) / timeS] : [],
  );
  return shared.length > 0 ? geometricMean(shared) : null;
}

/** Whether a set takes far more (1) or far less (-1) than every other one; 0 for neither, which the first other one may tell. */
function unitSign(set: ResultSet, others: readonly Aligned[]): -1 | 0 | 1 {
  const own = new Map(timedRows(set).map(({ query, timeS }) => [query, timeS]));
  let found: -1 | 0 | 1 = 0;
  for (const { set: other } of others) {
    if (other.id === set.id) continue;
    const ratio = ratioTo(own, other);
    if (ratio === null) continue;
    const sign = ratio > UNIT_FACTOR ? 1 : ratio < 1 / UNIT_FACTOR ? -1 : 0;
    if (sign === 0 || (found !== 0 && found !== sign)) return 0;
    found = sign;
  }
  return found;
}

/** A set that takes a thousand times as long as every other one of its suite and size, or a thousandth. */
function thousandProblem({ set, path }: Placed, others: readonly Aligned[]): Problem[] {
  const sign = unitSign(set, others);
  if (sign === 0) return [];
  const line = timedRows(set)[0]?.line ?? null;
  const message = (words: string) =>
    `the queries take ${words} of what they take in all other sets of this suite and size`;
  if (sign < 0) return [warning(path, line, message('less than a hundredth'), 'look the unit up in the source')];
  const cure = 'are these milliseconds? name the unit in the head of a CSV (time_ms)';
  return [warning(path, line, message('hundreds of times'), cure)];
}

/** The other sets before one in a list with the earliest first; what has its id is itself, as it was before it was imported again. */
function earlier(set: ResultSet, sets: readonly Aligned[]): readonly Aligned[] {
  const end = sets.findIndex((other) => !isLater(set, other.set));
  return sets.slice(0, end < 0 ? sets.length : end).filter((other) => other.set.id !== set.id);
}

/** The earlier sets of which one may be a copy or a multiple. */
function likely(set: ResultSet, group: readonly Aligned[], index: ByTime): ResultSet[] {
  const own = group.find((one) => one.set === set)?.times ?? new Float64Array();
  const sharing = sharingTimes(own, index);
  return earlier(set, group).flatMap((other) =>
    sharing.has(other.set) || mayBeMultiple(own, other.times) ? [other.set] : [],
  );
}

/** What shows only beside other result sets: copies, and units that are off by a thousand. `own` are the sets that are judged. */
export function crossProblems(own: readonly Placed[], all: readonly ResultSet[]): Problem[] {
  const sets = [...new Set([...all, ...own.map(({ set }) => set)])];
  const groups = groupBy(alignedTimes(sets), ({ set }) => suiteAndSize(set));
  const indexes = new Map([...groups].map(([name, group]) => [name, byTime(group)]));
  return own.flatMap((placed) => {
    const name = suiteAndSize(placed.set);
    const group = groups.get(name) ?? [];
    return [
      ...likely(placed.set, group, indexes.get(name) ?? []).flatMap((other) => [
        ...copyProblem(placed, other),
        ...scaledProblem(placed, other),
      ]),
      ...thousandProblem(placed, group),
    ];
  });
}

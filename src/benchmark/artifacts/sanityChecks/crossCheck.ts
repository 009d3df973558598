import { groupBy } from '../../model/groupBy';
import { problem, warning } from '../../model/problem';
import type { Problem, ResultSet } from '../../model/resultSet';
import { geometricMean, median } from '../../model/statistics';
import {
  type Aligned,
  alignedTimes,
  isLater,
  MIN_EQUAL,
  preciseTimes,
  ROUNDING_S,
  SHARE_SCALED,
  setsByTime,
  setsSharingTimes,
  timesKey,
} from './alignedTimes';
import { listNames } from './listNames';
import { lookAlikeProblems } from './lookAlikes';
import { findNearCopies } from './nearCopies';
import { timedRows } from './plausibility';
import { findScaledCopies } from './scaledCopies';

/** Detects milliseconds as seconds, even for a query ten times as fast as usual. */
const MIN_FACTOR = 100;
/** From this share on, the unit of the whole set is in question. */
const MAX_SHARE = 0.5;

/** Times of each query in some sets, ascending. */
function timesByQuery(sets: readonly ResultSet[]): Map<string, number[]> {
  const times = groupBy(sets.flatMap(timedRows), ({ query }) => query);
  return new Map([...times].map(([query, rows]) => [query, rows.map(({ timeS }) => timeS).sort((a, b) => a - b)]));
}

/** Lower median of ascending times without one of them, `own`; null if there is no other. */
function usualTime(times: readonly number[], own: number): number | null {
  const middle = Math.floor(times.length / 2) - 1;
  const [lower, upper] = [times[middle], times[middle + 1]];
  if (lower === undefined || upper === undefined) return null;
  return lower < own ? lower : upper;
}

/**
 * A warning for single queries with a time 100 times, or a hundredth of, the usual time in this suite and size. `times`
 * are the times of all these sets.
 */
function unitOutliers(set: ResultSet, times: ReadonlyMap<string, readonly number[]>, path: string): Problem[] {
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
    const message = `${listNames(found.map(({ query }) => query))}: ${unit} Compared with the other queries, the time is ${words} the usual time in this suite and size`;
    return [warning(path, found[0]?.line ?? null, message, 'look the unit up in the source')];
  });
}

/**
 * Finds the earlier sets of a group that may be originals of a copy or a multiple, the earliest first. Skips sets with
 * the same id: the set itself before a new import.
 */
function copyCandidates(group: readonly Aligned[]): (set: ResultSet) => ResultSet[] {
  const times = setsByTime(group);
  const places = new Map(group.map(({ set }, index) => [set, index]));
  const multiples = findScaledCopies(group);
  const keys = new Map(group.map(({ set }) => [set, timesKey(set)]));
  const equal = groupBy(keys.keys(), (set) => keys.get(set));
  return (set) => {
    const index = places.get(set) ?? -1;
    const own = group[index];
    if (!own) return [];
    const found = new Set(multiples(index).flatMap((other) => group[other]?.set ?? []));
    for (const other of setsSharingTimes(own.times, times)) found.add(other);
    if (keys.get(set)) for (const other of equal.get(keys.get(set)) ?? []) found.add(other);
    return [...found]
      .filter((other) => other.id !== set.id && isLater(set, other))
      .sort((a, b) => (isLater(a, b) ? 1 : -1));
  };
}

/** From this share of equal times on, two sets are not independent runs. */
const SHARE_EQUAL = 0.3;
/** A factor nearer to 1 is a copy. */
const MIN_FACTOR_DIFFERENCE = 0.001;
/** Units off by a thousand, with tolerance for machines that differ by a factor of 30. */
const UNIT_FACTOR = 1000 / 30;

/** A result set and the path of its results.csv. */
interface Placed {
  set: ResultSet;
  path: string;
}

/** Problem of a set whose times, or many of them, equal the times of another set. */
function copyProblem({ set, path }: Placed, other: ResultSet): Problem[] {
  const [own, theirs] = [preciseTimes(set), preciseTimes(other)];
  const shared = [...own].filter(([query]) => theirs.has(query));
  const equal = shared.filter(([query, time]) => theirs.get(query) === time);
  const key = timesKey(set);
  const isCopy = key !== null && key === timesKey(other);
  if (!isCopy && (equal.length < MIN_EQUAL || equal.length < SHARE_EQUAL * shared.length)) return [];
  const line = set.rows.find(({ query }) => equal.length === 0 || query === equal[0]?.[0])?.line ?? null;
  if (isCopy || equal.length === shared.length)
    return [
      problem(
        path,
        line,
        `the times are identical to the times of ${other.id} for every query`,
        'one run is one result set: name both sources in it',
      ),
    ];
  const message = `${equal.length} of ${shared.length} times are identical to the times of ${other.id}; independent runs do not agree this often`;
  return [warning(path, line, message, 'find out which of the two is the original')];
}

/** Problem of a set whose times are one multiple of another set's times. */
function scaledProblem({ set, path }: Placed, other: ResultSet): Problem[] {
  const [own, theirs] = [preciseTimes(set), preciseTimes(other)];
  const shared = [...own].flatMap(([query, time]) =>
    theirs.has(query) ? [{ time, other: theirs.get(query) ?? time }] : [],
  );
  if (shared.length < MIN_EQUAL) return [];
  const factor = median(shared.map((entry) => entry.time / entry.other));
  const fitting = shared.filter((entry) => Math.abs(entry.time - factor * entry.other) <= ROUNDING_S);
  if (Math.abs(factor - 1) < MIN_FACTOR_DIFFERENCE || fitting.length < SHARE_SCALED * shared.length) return [];
  const line = timedRows(set)[0]?.line ?? null;
  const message = `${fitting.length} of ${shared.length} times are ${Number(factor.toPrecision(4))} times the value in ${other.id}; independent runs do not keep one ratio`;
  return [problem(path, line, message, 'publish the measured times')];
}

/** Key of sets that are compared with each other, regardless of the publisher. */
const suiteAndSize = ({ suite }: ResultSet) => `${suite.scaleFactor} ${suite.name}`;

/** Geometric mean of the time ratios to another set; null without shared queries. */
function ratioTo(own: ReadonlyMap<string, number>, other: ResultSet): number | null {
  const shared = timedRows(other).flatMap(({ query, timeS }) =>
    own.has(query) ? [(own.get(query) ?? 1) / timeS] : [],
  );
  return shared.length > 0 ? geometricMean(shared) : null;
}

/** 1 if a set takes far more time than every other one, −1 if far less, otherwise 0. Stops at a contradiction. */
function unitMismatch(set: ResultSet, others: readonly Aligned[]): -1 | 0 | 1 {
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

/** Warning for a set with about 1000 times, or a thousandth of, the times of every other set in its suite and size. */
function thousandProblem({ set, path }: Placed, others: readonly Aligned[]): Problem[] {
  const sign = unitMismatch(set, others);
  if (sign === 0) return [];
  const line = timedRows(set)[0]?.line ?? null;
  const message = (words: string) =>
    `the queries take ${words} of what they take in all other sets of this suite and size`;
  if (sign < 0) return [warning(path, line, message('less than a hundredth'), 'look the unit up in the source')];
  const cure = 'are these milliseconds? name the unit in the head of a CSV (time_ms)';
  return [warning(path, line, message('hundreds of times'), cure)];
}

/** Checks among the sets of one suite and size. */
function groupChecks(group: readonly ResultSet[]): (placed: Placed) => Problem[] {
  const aligned = alignedTimes(group);
  const [likely, nearCopy] = [copyCandidates(aligned), findNearCopies(aligned)];
  const times = timesByQuery(group);
  const inOrder = [...group].sort((a, b) => (isLater(a, b) ? 1 : -1));
  const placeOf = new Map(inOrder.map((set, place) => [set, place]));
  return (placed) => {
    const { set, path } = placed;
    const exact = likely(set).flatMap((other) => {
      const problems = [...copyProblem(placed, other), ...scaledProblem(placed, other)];
      return problems.length > 0 ? [{ other, problems }] : [];
    });
    const copied = new Set(exact.map(({ other }) => other));
    const near: Problem[] = [];
    for (let place = 0; place < (placeOf.get(set) ?? 0); place += 1) {
      const other = inOrder[place] as ResultSet;
      if (other.id !== set.id && !copied.has(other)) near.push(...nearCopy(set, other, path));
    }
    return [
      ...exact.flatMap(({ problems }) => problems),
      ...thousandProblem(placed, aligned),
      ...unitOutliers(set, times, path),
      ...near,
    ];
  };
}

/** Problems that show only across result sets: copies, units off by a thousand, and engines that look alike. `own` are the checked sets. */
export function crossProblems(own: readonly Placed[], all: readonly ResultSet[]): Problem[] {
  const sets = [...new Set([...all, ...own.map(({ set }) => set)])];
  const groups = new Map([...groupBy(sets, suiteAndSize)].map(([name, group]) => [name, groupChecks(group)]));
  const paths = new Map(own.map(({ set, path }) => [set, path]));
  return [
    ...own.flatMap((placed) => groups.get(suiteAndSize(placed.set))?.(placed) ?? []),
    ...lookAlikeProblems(sets, paths),
  ];
}

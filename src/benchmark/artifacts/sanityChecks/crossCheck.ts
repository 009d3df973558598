import { groupBy } from '../../model/groupBy';
import { warning } from '../../model/problem';
import type { Problem, ResultSet } from '../../model/resultSet';
import { timedRows } from '../../model/rows';
import { geometricMean, median } from '../../model/statistics';
import { alignedTimes } from './alignedTimes';
import { copyChecks, type Placed } from './copies';
import { listNames } from './listNames';
import { lookAlikeProblems } from './lookAlikes';
import { misplacedRowChecks } from './misplacedRows';

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
    const extremes = ratios.filter(({ ratio }) => (ratio / scale) ** sign >= MIN_FACTOR);
    if (extremes.length === 0 || extremes.length > MAX_SHARE * ratios.length) return [];
    const factor = median(extremes.map(({ ratio }) => (ratio / scale) ** sign));
    const words = sign > 0 ? `${Math.round(factor)} times` : `1/${Math.round(factor)} of`;
    const unit = sign > 0 ? 'milliseconds?' : 'a wrong unit?';
    const message = `${listNames(extremes.map(({ query }) => query))}: ${unit} Compared with the other queries, the time is ${words} the usual time in this suite and size`;
    return [warning(path, extremes[0]?.line ?? null, message, 'look the unit up in the source')];
  });
}

/** Units off by a thousand, with tolerance for machines that differ by a factor of 30. */
const UNIT_FACTOR = 1000 / 30;

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
function unitMismatch(set: ResultSet, others: readonly ResultSet[]): -1 | 0 | 1 {
  const times = new Map(timedRows(set).map(({ query, timeS }) => [query, timeS]));
  let found: -1 | 0 | 1 = 0;
  for (const other of others) {
    if (other.id === set.id) continue;
    const ratio = ratioTo(times, other);
    if (ratio === null) continue;
    const sign = ratio > UNIT_FACTOR ? 1 : ratio < 1 / UNIT_FACTOR ? -1 : 0;
    if (sign === 0 || (found !== 0 && found !== sign)) return 0;
    found = sign;
  }
  return found;
}

/** Warning for a set with about 1000 times, or a thousandth of, the times of every other set in its suite and size. */
function thousandProblem({ set, path }: Placed, others: readonly ResultSet[]): Problem[] {
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
  const copies = copyChecks(alignedTimes(group));
  const times = timesByQuery(group);
  const misplaced = misplacedRowChecks(group);
  return (placed) => [
    ...thousandProblem(placed, group),
    ...unitOutliers(placed.set, times, placed.path),
    ...copies(placed),
    ...misplaced(placed),
  ];
}

/** Problems that show only across result sets: copies, units off by a thousand, times at wrong
 * queries, and engines that look alike. `own` are the checked sets. */
export function crossProblems(own: readonly Placed[], all: readonly ResultSet[]): Problem[] {
  const sets = [...new Set([...all, ...own.map(({ set }) => set)])];
  const groups = new Map([...groupBy(sets, suiteAndSize)].map(([name, group]) => [name, groupChecks(group)]));
  const paths = new Map(own.map(({ set, path }) => [set, path]));
  return [
    ...own.flatMap((placed) => groups.get(suiteAndSize(placed.set))?.(placed) ?? []),
    ...lookAlikeProblems(sets, paths),
  ];
}

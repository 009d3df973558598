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
/** Sets of one suite and size that must agree on it. */
const LEAST_OTHERS = 1;

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

/** Sets of one suite at one size, whoever ran them. */
function isComparable(a: ResultSet, b: ResultSet): boolean {
  return a.id !== b.id && a.suite.name === b.suite.name && a.suite.scaleFactor === b.suite.scaleFactor;
}

/** A set that takes a thousand times as long as every other one of its suite and size, or a thousandth. */
function thousandProblem({ set, path }: Placed, others: readonly ResultSet[]): Problem[] {
  const own = new Map(timedRows(set).map(({ query, timeS }) => [query, timeS]));
  const ratios = others.flatMap((other) => {
    const shared = timedRows(other).flatMap(({ query, timeS }) =>
      own.has(query) ? [(own.get(query) ?? 1) / timeS] : [],
    );
    return shared.length > 0 ? [geometricMean(shared)] : [];
  });
  if (ratios.length < LEAST_OTHERS) return [];
  const line = timedRows(set)[0]?.line ?? null;
  const message = (words: string) =>
    `the queries take ${words} of what they take in all other sets of this suite and size`;
  if (ratios.every((ratio) => ratio > UNIT_FACTOR))
    return [
      warning(
        path,
        line,
        message('hundreds of times'),
        'are these milliseconds? name the unit in the head of a CSV (time_ms)',
      ),
    ];
  if (ratios.every((ratio) => ratio < 1 / UNIT_FACTOR))
    return [warning(path, line, message('less than a hundredth'), 'look the unit up in the source')];
  return [];
}

/** What shows only beside other result sets: copies, and units that are off by a thousand. `own` are the sets that are judged. */
export function crossProblems(own: readonly Placed[], all: readonly ResultSet[]): Problem[] {
  return own.flatMap((placed) => {
    const others = all.filter((other) => isComparable(placed.set, other));
    return [
      ...others
        .filter((other) => isLater(placed.set, other))
        .flatMap((other) => [...copyProblem(placed, other), ...scaledProblem(placed, other)]),
      ...thousandProblem(placed, others),
    ];
  });
}

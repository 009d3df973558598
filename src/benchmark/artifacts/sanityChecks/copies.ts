import { groupBy } from '../../model/groupBy';
import { problem, warning } from '../../model/problem';
import type { Problem, ResultSet } from '../../model/resultSet';
import { timedRows } from '../../model/rows';
import { median } from '../../model/statistics';
import {
  type Aligned,
  isLater,
  isPrecise,
  MAX_NOISE,
  MIN_EQUAL,
  MIN_UNITS,
  SHAPE_ROOM,
  setsByTime,
  setsSharingTimes,
  timesKey,
} from './alignedTimes';

/** From this share of equal times on, two sets are not independent runs. */
const SHARE_EQUAL = 0.3;
/** Minimum share of times that one factor explains, within rounding. */
const SHARE_SCALED = 0.7;
/** A factor nearer to 1 is a copy, not a multiple. */
const MIN_FACTOR_DIFFERENCE = 0.001;
/** Rounding of a published time, in its last decimal unit. */
const ROUNDING_UNITS = 0.6;
/** Minimum share of queries with one factor and noise, or with the shape of their range. */
const SHARE_NEAR = 0.8;
const SHARE_SHAPES = 0.5;

const isKnown = (value: number) => !Number.isNaN(value);
const at = (values: ArrayLike<number>, place: number) => values[place] as number;

/** The coarser decimal unit of two sets, in seconds. */
const unitOf = (own: Aligned, theirs: Aligned) => Math.max(own.unitS, theirs.unitS);

/** The shortest time, in seconds, that is long enough for the decimals of both sets. */
const shortestOf = (own: Aligned, theirs: Aligned) => MIN_UNITS * unitOf(own, theirs);

/** True if both sets have a time of at least `shortest` seconds at a place. */
function isLong(own: Aligned, theirs: Aligned, place: number, shortest: number): boolean {
  return at(own.times, place) >= shortest && at(theirs.times, place) >= shortest;
}

/** Largest change of a step in a multiple, by noise of both times, or by rounding. */
const STEP_ROOM = 2.1 * MAX_NOISE;

/** False if no factor explains 70% of the times of both sets, with rounding and noise: each changed step has a misfit. */
function mayBeMultiple(own: Aligned, theirs: Aligned): boolean {
  const most = (1 - SHARE_SCALED) * Math.min(own.known, theirs.known);
  const shortest = shortestOf(own, theirs);
  let count = 0;
  for (let pair = 0; pair < own.steps.length && count <= most; pair += 1) {
    const isChanged = Math.abs(at(own.steps, pair) - at(theirs.steps, pair)) > STEP_ROOM;
    if (isChanged && isLong(own, theirs, 2 * pair, shortest) && isLong(own, theirs, 2 * pair + 1, shortest)) count += 1;
  }
  return count <= most;
}

function isSameShape(own: Aligned, theirs: Aligned, place: number): boolean {
  const low = at(own.lows, place) - at(theirs.lows, place);
  const high = at(own.highs, place) - at(theirs.highs, place);
  return Math.abs(low) <= SHAPE_ROOM && Math.abs(high) <= SHAPE_ROOM;
}

/** False if more than half of the ranges of both sets start at different shares of their times. */
function mayShareShapes(own: Aligned, theirs: Aligned): boolean {
  if (Math.min(own.ranges, theirs.ranges) < MIN_EQUAL) return false;
  const [most, room] = [(1 - SHARE_SHAPES) * Math.min(own.ranges, theirs.ranges), SHAPE_ROOM];
  let count = 0;
  for (let place = 0; place < own.lows.length && count <= most; place += 1) {
    if (Math.abs(at(own.lows, place) - at(theirs.lows, place)) > room) count += 1;
  }
  return count <= most;
}

/** A result set and the path of its results.csv. */
export interface Placed {
  set: ResultSet;
  path: string;
}

/** Finds the sets that one may copy among `earlier` ones, in their order, by cheap tests that miss none. */
function copyCandidates(group: readonly Aligned[]): (own: Aligned, earlier: readonly Aligned[]) => Aligned[] {
  const byTime = setsByTime(group);
  const keys = new Map(group.map((one) => [one, timesKey(one.set)]));
  const byKey = groupBy(keys.keys(), (one) => keys.get(one));
  return (own, earlier) => {
    const equal = setsSharingTimes(own, byTime);
    for (const other of keys.get(own) ? (byKey.get(keys.get(own)) ?? []) : []) equal.add(other);
    return earlier.filter((other) => {
      const isLarge = Math.min(own.known, other.known) >= MIN_EQUAL;
      return equal.has(other) || (isLarge && (mayBeMultiple(own, other) || mayShareShapes(own, other)));
    });
  };
}

const sharedPlaces = (own: ArrayLike<number>, theirs: ArrayLike<number>) =>
  [...Array(own.length).keys()].filter((place) => isKnown(at(own, place)) && isKnown(at(theirs, place)));

const line = (set: ResultSet, query?: string) =>
  timedRows(set).find((row) => query === undefined || row.query === query)?.line ?? null;

const FIND_ORIGINAL = 'find out which of the two is the original';

/** Places with long enough times in both sets, their ratios, and the median ratio. */
function ratiosOf(own: Aligned, other: Aligned): { shared: number[]; ratios: number[]; factor: number } {
  const shortest = shortestOf(own, other);
  const shared = sharedPlaces(own.times, other.times).filter((place) => isLong(own, other, place, shortest));
  const ratios = shared.map((place) => at(own.times, place) / at(other.times, place));
  return { shared, ratios, factor: ratios.length > 0 ? median(ratios) : Number.NaN };
}

/** Problem of a set whose times, or many of them, equal the times of another set. */
function equalProblem({ set, path }: Placed, own: Aligned, other: Aligned): Problem[] {
  const shared = sharedPlaces(own.times, other.times).filter(
    (place) => isPrecise(at(own.times, place)) && isPrecise(at(other.times, place)),
  );
  const equal = shared.filter((place) => at(own.times, place) === at(other.times, place));
  const key = timesKey(set);
  const isCopy = key !== null && key === timesKey(other.set);
  if (!isCopy && (equal.length < MIN_EQUAL || equal.length < SHARE_EQUAL * shared.length)) return [];
  const first = line(set, own.queries[equal[0] ?? -1]);
  if (isCopy || equal.length === shared.length) {
    const message = `the times are identical to the times of ${other.set.id} for every query`;
    return [problem(path, first, message, 'one run is one result set: name both sources in it')];
  }
  const message = `${equal.length} of ${shared.length} times are identical to the times of ${other.set.id}; independent runs do not agree this often`;
  return [warning(path, first, message, FIND_ORIGINAL)];
}

/** Problem of a set whose times are one multiple of another set's times within rounding, or these times. */
function scaledProblem({ set, path }: Placed, own: Aligned, other: Aligned): Problem[] {
  const { shared, ratios, factor } = ratiosOf(own, other);
  const isSame = Math.abs(factor - 1) < MIN_FACTOR_DIFFERENCE;
  const [unit, ratio] = [unitOf(own, other), isSame ? 1 : factor];
  const isFitting = (place: number) =>
    Math.abs(at(own.times, place) - ratio * at(other.times, place)) <= ROUNDING_UNITS * unit;
  const fitting = shared.filter(isFitting).length;
  if (ratios.length < MIN_EQUAL || fitting < SHARE_SCALED * shared.length) return [];
  if (isSame) {
    const message = `${fitting} of ${shared.length} times are identical to the times of ${other.set.id} after rounding to ${unit} s; independent runs do not agree this often`;
    return [problem(path, line(set), message, FIND_ORIGINAL)];
  }
  const message = `${fitting} of ${shared.length} times are ${Number(factor.toPrecision(4))} times the value in ${other.set.id}; independent runs do not keep one ratio`;
  return [problem(path, line(set), message, 'publish the measured times')];
}

/** True for two own measurements of one version on one environment, such as runs of every week: these do agree closely. */
function isRepeated(a: ResultSet, b: ResultSet): boolean {
  const isOwn = [a, b].every(({ sources }) => sources.length === 0);
  const isSame = a.engine.id === b.engine.id && a.engine.version === b.engine.version;
  return isOwn && isSame && a.environment !== 'unknown' && a.environment === b.environment;
}

/** Problem of a set with the times of another set, or a multiple of them, and little noise. */
function nearProblem({ set, path }: Placed, own: Aligned, other: Aligned): Problem[] {
  if (isRepeated(set, other.set)) return [];
  const { ratios, factor } = ratiosOf(own, other);
  const near = ratios.filter((ratio) => Math.abs(ratio / factor - 1) <= MAX_NOISE).length;
  if (ratios.length < MIN_EQUAL || near < SHARE_NEAR * ratios.length) return [];
  const printed = Number(factor.toPrecision(3));
  const multiple = printed === 1 ? 'the times' : `${printed} times the value`;
  const message = `${near} of ${ratios.length} times are within ${MAX_NOISE * 100}% of ${multiple} in ${other.set.id}; independent runs rarely agree this closely`;
  return [warning(path, line(set), message, 'find out whether both were measured')];
}

/** Problem of a set with the ranges of another one, relative to the times. */
function shapeProblem({ set, path }: Placed, own: Aligned, other: Aligned): Problem[] {
  const places = sharedPlaces(own.lows, other.lows);
  const equal = places.filter((place) => isSameShape(own, other, place)).length;
  if (equal < MIN_EQUAL || equal < SHARE_SHAPES * places.length) return [];
  const message = `${equal} of ${places.length} ranges have the same ratio to their time as the ranges in ${other.set.id}; independent runs differ by more`;
  return [warning(path, line(set), message, FIND_ORIGINAL)];
}

/**
 * Finds the earlier sets of a group that a set copies: equal times, a multiple, or equal ranges; the gravest problem for each.
 * Skips sets with the same id: the set itself before a new import.
 */
export function copyChecks(group: readonly Aligned[]): (placed: Placed) => Problem[] {
  const candidates = copyCandidates(group);
  const inOrder = [...group].sort((a, b) => (isLater(a.set, b.set) ? 1 : -1));
  const placeOf = new Map(inOrder.map(({ set }, place) => [set, place]));
  return (placed) => {
    const place = placeOf.get(placed.set) ?? 0;
    const own = inOrder[place];
    if (!own) return [];
    const others = candidates(own, inOrder.slice(0, place)).filter(({ set }) => set.id !== placed.set.id);
    return others.flatMap((other) => {
      const exact = [...equalProblem(placed, own, other), ...scaledProblem(placed, own, other)];
      const gravest = exact.find(({ level }) => level === 'error') ?? exact[0];
      if (gravest) return [gravest];
      const near = nearProblem(placed, own, other);
      return near.length > 0 ? near : shapeProblem(placed, own, other);
    });
  };
}

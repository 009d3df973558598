import { type Aligned, MIN_EQUAL, ROUNDING_S, SHARE_SCALED } from './alignedTimes';

// A multiple keeps the ratio of any two times, whatever the factor. So sets are sorted by such ratios, and only
// neighbors are compared.

/** Places per group: if more places fit than there are groups, two of one group fit. */
const PAIRS_PER_GROUP = 3;
/** Tolerance for floating-point rounding. */
const RATIO_TOLERANCE = 1e-9;

/** True if the ratios at two places may be one factor, within the rounding of times. */
function mayShareRatio(own: Float64Array, theirs: Float64Array, at: number, before: number): boolean {
  const [a, b] = [theirs[at] as number, theirs[before] as number];
  const room = (1 + RATIO_TOLERANCE) * ROUNDING_S * (1 / a + 1 / b);
  return !(Math.abs((own[at] as number) / a - (own[before] as number) / b) > room);
}

/**
 * False if one list of times is certainly not a multiple of the other. If the ratios of two neighbors differ by more
 * than rounding, at least one does not fit, whatever the factor.
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

/** Sets in ascending order of the ratio of their times at two places, without sets that lack one of them. */
interface Sorted {
  places: [number, number];
  order: Int32Array;
  ratios: Float64Array;
  /** Position of each set in the order, −1 for none. */
  at: Int32Array;
}

function sortedByRatio(group: readonly Aligned[], [a, b]: [number, number]): Sorted {
  const ratioOf = group.map(({ times }) => (times[a] as number) / (times[b] as number));
  const known = [...ratioOf.keys()].filter((index) => !Number.isNaN(ratioOf[index] as number));
  const order = Int32Array.from(known.sort((one, other) => (ratioOf[one] as number) - (ratioOf[other] as number)));
  const at = new Int32Array(group.length).fill(-1);
  order.forEach((index, place) => {
    at[index] = place;
  });
  return { places: [a, b], order, ratios: Float64Array.from(order, (index) => ratioOf[index] as number), at };
}

/** Bounds of the part of an order with the ratio of a set, within rounding; empty if the set is not in it. */
function neighbours({ places: [a, b], ratios, at }: Sorted, index: number, own: Float64Array): [number, number] {
  const from = at[index] as number;
  if (from < 0) return [0, 0];
  const [first, second, rounding] = [own[a] as number, own[b] as number, ROUNDING_S];
  const least = ((first - rounding) / (second + rounding)) * (1 - RATIO_TOLERANCE);
  const most =
    second > rounding ? ((first + rounding) / (second - rounding)) * (1 + RATIO_TOLERANCE) : Number.POSITIVE_INFINITY;
  let [start, end] = [from, from + 1];
  while (start > 0 && (ratios[start - 1] as number) >= least) start -= 1;
  while (end < ratios.length && (ratios[end] as number) <= most) end += 1;
  return [start, end];
}

function timesOf(times: Float64Array, places: Iterable<number>): number {
  let count = 0;
  for (const place of places) if (!Number.isNaN(times[place] as number)) count += 1;
  return count;
}

function pairsIn(places: readonly number[]): [number, number][] {
  return places.flatMap((a, index) => places.slice(index + 1).map((b): [number, number] => [a, b]));
}

/** Places that at least half of the sets have, and their groups; the last group may be smaller. */
interface Common {
  places: number[];
  groups: number[][];
}

function commonPlaces(group: readonly Aligned[]): Common {
  const sets = (place: number) => group.filter(({ times }) => !Number.isNaN(times[place] as number)).length;
  const places = [...(group[0]?.times ?? []).keys()].filter((place) => 2 * sets(place) >= group.length);
  const groups = places.flatMap((_, index) =>
    index % PAIRS_PER_GROUP === 0 ? [places.slice(index, index + PAIRS_PER_GROUP)] : [],
  );
  return { places, groups };
}

/** Number of a set's times at common places, and at others. */
interface Times {
  common: number;
  others: number;
}

/**
 * Minimum number of pairs of places in groups with one ratio, if a set and one with `least` common times are multiples
 * of each other. They share at least `common + least - places` common times, of which misfits may take 30%, and 30% of
 * the others; k fitting times in a group are at least k - 1 pairs.
 */
function minPairs({ common, others }: Times, least: number, { groups, places }: Common): number {
  const misfits = 1 - SHARE_SCALED;
  const fitting = SHARE_SCALED * (common + least - places.length) - misfits * others;
  return Math.ceil(fitting - RATIO_TOLERANCE) - groups.length;
}

/** Data on the sets of a group before any two are compared. */
interface Index {
  /** Minimum number of pairs of places with one ratio between a set and a multiple of it in this list, by set index. */
  pairs: Map<number, number>;
  /** Sets with too few common times for that list: they are compared with every other one. */
  sparse: number[];
  sorted: Sorted[];
}

function indexOf(group: readonly Aligned[]): Index {
  const shared = commonPlaces(group);
  const known = new Map(
    group.flatMap(({ times }, index): [number, Times][] => {
      const [all, common] = [timesOf(times, times.keys()), timesOf(times, shared.places)];
      return all < MIN_EQUAL ? [] : [[index, { common, others: all - common }]];
    }),
  );
  const full = [...known].filter(([, own]) => minPairs(own, own.common, shared) > 0);
  const least = full.reduce((found, [, { common }]) => Math.min(found, common), shared.places.length);
  const pairs = new Map(full.map(([index, own]) => [index, Math.max(1, minPairs(own, least, shared))]));
  return {
    pairs,
    sparse: [...known.keys()].filter((index) => !pairs.has(index)),
    sorted: full.length > 1 ? shared.groups.flatMap(pairsIn).map((pair) => sortedByRatio(group, pair)) : [],
  };
}

/** Sets that share a ratio with one at `least` or more pairs of places. `counts` must be all 0 and is reset. */
function setsSharingRatios(
  sorted: readonly Sorted[],
  index: number,
  own: Float64Array,
  least: number,
  counts: Uint32Array,
) {
  const found: number[] = [];
  for (const list of sorted) {
    const [start, end] = neighbours(list, index, own);
    for (let place = start; place < end; place += 1) {
      const other = list.order[place] as number;
      counts[other] = (counts[other] as number) + 1;
      if (counts[other] === least) found.push(other);
    }
  }
  counts.fill(0);
  return found;
}

/** Finds the sets of a group that may be multiples or fractions of one, by indexes in the group. */
export function findScaledCopies(group: readonly Aligned[]): (index: number) => number[] {
  const { pairs, sparse, sorted } = indexOf(group);
  const timesOf = (index: number) => (group[index] as Aligned).times;
  const counts = new Uint32Array(group.length);
  return (index) => {
    const own = timesOf(index);
    const least = pairs.get(index);
    const found = least === undefined ? pairs.keys() : setsSharingRatios(sorted, index, own, least, counts);
    return [...found, ...sparse].filter((other) => other !== index && mayBeMultiple(own, timesOf(other)));
  };
}

import { type Aligned, LEAST_EQUAL, ROUNDING_S, SHARE_SCALED } from './alignedTimes';

// A multiple keeps the ratio of any two times, whatever the factor. So sets are sorted by such ratios, and only neighbours are held against one another.

/** How many places stand together: as soon as more of them fit than there are groups, two of one group do. */
const TOGETHER = 3;
/** Room for the rounding of floating-point numbers. */
const ROOM = 1e-9;

/** Whether the ratios at two places may be one and the same factor, times rounded. */
function mayShareRatio(own: Float64Array, theirs: Float64Array, at: number, before: number): boolean {
  const [a, b] = [theirs[at] as number, theirs[before] as number];
  const room = (1 + ROOM) * ROUNDING_S * (1 / a + 1 / b);
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

/** Sets in ascending order of the ratio of their times at two places; those that lack one of them are not there. */
interface Sorted {
  places: [number, number];
  order: Int32Array;
  ratios: Float64Array;
  /** Where in the order a set stands, -1 for nowhere. */
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

/** The ends of the part of an order in which the ratio is that of a set, its times rounded; nothing where the set is not there. */
function neighbours({ places: [a, b], ratios, at }: Sorted, index: number, own: Float64Array): [number, number] {
  const from = at[index] as number;
  if (from < 0) return [0, 0];
  const [first, second, rounding] = [own[a] as number, own[b] as number, ROUNDING_S];
  const least = ((first - rounding) / (second + rounding)) * (1 - ROOM);
  const most = second > rounding ? ((first + rounding) / (second - rounding)) * (1 + ROOM) : Number.POSITIVE_INFINITY;
  let [start, end] = [from, from + 1];
  while (start > 0 && (ratios[start - 1] as number) >= least) start -= 1;
  while (end < ratios.length && (ratios[end] as number) <= most) end += 1;
  return [start, end];
}

/** How many times a set has at places. */
function timed(times: Float64Array, places: Iterable<number>): number {
  let count = 0;
  for (const place of places) if (!Number.isNaN(times[place] as number)) count += 1;
  return count;
}

function pairsIn(places: readonly number[]): [number, number][] {
  return places.flatMap((a, index) => places.slice(index + 1).map((b): [number, number] => [a, b]));
}

/** The places that at least half of the sets have, and their groups, of which the last may be smaller. */
interface Common {
  places: number[];
  groups: number[][];
}

function commonPlaces(group: readonly Aligned[]): Common {
  const sets = (place: number) => group.filter(({ times }) => !Number.isNaN(times[place] as number)).length;
  const places = [...(group[0]?.times ?? []).keys()].filter((place) => 2 * sets(place) >= group.length);
  const groups = places.flatMap((_, index) => (index % TOGETHER === 0 ? [places.slice(index, index + TOGETHER)] : []));
  return { places, groups };
}

/** How many times a set has at the common places, and how many at others. */
interface Times {
  common: number;
  others: number;
}

/**
 * How many pairs of places in groups have one ratio, at least, if a set and one with `least` common times are multiples of one another. They share
 * `common + least - places` common times or more, of which misfits may take 30 %, and 30 % of the others; k fitting times in a group are at
 * least k - 1 pairs.
 */
function leastPairs({ common, others }: Times, least: number, { groups, places }: Common): number {
  const misfits = 1 - SHARE_SCALED;
  const fitting = SHARE_SCALED * (common + least - places.length) - misfits * others;
  return Math.ceil(fitting - ROOM) - groups.length;
}

/** What is known of the sets of a group before any two are held against one another. */
interface Index {
  /** How many pairs of places have one ratio, at least, where a set and another one in this list are multiples of one another; by the place of the set in the group. */
  pairs: Map<number, number>;
  /** Sets with too few of the common times to stand in that list: they are held against every other. */
  sparse: number[];
  sorted: Sorted[];
}

function indexOf(group: readonly Aligned[]): Index {
  const shared = commonPlaces(group);
  const known = new Map(
    group.flatMap(({ times }, index): [number, Times][] => {
      const [all, common] = [timed(times, times.keys()), timed(times, shared.places)];
      return all < LEAST_EQUAL ? [] : [[index, { common, others: all - common }]];
    }),
  );
  const full = [...known].filter(([, own]) => leastPairs(own, own.common, shared) > 0);
  const least = full.reduce((found, [, { common }]) => Math.min(found, common), shared.places.length);
  const pairs = new Map(full.map(([index, own]) => [index, Math.max(1, leastPairs(own, least, shared))]));
  return {
    pairs,
    sparse: [...known.keys()].filter((index) => !pairs.has(index)),
    sorted: full.length > 1 ? shared.groups.flatMap(pairsIn).map((pair) => sortedByRatio(group, pair)) : [],
  };
}

/** The sets that share a ratio with one at `least` pairs of places or more; `counts` has a 0 for every set, and is left so. */
function sharingRatios(
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

/** Finds the sets of a group that may be multiples or fractions of one, by the places of both in the group. */
export function multiplesAmong(group: readonly Aligned[]): (index: number) => number[] {
  const { pairs, sparse, sorted } = indexOf(group);
  const timesOf = (index: number) => (group[index] as Aligned).times;
  const counts = new Uint32Array(group.length);
  return (index) => {
    const own = timesOf(index);
    const least = pairs.get(index);
    const found = least === undefined ? pairs.keys() : sharingRatios(sorted, index, own, least, counts);
    return [...found, ...sparse].filter((other) => other !== index && mayBeMultiple(own, timesOf(other)));
  };
}

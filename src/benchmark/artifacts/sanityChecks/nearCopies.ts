import { warning } from '../../model/problem';
import type { Problem, ResultSet } from '../../model/resultSet';
import { median } from '../../model/statistics';
import { type Aligned, MIN_EQUAL } from './alignedTimes';
import { timedRows } from './plausibility';

/** Largest deviation from one factor in a copy with noise. Versions of one engine differ by 11%. */
const MAX_NOISE = 0.015;
/** Minimum share of queries with one factor, or with the shape of their range. */
const SHARE_NEAR = 0.9;
const SHARE_SHAPES = 0.5;
/** Minimum time in seconds; for shorter queries, rounding to milliseconds changes the shape of a range. */
const MIN_SHAPED_S = 1;
/** Largest difference of equal shapes, from rounding to milliseconds. */
const SHAPE_ROOM = 0.0012;
/** Number of queries that decide whether to check the others. */
const SAMPLE = 7;

/** Ends of ranges as shares of their times, indexed like `times`; NaN without a range. */
interface Shapes {
  times: Float64Array;
  lows: Float64Array;
  highs: Float64Array;
}

function shapesOf({ set, times }: Aligned): Shapes {
  const ranges = new Map(timedRows(set).map(({ timeS, minS, maxS }) => [timeS, { minS, maxS }]));
  const share = (end: 'minS' | 'maxS') =>
    times.map((time) => {
      const { minS = null, maxS = null } = ranges.get(time) ?? {};
      if (minS === null || maxS === null || minS === maxS || time < MIN_SHAPED_S) return Number.NaN;
      return (end === 'minS' ? minS : maxS) / time;
    });
  return { times, lows: share('minS'), highs: share('maxS') };
}

function ratiosOf(a: Shapes, b: Shapes): Float64Array {
  return a.times.map((time, at) => time / (b.times[at] as number)).filter((ratio) => !Number.isNaN(ratio));
}

const isNear = (ratio: number, factor: number) => Math.abs(ratio / factor - 1) <= MAX_NOISE;

function isSameShape(a: Shapes, b: Shapes, at: number): boolean {
  // No function in here: it runs for every two sets of a suite, and tsx names each function that it creates.
  const [low, high] = [
    (a.lows[at] as number) - (b.lows[at] as number),
    (a.highs[at] as number) - (b.highs[at] as number),
  ];
  return Math.abs(low) <= SHAPE_ROOM && Math.abs(high) <= SHAPE_ROOM;
}

/** True if a sample of queries allows a near-copy: most ratios are near the previous one, or two ranges match. */
function mayBeCopy(a: Shapes, b: Shapes): boolean {
  let [seen, near, shapes, before] = [0, 0, 0, Number.NaN];
  for (let at = 0; at < a.times.length && seen < SAMPLE; at += 1) {
    const ratio = (a.times[at] as number) / (b.times[at] as number);
    if (Number.isNaN(ratio)) continue;
    seen += 1;
    if (isSameShape(a, b, at)) shapes += 1;
    if (Math.abs(ratio / before - 1) <= 2.1 * MAX_NOISE) near += 1;
    before = ratio;
  }
  return shapes > 1 || near > SAMPLE / 2;
}

function copyWords(a: Shapes, b: Shapes): string | null {
  const ratios = ratiosOf(a, b);
  if (ratios.length < MIN_EQUAL) return null;
  const factor = median([...ratios]);
  const near = ratios.filter((ratio) => isNear(ratio, factor)).length;
  if (near >= SHARE_NEAR * ratios.length)
    return `${near} of ${ratios.length} times are ${Number(factor.toPrecision(3))} times the value, within 1.5%,`;
  const places = [...a.times.keys()].filter((at) => !Number.isNaN((a.lows[at] as number) * (b.lows[at] as number)));
  const equal = places.filter((at) => isSameShape(a, b, at)).length;
  if (equal < MIN_EQUAL || equal < SHARE_SHAPES * places.length) return null;
  return `${equal} of ${places.length} ranges have the same ratio to their time as the ranges`;
}

/** Finds near-copies in a group: sets with the times of another set and little noise, or with its range shapes. */
export function findNearCopies(
  group: readonly Aligned[],
): (set: ResultSet, other: ResultSet, path: string) => Problem[] {
  const shapes = new Map(group.map((one) => [one.set, shapesOf(one)]));
  return (set, other, path) => {
    const [own, theirs] = [shapes.get(set), shapes.get(other)];
    const words = own && theirs && mayBeCopy(own, theirs) ? copyWords(own, theirs) : null;
    if (!words) return [];
    const message = `${words} in ${other.id}; independent runs differ by more`;
    return [warning(path, timedRows(set)[0]?.line ?? null, message, 'find out which of the two is the original')];
  };
}

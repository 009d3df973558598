import type { MatchedQuery } from '../model/comparison';
import type { BucketScheme } from '../model/report';
import type { Bucket } from '../model/table';

/** A value on an edge counts as on it despite binary rounding: 3.3 ÷ 3 is on 1.1. */
const EDGE_TOLERANCE = 1e-12;

type Range = Omit<Bucket, 'count'>;

/** Speedup edges: below `inner` the difference is negligible, from `outer` on it is large. */
export const EDGES = { inner: 1.1, outer: 1.25 };

/** Fastest first. `from` is the lower edge, `to` the upper edge, in × of the speedup or % of the baseline's time. */
const RANGES: Record<BucketScheme, Range[]> = {
  speedup: [
    { label: '≥ 1.25', from: EDGES.outer, to: null, verdict: 'faster', weight: 'outer' },
    { label: '1.10–1.25', from: EDGES.inner, to: EDGES.outer, verdict: 'faster', weight: 'inner' },
    { label: '0.91–1.10', from: 1 / EDGES.inner, to: EDGES.inner, verdict: 'unclear', weight: 'inner' },
    { label: '0.80–0.91', from: 1 / EDGES.outer, to: 1 / EDGES.inner, verdict: 'slower', weight: 'inner' },
    { label: '≤ 0.80', from: null, to: 1 / EDGES.outer, verdict: 'slower', weight: 'outer' },
  ],
  'time-change': [
    { label: 'at least 20% less time', from: null, to: -20, verdict: 'faster', weight: 'outer' },
    { label: '10–20% less time', from: -20, to: -10, verdict: 'faster', weight: 'inner' },
    { label: 'within 10%', from: -10, to: 10, verdict: 'unclear', weight: 'inner' },
    { label: '10–20% more time', from: 10, to: 20, verdict: 'slower', weight: 'inner' },
    { label: 'at least 20% more time', from: 20, to: null, verdict: 'slower', weight: 'outer' },
  ],
};

/** Edges between the ranges of the speedup scheme, ascending. Swapping the sides mirrors them. */
export const SPEEDUP_EDGES: readonly number[] = [1 / EDGES.outer, 1 / EDGES.inner, EDGES.inner, EDGES.outer];

function reaches(value: number, edge: number): boolean {
  return value >= edge * (1 - EDGE_TOLERANCE);
}

/** 0 below the inner edge, 1 from the inner edge on, 2 from the outer edge on: an edge belongs to the outer range. */
function distance(value: number, inner: number, outer: number): 0 | 1 | 2 {
  if (reaches(value, outer)) return 2;
  return reaches(value, inner) ? 1 : 0;
}

/** Index of a query's range, 0 the fastest. Unrounded; symmetric: tests max ÷ min, then the direction. */
function speedupPlace({ baseline, candidate }: MatchedQuery): number {
  const [a, b] = [baseline.timeS, candidate.timeS];
  const step = distance(Math.max(a, b) / Math.min(a, b), EDGES.inner, EDGES.outer);
  return a >= b ? 2 - step : 2 + step;
}

/** The same by time change as a share of the baseline's time. Source: docs/methodology.mdx, Distribution. */
function timeChangePlace({ baseline, candidate }: MatchedQuery): number {
  const change = Math.abs(candidate.timeS - baseline.timeS) / baseline.timeS;
  const step = distance(change, 0.1, 0.2);
  return candidate.timeS <= baseline.timeS ? 2 - step : 2 + step;
}

/** Index of a query's bucket in a scheme, 0 the fastest for the candidate. */
export function bucketPlace(query: MatchedQuery, scheme: BucketScheme): number {
  return scheme === 'speedup' ? speedupPlace(query) : timeChangePlace(query);
}

/** Buckets of a scheme with their counts, fastest for the candidate first. Counts add up to the matched queries. */
export function bucketCounts(matched: readonly MatchedQuery[], scheme: BucketScheme): Bucket[] {
  const counts = RANGES[scheme].map(() => 0);
  for (const query of matched) {
    const place = bucketPlace(query, scheme);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return RANGES[scheme].map((range, place) => ({ ...range, count: counts[place] ?? 0 }));
}

import { bucketCounts } from './buckets';
import type { DotsSpec, SpreadSpec } from './chartTypes';
import type { Comparison, MatchedQuery } from './comparisonTypes';
import { speedupAxis } from './scale';
import * as titles from './titles';

const AXIS_TITLE = 'Speedup, × (log scale)';
/** How many of the fastest and the slowest are labelled; the renderer drops labels that collide. */
const LABELLED_FASTEST = 3;
const LABELLED_SLOWEST = 1;
/** Within how many of the extremes an unclear verdict is a surprise worth a label. */
const SURPRISE_WITHIN = 10;

function ascending(matched: readonly MatchedQuery[]): MatchedQuery[] {
  return [...matched].sort((a, b) => a.speedup - b.speedup);
}

/** The queries to label, of those in ascending order: the extremes, and unclear ones among them. */
function labelled(order: readonly MatchedQuery[]): Set<string> {
  const extremes = [...order.slice(0, LABELLED_SLOWEST), ...order.slice(-LABELLED_FASTEST)];
  const surprises = [order.slice(0, SURPRISE_WITHIN), order.slice(-SURPRISE_WITHIN)].flatMap((end) =>
    end.filter(({ verdict }) => verdict === 'unclear').slice(0, 1),
  );
  return new Set([...extremes, ...surprises].map(({ query }) => query));
}

/** One dot per query in its range of speedup. Counts per range ascend with the axis. */
export function dotsSpec(comparison: Comparison, edges: readonly number[]): DotsSpec {
  const order = ascending(comparison.matched);
  const labels = labelled(order);
  return {
    kind: 'dots',
    id: 'dots',
    title: titles.distribution(comparison),
    description: `Speedup of each of ${order.length} queries, one dot each.`,
    axis: speedupAxis(
      AXIS_TITLE,
      order.map(({ speedup }) => speedup),
    ),
    names: comparison.names,
    edges: [...edges],
    ranges: bucketCounts(comparison.matched, 'speedup')
      .reverse()
      .map(({ label, from, to, count }) => ({ label, from, to, count })),
    points: order.map(({ query, speedup, verdict }) => ({ query, speedup, verdict, label: labels.has(query) })),
  };
}

/** Every speedup in ascending order with the range that the iterations allow. */
export function spreadSpec(comparison: Comparison): SpreadSpec {
  const order = ascending(comparison.matched);
  const labels = labelled(order);
  return {
    kind: 'spread',
    id: 'queries',
    title: titles.queries(comparison),
    description: `Speedup of each of ${order.length} queries in ascending order, with the range from slowest to fastest ratio.`,
    axis: speedupAxis(
      AXIS_TITLE,
      order.map(({ speedup }) => speedup),
    ),
    names: comparison.names,
    points: order.map(({ query, speedup, low, high, verdict }) => ({
      query,
      speedup,
      low,
      high,
      verdict,
      label: labels.has(query),
    })),
    below: comparison.slower,
    above: comparison.faster,
    clear: comparison.clear,
  };
}

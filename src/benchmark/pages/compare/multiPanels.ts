import { place, ratioTick, speedupAxis } from '../../figures/scale';
import type { Comparison, MatchedQuery } from '../../model/comparison';
import { listed } from '../../text/names';
import { formatQueries, formatSpeedup } from '../../text/numbers';
import { NAMED_IN_TITLES } from './multiText';
import type { PanelPoint, SortedPanel, SortedPanels } from './multiTypes';

type Scale = { min: number; max: number };

/** Ticks that keep clear of one another in a panel's height, as long as there are three of them. */
const SPARSE = [0.01, 0.1, 0.2, 0.5, 1, 2, 5, 10, 100];

function sparseTicks(ticks: readonly number[]): number[] {
  const sparse = ticks.filter((tick) => SPARSE.includes(tick));
  return sparse.length >= 3 ? sparse : [...ticks];
}

/** The distance from the top in %, one decimal; the highest ratio of the scale is at 0. */
function fromTop(value: number, { min, max }: Scale): number {
  return place(max / value, { min: 1, max: max / min, ticks: [] });
}

function pointOf({ query, speedup, verdict }: MatchedQuery, index: number, count: number, scale: Scale): PanelPoint {
  return { query, x: Math.round((1000 * (index + 1)) / (count + 1)) / 10, y: fromTop(speedup, scale), verdict };
}

function labelOf(query: MatchedQuery | undefined): string {
  return query ? `${query.query} ${formatSpeedup(query.speedup)}` : '';
}

function panel(comparison: Comparison, title: string, baseline: string, scale: Scale): SortedPanel {
  const { matched, faster, slower, clear, candidate } = comparison;
  const order = [...matched].sort((a, b) => a.speedup - b.speedup);
  const [lowest, highest] = [labelOf(order[0]), labelOf(order.at(-1))];
  const counts = `${slower} below 1× (clearly ${clear.slower}), ${faster} above (clearly ${clear.faster})`;
  return {
    id: candidate.id,
    title,
    counts,
    description: `Speedup of ${title} over ${baseline} on each of ${formatQueries(matched.length)} in ascending order, from ${lowest} to ${highest}; ${counts}`,
    points: order.map((query, index) => pointOf(query, index, order.length, scale)),
    lowest,
    highest,
  };
}

/**
 * "The median speedup over native Spark 3.5.8 is 1.44× with Comet 0.17.0 and 1.31× with Gluten + Velox 1.6.0"; of many
 * candidates the lowest and the highest.
 */
function panelsTitle(comparisons: readonly Comparison[], baseline: string, titles: readonly string[]): string {
  const medians = comparisons.map(({ median }, index) => ({ speedup: median.speedup, title: titles[index] ?? '' }));
  const part = ({ speedup, title }: { speedup: number; title: string }) => `${formatSpeedup(speedup)} with ${title}`;
  const head = `The median speedup over ${baseline}`;
  if (medians.length <= NAMED_IN_TITLES) return `${head} is ${listed(medians.map(part))}`;
  const ranked = [...medians].sort((a, b) => a.speedup - b.speedup).map(part);
  return `${head} lies between ${ranked[0]} and ${ranked.at(-1)}`;
}

/** The speedups of each candidate in their own ascending order, all panels on one log scale that holds every one of them. */
export function sortedPanels(
  comparisons: readonly Comparison[],
  baseline: string,
  titles: readonly string[],
): SortedPanels {
  const speedups = comparisons.flatMap(({ matched }) => matched.map(({ speedup }) => speedup));
  const axis = speedupAxis('', speedups);
  return {
    title: panelsTitle(comparisons, baseline, titles),
    caption: `Speedup of each query over ${baseline}, ×, on one log scale; in each panel the queries stand in order of its own speedups. Filled: a difference, clear or separated; grey: the same within 5\u202F%; hollow: it cannot be told.`,
    ticks: sparseTicks(axis.ticks).map((tick) => ({ label: ratioTick(tick), at: fromTop(tick, axis) })),
    panels: comparisons.map((comparison, index) => panel(comparison, titles[index] ?? '', baseline, axis)),
  };
}

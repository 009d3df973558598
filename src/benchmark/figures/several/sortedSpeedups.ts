import type { Comparison, MatchedQuery } from '../../model/comparison';
import { sum } from '../../model/statistics';
import { listed } from '../../text/names';
import { formatQueries, formatSpeedup } from '../../text/numbers';
import { speedupAxis } from '../axes';
import { disclaimer } from '../captions';
import { ascending, SPEEDUP_TITLE } from '../caterpillarPlot';
import type { StandaloneKind } from '../kind';
import { place, type RatioScale, ratioTick } from '../scale';
import { NAMED_IN_TITLES, type Several } from './several';
import { type PanelPoint, type SortedSpec, type SpeedupPanel, sortedTable } from './specs';

/** Ticks that keep clear of one another in a panel's height, as long as there are three of them. */
const SPARSE = [0.01, 0.1, 0.2, 0.5, 1, 2, 5, 10, 100];

function sparseTicks(ticks: readonly number[]): number[] {
  const sparse = ticks.filter((tick) => SPARSE.includes(tick));
  return sparse.length >= 3 ? sparse : [...ticks];
}

type Scale = Pick<RatioScale, 'min' | 'max'>;

/** The distance from the top in %, one decimal; the highest ratio of the scale is at 0. */
function fromTop(value: number, { min, max }: Scale): number {
  return place(max / value, { min: 1, max: max / min, ticks: [] });
}

function pointOf({ query, speedup, verdict }: MatchedQuery, index: number, count: number, scale: Scale): PanelPoint {
  const x = Math.round((1000 * (index + 1)) / (count + 1)) / 10;
  return { query, speedup, x, y: fromTop(speedup, scale), verdict };
}

function labelOf(query: MatchedQuery | undefined): string {
  return query ? `${query.query} ${formatSpeedup(query.speedup)}` : '';
}

function panel(comparison: Comparison, title: string, baseline: string, scale: Scale): SpeedupPanel {
  const { matched, faster, slower, clear, candidate } = comparison;
  const order = ascending(matched);
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
function panelsTitle({ comparisons, baseline, titles }: Several): string {
  const medians = comparisons.map(({ median }, index) => ({ speedup: median.speedup, title: titles[index] ?? '' }));
  const part = ({ speedup, title }: { speedup: number; title: string }) => `${formatSpeedup(speedup)} with ${title}`;
  const head = `The median speedup over ${baseline}`;
  if (medians.length <= NAMED_IN_TITLES) return `${head} is ${listed(medians.map(part))}`;
  const ranked = [...medians].sort((a, b) => a.speedup - b.speedup).map(part);
  return `${head} is between ${ranked[0]} and ${ranked.at(-1)}`;
}

/** The speedups of each candidate in their own ascending order, all panels on one log scale that holds every one of them. */
export function sortedSpec(several: Several): SortedSpec {
  const { comparisons, baseline, titles } = several;
  const axis = speedupAxis(
    SPEEDUP_TITLE,
    comparisons.flatMap(({ matched }) => matched.map(({ speedup }) => speedup)),
  );
  const panels = comparisons.map((comparison, index) => panel(comparison, titles[index] ?? '', baseline, axis));
  return {
    kind: 'sorted',
    id: 'sorted-speedups',
    title: panelsTitle(several),
    description: `${panels.map(({ description }) => description).join('. ')}.`,
    caption: `Speedup of each query over ${baseline}, ×, on one log scale. Each panel sorts the queries by its own speedups. Filled: the engines differ. Gray: within 5%. Hollow: inconclusive.`,
    note: '',
    disclaimer: disclaimer((comparisons as [Comparison])[0].baseline),
    axisTitle: axis.title,
    ticks: sparseTicks(axis.ticks).map((tick) => ({ label: ratioTick(tick), at: fromTop(tick, axis) })),
    panels,
  };
}

/** The sorted speedups of several candidates, a panel each. Pages draw the panels themselves, as many in a row as have room. */
export const sortedSpeedups: StandaloneKind<SortedSpec> = {
  unit: () => '×',
  count: ({ panels }) => ({ count: sum(panels.map(({ points }) => points.length)), of: 'values' }),
  csv: sortedTable,
};

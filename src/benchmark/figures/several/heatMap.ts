import { EDGES } from '../../comparison/buckets';
import { BY_CHOICE } from '../../comparison/match';
import type { Comparison, MatchedQuery, Verdict } from '../../model/comparison';
import { capitalise, listed } from '../../text/names';
import { formatQueries } from '../../text/numbers';
import { VERDICT_WORDS } from '../../text/verdictWords';
import { disclaimer } from '../captions';
import type { StandaloneKind } from '../kind';
import { VERDICT_ORDER, verdictCounts } from '../tableView';
import { NAMED_IN_TITLES, type Several } from './several';
import {
  type HeatMapCell,
  type HeatMapQuery,
  type HeatMapSpec,
  heatMapTable,
  type LegendEntry,
  type Strength,
} from './specs';

/** From these ratios on (and below their inverse) a cell is filled more strongly; the first is an edge of the buckets. */
const STRONGER = [EDGES.outer, 2];

/** How strongly a clear difference is filled: by its size alone, so that inverting the speedup changes nothing. */
export function strengthOf({ speedup, verdict }: Pick<MatchedQuery, 'speedup' | 'verdict'>): Strength {
  if (verdict === 'unclear' || verdict === 'same') return 0;
  const ratio = Math.max(speedup, 1 / speedup);
  return (1 + STRONGER.filter((edge) => ratio >= edge).length) as Strength;
}

function cell(query: MatchedQuery): HeatMapCell {
  const { speedup, low, high, verdict } = query;
  return { speedup, low, high, verdict, strength: strengthOf(query) };
}

function queryRow(comparisons: readonly Comparison[], index: number): HeatMapQuery {
  const entries = comparisons.map(({ matched }) => matched[index] as MatchedQuery);
  const [{ query, baseline }] = entries as [MatchedQuery];
  const timesS = entries.map(({ candidate }) => candidate.timeS);
  return {
    query,
    baselineS: baseline.timeS,
    cells: entries.map(cell),
    apart: Math.max(...timesS) / Math.min(...timesS),
  };
}

type Untested = Pick<Comparison, 'separated'> & { title: string };

/** Without a clear verdict: "Iteration ranges do not overlap on 76 queries with r8g and 62 with r7g; all favor the candidate". */
function untestedTitle(candidates: readonly Untested[], baseline: string): string {
  const apart = candidates.map(({ separated, title }) => ({ title, count: separated.faster + separated.slower }));
  if (apart.every(({ count }) => count === 0)) return 'No query has a clear winner';
  const counts = apart.map(({ title, count }, index) => `${index === 0 ? formatQueries(count) : count} with ${title}`);
  const [faster, slower] = (['faster', 'slower'] as const).map((side) =>
    candidates.reduce((all, { separated }) => all + separated[side], 0),
  );
  const all = slower === 0 ? '; all favor the candidate' : faster === 0 ? `; all favor ${baseline}` : '';
  return `Iteration ranges do not overlap on ${listed(counts)}${all}`;
}

/**
 * "Comet 0.17.0 is clearly faster than native Spark 3.5.8 on 87 queries and slower on 1, Gluten + Velox 1.6.0 on 62 and 6"; of
 * many candidates the one with most and the one with fewest.
 */
function title({ comparisons, baseline, titles }: Several): string {
  const ranked = comparisons
    .map(({ clear, separated }, index) => ({ clear, separated, title: titles[index] ?? '' }))
    .sort((a, b) => b.clear.faster - a.clear.faster || a.clear.slower - b.clear.slower);
  const [first, ...rest] = ranked;
  if (!first || ranked.every(({ clear }) => clear.faster + clear.slower === 0)) {
    return untestedTitle(ranked, baseline);
  }
  const many = ranked.length > NAMED_IN_TITLES;
  const others = (many ? rest.slice(-1) : rest).map(
    (candidate) =>
      `, ${candidate.title}${many ? ', last,' : ''} on ${candidate.clear.faster} and ${candidate.clear.slower}`,
  );
  return `${capitalise(first.title)} is clearly faster than ${baseline} on ${formatQueries(first.clear.faster)} and slower on ${first.clear.slower}${others.join('')}`;
}

/** "103 queries"; those left out by choice are not counted as missing. */
function queriesText({ matched, unmatched }: Comparison): string {
  const all = matched.length + unmatched.filter(({ reason }) => reason !== BY_CHOICE).length;
  if (matched.length === all) return formatQueries(all);
  return `${matched.length} of ${formatQueries(all)} (those that all sides ran)`;
}

/** The verdicts that the legend has whether or not a query has them. */
const LASTING: readonly Verdict[] = ['faster', 'unclear', 'slower'];

function legend(comparisons: readonly Comparison[]): LegendEntry[] {
  const counts = comparisons.map((comparison) => verdictCounts(comparison, 0));
  const occurring = VERDICT_ORDER.filter(
    (verdict) => LASTING.includes(verdict) || counts.some((count) => count[verdict] > 0),
  );
  return occurring.map((verdict) => ({
    verdict,
    label: VERDICT_WORDS[verdict],
    counts: counts.map((count) => count[verdict]),
  }));
}

/** The speedup of every candidate on every query. */
export function heatMapSpec(several: Several): HeatMapSpec {
  const { comparisons, baseline, titles } = several;
  const [first] = comparisons as [Comparison];
  return {
    kind: 'heatMap',
    id: 'heat-map',
    title: title(several),
    description: `Speedup of ${comparisons.length} candidates over ${baseline} on each of ${formatQueries(first.matched.length)}, filled by verdict and size.`,
    caption: `Speedup over ${baseline} on ${queriesText(first)}; above 1×, the candidate is faster. “Spread” is the slowest candidate’s time ÷ the fastest’s.`,
    note: '',
    disclaimer: disclaimer(first.baseline),
    baseline,
    candidates: comparisons.map(({ candidate }, index) => ({ id: candidate.id, title: titles[index] ?? '' })),
    legend: legend(comparisons),
    steps: 'Color strength: below 1.25×, 1.25–2×, 2× or more (slower: the inverse).',
    queries: first.matched.map((_, index) => queryRow(comparisons, index)),
  };
}

/** The speedups of several candidates, a cell each. Pages show it as a table that sorts. */
export const heatMap: StandaloneKind<HeatMapSpec> = {
  unit: () => '×',
  count: ({ queries, candidates }) => ({ count: queries.length * candidates.length, of: 'values' }),
  csv: heatMapTable,
};

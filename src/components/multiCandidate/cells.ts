import { EDGES } from '../../benchmark/comparison/buckets';
import { drawnVerdict, EXCLUDED_REASON, EXTRA_REASON } from '../../benchmark/comparison/match';
import type { Comparison, Verdict } from '../../benchmark/model/comparison';
import { isUnconfirmed } from '../../benchmark/model/verdictMark';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { formatQueries } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { hueText } from '../../figures/shared/captions';
import { VERDICT_ORDER } from '../../figures/shared/tableView';

/** Candidates compared with one baseline over the same queries, and the names of the sides. */
interface MultiCandidate {
  /** One per candidate, in their order. */
  comparisons: readonly Comparison[];
  baseline: string;
  /** Of the candidates. */
  titles: readonly string[];
}

/** Up to this number, titles name each candidate; of more, the fewest and the most queries. */
const NAMED_IN_TITLES = 3;

/** Fill of a cell: 0 for none (within 5%, or inconclusive), 3 for the strongest; `measured` if it is unconfirmed, whatever its size. */
export type Strength = 0 | 1 | 2 | 3 | 'measured';

/** One entry of the legend; `counts` in the order of the candidates. */
export interface LegendEntry {
  verdict: Verdict;
  label: string;
  counts: number[];
}

/** Texts of the speedups of every candidate, one row per query and one column per candidate, filled by verdict and size. */
export interface HeatMap {
  title: string;
  caption: string;
  /** Empty if no query has a verdict, so that no cell is filled. */
  legend: LegendEntry[];
}

/** Ratios (and their inverses) from which cells are filled more strongly; the first is an edge of the buckets. */
const STRONGER = [EDGES.outer, 2];

/** Fill of a clear difference by its size alone: inverting the speedup changes nothing. */
export function strengthOf(speedup: number, verdict: Verdict): Strength {
  if (verdict === 'unclear' || verdict === 'same') return 0;
  if (isUnconfirmed(verdict)) return 'measured';
  const ratio = Math.max(speedup, 1 / speedup);
  return (1 + STRONGER.filter((edge) => ratio >= edge).length) as Strength;
}

type Unconfirmed = Pick<Comparison, 'separated'> & { title: string };

/** Without a clear verdict: "Iteration ranges do not overlap on 76 queries with r8g and 62 with r7g; all favor …". */
function unconfirmedTitle(candidates: readonly Unconfirmed[], baseline: string): string {
  const apart = candidates.map(({ separated, title }) => ({ title, count: separated.faster + separated.slower }));
  if (apart.every(({ count }) => count === 0)) return 'No query has a clear winner';
  const counts = apart.map(({ title, count }, index) => `${index === 0 ? formatQueries(count) : count} with ${title}`);
  const [faster, slower] = (['faster', 'slower'] as const).map((side) =>
    candidates.reduce((all, { separated }) => all + separated[side], 0),
  );
  const all = slower === 0 ? '; all favor the candidate' : faster === 0 ? `; all favor ${baseline}` : '';
  return `Iteration ranges do not overlap on ${joinWords(counts)}${all}`;
}

/** "38 to 87", "22" if all counts are equal. */
function countRange(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? `${least}` : `${least} to ${most}`;
}

/**
 * "Comet 0.17.0 is clearly faster than vanilla Spark 3.5.8 on 87 queries and slower on 1, Gluten + Velox 1.6.0 on 62
 * and 6", in the order of the columns, because counts are no order; of many candidates, the fewest and the most.
 */
function title({ comparisons, baseline, titles }: MultiCandidate): string {
  const candidates = comparisons.map(({ clear, separated }, index) => ({
    clear,
    separated,
    title: titles[index] ?? '',
  }));
  const [first, ...rest] = candidates;
  if (!first || candidates.every(({ clear }) => clear.faster + clear.slower === 0)) {
    return unconfirmedTitle(candidates, baseline);
  }
  if (candidates.length > NAMED_IN_TITLES) {
    const [faster, slower] = (['faster', 'slower'] as const).map((side) =>
      countRange(candidates.map(({ clear }) => clear[side])),
    );
    return `Each candidate is clearly faster than ${baseline} on ${faster} queries and slower on ${slower}`;
  }
  const others = rest.map(({ title: other, clear }) => `, ${other} on ${clear.faster} and ${clear.slower}`);
  return `${capitalise(first.title)} is clearly faster than ${baseline} on ${formatQueries(first.clear.faster)} and slower on ${first.clear.slower}${others.join('')}`;
}

/** "103 queries"; extra statements and queries excluded by choice do not count as missing. */
function queriesText({ matched, unmatched }: Comparison): string {
  const all =
    matched.length + unmatched.filter(({ reason }) => ![EXCLUDED_REASON, EXTRA_REASON].includes(reason)).length;
  if (matched.length === all) return formatQueries(all);
  return `${matched.length} of ${formatQueries(all)} (those with a time on all sides)`;
}

/** Verdicts that occur; empty if all queries are inconclusive. */
function legend(comparisons: readonly Comparison[]): LegendEntry[] {
  const counts = (wanted: Verdict) =>
    comparisons.map(({ matched }) => matched.filter((match) => drawnVerdict(match) === wanted).length);
  const occurring = VERDICT_ORDER.filter((verdict) => counts(verdict).some((count) => count > 0));
  if (occurring.every((verdict) => verdict === 'unclear')) return [];
  return occurring.map((verdict) => ({
    verdict,
    label: VERDICT_WORDS[verdict],
    counts: counts(verdict),
  }));
}

export function heatMapOf(multiCandidate: MultiCandidate): HeatMap {
  const { comparisons, baseline } = multiCandidate;
  const [first] = comparisons as [Comparison];
  return {
    title: title(multiCandidate),
    caption: `Speedup over ${baseline} on ${queriesText(first)}; above 1×, the candidate is faster. “Spread” is the slowest candidate’s time ÷ the fastest’s.${hueText(comparisons)}`,
    legend: legend(comparisons),
  };
}

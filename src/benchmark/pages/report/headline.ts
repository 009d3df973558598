import { bucketCounts } from '../../comparison/buckets';
import { timeChangePct } from '../../comparison/compare';
import { type ReceiptJson, receiptJson } from '../../comparison/receipt/json';
import { topFaster, topSlower } from '../../figures/tables';
import type { Comparison, Figure, MatchedQuery, Verdict, VerdictCounts, Weighting } from '../../model/comparison';
import type { BucketScheme } from '../../model/report';
import type { Interval } from '../../model/statistics';
import type { Bucket, TopRow } from '../../model/table';

/** One row of a top list as published JSON has it. */
type HeadlineTopRow = ReturnType<typeof topRow>;

/** An estimate with the intervals of both questions. `low` and `high` are those of `mix`, as they were before there were two. */
export interface Ratio {
  speedup: number;
  low: number;
  high: number;
  /** Would these queries repeat? Decides `verdict`. Null where the spread of iterations is not known. */
  repeat: Interval | null;
  /** If every query went to its worst end at once. */
  worst: Interval | null;
  /** Would other queries agree? Decides nothing. */
  mix: Interval;
  /** Null where the verdict of the comparison is withheld. */
  verdict: Verdict | null;
}

/** What the summary has as the comparison has it. */
type Kept = 'notes' | 'faster' | 'slower' | 'equal' | 'byChance' | 'largestShare';

/** The summary of a comparison that pages carry. Seconds, ratios, % as field names say. */
export interface Headline extends VerdictCounts, Pick<Comparison, Kept> {
  baseline: string;
  candidate: string;
  matched: number;
  /** How much each query counts, where they do not all count the same; the seconds of the total are then those times their weights. */
  weights?: Record<string, number>;
  unmatched: { query: string; side: string; reason: string }[];
  total: Ratio & { baseline_s: number; candidate_s: number; time_change_pct: number };
  geometricMean: Ratio;
  median: Ratio;
  verdict: { case: string; sentence: string };
  without: { query: string; total_speedup: number }[];
  buckets: { scheme: BucketScheme; counts: Pick<Bucket, 'label' | 'from' | 'to' | 'count'>[] };
  top: { faster: HeadlineTopRow[]; slower: HeadlineTopRow[] };
  environment: {
    same: boolean;
    /** What sources contradict each other on, as a sentence; '' for nothing. */
    dispute: string;
    differences: { name: string; baseline: string; candidate: string }[];
  };
  receipt: ReceiptJson;
}

function topRow({ query, baselineS, candidateS, speedup, timeChangePct }: TopRow) {
  return { query, baseline_s: baselineS, candidate_s: candidateS, speedup, time_change_pct: timeChangePct };
}

/** A metric as published JSON has it. */
export function ratio(
  { speedup, repeat, worst, mix, verdict }: Figure,
  { verdict: { case: found } }: Comparison,
): Ratio {
  const own = found === 'disputed' ? null : verdict;
  return { speedup, low: mix.low, high: mix.high, repeat, worst, mix, verdict: own };
}

function environmentOf({ same, dispute, settings }: Comparison['environment']): Headline['environment'] {
  const different = settings.filter(({ relation }) => relation === 'different');
  return {
    same,
    dispute,
    differences: different.map(({ name, baseline, candidate }) => ({ name, baseline, candidate })),
  };
}

function weightsByQuery(matched: readonly MatchedQuery[], { weights }: Weighting): Record<string, number> {
  return Object.fromEntries(matched.map(({ query }, index) => [query, weights[index] as number]));
}

/** The headline of a comparison, with the buckets of the wanted scheme. */
export function headline(comparison: Comparison, scheme: BucketScheme): Headline {
  const { matched, total, weighting, environment, verdict } = comparison;
  const { baselineS, candidateS } = weighting ?? comparison;
  return {
    baseline: comparison.baseline.id,
    candidate: comparison.candidate.id,
    matched: matched.length,
    ...(weighting ? { weights: weightsByQuery(matched, weighting) } : {}),
    unmatched: comparison.unmatched,
    total: {
      baseline_s: baselineS,
      candidate_s: candidateS,
      ...ratio(total, comparison),
      time_change_pct: timeChangePct({ baselineS, candidateS }),
    },
    geometricMean: ratio(comparison.geometricMean, comparison),
    median: ratio(comparison.median, comparison),
    verdict: { case: verdict.case, sentence: verdict.sentence },
    notes: comparison.notes,
    faster: comparison.faster,
    slower: comparison.slower,
    equal: comparison.equal,
    clear: comparison.clear,
    separated: comparison.separated,
    same: comparison.same,
    byChance: comparison.byChance,
    largestShare: comparison.largestShare,
    without: comparison.without.map(({ query, speedup }) => ({ query, total_speedup: speedup })),
    buckets: {
      scheme,
      counts: bucketCounts(matched, scheme).map(({ label, from, to, count }) => ({ label, from, to, count })),
    },
    top: { faster: topFaster(matched).map(topRow), slower: topSlower(matched).map(topRow) },
    environment: environmentOf(environment),
    receipt: receiptJson(comparison.receipt),
  };
}

/** One query as published JSON has it: seconds, the ratio baseline ÷ candidate with its interval, and the test that decides. */
export type QueryRow = ReturnType<typeof queryRow>;

/** What `npm run compare --json` prints and /data/derived/<report>/headline.json holds. */
export interface ComparisonJson extends Headline {
  queries: QueryRow[];
}

/** A query as published JSON has it. */
export function queryRow({ query, baseline, candidate, test, verdict }: MatchedQuery) {
  const { ratio: middle, low, high, p, q, rule } = test;
  return {
    query,
    baseline_s: baseline.timeS,
    candidate_s: candidate.timeS,
    ratio: middle,
    ratioLow: low,
    ratioHigh: high,
    p,
    q,
    rule,
    verdict,
  };
}

/** The headline of a comparison with every matched query, in natural order. */
export function comparisonJson(comparison: Comparison, scheme: BucketScheme): ComparisonJson {
  return { ...headline(comparison, scheme), queries: comparison.matched.map(queryRow) };
}

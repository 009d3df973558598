import { bucketCounts } from '../../benchmark/comparison/buckets';
import { timeChangePct } from '../../benchmark/comparison/compare';
import { shownVerdict } from '../../benchmark/comparison/verdictCase';
import type { Comparability, ComparabilityField } from '../../benchmark/model/comparability/comparability';
import type {
  Comparison,
  Estimate,
  MatchedQuery,
  Verdict,
  VerdictCounts,
  Weighting,
} from '../../benchmark/model/comparison';
import type { BucketScheme } from '../../benchmark/model/report';
import type { Interval } from '../../benchmark/model/statistics';
import type { Bucket, TopRow } from '../../benchmark/model/table';
import { topFaster, topSlower } from '../../figures/shared/tables';

/** One row of a top list in published JSON. */
type HeadlineTopRow = ReturnType<typeof topRow>;

/** An estimate with both intervals. `low` and `high` equal `mix`, for compatibility with earlier files. */
export interface Ratio {
  speedup: number;
  low: number;
  high: number;
  /** Interval over iterations and reruns, which decides `verdict`. */
  deciding: Interval;
  /** Interval over iterations. Null if the spread of iterations is unknown. */
  repeat: Interval | null;
  /** Bounds with every query at its worst extreme at once. */
  worst: Interval | null;
  /** Interval over the choice of queries, which decides nothing. */
  mix: Interval;
  /** Null if the verdict of the comparison is withheld. */
  verdict: Verdict | null;
}

/** A comparability check in published JSON: the counts, and each setting. Empty `note` and `statements` are omitted. */
interface ComparabilityJson extends Pick<Comparability, 'same' | 'different' | 'unknown' | 'disputed'> {
  fields: (Pick<ComparabilityField, 'id' | 'name' | 'baseline' | 'candidate' | 'relation'> & {
    note?: string;
    statements?: ComparabilityField['statements'];
  })[];
}

/** Fields that the summary copies from the comparison. */
type Kept = 'notes' | 'faster' | 'slower' | 'equal' | 'byChance' | 'largestShare';

/** Summary of a comparison for pages. Field names state the units: seconds, ratios, %. */
export interface Headline extends VerdictCounts, Pick<Comparison, Kept> {
  baseline: string;
  candidate: string;
  matched: number;
  /** Weights of the queries, if they are not all equal; the seconds of the total are then weighted. */
  weights?: Record<string, number>;
  unmatched: { query: string; side: string; reason: string }[];
  total: Ratio & { baseline_s: number; candidate_s: number; time_change_pct: number };
  geometricMean: Ratio;
  median: Ratio;
  verdict: { case: string; word: string; sentence: string };
  without: { query: string; total_speedup: number }[];
  buckets: { scheme: BucketScheme; counts: Pick<Bucket, 'label' | 'from' | 'to' | 'count'>[] };
  top: { faster: HeadlineTopRow[]; slower: HeadlineTopRow[] };
  environment: {
    same: boolean;
    /** Conflict between sources, as a sentence; '' for none. */
    dispute: string;
    differences: { name: string; baseline: string; candidate: string }[];
  };
  receipt: ComparabilityJson;
}

/** The comparability check in the output of `npm run compare --json`. */
function comparabilityJson({ same, different, unknown, disputed, fields }: Comparability): ComparabilityJson {
  return {
    same,
    different,
    unknown,
    disputed,
    fields: fields.map(({ id, name, baseline, candidate, relation, note, statements }) => ({
      id,
      name,
      baseline,
      candidate,
      relation,
      ...(note === '' ? {} : { note }),
      ...(statements.length === 0 ? {} : { statements }),
    })),
  };
}

function topRow({ query, baselineS, candidateS, speedup, timeChangePct }: TopRow) {
  return { query, baseline_s: baselineS, candidate_s: candidateS, speedup, time_change_pct: timeChangePct };
}

/** A metric as published JSON has it. */
export function ratio(metric: Estimate, comparison: Comparison): Ratio {
  const { speedup, deciding, repeat, worst, mix } = metric;
  const verdict = shownVerdict(metric, comparison);
  return { speedup, low: mix.low, high: mix.high, deciding, repeat, worst, mix, verdict };
}

/** Settings that differ. */
export function differencesOf({ settings }: Comparison['environment']): Headline['environment']['differences'] {
  const different = settings.filter(({ relation }) => relation === 'different');
  return different.map(({ name, baseline, candidate }) => ({ name, baseline, candidate }));
}

function weightsByQuery(matched: readonly MatchedQuery[], { weights }: Weighting): Record<string, number> {
  return Object.fromEntries(matched.map(({ query }, index) => [query, weights[index] as number]));
}

/** The headline of a comparison, with the buckets of a scheme. */
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
    verdict: { case: verdict.case, word: verdict.word, sentence: verdict.sentence },
    notes: comparison.notes,
    faster: comparison.faster,
    slower: comparison.slower,
    equal: comparison.equal,
    clear: comparison.clear,
    separated: comparison.separated,
    same: comparison.same,
    beyondReruns: comparison.beyondReruns,
    byChance: comparison.byChance,
    largestShare: comparison.largestShare,
    without: comparison.without.map(({ query, speedup }) => ({ query, total_speedup: speedup })),
    buckets: {
      scheme,
      counts: bucketCounts(matched, scheme).map(({ label, from, to, count }) => ({ label, from, to, count })),
    },
    top: { faster: topFaster(matched).map(topRow), slower: topSlower(matched).map(topRow) },
    environment: { same: environment.same, dispute: environment.dispute, differences: differencesOf(environment) },
    receipt: comparabilityJson(comparison.comparability),
  };
}

/** One query in published JSON: seconds, the ratio baseline ÷ candidate with its interval, and the deciding test. */
export type QueryRow = ReturnType<typeof queryRow>;

/** Output of `npm run compare --json`, and content of /data/derived/<report>/headline.json. */
export interface ComparisonJson extends Headline {
  queries: QueryRow[];
}

/** A query as published JSON has it. */
export function queryRow({ query, baseline, candidate, test, verdict, beyondReruns }: MatchedQuery) {
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
    beyondReruns,
  };
}

/** The headline of a comparison with every matched query, in natural order. */
export function comparisonJson(comparison: Comparison, scheme: BucketScheme): ComparisonJson {
  return { ...headline(comparison, scheme), queries: comparison.matched.map(queryRow) };
}

import { bucketCounts } from './buckets';
import type { Comparison, Figure } from './comparisonTypes';
import type { BucketScheme } from './reportTypes';
import { topFaster, topSlower } from './tables';
import type { TopRow } from './tableTypes';

/** One row of a top list as published JSON has it. */
export interface HeadlineTopRow {
  query: string;
  baseline_s: number;
  candidate_s: number;
  speedup: number;
  time_change_pct: number;
}

interface Ratio {
  speedup: number;
  low: number;
  high: number;
}

/** What `npm run compare --json` prints and /data/derived/<report>/headline.json holds. Seconds, ratios, % as field names say. */
export interface Headline {
  baseline: string;
  candidate: string;
  matched: number;
  unmatched: { query: string; side: string; reason: string }[];
  total: Ratio & { baseline_s: number; candidate_s: number; time_change_pct: number };
  geometricMean: Ratio;
  median: Ratio;
  verdict: { case: string; sentence: string };
  /** Sentences that must stand beside the verdict. */
  notes: string[];
  faster: number;
  slower: number;
  equal: number;
  clear: { faster: number; slower: number; none: number };
  largestShare: number;
  without: { query: string; total_speedup: number }[];
  buckets: { scheme: BucketScheme; counts: { label: string; from: number | null; to: number | null; count: number }[] };
  top: { faster: HeadlineTopRow[]; slower: HeadlineTopRow[] };
  environment: { same: boolean; differences: { name: string; baseline: string; candidate: string }[] };
}

function publishedRow({ query, baselineS, candidateS, speedup, timeChangePct }: TopRow): HeadlineTopRow {
  return { query, baseline_s: baselineS, candidate_s: candidateS, speedup, time_change_pct: timeChangePct };
}

function ratio({ speedup, low, high }: Figure): Ratio {
  return { speedup, low, high };
}

/** The published summary of a comparison, with the buckets of the wanted scheme. */
export function headline(comparison: Comparison, scheme: BucketScheme): Headline {
  const { matched, total, baselineS, candidateS, environment, verdict } = comparison;
  return {
    baseline: comparison.baseline.id,
    candidate: comparison.candidate.id,
    matched: matched.length,
    unmatched: comparison.unmatched,
    total: {
      baseline_s: baselineS,
      candidate_s: candidateS,
      ...ratio(total),
      time_change_pct: ((candidateS - baselineS) / baselineS) * 100,
    },
    geometricMean: ratio(comparison.geometricMean),
    median: ratio(comparison.median),
    verdict: { case: verdict.case, sentence: verdict.sentence },
    notes: comparison.notes,
    faster: comparison.faster,
    slower: comparison.slower,
    equal: comparison.equal,
    clear: comparison.clear,
    largestShare: comparison.largestShare,
    without: comparison.without.map(({ query, speedup }) => ({ query, total_speedup: speedup })),
    buckets: {
      scheme,
      counts: bucketCounts(matched, scheme).map(({ label, from, to, count }) => ({ label, from, to, count })),
    },
    top: { faster: topFaster(matched).map(publishedRow), slower: topSlower(matched).map(publishedRow) },
    environment: {
      same: environment.same,
      differences: environment.settings
        .filter(({ relation }) => relation === 'different')
        .map(({ name, baseline, candidate }) => ({ name, baseline, candidate })),
    },
  };
}

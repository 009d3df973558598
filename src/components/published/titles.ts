import type { MeasureRow, PublishedBucket, PublishedComparison } from '../../benchmark/model/published';
import { capitalise } from '../../benchmark/text/names';
import { formatNumber, formatQueries, formatTimeChange } from '../../benchmark/text/numbers';

/** (candidate − baseline) ÷ baseline of the published totals in %; null without totals. */
export function totalChangePct({ totals }: PublishedComparison): number | null {
  return totals ? ((totals.candidateS - totals.baselineS) / totals.baselineS) * 100 : null;
}

/** "Celeborn takes 16% more time in total". */
export function totals(published: PublishedComparison): string {
  const change = totalChangePct(published);
  const name = capitalise(published.candidate.title);
  return change === null
    ? `No total of ${published.candidate.title} was published`
    : `${name} takes ${formatTimeChange(change)} in total`;
}

function countBeyond(buckets: readonly PublishedBucket[], direction: 1 | -1): PublishedBucket[] {
  return buckets.filter(({ fromPct, toPct }) => (direction > 0 ? (fromPct ?? -1) > 0 : (toPct ?? 1) < 0));
}

function countQueries(buckets: readonly PublishedBucket[]): number {
  return buckets.reduce((sum, { count }) => sum + count, 0);
}

/** "44 of 101 queries counted take at least 10% more time, 2 at least 10% less". */
export function distribution({ buckets }: PublishedComparison): string {
  const [slower, faster] = [countBeyond(buckets, 1), countBeyond(buckets, -1)];
  const edge = Math.min(...slower.map(({ fromPct }) => fromPct ?? Number.POSITIVE_INFINITY));
  const saving = Math.min(...faster.map(({ toPct }) => -(toPct ?? Number.NEGATIVE_INFINITY)));
  const less = `${countQueries(faster)} at least ${formatNumber(saving)}% less`;
  return `${countQueries(slower)} of ${formatQueries(countQueries(buckets))} counted take at least ${formatTimeChange(edge)}, ${less}`;
}

/** "From 10% less time on q99 to 136% more time on q91"; the larger end if only one direction was published. */
export function changes({ queries }: PublishedComparison): string {
  const [best, worst] = [queries[0], queries.at(-1)];
  if (!best || !worst) return 'No per-query change was published';
  const [low, high] = [best, worst].map(({ query, timeChangePct }) => `${formatTimeChange(timeChangePct)} on ${query}`);
  if (best.timeChangePct < 0 && worst.timeChangePct > 0) return `From ${low} to ${high}`;
  return best.timeChangePct < 0
    ? `Up to ${low}; only savings were published`
    : `Up to ${high}; only losses were published`;
}

/** (candidate − baseline) ÷ baseline in %, computed if both values exist, otherwise as published. */
export function measureChangePct({ baseline, candidate, changePct }: MeasureRow): number | null {
  return baseline === null || candidate === null ? changePct : ((candidate - baseline) / baseline) * 100;
}

/** Candidate's improvement: baseline ÷ candidate if lower is better, otherwise the inverse; null if unknown. */
export function measureSpeedup(row: MeasureRow): number | null {
  const change = measureChangePct(row);
  if (change === null) return null;
  const ratio = 1 + change / 100;
  return row.better === 'lower' ? 1 / ratio : ratio;
}

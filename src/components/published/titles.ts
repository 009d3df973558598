import type { MeasureRow, PublishedBucket, PublishedComparison } from '../../benchmark/model/published';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { countWord, decimalsOf, formatNumber, formatQueries, formatTimeChange } from '../../benchmark/text/numbers';
import { directionOf, speedupAt } from '../../figures/changes/spec';
import { conditionName } from './conditions';

/** (candidate − baseline) ÷ baseline of the published totals in %; null without totals. */
export function totalChangePct({ totals }: PublishedComparison): number | null {
  return totals ? ((totals.candidateS - totals.baselineS) / totals.baselineS) * 100 : null;
}

/** "Celeborn takes 16% more time in total"; `where` names another condition: "at 3 TB". */
export function totals(published: PublishedComparison, where = 'in total'): string {
  const change = totalChangePct(published);
  const name = capitalise(published.candidate.title);
  return change === null
    ? `No total of ${published.candidate.title} was published`
    : `${name} takes ${formatTimeChange(change)} ${where}`;
}

/** True if some changes in % are more time and some less, each by more than 5%. */
export function areOpposite(changesPct: readonly number[]): boolean {
  const roles = changesPct.map((change) => directionOf(speedupAt(change)));
  return roles.includes('faster') && roles.includes('slower');
}

/** Decimals of the changes of total time under these conditions: 1, or 0 if it would be 0 in all. */
export function changeDecimals(conditions: readonly PublishedComparison[]): number {
  const changes = conditions.map((condition) => totalChangePct(condition) ?? 0);
  return Math.max(0, ...changes.map((change) => decimalsOf(Number(change.toFixed(1)))));
}

/** "Celeborn takes 16.0% more time at 3 TB and 14.5% less at 10 TB". */
export function conditions(comparisons: readonly PublishedComparison[]): string {
  const [first, ...others] = comparisons;
  if (!first || others.length === 0)
    return first ? `Total time with ${first.candidate.title} and ${first.baseline.title}` : '';
  const texts = comparisons.map((comparison, index) => {
    const word = formatTimeChange(totalChangePct(comparison) ?? 0, changeDecimals(comparisons));
    const size = index === 0 ? word : word.replace(/(more|less) time$/, '$1');
    return `${size} at ${conditionName(comparison, comparisons)}`;
  });
  return `${capitalise(first.candidate.title)} takes ${joinWords(texts)}`;
}

/** |log| of the time ratio of a change in %. */
const logSize = (changePct: number) => Math.abs(Math.log1p(changePct / 100));

/** Largest |log| of the time ratios of a study's listed queries; 0 without any. */
export function largestLogChange({ queries }: PublishedComparison): number {
  return Math.max(0, ...queries.map(({ timeChangePct }) => logSize(timeChangePct)));
}

/** "Local shuffle reader off"; with the other side, "Ephemeral local storage vs. EBS volumes", unless it is the opposite. */
export function studyName({ baseline, candidate }: PublishedComparison): string {
  const [other, own] = [baseline.title, candidate.title];
  const isOpposite = own.replace(/ off$/, '') === other.replace(/ on$/, '');
  return capitalise(isOpposite ? own : `${own} vs. ${other}`);
}

/** "Largest published change of four settings: local shuffle reader off, 63% less time on q91". */
export function studies(sorted: readonly PublishedComparison[]): string {
  const [first] = sorted;
  if (!first) return '';
  const [most] = [...first.queries].sort((a, b) => logSize(b.timeChangePct) - logSize(a.timeChangePct));
  const up = most ? `, ${formatTimeChange(most.timeChangePct)} on ${most.query}` : '';
  return `Largest published change of ${countWord(sorted.length)} settings: ${first.candidate.title}${up}`;
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

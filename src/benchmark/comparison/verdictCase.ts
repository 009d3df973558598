import type { Comparison, DecidedCase, Estimate, Verdict, VerdictCounts } from '../model/comparison';
import type { RerunBand } from '../model/reruns';
import type { Side } from '../model/resultSet';
import { formatSpeedup } from '../text/numbers';
import { MIN_QUERIES } from './estimates';

export type HeadlineMetrics = Pick<Comparison, 'total' | 'geometricMean' | 'median'>;

/** Direction of a verdict: 1 if the candidate is faster, clearly or unconfirmed, −1 if it is slower, 0 for the others. */
export function verdictSign(verdict: Verdict | null): number {
  if (verdict === 'faster' || verdict === 'separated-faster') return 1;
  return verdict === 'slower' || verdict === 'separated-slower' ? -1 : 0;
}

/** Direction of an interval of ratios; 0 if it includes or touches 1. */
export function intervalSign({ low, high }: { low: number; high: number }): number {
  if (low > 1) return 1;
  return high < 1 ? -1 : 0;
}

/** Direction of a metric, whatever its intervals. */
export function ratioSign({ speedup }: Estimate): number {
  return Math.sign(Math.log(speedup));
}

/** Total time, geometric mean, and median, in this order. */
export function listMetrics({ total, geometricMean, median }: HeadlineMetrics): Estimate[] {
  return [total, geometricMean, median];
}

/** Verdict of a metric over iterations and reruns, as drawn. Null if the comparison has no verdict. */
export function shownVerdict(metric: Estimate, { verdict }: Pick<Comparison, 'verdict'>): Verdict | null {
  return verdict.case === 'disputed' ? null : metric.verdict;
}

/** "total time 2.21×, geometric mean 2.04×, median 2.08×". */
export function metricsText(figures: HeadlineMetrics): string {
  const [total, mean, median] = listMetrics(figures).map(({ speedup }) => formatSpeedup(speedup));
  return `total time ${total}, geometric mean ${mean}, median ${median}`;
}

/** What decides the case of a comparison. */
export interface CaseInput extends HeadlineMetrics, Pick<VerdictCounts, 'beyondReruns'> {
  reruns: Pick<RerunBand, 'halfWidth'>;
  /** Number of compared queries; by their weights if they have any. */
  queries: number;
  /** Queries that only the other side ran, by side. */
  missing: Record<Side, number>;
  /** Share (0–1) of the suite's queries that both sides ran. */
  matchedShare: number;
}

/** Smallest share of the queries of a suite that both sides must have run for a verdict. */
const MIN_MATCHED_SHARE = 0.9;

/** True if the iterations of a metric show no ratio outside the band of reruns. */
function isWithinReruns({ repeat }: Estimate, halfWidth: number): boolean {
  return repeat !== null && Math.log(repeat.low) > -halfWidth && Math.log(repeat.high) < halfWidth;
}

/** The case of metrics on both sides of 1, or of metrics that decide nothing. */
function undecidedCase(input: CaseInput): DecidedCase {
  const { total, geometricMean, median, reruns, missing } = input;
  const isComplete = missing.baseline + missing.candidate === 0;
  const isWithin =
    isWithinReruns(total, reruns.halfWidth.total) &&
    isWithinReruns(geometricMean, reruns.halfWidth.geometricMean) &&
    isWithinReruns(median, reruns.halfWidth.median);
  return isWithin && isComplete ? 'within-reruns' : 'unclear';
}

/** The case of metrics on both sides of 1: depends if a clear metric, or what is beyond reruns, supports that. */
function splitCase(input: CaseInput): DecidedCase {
  const { total, geometricMean, beyondReruns } = input;
  const tested = [total, geometricMean];
  const isClear = tested.some(({ verdict }) => verdict === 'faster' || verdict === 'slower');
  const isSplit = new Set(tested.map(({ verdict }) => verdictSign(verdict)).filter((sign) => sign !== 0)).size > 1;
  const splitsQueries = beyondReruns.faster > 0 && beyondReruns.slower > 0;
  return isClear || isSplit || splitsQueries ? 'depends' : undecidedCase(input);
}

/**
 * The case of a comparison, as in the table of the methodology. Verdicts of metrics are from intervals over iterations
 * and reruns; the interval over queries decides nothing. The first that applies:
 *
 * 1. unclear for fewer than five queries, and if both sides ran fewer than 90% of the suite;
 * 2. same, if all three metrics are within 5% and no side lacks a query;
 * 3. metrics on both sides of 1: depends if a metric is clear, two are beyond reruns in both directions, or single
 * queries are; otherwise as 5;
 * 4. total time or geometric mean faster (slower): faster (slower) if both are clear and the faster side lacks no query,
 * otherwise ahead (behind);
 * 5. within reruns, if the iterations show no ratio that reruns do not explain and no side lacks a query; otherwise
 * unclear.
 */
export function verdictCase(input: CaseInput): DecidedCase {
  const { total, geometricMean, queries, matchedShare, missing } = input;
  if (queries < MIN_QUERIES || matchedShare < MIN_MATCHED_SHARE) return 'unclear';
  const all = listMetrics(input);
  const isComplete = missing.baseline + missing.candidate === 0;
  if (all.every(({ verdict }) => verdict === 'same')) return isComplete ? 'same' : 'unclear';
  if (new Set(all.map(ratioSign).filter((sign) => sign !== 0)).size > 1) return splitCase(input);
  const verdicts = [total.verdict, geometricMean.verdict];
  const way = verdicts.map(verdictSign).find((sign) => sign !== 0);
  if (way === undefined) return undecidedCase(input);
  const isClear = verdicts.every((verdict) => verdict === 'faster' || verdict === 'slower');
  if (way > 0) return isClear && missing.candidate === 0 ? 'faster' : 'ahead';
  return isClear && missing.baseline === 0 ? 'slower' : 'behind';
}

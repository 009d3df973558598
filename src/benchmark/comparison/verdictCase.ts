import type { Comparison, DecidedCase, Estimate, Verdict } from '../model/comparison';
import { SAME_WITHIN } from '../model/statistics';
import { formatSpeedup } from '../text/numbers';
import { MIN_QUERIES } from './notes';

export type HeadlineMetrics = Pick<Comparison, 'total' | 'geometricMean' | 'median'>;

/** Direction of a verdict: 1 if the candidate is faster, clearly or untested, −1 if it is slower, 0 for the others. */
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

/** "total time 2.21×, geometric mean 2.04×, median 2.08×". */
export function metricsText(figures: HeadlineMetrics): string {
  const [total, mean, median] = listMetrics(figures).map(({ speedup }) => formatSpeedup(speedup));
  return `total time ${total}, geometric mean ${mean}, median ${median}`;
}

function isWithin({ speedup }: Estimate): boolean {
  return speedup < SAME_WITHIN && speedup > 1 / SAME_WITHIN;
}

/**
 * The case of a comparison, as in the table of the methodology. Fewer than five queries: inconclusive. The interval
 * over queries decides nothing. Total time and geometric mean have verdicts; the median has only a direction, because
 * its interval is too narrow if only some queries differ (`npm run simulate`). The first that applies:
 *
 * 1. same, if both verdicts are, and the median is within 5%;
 * 2. on both sides of 1: depends if a verdict is clear, or if iterations do not contradict it and metrics on both sides
 * are not within 5%; otherwise unclear;
 * 3. unclear, if no verdict is clear and total time or geometric mean is within 5%;
 * 4. faster (slower) if both verdicts are clear, otherwise ahead (behind).
 */
export function verdictCase(figures: HeadlineMetrics, queries: number): DecidedCase {
  if (queries < MIN_QUERIES) return 'unclear';
  const all = listMetrics(figures);
  const { total, geometricMean, median } = figures;
  const tested = [total, geometricMean];
  const is = (...wanted: Verdict[]) => tested.filter(({ verdict }) => verdict && wanted.includes(verdict)).length;
  if (is('same') === 2 && isWithin(median)) return 'same';
  const clear = is('faster', 'slower');
  const ways = new Set([...all.map(ratioSign), ...tested.map(({ verdict }) => verdictSign(verdict))]);
  ways.delete(0);
  if (ways.size > 1) {
    const isOpen = all.every(({ repeat }) => repeat !== null) && is('same', 'unclear') === 2;
    const far = new Set(all.filter((figure) => !isWithin(figure)).map(ratioSign));
    return clear > 0 || (!isOpen && far.size > 1) ? 'depends' : 'unclear';
  }
  const [way] = ways;
  if (way === undefined || (clear === 0 && tested.some(isWithin))) return 'unclear';
  if (clear === 2) return way > 0 ? 'faster' : 'slower';
  return way > 0 ? 'ahead' : 'behind';
}

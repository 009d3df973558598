import type { Comparison, DecidedCase, Figure, Verdict } from '../model/comparison';
import { SAME_WITHIN } from '../model/statistics';
import { formatSpeedup } from '../text/numbers';
import { LEAST_QUERIES } from './notes';

/** The three metrics of a comparison. */
export type Figures = Pick<Comparison, 'total' | 'geometricMean' | 'median'>;

/** The direction of a verdict: 1 if the candidate is faster, clearly or untested, −1 if it is slower, 0 for the others. */
export function pointing(verdict: Verdict | null): number {
  if (verdict === 'faster' || verdict === 'separated-faster') return 1;
  return verdict === 'slower' || verdict === 'separated-slower' ? -1 : 0;
}

/** The direction of an interval of ratios; 0 if it includes or touches 1. */
export function side({ low, high }: { low: number; high: number }): number {
  if (low > 1) return 1;
  return high < 1 ? -1 : 0;
}

/** The direction of a metric, whatever its intervals. */
export function direction({ speedup }: Figure): number {
  return Math.sign(Math.log(speedup));
}

/** Total time, geometric mean, and median, in this order. */
export function listFigures({ total, geometricMean, median }: Figures): Figure[] {
  return [total, geometricMean, median];
}

/** "total time 2.21×, geometric mean 2.04×, median 2.08×". */
export function figuresText(figures: Figures): string {
  const [total, mean, median] = listFigures(figures).map(({ speedup }) => formatSpeedup(speedup));
  return `total time ${total}, geometric mean ${mean}, median ${median}`;
}

function isWithin({ speedup }: Figure): boolean {
  return speedup < SAME_WITHIN && speedup > 1 / SAME_WITHIN;
}

/**
 * The case of a comparison by its evidence. Fewer than five queries: inconclusive. The interval over queries decides nothing.
 *
 * | iterations | metrics | case |
 * |---|---|---|
 * | single or not reported | on both sides of 1 | depends |
 * | single or not reported | all on one side of 1 | ahead (behind) if neither total time nor geometric mean is within 5% of 1, otherwise unclear |
 * | known | none of total time and geometric mean is faster or slower | same if both are and the median is within 5%, otherwise as the row above, unclear on both sides of 1 |
 * | known | they disagree, or any metric is on the other side of 1 | depends |
 * | known | both are clearly faster (slower) | faster (slower) |
 * | known | one of them, or untested | ahead (behind) |
 *
 * The median has no verdict, because its interval is too narrow if only some queries differ (`npm run simulate`); its direction counts.
 */
export function verdictCase(figures: Figures, queries: number): DecidedCase {
  if (queries < LEAST_QUERIES) return 'unclear';
  const all = listFigures(figures);
  const { total, geometricMean, median } = figures;
  const directions = all.map(direction).filter((way) => way !== 0);
  const isKnown = all.every(({ repeat }) => repeat !== null);
  const decided = [total, geometricMean].filter(({ verdict }) => pointing(verdict) !== 0);
  const ways = isKnown ? decided.map(({ verdict }) => pointing(verdict)) : directions;
  const [way = directions[0]] = ways;
  const isSplit = [...ways, ...directions].some((other) => other !== way);
  if (isKnown && decided.length === 0) {
    const isTie = [total, geometricMean].every(({ verdict }) => verdict === 'same') && isWithin(median);
    if (isTie || isSplit) return isTie ? 'same' : 'unclear';
  }
  if (isSplit) return 'depends';
  const isSmall = decided.length === 0 && (isWithin(total) || isWithin(geometricMean));
  if (way === undefined || isSmall) return 'unclear';
  const isClear = [total, geometricMean].every(({ verdict }) => verdict === 'faster' || verdict === 'slower');
  if (isKnown && isClear) return way > 0 ? 'faster' : 'slower';
  return way > 0 ? 'ahead' : 'behind';
}

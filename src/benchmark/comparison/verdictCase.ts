import type { Comparison, DecidedCase, Figure, Verdict } from '../model/comparison';
import { listed } from '../text/names';
import { formatSpeedup } from '../text/numbers';
import { LEAST_QUERIES } from './notes';

/** The three estimates of a comparison. */
export type Figures = Pick<Comparison, 'total' | 'geometricMean' | 'median'>;

/** Which way a verdict points: 1 where the candidate is faster, clearly or separated, −1 where it is slower, 0 for the others. */
export function pointing(verdict: Verdict): number {
  if (verdict === 'faster' || verdict === 'separated-faster') return 1;
  return verdict === 'slower' || verdict === 'separated-slower' ? -1 : 0;
}

/** Which way an interval of ratios points; 0 where it holds 1 or touches it. */
export function side({ low, high }: { low: number; high: number }): number {
  if (low > 1) return 1;
  return high < 1 ? -1 : 0;
}

/** Which way an estimate lies, whatever its intervals. */
export function direction({ speedup }: Figure): number {
  return Math.sign(Math.log(speedup));
}

/** Total, geometric mean and median, in this order. */
export function listFigures({ total, geometricMean, median }: Figures): Figure[] {
  return [total, geometricMean, median];
}

/** "2.21×, 2.04× and 2.08×": total, geometric mean and median. */
export function figuresText(figures: Figures): string {
  return listed(listFigures(figures).map(({ speedup }) => formatSpeedup(speedup)));
}

function ahead(way: number): DecidedCase {
  return way > 0 ? 'ahead' : 'behind';
}

/** By what repeats: every estimate has an interval over iterations, and its verdict. */
function repeated(figures: readonly Figure[]): DecidedCase {
  const verdicts = figures.map(({ verdict }) => verdict);
  if (verdicts.every((verdict) => verdict === 'same')) return 'same';
  const ways = new Set(verdicts.map(pointing).filter((way) => way !== 0));
  const [way] = ways;
  if (way === undefined) return 'unclear';
  const against = figures.some(
    (figure) => direction(figure) === -way || (figure.verdict === 'same' && direction(figure) !== way),
  );
  if (ways.size > 1 || against) return 'depends';
  if (verdicts.every((verdict) => verdict === 'faster')) return 'faster';
  return verdicts.every((verdict) => verdict === 'slower') ? 'slower' : ahead(way);
}

/** By the mix of queries alone: what a second run would give is not known. */
function unrepeated(figures: readonly Figure[]): DecidedCase {
  const ways = new Set(figures.map(direction));
  if (ways.size > 1) return 'depends';
  const [way = 0] = ways;
  if (way === 0) return 'unclear';
  if (figures.every(({ mix }) => side(mix) === way)) return way > 0 ? 'faster' : 'slower';
  return ahead(way);
}

/**
 * The case of a comparison. Fewer than five queries: it cannot be told. Where the intervals over iterations are known they alone decide;
 * the first that fits:
 *
 * 1. all three estimates are the same within 5 %: the same;
 * 2. none of them is faster or slower: it cannot be told;
 * 3. one is faster and another slower, or on the other side of 1: it depends on the statistic;
 * 4. all three are clearly faster (slower): faster (slower);
 * 5. else ahead (behind): some cannot be told or are the same within 5 % on that side of 1, or three iterations or fewer keep anything from
 *    being clear.
 *
 * Where they are not known (single runs, no spread published) the intervals over queries stand in, and the sentence says so: estimates
 * on both sides of 1: it depends on the statistic; all three intervals on one side: faster (slower); else ahead (behind).
 */
export function verdictCase(figures: Figures, queries: number): DecidedCase {
  if (queries < LEAST_QUERIES) return 'unclear';
  const all = listFigures(figures);
  return all.every(({ repeat }) => repeat !== null) ? repeated(all) : unrepeated(all);
}

import type { Figure, Verdict } from '../../model/comparison';
import type { Interval } from '../../model/statistics';
import { SAME_WITHIN } from '../../statistics/equivalence';
import type { SamplePair } from '../../statistics/repeatIntervals';
import { formatNumber } from '../../text/numbers';
import { VERDICT_WORDS } from '../../text/verdictWords';

/** Degrees of freedom, Σ(n − 1) over all queries and both sides, from which on a metric can be clear. */
export const LEAST_FREEDOM = 30;

function freedom(pairs: readonly SamplePair[]): number {
  return pairs.reduce((all, { baseline, candidate }) => all + (baseline.n ?? 1) + (candidate.n ?? 1) - 2, 0);
}

/**
 * The verdict of a metric from its interval over iterations. The first that applies: inconclusive without an interval; faster or slower if
 * it excludes 1 (touching 1 does not); within 5% if it lies within 1/1.05–1.05; otherwise inconclusive. With fewer than 30 degrees of
 * freedom over all queries, faster and slower are untested.
 */
export function figureVerdict(interval: Interval | null, pairs: readonly SamplePair[]): Verdict {
  if (!interval) return 'unclear';
  const { low, high } = interval;
  if (low <= 1 && high >= 1) return low > 1 / SAME_WITHIN && high < SAME_WITHIN ? 'same' : 'unclear';
  const side = low > 1 ? 'faster' : 'slower';
  return freedom(pairs) < LEAST_FREEDOM ? `separated-${side}` : side;
}

/** The bounds of a small difference in %: "2 to 9%"; one decimal below 1%. */
function percentRange(from: number, to: number): string {
  const text = (share: number) => formatNumber(100 * share, share < 0.01 ? 1 : 0);
  return `${text(from)} to ${text(to)}%`;
}

/** The verdict of a metric in words: "clearly faster"; if its interval reaches into the 5% around 1, by how much: "slower by 2 to 9%"; "no verdict" for null. */
export function figureWords({ verdict, repeat }: Pick<Figure, 'verdict' | 'repeat'>): string {
  if (verdict === null) return 'no verdict';
  if (!repeat || (verdict !== 'faster' && verdict !== 'slower')) return VERDICT_WORDS[verdict];
  const { low, high } = repeat;
  if (verdict === 'faster' && low < SAME_WITHIN) return `faster by ${percentRange(low - 1, high - 1)}`;
  if (verdict === 'slower' && high > 1 / SAME_WITHIN) return `slower by ${percentRange(1 - high, 1 - low)}`;
  return VERDICT_WORDS[verdict];
}

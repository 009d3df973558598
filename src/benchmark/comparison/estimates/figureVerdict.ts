import type { Verdict } from '../../model/comparison';
import type { Interval } from '../../model/statistics';
import { SAME_WITHIN } from '../../statistics/equivalence';
import type { SamplePair } from '../../statistics/repeatIntervals';
import { LEAST_ITERATIONS } from '../queryTests';

function few(pairs: readonly SamplePair[]): boolean {
  return pairs.some(({ baseline, candidate }) => Math.min(baseline.n ?? 0, candidate.n ?? 0) < LEAST_ITERATIONS);
}

/**
 * The verdict of one of the three estimates from its repeat interval. The first that fits: the same within 5 %, if the interval lies
 * within 1/1.05–1.05, also where it leaves 1 out; faster or slower, if it leaves 1 out (touching 1 does not); else it cannot be told.
 * Where a query ran three times or fewer on a side, faster and slower are only `separated-…`. Without an interval it cannot be told.
 */
export function figureVerdict(interval: Interval | null, pairs: readonly SamplePair[]): Verdict {
  if (!interval) return 'unclear';
  const { low, high } = interval;
  if (low > 1 / SAME_WITHIN && high < SAME_WITHIN) return 'same';
  if (low <= 1 && high >= 1) return 'unclear';
  const side = low > 1 ? 'faster' : 'slower';
  return few(pairs) ? `separated-${side}` : side;
}

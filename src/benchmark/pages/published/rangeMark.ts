import type { Verdict } from '../../model/comparison';
import type { PublishedBucket } from '../../model/published';

/** How a published range of time changes is drawn: its direction as hue, outer ranges (open at one end) solid. */
interface RangeMark {
  verdict: Verdict;
  weight: 'outer' | 'inner';
}

/** The mark of a range by its edges in %; null is open. A range that holds 0 has no direction. */
export function rangeMark({ fromPct, toPct }: Pick<PublishedBucket, 'fromPct' | 'toPct'>): RangeMark {
  const verdict = (toPct ?? 1) < 0 ? 'faster' : (fromPct ?? -1) > 0 ? 'slower' : 'unclear';
  return { verdict, weight: (fromPct === null) !== (toPct === null) ? 'outer' : 'inner' };
}

import type { PublishedBucket } from '../../benchmark/model/published';
import type { VerdictMark } from '../../benchmark/model/verdictMark';

/** The direction of a published range of time changes by its edges in %; null is open. A range that holds 0 has none. */
export function rangeVerdict({ fromPct, toPct }: Pick<PublishedBucket, 'fromPct' | 'toPct'>): VerdictMark {
  if ((toPct ?? 1) < 0) return 'faster';
  return (fromPct ?? -1) > 0 ? 'slower' : 'unclear';
}

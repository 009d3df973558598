import type { PublishedBucket } from '../../benchmark/model/published';
import type { VerdictMark } from '../../benchmark/model/verdictMark';

/** Direction of a published range of time changes by its edges in %; null is open. None for a range that includes 0. */
export function rangeVerdict({ fromPct, toPct }: Pick<PublishedBucket, 'fromPct' | 'toPct'>): VerdictMark {
  if ((toPct ?? 1) < 0) return 'faster';
  return (fromPct ?? -1) > 0 ? 'slower' : 'unclear';
}

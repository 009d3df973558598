import type { PublishedComparison } from '../../benchmark/model/published';

/** True if the sides ran queries of different versions, which are not compared query by query. */
export function hasOtherQueries({ baseline, candidate }: PublishedComparison): boolean {
  return baseline.queryVersion !== candidate.queryVersion;
}

import { warning } from '../model/problem';
import type { ChangeRow, PublishedBucket, PublishedComparison } from '../model/published';
import { isTpc, suiteQueries } from '../model/queries';
import type { Problem, SuiteName } from '../model/resultSet';
import { formatQueries, formatSigned } from '../text/numbers';
import { shown } from '../text/shown';

/** Statements of a suite that a sum over all of it may count: the suite's own, or one more with ss_max. */
function completeCounts(suite: SuiteName): number[] {
  const count = suiteQueries(suite).length;
  return suite === 'tpcds' ? [count, count + 1] : [count];
}

/** The counts of a distribution must add up to the suite's queries; how many a team's own has is not known here. */
function bucketSum({ suite, buckets }: PublishedComparison, path: string): Problem[] {
  if (!suite || !isTpc(suite.name) || buckets.length === 0) return [];
  const sum = buckets.reduce((total, { count }) => total + count, 0);
  const complete = completeCounts(suite.name);
  if (complete.includes(sum)) return [];
  return [
    warning(
      path,
      buckets[0]?.line ?? null,
      `the ranges count ${sum} queries; the suite has ${complete.join(', or with ss_max ')}`,
    ),
  ];
}

function inside({ timeChangePct }: ChangeRow, { fromPct, toPct }: PublishedBucket): boolean {
  return (fromPct === null || timeChangePct >= fromPct) && (toPct === null || timeChangePct <= toPct);
}

/** Between the two edges of a closed range; a change on an edge may have been counted on either side. */
function between({ timeChangePct }: ChangeRow, { fromPct, toPct }: PublishedBucket): boolean {
  return timeChangePct > (fromPct ?? 0) && timeChangePct < (toPct ?? 0);
}

/**
 * How many queries of a range the list of changes has, and whether it can have no more of them: the list holds the extremes, so where it
 * also has a change of the same direction outside an open range, it has every change inside.
 */
function listedIn(bucket: PublishedBucket, queries: readonly ChangeRow[]): { listed: number; complete: boolean } {
  if (bucket.fromPct !== null && bucket.toPct !== null)
    return { listed: queries.filter((row) => between(row, bucket)).length, complete: false };
  const saving = bucket.fromPct === null;
  const sameDirection = queries.filter(({ timeChangePct }) => (saving ? timeChangePct < 0 : timeChangePct > 0));
  const listed = sameDirection.filter((row) => inside(row, bucket)).length;
  return { listed, complete: sameDirection.length > listed };
}

/** The listed changes must allow the count of each range. */
function bucketAgainstList({ buckets, queries }: PublishedComparison, path: string): Problem[] {
  if (queries.length === 0) return [];
  return buckets.flatMap((bucket) => {
    const { listed, complete } = listedIn(bucket, queries);
    if (bucket.count === listed || (bucket.count > listed && !complete)) return [];
    const counted = `${shown(bucket.label)} counts ${formatQueries(bucket.count)}`;
    return [warning(path, bucket.line, `${counted}; the listed changes have ${listed} in that range`)];
  });
}

/** Ranges must meet: a change between two edges would be counted nowhere. */
function bucketGaps({ buckets }: PublishedComparison, path: string): Problem[] {
  const order = [...buckets].sort(
    (a, b) => (a.fromPct ?? Number.NEGATIVE_INFINITY) - (b.fromPct ?? Number.NEGATIVE_INFINITY),
  );
  return order.slice(1).flatMap((bucket, index) => {
    const before = order[index];
    if (!before || before.toPct === null || bucket.fromPct === null || before.toPct >= bucket.fromPct) return [];
    const gap = `${formatSigned(before.toPct)} to ${formatSigned(bucket.fromPct)}%`;
    return [
      warning(
        path,
        bucket.line,
        `no range counts a change of ${gap}: ${shown(before.label)} ends before ${shown(bucket.label)} begins`,
      ),
    ];
  });
}

/** What a published distribution contradicts, in itself and against the listed changes; each a warning at a line of `path`. */
export function bucketContradictions(published: PublishedComparison, path: string): Problem[] {
  return [...bucketSum(published, path), ...bucketAgainstList(published, path), ...bucketGaps(published, path)];
}

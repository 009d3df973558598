import { wholeFamily } from '../comparison/match';
import { isComparable } from '../comparison/pairFaults';
import { NATIVE_SPARK } from '../model/order';
import { pairOf } from '../model/report';
import type { ResultSet } from '../model/resultSet';
import { compareVersions } from '../model/versions';
import type { ArtifactChange, Pair, Snapshot } from './types';

function byVersion(a: ResultSet, b: ResultSet): number {
  return compareVersions(a.engine.version, b.engine.version) || (a.created < b.created ? -1 : 1);
}

function hasMatch(a: ResultSet, b: ResultSet): boolean {
  return wholeFamily(a, b).length > 0;
}

/**
 * Baseline for a result set without a report, and its relation to the set: the previous version of the same engine, if
 * both versions are known; otherwise vanilla Spark, newest version; otherwise the newest comparable set. Null if none
 * is comparable.
 */
export function referenceFor(
  set: ResultSet,
  others: readonly ResultSet[],
): { baseline: ResultSet; reason: string } | null {
  const sets = others.filter((other) => isComparable(other, set));
  const earlier = sets.filter(
    ({ engine }) =>
      engine.id === set.engine.id &&
      [engine.version, set.engine.version].every((version) => /\d/.test(version)) &&
      compareVersions(engine.version, set.engine.version) < 0,
  );
  const native = set.engine.id === NATIVE_SPARK ? [] : sets.filter(({ engine }) => engine.id === NATIVE_SPARK);
  const newest = [...sets].sort((a, b) => (a.created < b.created ? -1 : 1));
  const choices = [
    { found: earlier.sort(byVersion), reason: 'previous engine version' },
    { found: native.sort(byVersion), reason: 'vanilla Spark' },
    { found: newest, reason: 'latest comparable result set' },
  ];
  for (const { found, reason } of choices) {
    const baseline = found.reverse().find((other) => hasMatch(other, set));
    if (baseline) return { baseline, reason };
  }
  return null;
}

/** Result sets that changed, or whose environment changed, before or after. */
function touchedSets(changes: readonly ArtifactChange[], snapshots: readonly Snapshot[]): Set<string> {
  const changed = (kind: string) => new Set(changes.filter((change) => change.kind === kind).map(({ id }) => id));
  const [sets, environments] = [changed('result-sets'), changed('environments')];
  const moved = snapshots.flatMap(({ resultSets }) => resultSets.filter((set) => environments.has(set.environment)));
  return new Set([...sets, ...moved.map(({ id }) => id)]);
}

function reportPairs({ reports }: Snapshot): Pair[] {
  return reports.flatMap((report) => {
    const pair = pairOf(report);
    const { id, vary } = report;
    return pair ? [{ ...pair, report: id, reason: 'report', ...(vary.length > 0 ? { vary } : {}) }] : [];
  });
}

/** A result set with its baseline from `referenceFor`; empty if none is comparable. */
function rulePair(set: ResultSet, { resultSets }: Snapshot): Pair[] {
  const reference = referenceFor(set, resultSets);
  if (!reference) return [];
  return [{ baseline: reference.baseline.id, candidate: set.id, report: null, reason: reference.reason }];
}

function keyOf({ baseline, candidate, report }: Pair): string {
  return `${report} ${baseline} ${candidate}`;
}

/** Pairs of reports that name different result sets than before, or with a touched side. */
function movedPairs(touched: ReadonlySet<string>, before: Snapshot, after: Snapshot): Pair[] {
  const [left, right] = [reportPairs(before), reportPairs(after)];
  const keys = [left, right].map((pairs) => new Set(pairs.map(keyOf)));
  const all = [...new Map([...right, ...left].map((pair) => [keyOf(pair), pair])).values()];
  return all.filter(
    (pair) =>
      keys.some((known) => !known.has(keyOf(pair))) || touched.has(pair.baseline) || touched.has(pair.candidate),
  );
}

/**
 * Pairs whose comparison may have changed: first the pairs of reports, before or after, then touched result sets
 * without a report, each with the baseline from `referenceFor`. At most `most`; `left` counts the rest.
 */
export function touchedPairs(
  changes: readonly ArtifactChange[],
  before: Snapshot,
  after: Snapshot,
  most: number,
): { pairs: Pair[]; left: number } {
  const touched = touchedSets(changes, [before, after]);
  const moved = movedPairs(touched, before, after);
  const named = new Set(reportPairs(after).flatMap(({ baseline, candidate }) => [baseline, candidate]));
  const alone = after.resultSets.filter(({ id }) => touched.has(id) && !named.has(id));
  const room = Math.max(0, most - moved.length);
  const pairs = [...moved.slice(0, most), ...alone.slice(0, room).flatMap((set) => rulePair(set, after))];
  return { pairs, left: Math.max(0, moved.length + alone.length - most) };
}

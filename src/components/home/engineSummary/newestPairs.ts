import { groupBy } from '../../../benchmark/model/groupBy';
import type { ResultSet } from '../../../benchmark/model/resultSet';
import { compareVersions } from '../../../benchmark/model/versions';
import type { Pair } from './pairs';

/** Evidence of equal environments: 0 the same one, 1 unknown, 2 two different ones. */
function environmentRank({ baseline, candidate }: Pair): number {
  if (baseline.environment === 'unknown' || candidate.environment === 'unknown') return 1;
  return baseline.environment === candidate.environment ? 0 : 2;
}

function queries({ rows }: ResultSet): number {
  return rows.length;
}

/** Sorts by newest release, environments, most queries, most data, and latest publication. */
function verdictsFirst(a: Pair, b: Pair): number {
  const scale = ({ candidate }: Pair) => candidate.suite.scaleFactor;
  return (
    compareVersions(b.candidate.engine.version, a.candidate.engine.version) ||
    environmentRank(a) - environmentRank(b) ||
    queries(b.candidate) - queries(a.candidate) ||
    scale(b) - scale(a) ||
    (a.candidate.created < b.candidate.created ? 1 : -1)
  );
}

/** One pair per engine: its newest release measured with vanilla Spark; the engine published last comes first. */
export function newestPairs(pairs: readonly Pair[]): Pair[] {
  return [...groupBy(pairs, ({ candidate }) => candidate.engine.id).values()]
    .flatMap((own) => [...own].sort(verdictsFirst).slice(0, 1))
    .sort((a, b) => (a.candidate.created < b.candidate.created ? 1 : -1));
}

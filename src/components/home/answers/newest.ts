import { groupBy } from '../../../benchmark/model/groupBy';
import type { ResultSet } from '../../../benchmark/model/resultSet';
import { compareVersions } from '../../../benchmark/model/versions';
import type { Pair } from './pairs';

/** How well the environments of a pair are known to be alike: the same one, two named, one not named. */
function environmentRank({ baseline, candidate }: Pair): number {
  if (baseline.environment === 'unknown' || candidate.environment === 'unknown') return 1;
  return baseline.environment === candidate.environment ? 0 : 2;
}

function queries({ rows }: ResultSet): number {
  return rows.length;
}

/** The order in which a reader asks of one release: like environments, then most queries, then most data, then what came last. */
function tellingFirst(a: Pair, b: Pair): number {
  const scale = ({ candidate }: Pair) => candidate.suite.scaleFactor;
  return (
    compareVersions(b.candidate.engine.version, a.candidate.engine.version) ||
    environmentRank(a) - environmentRank(b) ||
    queries(b.candidate) - queries(a.candidate) ||
    scale(b) - scale(a) ||
    (a.candidate.created < b.candidate.created ? 1 : -1)
  );
}

/** One pair for each engine: its newest release measured against native Spark, on the suite with most queries; the engine measured last comes first. */
export function newestPairs(pairs: readonly Pair[]): Pair[] {
  return [...groupBy(pairs, ({ candidate }) => candidate.engine.id).values()]
    .flatMap((own) => [...own].sort(tellingFirst).slice(0, 1))
    .sort((a, b) => (a.candidate.created < b.candidate.created ? 1 : -1));
}

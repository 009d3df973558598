import { listNames } from '../artifacts/sanityChecks/listNames';
import { warning } from '../model/problem';
import type { Problem, ResultSet } from '../model/resultSet';
import { timedRows } from '../model/rows';
import { sum } from '../model/statistics';
import { formatShare } from '../text/numbers';
import { referenceFor } from './pairs';
import type { ArtifactChange, Snapshot } from './types';

/** A warning if a set lacks the times of queries that a reference ran, the slowest first, with their share of its total. */
function missingProblem(set: ResultSet, reference: ResultSet, name: string, path: string): Problem[] {
  const timed = new Set(timedRows(set).map(({ query }) => query));
  const all = timedRows(reference).sort((a, b) => b.timeS - a.timeS);
  const missing = all.filter(({ query }) => !timed.has(query));
  const [first] = missing;
  if (!first) return [];
  const times = (rows: typeof all) => sum(rows.map(({ timeS }) => timeS));
  const line = set.rows.find(({ query }) => query === first.query)?.line ?? null;
  const message = `${missing.length} of ${all.length} queries have no time: ${listNames(missing.map(({ query }) => query))}; they took ${formatShare(times(missing) / times(all))} of the total time of ${name}`;
  return [warning(path, line, message, 'find out why they are missing: a total time without them is shorter')];
}

/**
 * A warning for each changed set that lacks times it had, and for each added set that lacks times which its previous
 * version has, or otherwise the set that it is compared with.
 */
export function missingProblems(changes: readonly ArtifactChange[], before: Snapshot, after: Snapshot): Problem[] {
  return after.resultSets.flatMap((set) => {
    if (!changes.some(({ kind, id }) => kind === 'result-sets' && id === set.id)) return [];
    const path = `${after.folder}/result-sets/${set.id}/results.csv`;
    const old = before.resultSets.find(({ id }) => id === set.id);
    if (old) return missingProblem(set, old, 'this set before the change', path);
    const reference = referenceFor(set, after.resultSets)?.baseline;
    return reference ? missingProblem(set, reference, reference.id, path) : [];
  });
}

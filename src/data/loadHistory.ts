import { engineFileProblems } from '../benchmark/history/checkEngine';
import { roundProblems, sharedSets } from '../benchmark/history/checkRound';
import { hasErrors } from '../benchmark/model/problem';
import type { PublishedComparison } from '../benchmark/model/published';
import type { Problem, ReadFile, ResultSet } from '../benchmark/model/resultSet';
import type { EngineRecord, Round } from '../benchmark/model/round';
import type { ArtifactFile } from './dataFolder';
import type { KnownIds } from './references';
import { readValue } from './schemaCheck';

interface History {
  /** Sorted by date, then id. */
  rounds: Round[];
  engines: EngineRecord[];
}

function readFiles<Name extends 'round' | 'engine'>(files: readonly ArtifactFile[], schema: Name, problems: Problem[]) {
  return files.flatMap(({ id, file }) => {
    const read = readValue(file, schema, problems);
    return read ? [{ ...read, value: { id, ...read.value } }] : [];
  });
}

/** Values of the files without errors; all problems are added to `problems`. */
function validValues<Value>(
  files: readonly ReadFile<Value>[],
  check: (file: ReadFile<Value>) => Problem[],
  problems: Problem[],
): Value[] {
  return files.flatMap((file) => {
    const found = check(file);
    problems.push(...found);
    return hasErrors(found) ? [] : [file.value];
  });
}

/**
 * Valid rounds and engines, whose references all exist and fit. Problems of the others are added to `problems`. A round
 * with a broken result set is omitted without a problem, because the set has problems of its own.
 */
export function loadHistory(
  { rounds, engines }: { rounds: readonly ArtifactFile[]; engines: readonly ArtifactFile[] },
  { resultSets, published }: { resultSets: readonly ResultSet[]; published: readonly PublishedComparison[] },
  ids: KnownIds,
  problems: Problem[],
): History {
  const sets = new Map(resultSets.map((set) => [set.id, set]));
  const engineIds = engines.map(({ id }) => id);
  const roundFiles = readFiles(rounds, 'round', problems);
  const shared = sharedSets(roundFiles);
  const found = validValues(
    roundFiles,
    (file) => [
      ...roundProblems(file, sets, ids.resultSets, engineIds),
      ...shared.filter(({ path }) => path === file.path),
    ],
    problems,
  );
  return {
    rounds: found
      .filter((round) => round.resultSets.every((id) => sets.has(id)))
      .sort((a, b) => (`${a.date} ${a.id}` < `${b.date} ${b.id}` ? -1 : 1)),
    engines: validValues(
      readFiles(engines, 'engine', problems),
      (file) => engineFileProblems(file, resultSets, published),
      problems,
    ),
  };
}

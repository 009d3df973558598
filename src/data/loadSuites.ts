import { parseQueryTexts, type QueryText } from '../benchmark/artifacts/queryDescriptions';
import { problem } from '../benchmark/model/problem';
import type { Problem, SuiteName } from '../benchmark/model/resultSet';
import type { ArtifactFolder } from './dataFolder';

/** What the queries of each suite are, by short name; a suite without a folder is absent. */
export type QueryTexts = Partial<Record<SuiteName, Record<string, QueryText>>>;

const SUITES: readonly string[] = ['tpcds', 'tpch'] satisfies SuiteName[];

/** Reads suites/<suite>/queries.csv; what is wrong with them is added to `problems`. */
export function loadSuites(folders: readonly ArtifactFolder[], problems: Problem[]): QueryTexts {
  const texts: QueryTexts = {};
  for (const { id, path, files, unread } of folders) {
    const artifact = files.get('queries.csv');
    if (!SUITES.includes(id)) problems.push(problem(path, null, `unknown suite: ${id} (known: ${SUITES.join(', ')})`));
    else if (artifact) {
      const parsed = parseQueryTexts(artifact, id as SuiteName);
      problems.push(...parsed.problems);
      texts[id as SuiteName] = parsed.texts;
    } else if (!unread.includes('queries.csv')) {
      problems.push(problem(`${path}/queries.csv`, null, 'the file is missing'));
    }
  }
  return texts;
}

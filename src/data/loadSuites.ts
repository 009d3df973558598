import { parseQueryTexts, type QueryText } from '../benchmark/artifacts/queryDescriptions';
import { recordOf } from '../benchmark/model/guards/record';
import { problem } from '../benchmark/model/problem';
import { isTpc } from '../benchmark/model/queries';
import type { Problem, SuiteName } from '../benchmark/model/resultSet';
import type { SuiteFile } from '../benchmark/schemas/suite';
import type { ArtifactFolder } from '../resultSet/artifactFolder';
import { readValue } from './schemaCheck';

/** Queries of each suite, by short name; a suite without a folder is absent. */
export type QueryTexts = Partial<Record<SuiteName, Record<string, QueryText>>>;

/** A team's own suite with the short names of its queries, in file order. */
export interface OwnSuite extends SuiteFile {
  id: string;
  queries: string[];
}

interface Suites {
  queryTexts: QueryTexts;
  ownSuites: OwnSuite[];
}

/** suite.json of a folder; null for TPC suites, which have none, and if the file is missing or broken. */
function readSuite({ id, path, files, unread }: ArtifactFolder, problems: Problem[]): Omit<OwnSuite, 'queries'> | null {
  const file = files.get('suite.json');
  if (isTpc(id)) {
    if (file) problems.push(problem(file.path, null, `${id} is known; it has no suite.json`, 'remove the file'));
    return null;
  }
  if (!file) {
    const message = 'the file is missing: your own suite needs a title and a version';
    if (!unread.includes('suite.json')) problems.push(problem(`${path}/suite.json`, null, message));
    return null;
  }
  const read = readValue(file, 'suite', problems);
  return read && { id, ...read.value };
}

/** Reads suites/<suite>/queries.csv, and suite.json of teams' own suites; their problems are added to `problems`. */
export function loadSuites(folders: readonly ArtifactFolder[], problems: Problem[]): Suites {
  const found: Suites = { queryTexts: recordOf(), ownSuites: [] };
  for (const folder of folders) {
    const { id, path, files, unread } = folder;
    const suite = readSuite(folder, problems);
    const artifact = files.get('queries.csv');
    if (artifact) {
      const parsed = parseQueryTexts(artifact, id);
      problems.push(...parsed.problems);
      found.queryTexts[id] = parsed.texts;
      if (suite) found.ownSuites.push({ ...suite, queries: Object.keys(parsed.texts) });
    } else if (!unread.includes('queries.csv')) {
      problems.push(problem(`${path}/queries.csv`, null, 'the file is missing'));
    }
  }
  return found;
}

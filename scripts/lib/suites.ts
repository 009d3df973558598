import { join } from 'node:path';
import { problemLine } from '../../src/benchmark/model/problem';
import { isTpc, TPC_SUITES } from '../../src/benchmark/model/queries';
import type { Problem } from '../../src/benchmark/model/resultSet';
import { readDataFolder } from '../../src/data/dataFolder';
import { loadSuites } from '../../src/data/loadSuites';
import type { ImportOptions } from '../../src/importers/imported';
import { InputError } from './command';
import { idsIn } from './dataFolders';

/** Ids of allowed suites: the TPC suites, and suites of teams in the data folder. */
export function knownSuites(data: string): string[] {
  return [...new Set([...TPC_SUITES, ...idsIn(join(data, 'suites'))])];
}

/** Title and queries of a team's own suite; empty for TPC-DS and TPC-H. Throws InputError if it has errors. */
export function ownSuite(data: string, id: string): Pick<ImportOptions, 'ownSuite'> {
  if (isTpc(id)) return {};
  const problems: Problem[] = [];
  const folders = readDataFolder(data, process.cwd()).suites.filter((folder) => folder.id === id);
  const suite = loadSuites(folders, problems).ownSuites.find((own) => own.id === id);
  if (suite && problems.length === 0) return { ownSuite: { title: suite.title, queries: suite.queries } };
  throw new InputError(problems.length > 0 ? problems.map(problemLine) : [`${data}/suites/${id} is not a suite`]);
}

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrors } from '../../src/benchmark/model/problem';
import type { Environment, Problem, ResultSet } from '../../src/benchmark/model/resultSet';
import { unknownName } from '../../src/benchmark/text/nearest';
import { shownPath } from '../../src/data/dataFolder';
import { type Data, loadData } from '../../src/data/loadData';
import { loadResultSet } from '../../src/data/resultSetFolder';
import { SLUG } from '../../src/resultSet/ids';
import { InputError } from './command';

/** A result set that a command line names, the environments beside it, and its own problems. */
export interface Found {
  resultSet: ResultSet | null;
  environments: Environment[];
  problems: Problem[];
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

function inData(id: string, data: Data): Found {
  const resultSet = data.resultSets.find((set) => set.id === id) ?? null;
  const problems = data.problems.filter(({ path }) => path.includes(`result-sets/${id}/`));
  return { resultSet, environments: data.environments, problems };
}

/** The environments of the data folder that a result set's folder lies in; none where it lies elsewhere. */
function environmentsBeside(path: string): Environment[] {
  const dataFolder = join(path, '..', '..');
  return isFolder(join(dataFolder, 'environments')) ? loadData(dataFolder).environments : [];
}

/** Why a published comparison cannot be a side of a comparison. */
function publishedText(id: string): string {
  return `${id} is a published comparison without per-query times, so it cannot be compared`;
}

/**
 * The result set of an id in a data folder, or of a folder anywhere. `resultSet` is null where its files have errors.
 * Throws InputError where there is none.
 */
export function findResultSet(name: string, data: Data): Found {
  if (SLUG.test(name) && data.ids.resultSets.includes(name)) return inData(name, data);
  if (data.ids.published.includes(name)) throw new InputError(publishedText(name));
  if (!isFolder(name)) throw new InputError(unknownName('result set', name, data.ids.resultSets));
  const { resultSet, problems } = loadResultSet(name);
  const inPath = shownPath(name, process.cwd());
  if (!hasErrors(problems) && !resultSet) throw new InputError(`${inPath} holds no result set`);
  return { resultSet, environments: environmentsBeside(name), problems };
}

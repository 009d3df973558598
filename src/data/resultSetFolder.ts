import { hasErrors, sortProblems } from '../benchmark/model/problem';
import type { Problem, ResultSet } from '../benchmark/model/resultSet';
import type { ArtifactFolder } from '../resultSet/artifactFolder';
import { parseFolder, type Validated } from '../resultSet/folder';
import { readResultSetFolder } from './dataFolder';
import { remembering } from './remembering';
import { checkPackage } from './schemaCheck';

/** The result set of a folder whose files are read and its metrics, with every problem of its files, those of the schema included. */
export function parseResultSetFolder(folder: ArtifactFolder): Validated {
  return parseFolder(folder, checkPackage);
}

/** A function like parseResultSetFolder that parses a folder anew only when a file in it is another than the last time. */
export function resultSetParser(): typeof parseResultSetFolder {
  return remembering(
    parseResultSetFolder,
    ({ path }) => path,
    ({ files, unread }) => [unread.join(), ...[...files].flatMap(([name, { text }]) => [name, text])],
  );
}

/** The result set of a folder on disk, wherever it lies. */
export function loadResultSet(
  path: string,
  projectRoot = process.cwd(),
): { resultSet: ResultSet | null; problems: Problem[] } {
  const { folder, problems } = readResultSetFolder(path, projectRoot);
  const parsed = parseResultSetFolder(folder);
  const all = sortProblems([...problems, ...parsed.problems]);
  return { resultSet: hasErrors(all) ? null : parsed.resultSet, problems: all };
}

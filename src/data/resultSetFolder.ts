import { hasErrors, sortProblems } from '../benchmark/model/problem';
import type { Problem, ResultSet } from '../benchmark/model/resultSet';
import type { ArtifactFolder } from '../resultSet/artifactFolder';
import { parseFolder, type Validated } from '../resultSet/folder';
import { readResultSetFolder } from './dataFolder';
import { remembering } from './remembering';
import { checkPackage } from './schemaCheck';

/**
 * The result set of a folder whose files are read and its metrics, with every problem of its files, those of the schema included. What it
 * returns must not be changed: within a process a folder is parsed anew only when a file in it is another than the last time, which is for
 * the development server, and for `diff`, whose two revisions have most folders in common.
 */
export const parseResultSetFolder: (folder: ArtifactFolder) => Validated = remembering(
  (folder: ArtifactFolder) => parseFolder(folder, checkPackage),
  ({ path }) => path,
  ({ id, files, unread }) => [id, unread.join(), ...[...files].flatMap(([name, { text }]) => [name, text])],
);

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

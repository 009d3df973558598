import { hasErrors, sortProblems } from '../benchmark/model/problem';
import type { Problem, ResultSet } from '../benchmark/model/resultSet';
import type { ArtifactFolder } from '../resultSet/artifactFolder';
import { parseFolder, type Validated } from '../resultSet/folder';
import { readResultSetFolder } from './dataFolder';
import { memoize } from './memoize';
import { checkPackage } from './schemaCheck';

/**
 * The result set and metrics of a folder, with every problem of its files, including schema errors. Results must not be
 * mutated: a process parses a folder again only if a file in it changed. The development server and `diff` need this,
 * because two revisions share most folders.
 */
export const parseResultSetFolder: (folder: ArtifactFolder) => Validated = memoize(
  (folder: ArtifactFolder) => parseFolder(folder, checkPackage),
  ({ path }) => path,
  ({ id, files, unread }) => [id, unread.join(), ...[...files].flatMap(([name, { text }]) => [name, text])],
);

/** The result set of a folder on disk, at any path. */
export function loadResultSet(
  path: string,
  projectRoot = process.cwd(),
): { resultSet: ResultSet | null; problems: Problem[] } {
  const { folder, problems } = readResultSetFolder(path, projectRoot);
  const parsed = parseResultSetFolder(folder);
  const all = sortProblems([...problems, ...parsed.problems]);
  return { resultSet: hasErrors(all) ? null : parsed.resultSet, problems: all };
}

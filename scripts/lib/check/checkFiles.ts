import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { megabytes } from '../../../src/benchmark/model/guards/fileSize';
import { problem } from '../../../src/benchmark/model/problem';
import type { Problem } from '../../../src/benchmark/model/resultSet';
import { isLeftBehind } from '../../../src/data/artifactReader';
import { shownPath } from '../../../src/data/dataFolder';
import { filesBelow } from '../../../src/data/filesBelow';

/** From this length on a file is worth a remark: a hundred times a result set of 103 queries with its iterations. */
const LARGE_BYTES = 1024 * 1024;

function warning(path: string, message: string, cure: string): Problem {
  return { ...problem(path, null, message, cure), level: 'warning' };
}

function fileProblems(path: string, bytes: number): Problem[] {
  const left = isLeftBehind(basename(path))
    ? [warning(path, 'a file that an editor or an interrupted import left behind', 'remove it: it would be published')]
    : [];
  const large =
    bytes > LARGE_BYTES
      ? [warning(path, `the file is ${megabytes(bytes)}, which every clone downloads`, 'make it smaller')]
      : [];
  return [...left, ...large];
}

/** Warnings for large files and for leftovers in the data folder and in the folders of the project that are served. */
export function servedFileProblems(dataFolder: string, projectRoot: string, served: readonly string[]): Problem[] {
  const folders = [dataFolder, ...served.map((name) => join(projectRoot, name))];
  const files = folders.flatMap((folder) => filesBelow(folder).map((name) => join(folder, name)));
  const bytes = new Map(files.map((file) => [shownPath(file, projectRoot), statSync(file).size]));
  return [...bytes].flatMap(([path, length]) => fileProblems(path, length));
}

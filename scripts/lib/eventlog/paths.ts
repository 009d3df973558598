import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../../../src/benchmark/model/problem';
import type { Level, Problem } from '../../../src/benchmark/model/resultSet';
import { logParts } from '../../../src/importers/eventLog/reading/parts';

/** One file of a log to read completely, or `-` for standard input; `size` in bytes on disk when it was found. */
export interface LogFile {
  path: string;
  size: number;
}

export interface LogFiles {
  files: LogFile[];
  problems: Problem[];
}

/** The parts of one log in a folder: rolled by Spark, or split by time by Databricks. */
function partsOf(folder: string, level: Level): LogFiles {
  const { names, problems } = logParts(folder, readdirSync(folder), level);
  return { files: names.map((name) => fileOf(join(folder, name))), problems };
}

function fileOf(path: string): LogFile {
  return { path, size: statSync(path).size };
}

function unreadable(path: string, error: unknown): LogFiles {
  return {
    files: [],
    problems: [problem(path, null, `cannot be read: ${(error as Error).message}`, 'allow reading it')],
  };
}

function filesOf(path: string, level: Level): LogFiles {
  if (path === '-') return { files: [{ path, size: 0 }], problems: [] };
  try {
    return filesThere(path, level);
  } catch (error) {
    return unreadable(path, error);
  }
}

function filesThere(path: string, level: Level): LogFiles {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return partsOf(path, level);
  if (stats?.isFile()) return { files: [fileOf(path)], problems: [] };
  const message = stats ? 'neither a file nor a folder' : 'the file does not exist';
  return { files: [], problems: [problem(path, null, message)] };
}

/**
 * Files of the logs at the given paths, in that order, and parts of a folder in their order; a problem for each path
 * that is not a log, and one at `level` for each missing part of a folder.
 */
export function logFiles(paths: readonly string[], level: Level = 'error'): LogFiles {
  const found = paths.map((path) => filesOf(path, level));
  return { files: found.flatMap(({ files }) => files), problems: found.flatMap(({ problems }) => problems) };
}

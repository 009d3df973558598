import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { problem, warning } from '../../../src/benchmark/model/problem';
import type { Level, Problem } from '../../../src/benchmark/model/resultSet';
import { databricksFiles, rolledFiles } from '../../../src/importers/eventLog/reading/parts';

/** One file of a log, to be read whole, or `-` for standard input; `size` in bytes as it lay on disk when it was found. */
export interface LogFile {
  path: string;
  size: number;
}

/** The files of logs, and what is wrong with them. */
export interface LogFiles {
  files: LogFile[];
  problems: Problem[];
}

const FOLDER_CURE =
  'name the files of logs, or the folder eventlog_v2_… of one rolled log, or that of a Databricks cluster';
const WHOLE_CURE = 'give the whole folder, or count what is there with --allow-broken';

/** The parts of one log in a folder: as Spark rolls it, or as Databricks cuts it by time. */
function partsOf(folder: string, level: Level): LogFiles {
  const names = readdirSync(folder);
  const { parts, missing, compacted } = rolledFiles(names);
  const files = parts.length > 0 ? parts : databricksFiles(names);
  if (names.length === 0) return { files: [], problems: [problem(folder, null, 'the folder is empty', FOLDER_CURE)] };
  if (files.length === 0) {
    const message = 'the folder holds neither events_<n>_… files nor an eventlog';
    return { files: [], problems: [problem(folder, null, message, FOLDER_CURE)] };
  }
  const lost = 'the history server has compacted this part: events of jobs that had ended are gone';
  const gaps = missing.map((text) => ({ ...problem(folder, null, text, WHOLE_CURE), level }));
  return {
    files: files.map((name) => fileOf(join(folder, name))),
    problems: [...gaps, ...compacted.map((name) => warning(join(folder, name), null, lost))],
  };
}

function fileOf(path: string): LogFile {
  return { path, size: statSync(path).size };
}

/** A log that its application was still writing has no end. */
function unfinished({ path }: LogFile): Problem[] {
  if (!path.endsWith('.inprogress')) return [];
  return [
    warning(path, null, 'the application had not ended when this log was copied; what was written until then counts'),
  ];
}

/** What keeps a path from being looked at. */
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
 * The files of logs that paths name, in the order given and the parts of a folder in theirs; a problem for each path that is none, and
 * one at `level` for each part that a folder lacks.
 */
export function logFiles(paths: readonly string[], level: Level = 'error'): LogFiles {
  const found = paths.map((path) => filesOf(path, level));
  const files = found.flatMap((one) => one.files);
  return { files, problems: [...found.flatMap(({ problems }) => problems), ...files.flatMap(unfinished)] };
}

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../../../src/benchmark/model/problem';
import type { Level, Problem } from '../../../src/benchmark/model/resultSet';
import { formatNumber } from '../../../src/benchmark/text/numbers';
import { refusedPacking, UNREADABLE_CURE } from '../../../src/importers/eventLog/codecs/packing';
import type { EventLog } from '../../../src/importers/eventLog/eventLog';
import { logParts } from '../../../src/importers/eventLog/reading/parts';
import {
  type ReadOptions,
  type ReadProgress,
  readPieces,
  truncation,
} from '../../../src/importers/eventLog/reading/readPieces';
import { openSource, type Source, unpackLog } from './bytes';

/** One file of a log to read completely, or `-` for standard input; `size` in bytes on disk when it was found. */
interface LogFile {
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
  return { files: [], problems: [problem(path, null, message, 'check the path')] };
}

/**
 * Files of the logs at the given paths, in that order, and parts of a folder in their order; a problem for each path
 * that is not a log, and one at `level` for each missing part of a folder.
 */
export function logFiles(paths: readonly string[], level: Level = 'error'): LogFiles {
  const lists = paths.map((path) => filesOf(path, level));
  return { files: lists.flatMap(({ files }) => files), problems: lists.flatMap(({ problems }) => problems) };
}

const GROWN_CURE = 'retry after the application has finished, or import the partial log with --allow-broken';

function open({ path, size }: LogFile): Source | Problem {
  try {
    return openSource(path, path === '-' ? null : size);
  } catch (error) {
    const cure = (error as NodeJS.ErrnoException).code === 'EACCES' ? 'allow reading it: chmod u+r' : undefined;
    return problem(path, null, `the file cannot be opened: ${(error as Error).message}`, cure);
  }
}

/** The problem of a log that has grown since it was found, because it is still being written. */
function growthProblems({ path, size }: LogFile, level: Level): Problem[] {
  const now = path === '-' ? size : (statSync(path, { throwIfNoEntry: false })?.size ?? size);
  if (now === size) return [];
  const message = `the file changed while it was being read (${formatNumber(size)} to ${formatNumber(now)} bytes): its application is still writing it`;
  return [truncation(path, null, message, level, GROWN_CURE)];
}

/** Parses an open log into its state; returns its problems. */
export async function readSource(
  path: string,
  source: Source,
  log: EventLog,
  how: ReadOptions,
  progress: ReadProgress,
): Promise<Problem[]> {
  const refused = refusedPacking(path, source.packing);
  return refused ? [refused] : readPieces(path, (onRead) => unpackLog(source, onRead), log, how, progress);
}

async function readFile(file: LogFile, log: EventLog, how: ReadOptions, progress: ReadProgress): Promise<Problem[]> {
  const { path } = file;
  const source = open(file);
  if ('message' in source) return [source];
  if (file.size === 0 && path !== '-') return [problem(path, null, 'the file is empty', UNREADABLE_CURE)];
  return [...(await readSource(path, source, log, how, progress)), ...growthProblems(file, how.level)];
}

/** Parses the files of logs in order into their state; returns every problem, broken lines at the given level. */
export async function readLogFiles(
  files: readonly LogFile[],
  log: EventLog,
  how: ReadOptions,
  progress: ReadProgress,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const file of files) problems.push(...(await readFile(file, log, how, progress)));
  return problems;
}

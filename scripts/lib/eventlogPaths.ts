import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { problem, warning } from '../../src/benchmark/parse';
import type { Problem } from '../../src/benchmark/types';

/** One file of a log, to be read whole; `size` in bytes as it lies on disk. */
export interface LogFile {
  path: string;
  size: number;
}

const PART = /^events_(\d+)_/;

function fileOf(path: string): LogFile {
  return { path, size: statSync(path).size };
}

/** The parts of a rolled log, eventlog_v2_<application>/events_<n>_<application>, in their order. */
function partsOf(folder: string): { files: LogFile[]; problems: Problem[] } {
  const names = readdirSync(folder).filter((name) => PART.test(name));
  const number = (name: string) => Number(PART.exec(name)?.[1]);
  const files = names.sort((a, b) => number(a) - number(b)).map((name) => fileOf(join(folder, name)));
  if (files.length === 0) {
    const cure = 'name the files of logs, or the folder eventlog_v2_… of one rolled log';
    return { files, problems: [problem(folder, null, 'the folder holds no events_<n>_… files', cure)] };
  }
  const compact = names.filter((name) => name.endsWith('.compact'));
  const lost = 'the history server has compacted this part: events of jobs that had ended are gone';
  return { files, problems: compact.map((name) => warning(join(folder, name), null, lost)) };
}

/** The files of logs that paths name, in the order given and the parts of a folder in theirs; a problem for each that is none. */
export function logFiles(paths: readonly string[]): { files: LogFile[]; problems: Problem[] } {
  const found = paths.map((path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) return partsOf(path);
    if (stats?.isFile()) return { files: [fileOf(path)], problems: [] };
    const message = stats ? 'neither a file nor a folder' : 'the file does not exist';
    return { files: [], problems: [problem(path, null, message)] };
  });
  return { files: found.flatMap(({ files }) => files), problems: found.flatMap(({ problems }) => problems) };
}

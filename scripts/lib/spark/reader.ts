import { writeSync } from 'node:fs';
import { hasErrors, problem, problemLine } from '../../../src/benchmark/model/problem';
import type { Problem } from '../../../src/benchmark/model/resultSet';
import { unfinishedLogs } from '../../../src/importers/eventLog/attempts';
import { UNREADABLE_CURE } from '../../../src/importers/eventLog/codecs/packing';
import { EventLog } from '../../../src/importers/eventLog/eventLog';
import { databricksFiles, logParts, rolledFiles } from '../../../src/importers/eventLog/reading/parts';
import { summaryFiles, summaryFolder } from '../../../src/importers/eventLog/summary/summaryFiles';
import { readSource } from '../eventlog/logFiles';
import { Frames } from './frames';

/** A file below an input: its path, size in bytes, and modification time in ms. */
interface Listed {
  path: string;
  bytes: number;
  modified: number;
}

/** A log: `name` is its file, or the folder of its parts, which are in the order of writing. */
interface ListedLog {
  name: string;
  isFolder: boolean;
  parts: Listed[];
}

const MARKER = /^appstatus_/;

function splitPath(path: string): [folder: string, name: string] {
  const at = path.lastIndexOf('/');
  return [path.slice(0, Math.max(0, at)), path.slice(at + 1)];
}

/** Returns the logs of one folder: its rolled or Databricks parts are one log, each other file is a log. */
function logsOfFolder(folder: string, files: ReadonlyMap<string, Listed>): ListedLog[] {
  const names = [...files.keys()].filter((name) => !MARKER.test(name)).sort();
  const rolled = rolledFiles(names).parts;
  const parts = rolled.length > 0 ? rolled : databricksFiles(names);
  const others = names.filter((name) => !parts.includes(name) && !(rolled.length > 0 && name.startsWith('events_')));
  const listed = (name: string) => files.get(name) as Listed;
  const whole = parts.length > 0 ? [{ name: folder, isFolder: true, parts: parts.map(listed) }] : [];
  return [...whole, ...others.map((name) => ({ name: listed(name).path, isFolder: false, parts: [listed(name)] }))];
}

/** Groups files into logs by name. Skips files with a path segment that begins with `.` or `_`. */
function logsBelow(files: readonly Listed[]): ListedLog[] {
  const folders = new Map<string, Map<string, Listed>>();
  for (const file of files) {
    if (/(^|\/)[._]/.test(file.path)) continue;
    const [folder, name] = splitPath(file.path);
    folders.set(folder, (folders.get(folder) ?? new Map()).set(name, file));
  }
  return [...folders].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([folder, own]) => logsOfFolder(folder, own));
}

/** Requests from the job: files to be grouped into logs, or a log, whose parts follow as frames. */
type Request =
  | { kind: 'group'; files: ListedLog['parts'] }
  | { kind: 'read'; log: ListedLog; allowBroken: boolean; mostUnpacked: number | null };

type ReadRequest = Extract<Request, { kind: 'read' }>;

const SILENT = { packed: () => {}, unpacked: () => {} };

/** Problems of the names of a log's parts: gaps, compacted parts. */
function nameProblems({ log, allowBroken }: ReadRequest): Problem[] {
  const names = log.parts.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  return log.isFolder ? logParts(log.name, names, allowBroken ? 'warning' : 'error').problems : [];
}

/** Parses one file into the state of its log; null if it is a file of its own that cannot be a log. */
async function readPart({ path, bytes }: Listed, request: ReadRequest, frames: Frames, log: EventLog) {
  const { allowBroken, mostUnpacked } = request;
  try {
    const source = frames.source();
    if (!request.log.isFolder && !source.canBeLog) return null;
    if (bytes === 0) return [problem(path, null, 'the file is empty', UNREADABLE_CURE)];
    return await readSource(path, source, log, { level: allowBroken ? 'warning' : 'error', mostUnpacked }, SILENT);
  } catch (error) {
    return [problem(path, null, `the file cannot be read: ${(error as Error).message}`)];
  } finally {
    frames.skip();
  }
}

const NO_LOG = 'no Spark event log: the file is not packed, and does not begin with {"Event"';

/** Parses one log and returns its summaries, none if there is an error or the file is not a log. */
async function readLog(request: ReadRequest, frames: Frames) {
  const log = new EventLog();
  const problems = nameProblems(request);
  for (const part of request.log.parts) {
    const found = await readPart(part, request, frames, log);
    if (found === null) return { outcome: 'skipped', problems: [NO_LOG], summaries: [] };
    problems.push(...found);
  }
  const summaries = log.summaries();
  if (summaries.length === 0 && !hasErrors(problems))
    problems.push(problem(request.log.name, null, 'the log holds no event'));
  problems.push(...unfinishedLogs(summaries, request.log.name));
  const lines = problems.map(problemLine);
  if (hasErrors(problems)) return { problems: lines, summaries: [] };
  return {
    problems: lines,
    summaries: summaries.map((summary) => ({
      folder: summaryFolder(summary.application),
      application: summary.application.id ?? 'unknown',
      attempt: summary.application.attempt ?? '',
      ended: summary.application.endMs ?? 0,
      events: summary.application.events,
      files: Object.fromEntries(summaryFiles(summary)),
    })),
  };
}

/** Writes one complete line to standard output, even if the pipe accepts less at a time. */
function answer(value: unknown): void {
  const bytes = Buffer.from(`${JSON.stringify(value)}\n`);
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
}

/** The Spark job's program: answers each request on standard input with a line of JSON, until the input ends. */
async function main(): Promise<void> {
  const frames = new Frames();
  for (;;) {
    const request = frames.message() as Request | null;
    if (request === null) return;
    answer(request.kind === 'group' ? logsBelow(request.files) : await readLog(request, frames));
  }
}

void main();

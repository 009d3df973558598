import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrors, problem } from '../../../src/benchmark/model/problem';
import type { Artifact, Problem } from '../../../src/benchmark/model/resultSet';
import { isProblem } from '../../../src/data/decode';
import { countedLogs, unfinishedLogs } from '../../../src/importers/eventLog/attempts';
import { EventLog } from '../../../src/importers/eventLog/eventLog';
import type { ReadProgress } from '../../../src/importers/eventLog/reading/readPieces';
import type { LogSummary } from '../../../src/importers/eventLog/summary/logSummary';
import { readSummary } from '../../../src/importers/eventLog/summary/readSummary';
import { decodeArtifact } from '../../../src/resultSet/decodeArtifact';
import type { EventlogRequest } from './options';
import type { LogFiles } from './paths';
import { readLogFiles } from './read';

/** Every attempt in the logs, the counted ones, and every problem. */
export interface ReadLogs {
  /** In the order of the files. */
  all: LogSummary[];
  /** One per application, the last attempt that ended; sorted by the start of the application. */
  counted: LogSummary[];
  problems: Problem[];
}

/** Files of a summary's folder as text; a problem for each that cannot be read. */
function summaryArtifacts(folder: string): { files: Map<string, Artifact>; problems: Problem[] } {
  const read = readdirSync(folder).map((name) => ({ name, artifact: artifactOf(join(folder, name)) }));
  const files = read.flatMap(({ name, artifact }): [string, Artifact][] =>
    isProblem(artifact) ? [] : [[name, artifact]],
  );
  return { files: new Map(files), problems: read.flatMap(({ artifact }) => (isProblem(artifact) ? [artifact] : [])) };
}

/** Tables of summaries can be longer than published artifacts. */
function artifactOf(path: string): Artifact | Problem {
  try {
    return decodeArtifact(path, readFileSync(path));
  } catch (error) {
    return problem(path, null, `the file cannot be read: ${(error as Error).message}`);
  }
}

/** Folders with a summary: the given one, or those in it. */
function summaryFolders(path: string): string[] {
  const names = readdirSync(path);
  if (names.includes('application.json')) return [path];
  return names
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => join(path, name))
    .filter((folder) => statSync(folder).isDirectory());
}

function readSummaries(path: string): { summaries: LogSummary[]; problems: Problem[] } {
  const cure = 'name a folder that --summary-out wrote';
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    return { summaries: [], problems: [problem(path, null, 'the folder does not exist', cure)] };
  const folders = summaryFolders(path);
  if (folders.length === 0)
    return { summaries: [], problems: [problem(path, null, 'the folder holds no summary', cure)] };
  const read = folders.map((folder) => {
    const { files, problems } = summaryArtifacts(folder);
    const found = readSummary(files, folder);
    return { summary: found.summary, problems: [...problems, ...found.problems] };
  });
  return {
    summaries: read.flatMap(({ summary }) => summary ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Reads the logs and summaries of a request; `found` lists the files of its paths. */
export async function readLogs(request: EventlogRequest, found: LogFiles, progress: ReadProgress): Promise<ReadLogs> {
  const level = request.allowBroken ? 'warning' : 'error';
  const log = new EventLog();
  const { mostUnpacked } = request;
  const problems = [...found.problems, ...(await readLogFiles(found.files, log, { level, mostUnpacked }, progress))];
  const given = request.summaries.map(readSummaries);
  problems.push(...given.flatMap((one) => one.problems));
  const all = [...log.summaries(), ...given.flatMap(({ summaries }) => summaries)];
  const path = request.paths[0] ?? request.summaries[0] ?? '';
  const { summaries: counted, problems: ofCounted } = countedLogs(all, path);
  // Summaries are written of every attempt.
  const isImport = request.id !== null || request.newSet !== null;
  if (!hasErrors(problems)) problems.push(...(isImport ? ofCounted : unfinishedLogs(all, path)));
  if (counted.length === 0 && !hasErrors(problems)) problems.push(problem(path, null, 'the log holds no event'));
  return { all, counted, problems };
}

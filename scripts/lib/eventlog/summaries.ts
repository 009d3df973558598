import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../../../src/benchmark/model/problem';
import type { Artifact, Problem } from '../../../src/benchmark/model/resultSet';
import { isProblem } from '../../../src/data/decode';
import type { LogSummary } from '../../../src/importers/eventLog/summary/logSummary';
import { readSummary } from '../../../src/importers/eventLog/summary/readSummary';
import { summaryFiles, summaryFolder } from '../../../src/importers/eventLog/summary/summaryFiles';
import { decodeArtifact } from '../../../src/resultSet/decodeArtifact';
import { propertyLines } from '../../../src/resultSet/publishedPackage';
import { InputError, OK, PROBLEMS } from '../command';
import { print, printMessage } from '../print';
import { printErrors } from '../problems';
import { refuseExisting, uninterrupted, writeFolder } from '../writeFolder';
import type { EventlogRequest } from './options';

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

export function readSummaries(path: string): { summaries: LogSummary[]; problems: Problem[] } {
  const cure = 'name a folder that --summary-out wrote';
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    return { summaries: [], problems: [problem(path, null, 'the folder does not exist', cure)] };
  const folders = summaryFolders(path);
  if (folders.length === 0)
    return { summaries: [], problems: [problem(path, null, 'the folder holds no summary', cure)] };
  const read = folders.map((folder) => {
    const { files, problems } = summaryArtifacts(folder);
    const parsed = readSummary(files, folder);
    return { summary: parsed.summary, problems: [...problems, ...parsed.problems] };
  });
  return {
    summaries: read.flatMap(({ summary }) => summary ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

export function writeSummaries(
  { all, problems }: { all: LogSummary[]; problems: Problem[] },
  request: EventlogRequest,
): number {
  const { summaryOut, force } = request;
  if (summaryOut === null) return OK;
  if (printErrors(problems)) return PROBLEMS;
  const folders = all.map((summary) => join(summaryOut, summaryFolder(summary.application)));
  const twice = folders.find((folder, index) => folders.indexOf(folder) !== index);
  if (twice) throw new InputError(`${twice} would be written twice; nothing written. Give each log once`);
  for (const folder of folders) refuseExisting(folder, force);
  for (const { application } of all) {
    const { properties: kept, leftOut = [] } = application;
    printMessage(`${propertyLines({ kept, leftOut }).join('\n')}\n`);
  }
  uninterrupted(() => {
    for (const [index, summary] of all.entries()) writeFolder(folders[index] as string, summaryFiles(summary), force);
  });
  print(`${folders.join('\n')}\n`);
  return OK;
}

import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { hasErrors } from '../../../src/benchmark/model/problem';
import type { Problem } from '../../../src/benchmark/model/resultSet';
import { summaryFiles, summaryFolder } from '../../../src/importers/eventLog/summary/summaryFiles';
import { InputError, OK, PROBLEMS } from '../command';
import { addRelease } from '../import/addRelease';
import { askYes } from '../import/prompts';
import { print, printMessage } from '../print';
import { printProblems, problemCount } from '../problems';
import { removePartialFiles } from '../staleFiles';
import { refuseExisting, writeFile, writeFolder } from '../writeFolder';
import { importEventLog } from './import';
import { importNewSet } from './newSet';
import type { EventlogRequest, NewSet } from './options';
import type { ReadLogs } from './readLogs';
import type { Target } from './target';

/** Delays signals that end the process until a write is complete. */
async function uninterrupted(write: () => void): Promise<void> {
  let received: NodeJS.Signals | null = null;
  const note = (signal: NodeJS.Signals) => {
    received = signal;
  };
  process.on('SIGINT', note).on('SIGTERM', note);
  try {
    write();
    await setImmediate();
  } finally {
    process.off('SIGINT', note).off('SIGTERM', note);
  }
  if (received) process.kill(process.pid, received);
}

function reportErrors(problems: readonly Problem[]): boolean {
  printProblems(problems);
  if (!hasErrors(problems)) return false;
  printMessage(`${problemCount(problems)}; nothing written\n`);
  return true;
}

export async function addMetrics(logs: ReadLogs, request: EventlogRequest, target: Target): Promise<number> {
  const { files, written, problems } = importEventLog(logs, request, target);
  if (reportErrors(problems)) return PROBLEMS;
  await uninterrupted(() => writeFolder(target.folder, files, true));
  print(`${written.map((name) => join(target.folder, name)).join('\n')}\n`);
  return OK;
}

/** True to continue with the findings: prompts in a terminal, prints them otherwise. */
async function confirm(lines: readonly string[], request: EventlogRequest): Promise<boolean> {
  printMessage(`${lines.join('\n')}\n`);
  const inTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  return request.yes || !inTerminal || askYes('Write it?');
}

/** Creates a set, and its environment unless an equal one exists. */
export async function makeSet(logs: ReadLogs, request: EventlogRequest, set: NewSet): Promise<number> {
  const today = new Date().toISOString().slice(0, 10);
  const { folder, files, environment, understood, problems } = importNewSet(logs, request, set, today);
  if (reportErrors(problems)) return PROBLEMS;
  if (!(await confirm(understood, request))) {
    printMessage('nothing written\n');
    return OK;
  }
  refuseExisting(folder, set.force);
  await uninterrupted(() => {
    removePartialFiles(join(set.out, '..', 'environments'));
    if (environment) writeFile(environment.path, environment.text);
    writeFolder(folder, files, set.force);
  });
  const written = [...(environment ? [environment.path] : []), ...[...files.keys()].map((name) => join(folder, name))];
  print(`${written.join('\n')}\n`);
  addRelease(set.out, files.get('datapackage.json') ?? '{}');
  return OK;
}

export async function writeSummaries({ all, problems }: ReadLogs, request: EventlogRequest): Promise<number> {
  const { summaryOut, force } = request;
  if (summaryOut === null) return OK;
  if (reportErrors(problems)) return PROBLEMS;
  const folders = all.map((summary) => join(summaryOut, summaryFolder(summary.application)));
  const twice = folders.find((folder, index) => folders.indexOf(folder) !== index);
  if (twice) throw new InputError(`${twice} would be written twice; nothing written. Give each log once`);
  for (const folder of folders) refuseExisting(folder, force);
  await uninterrupted(() => {
    for (const [index, summary] of all.entries()) writeFolder(folders[index] as string, summaryFiles(summary), force);
  });
  print(`${folders.join('\n')}\n`);
  return OK;
}

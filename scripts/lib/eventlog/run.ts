import { join } from 'node:path';
import { summaryFiles, summaryFolder } from '../../../src/importers/eventLog/summary/summaryFiles';
import { propertyLines } from '../../../src/resultSet/publishedPackage';
import { InputError, OK, PROBLEMS } from '../command';
import { addRelease } from '../import/addRelease';
import { askYes } from '../import/prompts';
import { print, printMessage } from '../print';
import { printErrors } from '../problems';
import { today } from '../today';
import { refuseExisting, uninterrupted, writeFile, writeFolder } from '../writeFolder';
import { importEventLog } from './import';
import { importNewSet } from './newSet';
import type { EventlogRequest, NewSet } from './options';
import type { ReadLogs } from './readLogs';
import type { Target } from './target';

export function addMetrics(logs: ReadLogs, request: EventlogRequest, target: Target): number {
  const { files, written, problems } = importEventLog(logs, request, target);
  if (printErrors(problems)) return PROBLEMS;
  writeFolder(target.folder, files, true);
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
  const { folder, files, environment, understood, properties, problems } = importNewSet(logs, request, set, today());
  if (printErrors(problems)) return PROBLEMS;
  if (!(await confirm([...understood, ...propertyLines(properties)], request))) {
    printMessage('nothing written\n');
    return OK;
  }
  refuseExisting(folder, set.force);
  uninterrupted(() => {
    if (environment) writeFile(environment.path, environment.text);
    writeFolder(folder, files, set.force);
  });
  const written = [...(environment ? [environment.path] : []), ...[...files.keys()].map((name) => join(folder, name))];
  print(`${written.join('\n')}\n`);
  addRelease(set.out, files.get('datapackage.json') ?? '{}');
  return OK;
}

export function writeSummaries({ all, problems }: ReadLogs, request: EventlogRequest): number {
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

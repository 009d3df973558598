import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logFiles } from '../../scripts/lib/eventlog/paths';
import { readLogFiles } from '../../scripts/lib/eventlog/read';
import { hasErrors } from '../../src/benchmark/model/problem';
import { EventLog } from '../../src/importers/eventLog/eventLog';
import { summaryFiles, summaryFolder } from '../../src/importers/eventLog/summary/summaryFiles';

/** A log, and where the folders of its applications shall be written. */
interface Wanted {
  path: string;
  out: string;
  allowBroken: boolean;
}

/** The summaries of a log as Node makes them; none where anything is wrong with it. */
async function summarise({ path, out, allowBroken }: Wanted): Promise<void> {
  const level = allowBroken ? 'warning' : 'error';
  const { files, problems } = logFiles([path], level);
  const log = new EventLog();
  const silent = { packed: () => {}, unpacked: () => {} };
  problems.push(...(await readLogFiles(files, log, { level, mostUnpacked: null }, silent)));
  if (hasErrors(problems)) return;
  for (const summary of log.summaries()) {
    const folder = join(out, summaryFolder(summary.application));
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of summaryFiles(summary)) writeFileSync(join(folder, name), text);
  }
}

async function main(list: string): Promise<void> {
  for (const wanted of JSON.parse(readFileSync(list, 'utf8')) as Wanted[]) await summarise(wanted);
}

main(process.argv[2] ?? '').catch((error: Error) => {
  console.error(error);
  process.exitCode = 1;
});

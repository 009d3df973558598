import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OptionValues } from '../../../scripts/lib/command';
import { findTarget, importEventLog } from '../../../scripts/lib/eventlog/addMetrics';
import { logFiles } from '../../../scripts/lib/eventlog/logFiles';
import { readEventlogRequest } from '../../../scripts/lib/eventlog/options';
import { readLogs } from '../../../scripts/lib/eventlog/readLogs';
import { importSet } from '../../../scripts/lib/import/importSet';
import { writeFolder } from '../../../scripts/lib/writeFolder';
import { problemLine } from '../../../src/benchmark/model/problem';
import { execution, executionEnd, job, type TaskExample, task } from './eventLog';
import { LONG_ROWS, lines, request } from './importing';
import { inTemporaryFolder, writeBelow } from './temporary';

export const ID = 'tpch-example';
export const COMET =
  '{"Event":"SparkListenerEnvironmentUpdate","Spark Properties":{"spark.plugins":"org.apache.spark.CometPlugin"}}';

/** Times of only q1 and q2: q1 took 0.5, 1, and 1.5 s, q2 one second more each time. */
export const ROWS = LONG_ROWS.filter((row) => /^q[12],/.test(row));

/** An execution of one job with one stage of the same number, with this duration. */
export function timed(id: number, query: string, seconds: number, ...tasks: Omit<TaskExample, 'stage'>[]): string[] {
  const lines = execution(id, `tpch ${query}`, id, ...tasks).slice(0, -1);
  return [...lines, executionEnd(id, '', 1 + 1000 * seconds)];
}

export const END = '{"Event":"SparkListenerApplicationEnd","Timestamp":9}';

/** Three iterations of two queries, and one job without a query. */
export const LOG = [
  '{"Event":"SparkListenerLogStart","Spark Version":"3.5.6"}',
  COMET,
  ...[1, 2, 3].flatMap((round) => [
    ...timed(round * 2, 'q1', round / 2, { runMs: round * 1000, cpuNs: 5e8, local: 3, remote: 4 }),
    ...timed(round * 2 + 1, 'q2', 1 + round / 2, { input: 10 }, { input: 20 }),
  ]),
  job([90]),
  task({ stage: 90 }),
  END,
];

/** Outcome of an import: written files and output. */
interface Imported {
  written: string[];
  messages: string[];
}

const SILENT = { packed: () => {}, unpacked: () => {} };

/** Imports paths into the result set of a folder, in this process. */
export async function importPaths(folder: string, paths: string[], options: OptionValues = {}): Promise<Imported> {
  const request = readEventlogRequest({ 'result-set': ID, data: join(folder, 'data'), ...options }, paths);
  const target = findTarget(request.id ?? ID, request);
  const found = logFiles(paths, request.allowBroken ? 'warning' : 'error');
  const logs = await readLogs(request, found, SILENT);
  const { files, written, problems } = importEventLog(logs, request, target);
  if (files.size > 0) writeFolder(target.folder, files, true);
  return { written, messages: problems.map((one) => problemLine(one).replaceAll(`${folder}/`, '')) };
}

type ImportLog = (content: string | Uint8Array, options?: OptionValues) => Promise<Imported>;

/** Runs `use` with a folder that contains one TPC-H result set, and a function that imports a log into it. */
export async function withTarget(use: (importLog: ImportLog, folder: string) => Promise<void>): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    const file = writeBelow(folder, 'long.csv', lines('query,iteration,seconds', ...ROWS));
    writeFolder(setOf(folder), importSet(request(file), '2026-01-31').files, false);
    await use((content, options) => importPaths(folder, [writeBelow(folder, 'log', content)], options), folder);
  });
}

export const setOf = (folder: string) => join(folder, 'data/result-sets', ID);
export const read = (folder: string, name: string) => readFileSync(join(setOf(folder), name), 'utf8');

export const rowsOf = (folder: string) => read(folder, 'query-metrics.csv').trim().split('\n').slice(1);

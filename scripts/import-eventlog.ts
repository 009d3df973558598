import { join } from 'node:path';
import { sum } from '../src/benchmark/model/statistics';
import { counted, formatNumber } from '../src/benchmark/text/numbers';
import { type Command, OK, type OptionValues, runCommand } from './lib/command';
import { EVENTLOG_OPTIONS, type EventlogRequest, readEventlogRequest } from './lib/eventlog/options';
import { type LogFile, logFiles } from './lib/eventlog/paths';
import { ProgressBar } from './lib/eventlog/progressBar';
import { type ReadLogs, readLogs } from './lib/eventlog/readLogs';
import { addMetrics, makeSet, writeSummaries } from './lib/eventlog/run';
import { findTarget } from './lib/eventlog/target';
import { printMessage } from './lib/print';
import { refuseExisting } from './lib/writeFolder';

const HELP = `
Usage: npm run import-eventlog -- PATH … --new-set ID --suite S --query-version V --scale-factor GB --table-format F [options]
       npm run import-eventlog -- PATH … --result-set ID [options]
       npm run import-eventlog -- PATH … --summary-out DIR

Makes a result set of Spark event logs, or adds what they tell to one that is there, in static/data/result-sets/ID/:
  datapackage.json, results.csv, iterations.csv   with --new-set: times of SQL executions, failures, configuration, engine
  query-metrics.csv    per query and iteration: jobs, stages, tasks, bytes, spills, GC, run and CPU time, peak memory
  stage-metrics.csv    the same per stage, with its start and end, quantiles of its tasks' durations, and operators
  plan-operators.csv   how often each operator stands in the final plan
  plan-nodes.csv       the operators of one execution of each query, with their SQL metrics and stages
  plan-fallbacks.csv   why operators ran on the JVM, where the engine's log says it

PATH is an event log (plain, gzip, zstd, lz4, or snappy, told apart by their first bytes), a folder eventlog_v2_… of a rolled log, a
folder of a Databricks cluster (eventlog, eventlog-<time>.gz), - for standard input, or several of them: applications of one run, or parts
in their order. Logs of any size are read in constant memory. Of several attempts at one application the last that ended counts.

A query is known by the description of its SQL execution: tpcds q14a, TPCDS-v2.4 - q72, query72, q72, q14a-v4.0, or for a suite of
your own (static/data/suites/ID/) the name of one of its queries. Iteration n is its n-th execution that ran jobs or failed.

A log for --result-set must be that of the run: of the set's engine, as many executions of each query as the set has iterations, and for
four of five queries the times of iterations.csv, within 1 s or 20 %. Else nothing is written.

  --new-set ID        makes this result set. Engine and version follow from plugins, jars and operators, the environment
                      (a new file in environments/, unless one is the same) from the log; both are shown, and a terminal asks
  --suite S  --query-version V  --scale-factor GB  --table-format F   as in npm run import; all of them are needed
  --engine NAME  --engine-version V  --environment ID   where you know better
  --statistic S       median, mean, min or single; default: median, of one execution single
  --warmup N          so many first executions of each query are left out
  --title, --date, --date-commit, --snapshot, --source-title, --source-url, --source-commit, --licence, --harness, --note,
  --condition, --out  as in npm run import
  --yes               write without asking

  --result-set ID     adds metrics to this result set
  --summary-out DIR   writes what the logs say into DIR/<application>[-<attempt>]/, before it is known what they are of
  --summary DIR       goes on from such a folder, or from all in DIR, instead of PATH; may be repeated

  --data DIR          the data folder; default: static/data
  --pattern REGEX     how descriptions name queries; its group "query", else its first group, is the query's name
  --allow-broken      broken lines, and the end that is missing of a log that was cut off, are warnings; the rest is counted
  --allow-mismatch    write although engine, iterations or times differ from those of the result set; a note says so
  --max-unpacked GB   the most that a file may unpack to; default: 500 times its size, and 1 GB in any case
  --force             replace what is there, or write metrics anew that datapackage.json lists and that are gone

Exit codes: 0 written, 1 problems in the input, 2 wrong usage
`;

interface Totals {
  files: number;
  bytes: number;
  seconds: number;
}

function megabytes(bytes: number): string {
  return `${formatNumber(bytes / 1e6)} MB`;
}

function speed({ bytes, seconds }: Omit<Totals, 'files'>): string {
  return `${formatNumber(bytes / 1e6 / Math.max(seconds, 1e-3))} MB/s`;
}

/** Hears of bytes read and draws the bar. */
function watch(files: readonly LogFile[], bar: ProgressBar) {
  const all = files.reduce((sum, { size }) => sum + size, 0);
  const start = performance.now();
  const totals = { packed: 0, bytes: 0 };
  const elapsed = () => (performance.now() - start) / 1000;
  return {
    packed: (bytes: number) => {
      totals.packed += bytes;
    },
    unpacked: (bytes: number) => {
      totals.bytes += bytes;
      const state = { bytes: totals.bytes, seconds: elapsed() };
      bar.draw(totals.packed / Math.max(1, all), `${megabytes(state.bytes)}, ${speed(state)}`);
    },
    totals: (): Totals => ({ files: files.length, bytes: totals.bytes, seconds: elapsed() }),
  };
}

/** "1 file, 12 MB unpacked in 0.3 s, 40 MB/s; 4,670 events, 704 tasks, 8 of them of no SQL execution". */
function closingLine({ all }: ReadLogs, totals: Totals): string {
  const sums = (name: 'events' | 'tasks' | 'otherTasks') => sum(all.map(({ application }) => application[name]));
  const tasks = `${formatNumber(sums('tasks'))} tasks, ${formatNumber(sums('otherTasks'))} of them of no SQL execution`;
  const { files, bytes, seconds } = totals;
  const time = `${megabytes(bytes)} unpacked in ${seconds.toFixed(1)} s, ${speed(totals)}`;
  return `${counted(files, 'file')}, ${time}; ${formatNumber(sums('events'))} events, ${tasks}`;
}

async function read(request: EventlogRequest): Promise<ReadLogs> {
  const found = logFiles(request.paths, request.allowBroken ? 'warning' : 'error');
  const bar = new ProgressBar(process.stderr);
  const progress = watch(found.files, bar);
  const logs = await readLogs(request, found, progress);
  bar.clear();
  if (found.files.length > 0) printMessage(`${closingLine(logs, progress.totals())}\n`);
  return logs;
}

async function run(values: OptionValues, positionals: string[]): Promise<number> {
  const request = readEventlogRequest(values, positionals);
  const { id, newSet } = request;
  const target = id === null ? null : findTarget(id, request);
  if (newSet) refuseExisting(join(newSet.out, newSet.id), newSet.force);
  const logs = await read(request);
  const code = await writeSummaries(logs, request);
  if (code !== OK) return code;
  if (target) return addMetrics(logs, request, target);
  return newSet ? makeSet(logs, request, newSet) : OK;
}

/** `npm run import-eventlog`. */
export const importEventlogCommand: Command = { name: 'import-eventlog', help: HELP, options: EVENTLOG_OPTIONS, run };
runCommand(importEventlogCommand);

import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { hasErrors } from '../src/benchmark/model/problem';
import { sum } from '../src/benchmark/model/statistics';
import { formatNumber } from '../src/benchmark/text/numbers';
import type { LogSummary } from '../src/importers/eventLog/summary/logSummary';
import { type Command, OK, type OptionValues, PROBLEMS, runCommand } from './lib/command';
import { type EventlogOutcome, importEventLog } from './lib/eventlog/import';
import { EVENTLOG_OPTIONS, readEventlogRequest } from './lib/eventlog/options';
import { type LogFile, logFiles } from './lib/eventlog/paths';
import { ProgressBar } from './lib/eventlog/progressBar';
import { findTarget } from './lib/eventlog/target';
import { counted, printProblems, problemCount } from './lib/problems';
import { writeFolder } from './lib/writeFolder';

const HELP = `
Usage: npm run import-eventlog -- PATH … --result-set ID [options]

Writes what a Spark event log tells beside the times of a result set, into static/data/result-sets/ID/:
  query-metrics.csv    per query and iteration: jobs, stages, tasks, bytes, spills, GC, run and CPU time, peak memory
  stage-metrics.csv    the same per stage, with its start and end, quantiles of its tasks' durations, and operators
  plan-operators.csv   how often each operator stands in the final plan
  plan-nodes.csv       the operators of one execution of each query, with their SQL metrics and stages
  plan-fallbacks.csv   why operators ran on the JVM, where the engine's log says it

PATH is an event log (plain, gzip, zstd, lz4, snappy or lzf, told apart by their first bytes), a folder eventlog_v2_… of a rolled log, a
folder of a Databricks cluster (eventlog, eventlog-<time>.gz), or several of them in their order. Logs of any size are read in constant memory.

A query is known by its job description, "tpch q1" or "tpcds q14a"; iteration n is the n-th SQL execution of a query that
ran jobs. Tasks of no query are counted apart and printed.

The log must be that of the run: as many executions of each query as the set has iterations, and for four of five queries the
times of iterations.csv, within 1 s or 20 %. Else nothing is written.

  --result-set ID     the result set that the log belongs to
  --data DIR          the data folder; default: static/data
  --pattern REGEX     how job descriptions name queries; its group "query", else its first group, is the query's name
  --allow-broken      broken lines, and the end that is missing of a log that was cut off, are warnings; the rest is counted
  --allow-mismatch    write although iterations or times differ from those of the result set
  --force             replace metrics that are there, or write those anew that datapackage.json lists and that are gone

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

/** "1 file, 12 MB unpacked in 0.3 s, 40 MB/s; 4,670 events, 704 tasks, 8 of them of no query". */
function closingLine({ summaries, queries }: EventlogOutcome, totals: Totals): string {
  const [events, all] = [sum(summaries.map(({ application }) => application.events)), tasksOf(summaries)];
  const own = sum(queries.runs.flatMap(({ stages }) => stages.map(({ tasks }) => tasks)));
  const tasks = `${formatNumber(all)} tasks, ${formatNumber(all - own)} of them of no query`;
  const { files, bytes, seconds } = totals;
  const time = `${megabytes(bytes)} unpacked in ${seconds.toFixed(1)} s, ${speed(totals)}`;
  return `${counted(files, 'file')}, ${time}; ${formatNumber(events)} events, ${tasks}`;
}

function tasksOf(summaries: readonly LogSummary[]): number {
  return sum(summaries.map(({ application }) => application.tasks));
}

/** Lets a write end before a signal ends the process. */
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

async function run(values: OptionValues, positionals: string[]): Promise<number> {
  const request = readEventlogRequest(values, positionals);
  const target = findTarget(request);
  const found = logFiles(request.paths, request.allowBroken ? 'warning' : 'error');
  const bar = new ProgressBar(process.stderr);
  const progress = watch(found.files, bar);
  const outcome = await importEventLog(request, target, found, progress);
  const { files, written, problems } = outcome;
  bar.clear();
  printProblems(problems);
  process.stderr.write(`${closingLine(outcome, progress.totals())}\n`);
  if (hasErrors(problems)) {
    process.stderr.write(`${problemCount(problems)}; nothing written\n`);
    return PROBLEMS;
  }
  await uninterrupted(() => writeFolder(target.folder, files, true));
  process.stdout.write(`${written.map((name) => join(target.folder, name)).join('\n')}\n`);
  return OK;
}

/** `npm run import-eventlog`. */
export const importEventlogCommand: Command = { name: 'import-eventlog', help: HELP, options: EVENTLOG_OPTIONS, run };
runCommand(importEventlogCommand);

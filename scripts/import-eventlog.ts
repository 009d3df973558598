import { join } from 'node:path';
import { sum } from '../src/benchmark/model/statistics';
import { countNoun, formatNumber } from '../src/benchmark/text/numbers';
import { type Command, OK, type OptionValues, runCommand } from './lib/command';
import { addMetrics, findTarget } from './lib/eventlog/addMetrics';
import { makeSet } from './lib/eventlog/createSet';
import { logFiles } from './lib/eventlog/logFiles';
import { type EventlogRequest, LOG_OPTIONS, readEventlogRequest, SET_OPTIONS } from './lib/eventlog/options';
import { watchReading } from './lib/eventlog/progressBar';
import { type ReadLogs, readLogs } from './lib/eventlog/readLogs';
import { writeSummaries } from './lib/eventlog/summaries';
import { optionHelp, optionNames } from './lib/optionTable';
import { printMessage } from './lib/print';
import { REPLACE_OR_RENAME, refuseExisting } from './lib/writeFolder';

const HELP = `
Usage: npm run import-eventlog -- PATH … --new-set ID --suite S --query-version V --scale-factor GB --table-format F [options]
       npm run import-eventlog -- PATH … --result-set ID [options]
       npm run import-eventlog -- PATH … --summary-out DIR

Create a result set from Spark event logs, or add event-log metrics to an existing one, in static/data/result-sets/ID/:
  datapackage.json, results.csv, iterations.csv   with --new-set: times of SQL executions, failures, configuration, engine
  query-metrics.csv    per query and iteration: jobs, stages, tasks, bytes, spills, GC, run and CPU time, peak memory
  stage-metrics.csv    per stage: the same, with start and end, quantiles of task durations, and operators
  plan-operators.csv   number of occurrences of each operator in the final plan
  plan-nodes.csv       operators of one execution of each query, with their SQL metrics and stages
  plan-fallbacks.csv   reasons why operators ran on the JVM, if the engine logs them

PATH is an event log (plain, gzip, zstd, lz4, or snappy; detected from the first bytes), a folder eventlog_v2_… of a rolling log,
a folder of a Databricks cluster (eventlog, eventlog-<time>.gz), or - for standard input. Several PATHs are applications of one run, or
parts in their order. Memory use does not grow with the size of a log. If an application has several attempts, the last finished
attempt counts.

Queries are identified by the description of their SQL execution: tpcds q14a, TPCDS-v2.4 - q72, query72, q72, q14a-v4.0, or, for your
own suite (static/data/suites/ID/), the name of a query. Iteration n is the n-th execution that ran jobs or failed. If a query runs
several times in a row, equal plans are iterations. Different plans that repeat, or more executions in a row than of the other queries,
are statements of one iteration: their times add up, as of the two statements of TPC-DS query 14. If the log does not show which of
both it is, the query is named and nothing is written.

With --result-set, the log must belong to the run of that set: the same engine, as many executions of each query as the set has
iterations, and, for four of five queries, the times in iterations.csv within 1 s or 20%. Otherwise nothing is written.

${optionHelp(LOG_OPTIONS)}

Only with --new-set; suite, query version, scale factor, and table format are required
${optionHelp(SET_OPTIONS)}

Exit codes: 0 written, 1 problems in the input, 2 incorrect usage
`;

/** "4,670 events, 704 tasks, 8 of them of no SQL execution". */
function contentLine({ all }: ReadLogs): string {
  const total = (name: 'events' | 'tasks' | 'otherTasks') =>
    formatNumber(sum(all.map(({ application }) => application[name])));
  return `${total('events')} events, ${total('tasks')} tasks, ${total('otherTasks')} of them of no SQL execution`;
}

async function read(request: EventlogRequest): Promise<ReadLogs> {
  const opened = logFiles(request.paths, request.allowBroken ? 'warning' : 'error');
  const { files } = opened;
  const progress = watchReading(sum(files.map(({ size }) => size)), process.stderr);
  const logs = await readLogs(request, opened, progress);
  const time = progress.end();
  if (files.length > 0) printMessage(`${countNoun(files.length, 'file')}, ${time}; ${contentLine(logs)}\n`);
  return logs;
}

async function run(values: OptionValues, positionals: string[]): Promise<number> {
  const request = readEventlogRequest(values, positionals);
  const { id, newSet } = request;
  const target = id === null ? null : findTarget(id, request);
  if (newSet) refuseExisting(join(newSet.out, newSet.id), newSet.force, REPLACE_OR_RENAME);
  const logs = await read(request);
  const code = writeSummaries(logs, request);
  if (code !== OK) return code;
  if (target) return addMetrics(logs, request, target);
  return newSet ? makeSet(logs, request, newSet) : OK;
}

export const importEventlogCommand: Command = {
  name: 'import-eventlog',
  help: HELP,
  options: optionNames({ ...SET_OPTIONS, ...LOG_OPTIONS }),
  run,
};
runCommand(importEventlogCommand);

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrors, problem, sortProblems, warning } from '../../../src/benchmark/model/problem';
import { METRICS_FILES, MISMATCH_NOTE, type QueryMetrics } from '../../../src/benchmark/model/queryMetrics';
import type { Note, Problem } from '../../../src/benchmark/model/resultSet';
import { checkPackage } from '../../../src/data/schemaCheck';
import { loggedQueries } from '../../../src/importers/eventLog/loggedQueries';
import { logMismatches } from '../../../src/importers/eventLog/matchResultSet';
import { countedRuns, metricsOf } from '../../../src/importers/eventLog/metricsOf';
import { metricsNotes, unreportedMeasures } from '../../../src/importers/eventLog/notReported';
import type { LoggedQueries } from '../../../src/importers/eventLog/queryRuns';
import { metricsFiles } from '../../../src/resultSet/eventLog/metricsFiles';
import { withMetrics } from '../../../src/resultSet/eventLog/metricsResources';
import { verifyOutput } from '../../../src/resultSet/eventLog/verifyOutput';
import { ownSuite } from '../suites';
import type { EventlogRequest } from './options';
import type { ReadLogs } from './readLogs';
import type { Target } from './target';

const MISMATCH_FIX = 'use the log of this run without warm-ups, or import anyway with --allow-mismatch';

/** The result of an import: the queries in the logs, and all files of the folder, none if there is an error. */
interface EventlogOutcome {
  queries: LoggedQueries;
  files: Map<string, string | Uint8Array>;
  /** Names of new or changed files. */
  written: string[];
  problems: Problem[];
}

/** Executions of queries in logs, and remarks; a problem if there are none. */
export function queriesOfLogs(logs: ReadLogs, request: EventlogRequest, suite: string) {
  const own = ownSuite(request.data, suite).ownSuite;
  const naming = { suite, pattern: request.pattern, own: own ? new Set(own.queries) : null, names: request.names };
  return loggedQueries(logs, naming, request.paths[0] ?? request.summaries[0] ?? '');
}

/** Differences between log and set as errors, or as warnings if mismatches are allowed. */
function mismatchProblems(found: readonly string[], request: EventlogRequest): Problem[] {
  const path = request.paths[0] ?? request.summaries[0] ?? '';
  if (request.allowMismatch) return found.map((message) => warning(path, null, message));
  return found.map((message) => problem(path, null, message, MISMATCH_FIX));
}

/** The note to show with metrics of a log that does not match; no other note is about all metrics. */
function mismatchNotes(found: readonly string[]): Note[] {
  if (found.length === 0) return [];
  return [{ about: MISMATCH_NOTE, text: `Written although the log does not fit: ${found.join('; ')}.` }];
}

/** Files of the folder with new metrics and notes instead of earlier ones. */
function filesWith(
  metrics: QueryMetrics,
  notes: readonly Note[],
  folder: string,
): Pick<EventlogOutcome, 'files' | 'written'> {
  const made = metricsFiles(metrics);
  const kept = readdirSync(folder).filter((name) => !(METRICS_FILES as string[]).includes(name));
  const files = new Map<string, string | Uint8Array>(kept.map((name) => [name, readFileSync(join(folder, name))]));
  const pkg = readFileSync(join(folder, 'datapackage.json'), 'utf8');
  const changed = new Map([['datapackage.json', withMetrics(pkg, made.keys(), notes)], ...made]);
  for (const [name, content] of changed) files.set(name, content);
  return { files, written: [...changed.keys()] };
}

/** Metrics of logs for an existing result set, with every problem. Writes nothing. */
export function importEventLog(logs: ReadLogs, request: EventlogRequest, target: Target): EventlogOutcome {
  const { queries, problems } = queriesOfLogs(logs, request, target.resultSet.suite.name);
  const all = [...logs.problems, ...problems];
  const isRead = !hasErrors(all) && countedRuns(queries.runs).length > 0;
  const found = isRead ? logMismatches(queries, logs.counted, target.resultSet) : [];
  all.push(...mismatchProblems(found, request));
  const nothing = { queries, files: new Map<string, string>(), written: [] };
  if (hasErrors(all)) return { ...nothing, problems: sortProblems(all) };
  const metrics = metricsOf(queries, logs.counted.map(unreportedMeasures));
  const made = filesWith(metrics, [...mismatchNotes(found), ...metricsNotes(logs.counted)], target.folder);
  all.push(...verifyOutput(target.resultSet.id, target.folder, made.files, checkPackage));
  return { queries, ...(hasErrors(all) ? nothing : made), problems: sortProblems(all) };
}

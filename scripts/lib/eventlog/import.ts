import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrors, problem, sortProblems, warning } from '../../../src/benchmark/model/problem';
import { METRICS_FILES, type QueryMetrics } from '../../../src/benchmark/model/queryMetrics';
import type { Note, Problem } from '../../../src/benchmark/model/resultSet';
import { parseResultSetFolder } from '../../../src/data/resultSetFolder';
import { comparabilityNotes } from '../../../src/importers/eventLog/comparabilityNotes';
import { EventLog } from '../../../src/importers/eventLog/eventLog';
import { misfits } from '../../../src/importers/eventLog/fit';
import { countedRuns, metricsOf } from '../../../src/importers/eventLog/metricsOf';
import { missingNotes, unreportedMeasures } from '../../../src/importers/eventLog/notReported';
import { type LoggedQueries, queryRuns } from '../../../src/importers/eventLog/queryRuns';
import { noQueryMessage, remarksOn } from '../../../src/importers/eventLog/remarks';
import type { LogSummary } from '../../../src/importers/eventLog/summary/logSummary';
import { metricsFiles } from './metricsFiles';
import { withMetrics } from './metricsResources';
import { type EventlogRequest, patternOf } from './options';
import type { LogFile } from './paths';
import { type ReadProgress, readLogFiles } from './read';
import type { Target } from './target';

const PATTERN_CURE = 'say with --pattern how the job descriptions name queries: --pattern "^run (?<query>q\\d+)"';
const MISFIT_CURE = 'give the log of this run, without warm-ups, or write it all the same with --allow-mismatch';

/** What is wrong with the executions of logs: none is of a query, or they are not those of the result set. */
function queryProblems({ summaries, queries }: ReadLogs, request: EventlogRequest, { resultSet }: Target): Problem[] {
  const path = request.paths[0] ?? '';
  if (countedRuns(queries.runs).length === 0) {
    return [problem(path, null, noQueryMessage(summaries), PATTERN_CURE)];
  }
  const found = misfits(queries, resultSet);
  if (request.allowMismatch) return found.map((message) => warning(path, null, message));
  return found.map((message) => problem(path, null, message, MISFIT_CURE));
}

/** What logs say, and the executions of queries in them. */
interface ReadLogs {
  summaries: LogSummary[];
  queries: LoggedQueries;
}

/** What the files of logs say, and every problem of them. */
async function readEventLogs(
  request: EventlogRequest,
  target: Target,
  files: readonly LogFile[],
  progress: ReadProgress,
): Promise<ReadLogs & { problems: Problem[] }> {
  const log = new EventLog();
  const problems = await readLogFiles(files, log, request.allowBroken ? 'warning' : 'error', progress);
  const suite = target.resultSet.suite.name;
  const summaries = log.summaries();
  const queries = queryRuns(summaries, { suite, pattern: patternOf(request, suite) });
  const read = { summaries, queries };
  const path = request.paths[0] ?? '';
  problems.push(...remarksOn(queries).map((text) => warning(path, null, text)));
  if (files.length > 0 && !hasErrors(problems)) problems.push(...queryProblems(read, request, target));
  return { ...read, problems };
}

/** What an import makes: what the logs say, and all files of the folder as they shall be, none where a problem is an error. */
export interface EventlogOutcome {
  summaries: LogSummary[];
  queries: LoggedQueries;
  files: Map<string, string | Uint8Array>;
  /** The names of those that are new or changed. */
  written: string[];
  problems: Problem[];
}

/** The notes on measures, those that say why one is missing before those that say why one is not comparable. */
function notesOn(summaries: readonly LogSummary[]): Note[] {
  const notes = [
    ...missingNotes(summaries),
    ...summaries.flatMap(({ application }) => comparabilityNotes(application.properties)),
  ];
  return notes.filter(({ about }, index) => notes.findIndex((note) => note.about === about) === index);
}

/** The files of the folder with metrics and notes in place of earlier ones. */
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

/** The metrics of log files for a target, with every problem; `found` are those of the paths. Writes nothing. */
export async function importEventLog(
  request: EventlogRequest,
  target: Target,
  found: { files: readonly LogFile[]; problems: readonly Problem[] },
  progress: ReadProgress,
): Promise<EventlogOutcome> {
  const { problems, ...read } = await readEventLogs(request, target, found.files, progress);
  const all = [...found.problems, ...problems];
  const nothing = { files: new Map<string, string>(), written: [] };
  if (hasErrors(all)) return { ...read, ...nothing, problems: sortProblems(all) };
  const metrics = metricsOf(read.queries, read.summaries.map(unreportedMeasures));
  const made = filesWith(metrics, notesOn(read.summaries), target.folder);
  all.push(...readBack(target.folder, made.files));
  return { ...read, ...(hasErrors(all) ? nothing : made), problems: sortProblems(all) };
}

/** What is written must read back without an error: the last check before anything touches the disk. */
function readBack(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Problem[] {
  const id = folder.split(/[\\/]/).at(-1) ?? '';
  const artifacts = new Map(
    [...files].map(([name, content]) => {
      return [name, { path: `${folder}/${name}`, text: content.toString() }];
    }),
  );
  const { problems } = parseResultSetFolder({ id, path: folder, files: artifacts, unread: [] });
  return hasErrors(problems)
    ? problems
    : problems.filter(({ path }) => METRICS_FILES.some((name) => path.endsWith(name)));
}

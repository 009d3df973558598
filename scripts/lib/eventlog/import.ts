import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrors, problem, sortProblems, warning } from '../../../src/benchmark/model/problem';
import { METRICS_FILES, type QueryMetrics } from '../../../src/benchmark/model/queryMetrics';
import type { Note, Problem } from '../../../src/benchmark/model/resultSet';
import { parseResultSetFolder } from '../../../src/data/resultSetFolder';
import { comparabilityNotes } from '../../../src/importers/eventLog/comparabilityNotes';
import { EventLog } from '../../../src/importers/eventLog/eventLog';
import { misfits } from '../../../src/importers/eventLog/fit';
import { metricsOf } from '../../../src/importers/eventLog/metricsOf';
import { noQueryMessage, remarksOn } from '../../../src/importers/eventLog/remarks';
import { metricsFiles } from './metricsFiles';
import { withMetrics } from './metricsResources';
import { type EventlogRequest, patternOf } from './options';
import type { LogFile } from './paths';
import { type ReadProgress, readLogFiles } from './read';
import type { Target } from './target';

const PATTERN_CURE = 'say with --pattern how the job descriptions name queries: --pattern "^run (?<query>q\\d+)"';
const MISFIT_CURE = 'give the log of this run, without warm-ups, or write it all the same with --allow-mismatch';

/** What is wrong with the executions of a log: none is of a query, or they are not those of the result set. */
function queryProblems(log: EventLog, request: EventlogRequest, { resultSet }: Target): Problem[] {
  const path = request.paths[0] ?? '';
  const hasQuery = log.executions.some(({ jobs, ended }) => jobs > 0 && ended);
  if (!hasQuery) return [problem(path, null, noQueryMessage(log), PATTERN_CURE)];
  const found = misfits(log, resultSet);
  if (request.allowMismatch) return found.map((message) => warning(path, null, message));
  return found.map((message) => problem(path, null, message, MISFIT_CURE));
}

/** The state of a log after its files, and every problem of them. */
async function readEventLog(
  request: EventlogRequest,
  target: Target,
  files: readonly LogFile[],
  progress: ReadProgress,
): Promise<{ log: EventLog; metrics: QueryMetrics; problems: Problem[] }> {
  const suite = target.resultSet.suite.name;
  const log = new EventLog({ suite, pattern: patternOf(request, suite) });
  const problems = await readLogFiles(files, log, request.allowBroken ? 'warning' : 'error', progress);
  const metrics = metricsOf(log);
  const path = request.paths[0] ?? '';
  problems.push(...remarksOn(log).map((text) => warning(path, null, text)));
  if (files.length > 0 && !hasErrors(problems)) problems.push(...queryProblems(log, request, target));
  return { log, metrics, problems };
}

/** What an import makes: the state of the log, and all files of the folder as they shall be, none where a problem is an error. */
interface EventlogOutcome {
  log: EventLog;
  files: Map<string, string | Uint8Array>;
  /** The names of those that are new or changed. */
  written: string[];
  problems: Problem[];
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
  const { log, metrics, problems } = await readEventLog(request, target, found.files, progress);
  const all = [...found.problems, ...problems];
  const nothing = { files: new Map<string, string>(), written: [] };
  if (hasErrors(all)) return { log, ...nothing, problems: sortProblems(all) };
  const made = filesWith(metrics, comparabilityNotes(log.properties), target.folder);
  all.push(...readBack(target.folder, made.files));
  return { log, ...(hasErrors(all) ? nothing : made), problems: sortProblems(all) };
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

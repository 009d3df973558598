import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrors, problem, sortProblems, warning } from '../../../src/benchmark/model/problem';
import { METRICS_FILES, MISMATCH_NOTE, type QueryMetrics } from '../../../src/benchmark/model/queryMetrics';
import type { Note, Problem, ResultSet } from '../../../src/benchmark/model/resultSet';
import { unknownName } from '../../../src/benchmark/text/suggestName';
import { readResultSetFolder } from '../../../src/data/dataFolder';
import { parseResultSetFolder } from '../../../src/data/resultSetFolder';
import { checkPackage } from '../../../src/data/schemaCheck';
import { logMismatches } from '../../../src/importers/eventLog/matchResultSet';
import { countedRuns, metricsOf } from '../../../src/importers/eventLog/metricsOf';
import { metricsNotes, unreportedMeasures } from '../../../src/importers/eventLog/notReported';
import type { LoggedQueries } from '../../../src/importers/eventLog/queryRuns';
import type { ArtifactFolder } from '../../../src/resultSet/artifactFolder';
import { metricsFiles } from '../../../src/resultSet/eventLog/metricsFiles';
import { listedMetrics, withMetrics } from '../../../src/resultSet/eventLog/metricsResources';
import { verifyOutput } from '../../../src/resultSet/eventLog/verifyOutput';
import { SLUG } from '../../../src/resultSet/ids';
import { InputError, OK, PROBLEMS } from '../command';
import { idsIn } from '../dataFolders';
import { print } from '../print';
import { printErrors } from '../problems';
import { writeFolder } from '../writeFolder';
import type { EventlogRequest } from './options';
import { queriesOfLogs, type ReadLogs } from './readLogs';

interface Target {
  folder: string;
  resultSet: ResultSet;
}

/** The folder without metrics; existing ones, and listed ones that are missing, will be replaced. */
function withoutMetrics({ files, ...folder }: ArtifactFolder): ArtifactFolder {
  const others = [...files].filter(([name]) => !(METRICS_FILES as string[]).includes(name));
  const pkg = files.get('datapackage.json');
  if (!pkg || listedMetrics(pkg.text).length === 0) return { ...folder, files: new Map(others) };
  const bare = { ...pkg, text: withMetrics(pkg.text, [], []) };
  return { ...folder, files: new Map(others).set('datapackage.json', bare) };
}

/** Throws InputError if the set has metrics, or lists some that are missing. */
function refuseMetrics({ files, path }: ArtifactFolder): void {
  const metricsFile = METRICS_FILES.find((name) => files.has(name));
  const gone = listedMetrics(files.get('datapackage.json')?.text ?? '').filter((name) => !files.has(name));
  if (gone.length > 0) {
    const names = gone.join(', ');
    throw new InputError(
      `${path}: datapackage.json lists missing files: ${names}; nothing written. Restore them with --force`,
    );
  }
  if (metricsFile)
    throw new InputError(`${path}/${metricsFile} already exists; nothing written. Replace it with --force`);
}

/**
 * Finds the result set of a request. Throws InputError if it is missing or broken, and, without --force, if it has
 * metrics or lists missing ones.
 */
export function findTarget(id: string, { data, force }: EventlogRequest): Target {
  const sets = join(data, 'result-sets');
  const known = idsIn(sets);
  if (!SLUG.test(id) || !known.includes(id)) throw new InputError(unknownName('result set', id, known));
  const path = join(sets, id);
  const { folder, problems } = readResultSetFolder(path, process.cwd());
  if (!force) refuseMetrics(folder);
  const { resultSet } = parseResultSetFolder(withoutMetrics(folder));
  const kept = force
    ? problems.filter(({ path: of }) => !METRICS_FILES.some((name) => of.endsWith(`/${name}`)))
    : problems;
  if (!resultSet || hasErrors(kept)) throw new InputError(`${path} has errors; npm run check names them`);
  return { folder: path, resultSet };
}

const MISMATCH_FIX = 'use the log of this run without warm-ups, or import anyway with --allow-mismatch';

/** The result of an import: the queries in the logs, and all files of the folder, none if there is an error. */
interface EventlogOutcome {
  queries: LoggedQueries;
  files: Map<string, string | Uint8Array>;
  /** Names of new or changed files. */
  written: string[];
  problems: Problem[];
}

/** Differences between log and set as errors, or as warnings if mismatches are allowed. */
function mismatchProblems(found: readonly string[], request: EventlogRequest): Problem[] {
  if (request.allowMismatch) return found.map((message) => warning(request.path, null, message));
  return found.map((message) => problem(request.path, null, message, MISMATCH_FIX));
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
  const mismatches = isRead ? logMismatches(queries, logs.counted, target.resultSet) : [];
  all.push(...mismatchProblems(mismatches, request));
  const nothing = { queries, files: new Map<string, string>(), written: [] };
  if (hasErrors(all)) return { ...nothing, problems: sortProblems(all) };
  const metrics = metricsOf(queries, logs.counted.map(unreportedMeasures));
  const made = filesWith(metrics, [...mismatchNotes(mismatches), ...metricsNotes(logs.counted)], target.folder);
  all.push(...verifyOutput(target.resultSet.id, target.folder, made.files, checkPackage));
  return { queries, ...(hasErrors(all) ? nothing : made), problems: sortProblems(all) };
}

export function addMetrics(logs: ReadLogs, request: EventlogRequest, target: Target): number {
  const { files, written, problems } = importEventLog(logs, request, target);
  if (printErrors(problems)) return PROBLEMS;
  writeFolder(target.folder, files, true);
  print(`${written.map((name) => join(target.folder, name)).join('\n')}\n`);
  return OK;
}

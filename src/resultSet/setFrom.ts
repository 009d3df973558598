import { validateIterations, validateResultSet } from '../benchmark/artifacts/checkResultSet';
import type { UnparsedRow } from '../benchmark/artifacts/csv';
import { plausibilityProblems } from '../benchmark/artifacts/sanityChecks/plausibility';
import { hasErrors, sortProblems, warning } from '../benchmark/model/problem';
import {
  ITERATIONS,
  ITERATIONS_OF_APPLICATIONS,
  type IterationRow,
  OUTPUTS,
  type Problem,
  RESULTS,
  RESULTS_WITH_MEMORY,
  type ResultRow,
  type ResultSet,
} from '../benchmark/model/resultSet';
import type { ResultSetPackage } from '../benchmark/schemas/resultSet';
import { tableCsv } from '../benchmark/text/toCsv';
import type { ForeignFormat } from '../importers/formats';
import type { Imported } from '../importers/imported';
import { buildPackage } from './datapackage';
import { sizeProblems } from './fileSizes';
import { type CheckPackage, parseFolder } from './folder';
import type { ShownProperties } from './publishedPackage';
import type { SetRequest } from './request';

/** Files of a result set by name, none if there is an error, and numbers of queries. */
export interface ImportOutcome {
  files: Map<string, string>;
  /** Number of queries with a row in the source. */
  imported: number;
  /** Number of the suite's queries without a row, which get the status not_run. */
  notRun: number;
  /** Null if there is an error. */
  resultSet: ResultSet | null;
  /** Null if it was not recognized. */
  format: ForeignFormat | null;
  /** What is and what is not published of the Spark properties. */
  properties: ShownProperties;
  problems: Problem[];
}

export interface ReadResults extends Imported {
  /** Null if it was not recognized. */
  format: ForeignFormat | null;
}

/** Facts from outside the source: environment, published configuration, names of other properties, changes, and problems. */
interface Settings {
  environment: string;
  configuration: Record<string, string>;
  leftOut: string[];
  changes: string[];
  problems: Problem[];
}

export interface Iterations {
  iterationRows: IterationRow[];
  problems: Problem[];
}

/** Context of making a set: settings, iterations, the folder for messages, the validator, and the day (2026-07-21). */
interface Making {
  settings: Settings;
  iterations: Iterations;
  folder: string;
  check: CheckPackage;
  today: string;
}

function resultsCsv(rows: readonly ResultRow[], hasMemory: boolean): string {
  if (!hasMemory) return tableCsv(RESULTS, rows);
  return tableCsv(
    RESULTS_WITH_MEMORY,
    rows.map((row) => ({ memory: undefined, ...row })),
  );
}

const MEAN_CURE = 'an eks summary holds the median whatever its header says: use {--statistic} median';

/** Problems of the parsed rows, with the lines of the foreign files. */
function invariantProblems(resultSet: ResultSet, request: SetRequest, unread: UnparsedRow[]): Problem[] {
  const isMean = request.statistic === 'mean';
  const found = validateResultSet(resultSet, request.file, unread).map((entry) =>
    isMean && entry.field === 'statistic' ? { ...entry, cure: MEAN_CURE } : entry,
  );
  const path = request.iterationsFile ?? request.file;
  const all = [...found, ...validateIterations(resultSet, path, { results: unread, iterations: [] })];
  return hasErrors(all) || unread.length > 0 ? all : [...all, ...plausibilityProblems(resultSet, request.file)];
}

/** A warning for a published set with unknown query version and harness: few sets can be compared with it. */
function versionWarnings({ file, source }: SetRequest, { suite, harness }: ResultSet): Problem[] {
  if (suite.queryVersion !== 'unknown' || harness.name !== 'unknown' || !source) return [];
  const message = 'neither the query version nor the harness is known';
  const cure =
    'a set of unknown query version is compared only with sets of the same harness or the same source; name the harness with {--harness}';
  return [warning(file, null, message, cure)];
}

/** Errors of parsing the written files; the last check before anything is kept. */
function verifyOutput(id: string, files: Map<string, string>, { folder, check }: Making): Problem[] {
  const artifacts = new Map([...files].map(([name, text]) => [name, { path: `${folder}/${name}`, text }]));
  const { problems } = parseFolder({ id, path: folder, files: artifacts, unread: [] }, check);
  return [...sizeProblems(folder, files), ...problems.filter(({ level }) => level === 'error')];
}

/** Only the errors if there are any: warnings about a set that is not written do not help. */
function relevant(problems: readonly Problem[]): Problem[] {
  return sortProblems(hasErrors(problems) ? problems.filter(({ level }) => level === 'error') : problems);
}

/** The harness if the user names none: the only program that writes the format, in an unknown version. */
function harnessOf(format: ForeignFormat | null): ResultSet['harness'] {
  return { name: format?.harness ?? 'unknown', version: 'unknown' };
}

function columnsOf([first]: readonly IterationRow[]) {
  return first?.application === undefined ? ITERATIONS : ITERATIONS_OF_APPLICATIONS;
}

function iterationsCsv(rows: readonly IterationRow[]): string {
  if (columnsOf(rows) === ITERATIONS) return tableCsv(ITERATIONS, rows);
  return tableCsv(
    ITERATIONS_OF_APPLICATIONS,
    rows.map((row) => ({ ...row, application: row.application ?? 1 })),
  );
}

function packageOf(request: SetRequest, imported: ReadResults, { settings, iterations: rows, today }: Making): object {
  const { environment, configuration } = settings;
  const { notes, outputs } = imported;
  const changes = [...new Set([...imported.changes, ...settings.changes])];
  const iterations = request.iterations === 'unknown' ? imported.iterations : request.iterations;
  const hasOutputs = outputs.length > 0;
  const iterationColumns = rows.iterationRows.length > 0 ? columnsOf(rows.iterationRows) : null;
  const harness = request.harness ?? harnessOf(imported.format);
  const parts = {
    environment,
    configuration,
    harness,
    iterations,
    changes,
    notes,
    iterationColumns,
    hasOutputs,
    today,
  };
  return buildPackage(request, parts);
}

export function setFrom(request: SetRequest, imported: ReadResults, making: Making): ImportOutcome {
  const { iterationRows, problems } = making.iterations;
  const value = packageOf(request, imported, making);
  const { benchmark } = value as ResultSetPackage;
  const own = { id: request.id, title: '', created: '', licences: [], sources: [] };
  const resultSet = { ...own, ...benchmark, rows: imported.rows, iterationRows, outputs: imported.outputs };
  const found = [
    ...making.settings.problems,
    ...imported.problems,
    ...problems,
    ...versionWarnings(request, resultSet),
    ...invariantProblems(resultSet, request, imported.unread),
  ];
  const { format } = imported;
  const { configuration, leftOut } = making.settings;
  const properties = { kept: configuration, leftOut: [...imported.leftOut, ...leftOut] };
  if (hasErrors(found))
    return { files: new Map(), imported: 0, notRun: 0, resultSet: null, format, properties, problems: relevant(found) };
  const files = new Map([
    ['datapackage.json', `${JSON.stringify(value, null, 2)}\n`],
    ['results.csv', resultsCsv(imported.rows, request.memory !== undefined)],
  ]);
  if (iterationRows.length > 0) files.set('iterations.csv', iterationsCsv(iterationRows));
  if (imported.outputs.length > 0) files.set('outputs.csv', tableCsv(OUTPUTS, imported.outputs));
  const notRun = imported.rows.filter(({ status }) => status === 'not_run').length;
  const all = relevant([...found, ...verifyOutput(request.id, files, making)]);
  return { files, imported: imported.rows.length - notRun, notRun, resultSet, format, properties, problems: all };
}

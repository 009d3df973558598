import { join } from 'node:path';
import { validateIterations, validateResultSet } from '../../../src/benchmark/artifacts/checkResultSet';
import type { UnreadRow } from '../../../src/benchmark/artifacts/csv';
import { OUTPUT_COLUMNS } from '../../../src/benchmark/artifacts/outputs';
import { ITERATION_COLUMNS, RESULT_COLUMNS, type ResultSetPackage } from '../../../src/benchmark/artifacts/resultSet';
import { hasErrors, sortProblems, warning } from '../../../src/benchmark/model/problem';
import type {
  Artifact,
  IterationRow,
  OutputRow,
  Problem,
  ResultRow,
  ResultSet,
} from '../../../src/benchmark/model/resultSet';
import { toCsv } from '../../../src/benchmark/text/toCsv';
import { isProblem, readArtifact } from '../../../src/data/decode';
import { parseResultSetFolder } from '../../../src/data/resultSetFolder';
import type { ForeignFormat } from '../../../src/importers/formats';
import { type Imported, nothing } from '../../../src/importers/imported';
import { importIterations, importResults } from '../../../src/importers/recognise';
import { UsageError } from '../command';
import { buildPackage } from './datapackage';
import type { ImportRequest } from './request';
import { readSettings } from './settings';

/** The files of a result set by name, none where a problem is an error; and how many queries are in them. */
export interface ImportOutcome {
  files: Map<string, string>;
  /** Queries with a row in the source. */
  imported: number;
  /** Queries of the suite without one, which get the status not_run. */
  notRun: number;
  /** What was read, to be shown; null where a problem is an error. */
  resultSet: ResultSet | null;
  /** What the file was read as; null where it was not recognised. */
  format: ForeignFormat | null;
  problems: Problem[];
}

function readSource(path: string): { artifact: Artifact | null; problems: Problem[] } {
  const found = readArtifact(path, path);
  return isProblem(found) ? { artifact: null, problems: [found] } : { artifact: found, problems: [] };
}

/** What was read of a source. */
interface ReadResults extends Imported {
  /** Null where it was not recognised. */
  format: ForeignFormat | null;
  /** The environment that the source itself tells; it need not be there yet. */
  environment?: string;
}

function readResults(request: ImportRequest): ReadResults {
  const { artifact, problems } = readSource(request.file);
  return artifact ? importResults(artifact, request) : { ...nothing(problems), format: null };
}

/** The iterations of --iterations-file, else those of the file itself. */
function readIterations(
  request: ImportRequest,
  imported: Imported,
): { iterationRows: IterationRow[]; unread: UnreadRow[]; problems: Problem[] } {
  if (request.iterationsFile === undefined) return { iterationRows: imported.iterationRows, unread: [], problems: [] };
  if (imported.iterationRows.length > 0)
    throw new UsageError([`--iterations-file: ${request.file} holds iterations itself`]);
  const { artifact, problems } = readSource(request.iterationsFile);
  return artifact ? importIterations(artifact, request) : { iterationRows: [], unread: [], problems };
}

function resultsCsv(rows: readonly ResultRow[]): string {
  return toCsv(
    RESULT_COLUMNS,
    rows.map(({ query, status, timeS, minS, maxS, reason }) => [query, status, timeS, minS, maxS, reason]),
  );
}

function iterationsCsv(rows: readonly IterationRow[]): string {
  return toCsv(
    ITERATION_COLUMNS,
    rows.map(({ query, iteration, timeS }) => [query, iteration, timeS]),
  );
}

function outputsCsv(rows: readonly OutputRow[]): string {
  return toCsv(
    OUTPUT_COLUMNS,
    rows.map(({ query, rowCount, resultHash }) => [query, rowCount, resultHash]),
  );
}

interface Unread {
  results: UnreadRow[];
  iterations: UnreadRow[];
}

const MEAN_CURE = 'an eks summary holds the median whatever its header says: use --statistic median';

/** The invariants of the rows that could be read, with the lines of the foreign files. */
function invariantProblems(resultSet: ResultSet, request: ImportRequest, unread: Unread): Problem[] {
  const found = validateResultSet(resultSet, request.file, unread.results).map((entry) =>
    /cannot be the mean/.test(entry.message) ? { ...entry, cure: MEAN_CURE } : entry,
  );
  return [...found, ...validateIterations(resultSet, request.iterationsFile ?? request.file, unread)];
}

/** A set of unknown queries by an unknown harness can be compared with none: better known before it is sent. */
function versionWarnings({ file }: ImportRequest, { suite, harness }: ResultSet): Problem[] {
  if (suite.queryVersion !== 'unknown' || harness.name !== 'unknown') return [];
  const message = 'neither the query version nor the harness is known';
  const cure =
    'a set of unknown query version is compared only with sets of the same known harness; name it with --harness';
  return [warning(file, null, message, cure)];
}

/** What is written must read back without an error: the last check before anything touches the disk. */
function readBack(request: ImportRequest, files: Map<string, string>): Problem[] {
  const path = join(request.out, request.id);
  const artifacts = new Map([...files].map(([name, text]) => [name, { path: `${path}/${name}`, text }]));
  return parseResultSetFolder({ id: request.id, path, files: artifacts, unread: [] }).problems.filter(
    ({ level }) => level === 'error',
  );
}

/** The errors alone where there are any: a warning about a set that is not written helps nobody. */
function relevant(problems: readonly Problem[]): Problem[] {
  return sortProblems(hasErrors(problems) ? problems.filter(({ level }) => level === 'error') : problems);
}

/** The harness where the user names none: the one program that writes the format, in an unknown version. */
function harnessOf(format: ForeignFormat | null): ResultSet['harness'] {
  return { name: format?.harness ?? 'unknown', version: 'unknown' };
}

/** The object of datapackage.json, unchecked, and the problems of the file with the configuration. */
function readPackage(request: ImportRequest, imported: ReadResults, hasIterations: boolean, today: string) {
  const { problems, changes: done, ...found } = readSettings(request, imported.configuration);
  const settings = { ...found, environment: imported.environment ?? found.environment };
  const { notes, outputs } = imported;
  const changes = [...new Set([...imported.changes, ...done])];
  const iterations = request.iterations === 'unknown' ? imported.iterations : request.iterations;
  const hasOutputs = outputs.length > 0;
  const harness = request.harness ?? harnessOf(imported.format);
  const parts = { ...settings, harness, iterations, changes, notes, hasIterations, hasOutputs, today };
  return { value: buildPackage(request, parts), problems };
}

/**
 * The files of one result set from a foreign file, with every problem of all files that the request names. Reads only.
 * Throws UsageError and InputError for options that cannot be used.
 */
export function importSet(request: ImportRequest, today: string): ImportOutcome {
  return setFrom(request, readResults(request), today);
}

/** The same from what was read already, such as event logs. */
export function setFrom(request: ImportRequest, imported: ReadResults, today: string): ImportOutcome {
  const { iterationRows, unread, problems } = readIterations(request, imported);
  const settings = readPackage(request, imported, iterationRows.length > 0, today);
  const { benchmark } = settings.value as ResultSetPackage;
  const own = { id: request.id, title: '', created: '', licences: [], sources: [] };
  const resultSet = { ...own, ...benchmark, rows: imported.rows, iterationRows, outputs: imported.outputs };
  const found = [
    ...settings.problems,
    ...imported.problems,
    ...problems,
    ...versionWarnings(request, resultSet),
    ...invariantProblems(resultSet, request, { results: imported.unread, iterations: unread }),
  ];
  const { format } = imported;
  if (hasErrors(found))
    return { files: new Map(), imported: 0, notRun: 0, resultSet: null, format, problems: relevant(found) };
  const files = new Map([
    ['datapackage.json', `${JSON.stringify(settings.value, null, 2)}\n`],
    ['results.csv', resultsCsv(imported.rows)],
  ]);
  if (iterationRows.length > 0) files.set('iterations.csv', iterationsCsv(iterationRows));
  if (imported.outputs.length > 0) files.set('outputs.csv', outputsCsv(imported.outputs));
  const notRun = imported.rows.filter(({ status }) => status === 'not_run').length;
  const all = relevant([...found, ...readBack(request, files)]);
  return { files, imported: imported.rows.length - notRun, notRun, resultSet, format, problems: all };
}

import { join } from 'node:path';
import { toCsv } from '../../src/benchmark/parse';
import { ITERATION_COLUMNS, RESULT_COLUMNS, type ResultSetPackage } from '../../src/benchmark/results';
import type { Artifact, IterationRow, Problem, ResultRow, ResultSet } from '../../src/benchmark/types';
import { validateIterations, validateResultSet } from '../../src/benchmark/validate';
import type { Imported } from '../../src/importers/imported';
import { importIterations, importResults } from '../../src/importers/recognise';
import { isProblem, readArtifact } from '../../src/plugin/decode';
import { hasErrors } from '../../src/plugin/loadData';
import { parseResultSetFolder } from '../../src/plugin/resultSetFolder';
import { checkJson } from '../../src/plugin/schemaCheck';
import { UsageError } from './command';
import { buildPackage } from './datapackage';
import type { ImportRequest } from './importOptions';
import { readSettings } from './importSettings';

/** The files of a result set by name; empty where a problem is an error. */
export interface ImportOutcome {
  files: Map<string, string>;
  rows: number;
  problems: Problem[];
}

/** The options that fill keys of datapackage.json, for messages about their values. */
const OPTION_OF: [key: string, option: string][] = [
  ['benchmark.engine.version', '--engine-version'],
  ['benchmark.engine.id', '--engine'],
  ['benchmark.engine.title', '--engine'],
  ['benchmark.suite.queryVersion', '--query-version'],
  ['benchmark.suite.tableFormat', '--table-format'],
  ['benchmark.suite.scaleFactor', '--scale-factor'],
  ['benchmark.environment', '--environment'],
  ['benchmark.iterations', '--iterations'],
  ['benchmark.harness', '--harness'],
  ['benchmark.notes', '--note'],
  ['sources.0.title', '--source-title'],
  ['sources.0.path', '--source-url'],
  ['sources.0.version', '--source-commit'],
  ['licenses.0', '--licence'],
  ['created', '--date'],
  ['title', '--title'],
  ['name', '--id'],
];

function optionMessage({ message, cure }: Problem): string {
  const found = OPTION_OF.find(([key]) => message.startsWith(key));
  const text = found ? `${found[1]}${message.slice(found[0].length).replace(/^[.\w]+/, '')}` : message;
  return cure ? `${text}; ${cure}` : text;
}

/**
 * Throws UsageError for option values that the schema refuses: an id that is no slug, HTML, a date that is none. A title
 * that was made from other options is not named beside them.
 */
function refuseBadOptions(packageText: string, titled: boolean): void {
  const { problems } = checkJson({ path: 'datapackage.json', text: packageText }, 'result-set');
  const messages = [...new Set(problems.map(optionMessage))];
  const own = messages.filter((message) => titled || !message.startsWith('--title'));
  if (messages.length > 0) throw new UsageError(own.length > 0 ? own : messages);
}

function readSource(path: string): { artifact: Artifact | null; problems: Problem[] } {
  const found = readArtifact(path, path);
  return isProblem(found) ? { artifact: null, problems: [found] } : { artifact: found, problems: [] };
}

function readResults(request: ImportRequest): Imported {
  const { artifact, problems } = readSource(request.file);
  return artifact
    ? importResults(artifact, request)
    : { rows: [], iterationRows: [], changes: [], notes: [], problems };
}

/** The iterations of --iterations-file, else those of the file itself. */
function readIterations(
  request: ImportRequest,
  imported: Imported,
): { iterationRows: IterationRow[]; problems: Problem[] } {
  if (request.iterationsFile === undefined) return { iterationRows: imported.iterationRows, problems: [] };
  if (imported.iterationRows.length > 0)
    throw new UsageError([`--iterations-file: ${request.file} holds iterations itself`]);
  const { artifact, problems } = readSource(request.iterationsFile);
  return artifact ? importIterations(artifact, request) : { iterationRows: [], problems };
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

const MEAN_CURE = 'an eks summary holds the median whatever its header says: use --statistic median';

/** The invariants, with the lines of the foreign files. */
function invariantProblems(resultSet: ResultSet, request: ImportRequest): Problem[] {
  const found = validateResultSet(resultSet, request.file).map((entry) =>
    /cannot be the mean/.test(entry.message) ? { ...entry, cure: MEAN_CURE } : entry,
  );
  return [...found, ...validateIterations(resultSet, request.iterationsFile ?? request.file)];
}

/** What is written must read back without an error: the last check before anything touches the disk. */
function readBack(request: ImportRequest, files: Map<string, string>): Problem[] {
  const path = join(request.out, request.id);
  const artifacts = new Map([...files].map(([name, text]) => [name, { path: `${path}/${name}`, text }]));
  return parseResultSetFolder({ id: request.id, path, files: artifacts, unread: [] }).problems.filter(
    ({ level }) => level === 'error',
  );
}

/**
 * The files of one result set from a foreign file, with every problem of all files that the request names. Reads only.
 * Throws UsageError and InputError for options that cannot be used.
 */
export function importSet(request: ImportRequest, today: string): ImportOutcome {
  const settings = readSettings(request);
  const imported = readResults(request);
  const { iterationRows, problems: iterationProblems } = readIterations(request, imported);
  const parts = {
    ...settings,
    changes: imported.changes,
    notes: imported.notes,
    hasIterations: iterationRows.length > 0,
    today,
  };
  const packageObject = buildPackage(request, parts);
  const packageText = `${JSON.stringify(packageObject, null, 2)}\n`;
  const read = [...settings.problems, ...imported.problems, ...iterationProblems];
  if (settings.problems.length === 0) refuseBadOptions(packageText, request.title !== undefined);
  const { benchmark } = packageObject as ResultSetPackage;
  const resultSet = {
    id: request.id,
    title: '',
    created: '',
    licences: [],
    sources: [],
    ...benchmark,
    rows: imported.rows,
    iterationRows,
  };
  const problems = hasErrors(read) ? read : [...read, ...invariantProblems(resultSet, request)];
  if (hasErrors(problems)) return { files: new Map(), rows: 0, problems };
  const files = new Map([
    ['datapackage.json', packageText],
    ['results.csv', resultsCsv(imported.rows)],
  ]);
  if (iterationRows.length > 0) files.set('iterations.csv', iterationsCsv(iterationRows));
  return { files, rows: imported.rows.length, problems: [...problems, ...readBack(request, files)] };
}

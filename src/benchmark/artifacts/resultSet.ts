import { problem } from '../model/problem';
import { compareQueries } from '../model/queries';
import type { Artifact, DataPackage, IterationRow, Problem, ResultRow, ResultSet, Status } from '../model/resultSet';
import { quoteValue } from '../text/quoteValue';
import { packageHead } from './cells';
import { type CsvLine, type CsvRow, parseAmount, parseSeconds, parseTable, type UnparsedRow } from './csv';
import { parseOutputs } from './outputs';

export const RESULT_COLUMNS = ['query', 'status', 'time_s', 'time_min_s', 'time_max_s', 'reason'] as const;
/** The columns of a set that reports memory. */
export const MEMORY_COLUMNS = [...RESULT_COLUMNS, 'memory'] as const;
export const ITERATION_COLUMNS = ['query', 'iteration', 'time_s'] as const;
export const STATUSES: readonly Status[] = ['ok', 'failed', 'timeout', 'unsupported', 'wrong_result', 'not_run'];

type ResultColumn = (typeof RESULT_COLUMNS)[number] | 'memory';

/** The columns that the header of a results.csv must have. */
export function resultColumns({ text }: Artifact): readonly ResultColumn[] {
  return /^[^\n]*,memory\s*(?:\n|$)/.test(text) ? MEMORY_COLUMNS : RESULT_COLUMNS;
}

/** A validated datapackage.json of a result set. */
export interface ResultSetPackage extends DataPackage, Pick<ResultSet, Dates> {
  benchmark: Omit<ResultSet, 'id' | 'title' | 'created' | Dates | 'licences' | 'sources' | Tables>;
}

type Dates = 'createdCommit' | 'snapshot';
type Tables = 'rows' | 'iterationRows' | 'outputs';

/** Seconds of a cell; null for an empty cell, and null with a problem for other text. */
function seconds(path: string, row: CsvRow, column: string, problems: Problem[]): number | null {
  const text = row.cells[column] ?? '';
  if (text === '') return null;
  const value = parseSeconds(text);
  if (typeof value === 'number') return value;
  problems.push(problem(path, row.line, `${column}: ${value.reason}`, value.cure));
  return null;
}

/** Memory of a cell; undefined for an empty cell, and with a problem for other text. */
function memoryOf(path: string, { line, cells: { memory = '' } }: CsvRow<ResultColumn>, problems: Problem[]) {
  if (memory === '') return undefined;
  const value = parseAmount(memory);
  if (value === null)
    problems.push(problem(path, line, `memory must be a number of at least 0, got ${quoteValue(memory)}`));
  return value ?? undefined;
}

function resultRow(path: string, row: CsvRow<ResultColumn>, problems: Problem[]): ResultRow | null {
  const status = STATUSES.find((known) => known === row.cells.status);
  if (!status) {
    problems.push(
      problem(path, row.line, `status must be one of ${STATUSES.join(', ')}, got ${quoteValue(row.cells.status)}`),
    );
    return null;
  }
  const before = problems.length;
  const [timeS, minS, maxS] = (['time_s', 'time_min_s', 'time_max_s'] as const).map((column) =>
    seconds(path, row, column, problems),
  );
  const memory = memoryOf(path, row, problems);
  if (problems.length > before) return null;
  const { query, reason } = row.cells;
  const times = { timeS: timeS ?? null, minS: minS ?? null, maxS: maxS ?? null };
  return { query, status, ...times, reason, ...(memory === undefined ? {} : { memory }), line: row.line };
}

/** Parsed rows of one file, the rows that failed, and their problems. */
interface ParsedRows<Row> {
  rows: Row[];
  unread: UnparsedRow[];
  problems: Problem[];
}

/** Splits rows into parsed ones, and failed (null) or malformed ones by line. */
function splitRows<Row>(
  rows: readonly CsvRow<'query'>[],
  malformed: readonly CsvLine[],
  parsed: readonly (Row | null)[],
): Pick<ParsedRows<Row>, 'rows' | 'unread'> {
  const broken = rows.filter((_, index) => parsed[index] === null);
  const unread = [
    ...broken.map(({ line, cells }) => ({ query: cells.query, line, named: true })),
    ...malformed.map(({ line, cells }) => ({ query: cells[0] ?? '', line, named: false })),
  ];
  return { rows: parsed.filter((row) => row !== null), unread: unread.sort((a, b) => a.line - b.line) };
}

/** Rows of results.csv in file order, with all problems of the cells. Times in seconds. */
export function parseResults(artifact: Artifact): ParsedRows<ResultRow> {
  const { rows, malformed, problems } = parseTable(artifact, resultColumns(artifact));
  if (rows.length + malformed.length + problems.length === 0)
    problems.push(problem(artifact.path, 1, 'the file has no rows below its header', 'add one row per query'));
  const parsed = rows.map((row) => resultRow(artifact.path, row, problems));
  return { ...splitRows(rows, malformed, parsed), problems };
}

function iterationRow(
  path: string,
  row: CsvRow<(typeof ITERATION_COLUMNS)[number]>,
  problems: Problem[],
): IterationRow | null {
  const before = problems.length;
  const timeS = seconds(path, row, 'time_s', problems);
  if (row.cells.time_s === '') problems.push(problem(path, row.line, 'time_s is empty'));
  if (!/^[1-9]\d{0,4}$/.test(row.cells.iteration)) {
    problems.push(
      problem(
        path,
        row.line,
        `iteration must be a whole number from 1 to 99,999, got ${quoteValue(row.cells.iteration)}`,
      ),
    );
  }
  if (problems.length > before || timeS === null) return null;
  return { query: row.cells.query, iteration: Number(row.cells.iteration), timeS };
}

/** Rows of iterations.csv by query in natural order, then by iteration. Times in seconds. */
export function parseIterations(artifact: Artifact): ParsedRows<IterationRow> {
  const { rows, malformed, problems } = parseTable(artifact, ITERATION_COLUMNS);
  const parsed = rows.map((row) => iterationRow(artifact.path, row, problems));
  const split = splitRows(rows, malformed, parsed);
  split.rows.sort((a, b) => compareQueries(a.query, b.query) || a.iteration - b.iteration);
  return { ...split, problems };
}

/**
 * A result set from its validated package and CSV files; rows in natural order. `resultSet` is null if a CSV file has
 * an error, because a set with missing rows would compare wrongly. `readable` contains the parsed rows, for validation
 * only; `unread` lists the others.
 */
export function resultSetFromPackage(
  pkg: ResultSetPackage,
  results: Artifact,
  iterations: Artifact | null,
  outputs: Artifact | null = null,
) {
  const parsed = parseResults(results);
  const parsedIterations = iterations ? parseIterations(iterations) : { rows: [], unread: [], problems: [] };
  const parsedOutputs = parseOutputs(outputs);
  const problems = [...parsed.problems, ...parsedIterations.problems, ...parsedOutputs.problems];
  const { createdCommit, snapshot, benchmark } = pkg;
  const rows = parsed.rows.sort((a, b) => compareQueries(a.query, b.query));
  const iterationRows = parsedIterations.rows;
  const dates = { ...(createdCommit ? { createdCommit } : {}), ...(snapshot ? { snapshot } : {}) };
  const own = { ...packageHead(pkg), ...dates };
  const readable = { ...own, ...benchmark, rows, iterationRows, outputs: parsedOutputs.rows };
  const unread = { results: parsed.unread, iterations: parsedIterations.unread };
  return { resultSet: problems.length > 0 ? null : readable, readable, unread, problems };
}

import { problem } from '../../benchmark/model/problem';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import { type JsonFile, type JsonPath, parseJson } from '../../json/jsonFile';
import { MILLISECONDS, SECONDS } from '../columnUnit';
import { jsonText } from '../jsonLines';
import { type Column, columnsOf, headChanges, headProblems, isTableHead } from '../tableHead';
import { noTable, type TableCell, type TimeTable } from '../timeTable';
import { isObject, shownJson, textOf, timeOrFailure } from './jsonTimes';

/** Far above the executions of a real file; a longer list is something else. */
const MAX_ROWS = 100_000;

/** Keys of all rows, the query's first, in any order in the file; Spark leaves a key without a value out. */
function keysOf(rows: readonly Row[]): string[] {
  const keys = new Set(rows.flatMap(({ row }) => (isObject(row) ? Object.keys(row) : [])));
  const names = columnsOf(['', ...keys]).slice(1);
  const query = names.filter(({ role }) => role === 'query');
  return [...query, ...names.filter(({ role }) => role !== 'query')].map(({ head }) => head);
}

/** A row, and its place in the file. */
interface Row {
  row: unknown;
  at: JsonPath;
}

/** True for the output of DataFusion's benchmarks, whose times are in milliseconds; Ballista's, in seconds, has no context. */
function isDataFusion(value: unknown): boolean {
  return isObject(value) && isObject(value.context) && 'datafusion_version' in value.context;
}

/**
 * The rows of a list, or of an object whose queries have a list of iterations each, as DataFusion and Ballista write them.
 * A query without success has one row without a time, because its iterations are of a run that broke off.
 */
function rowsOf(value: unknown): Row[] {
  if (Array.isArray(value)) return value.map((row, index) => ({ row, at: [index] }));
  const queries = isObject(value) && Array.isArray(value.queries) ? value.queries : [];
  return queries.flatMap((entry, index): Row[] => {
    if (!isObject(entry)) return [];
    if (entry.success === false) {
      const elapsed = { error: 'the source file reports no success' };
      return [{ row: { query: entry.query, iteration: 1, elapsed }, at: ['queries', index] }];
    }
    const own = Array.isArray(entry.iterations) ? entry.iterations : [];
    return own.map((found, number) => ({
      row: isObject(found) ? { query: entry.query, iteration: number + 1, ...found } : found,
      at: ['queries', index, 'iterations', number],
    }));
  });
}

/** True if a JSON value has rows, each with a query and a time. */
export function isJsonRows(value: unknown): boolean {
  const rows = rowsOf(value);
  return isObject(rows[0]?.row) && isTableHead(keysOf(rows));
}

function cellsOf(
  file: JsonFile,
  at: JsonPath,
  row: Record<string, unknown>,
  columns: readonly Column[],
  problems: Problem[],
): TableCell[] {
  const of = (role: Column['role']) => columns.find((column) => column.role === role)?.head;
  const text = (role: Column['role']) => textOf(row[of(role) ?? ''] ?? '');
  const line = file.lineOf(at);
  const given = of('iteration');
  const iteration = given === undefined ? null : row[given];
  if (iteration !== null && !(Number.isInteger(iteration) && Number(iteration) > 0 && Number(iteration) < 100_000))
    problems.push(
      problem(file.path, line, `${given} must be a whole number from 1 to 99,999, got ${shownJson(iteration)}`),
    );
  const times = columns.filter(({ role }) => role === 'time');
  return times.flatMap(({ head, engine, unit }) => {
    const found = timeOrFailure(file, [...at, head], row[head], problems, unit ?? SECONDS);
    if (found === null) return [];
    const time = typeof found === 'number' ? { timeS: found, reason: '' } : { timeS: null, reason: found.reason };
    const name = text('engine') || (times.length > 1 ? engine : '');
    const output = { rowCount: text('rows'), resultHash: text('hash') };
    return [{ line, query: text('query'), engine: name, ...output, iteration: iteration as number | null, ...time }];
  });
}

/** The readable rows as cells; problems of the others. */
function readRows(file: JsonFile, rows: readonly Row[], columns: readonly Column[], problems: Problem[]): TableCell[] {
  return rows.flatMap(({ row, at }) => {
    if (isObject(row)) return cellsOf(file, at, row, columns, problems);
    problems.push(problem(file.path, file.lineOf(at), `a row must be an object, got ${shownJson(row)}`));
    return [];
  });
}

/**
 * A JSON list of rows, each an object with a query and a time: `[{"query": "q1", "time": 3.5}]`, optionally with engine
 * and iteration, or a key for each engine; or an object with queries, each with a list of iterations. Times are in the unit
 * in the key (time_ms), otherwise in milliseconds in the output of DataFusion, otherwise in seconds; null, -1, and {"error": …} are failures.
 */
export function readJsonRows(artifact: Artifact): TimeTable {
  const { file, problems: broken } = parseJson({ ...artifact, text: jsonText(artifact.text) });
  if (!file) return noTable(broken);
  const { path, value } = file;
  const rows = rowsOf(value);
  const first = rows[0]?.row;
  if (!isObject(first) || rows.length > MAX_ROWS)
    return noTable([problem(path, 1, `expected a list of at most ${MAX_ROWS} rows, each with query and time`)]);
  const unit = isDataFusion(value) ? { unit: MILLISECONDS } : {};
  const columns = columnsOf(keysOf(rows)).map((column) => (column.role === 'time' ? { ...column, ...unit } : column));
  const wrong = headProblems(path, file.lineOf(rows[0]?.at ?? []), columns);
  if (wrong.length > 0) return noTable(wrong);
  const problems: Problem[] = [];
  const cells = readRows(file, rows, columns, problems);
  const engines = [...new Set(cells.map(({ engine }) => engine))];
  return { cells, engines, changes: headChanges(columns), notes: [], problems };
}

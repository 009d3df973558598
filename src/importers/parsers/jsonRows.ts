import { problem } from '../../benchmark/model/problem';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import { type JsonFile, type JsonPath, parseJson } from '../../json/jsonFile';
import { LAYOUT_UNITS, type Unit } from '../columnUnit';
import { jsonText } from '../jsonLines';
import { columnsOfTable, type RowCell, type RowTable } from '../rowTable';
import { isTableHead } from '../tableHead';
import { failureOf, isObject, shownJson, textOf } from './jsonTimes';

/** Far above the executions of a real file; a longer list is something else. */
const MAX_ROWS = 100_000;

/** A row, and its place in the file. */
interface Row {
  row: unknown;
  at: JsonPath;
}

/** The unit of a file with a list of iterations for each query: DataFusion's names its version, Ballista's has no context. */
function layoutUnit(value: unknown): Unit | undefined {
  if (!isObject(value) || !Array.isArray(value.queries)) return undefined;
  const isDataFusion = isObject(value.context) && 'datafusion_version' in value.context;
  return isDataFusion ? LAYOUT_UNITS.datafusion : LAYOUT_UNITS.ballista;
}

/**
 * The rows of a list, or of an object whose queries have a list of iterations each, as DataFusion and Ballista write
 * them. Fields of a query, such as success, count for each of its iterations.
 */
function rowsOf(value: unknown): Row[] {
  if (Array.isArray(value)) return value.map((row, index) => ({ row, at: [index] }));
  const queries = isObject(value) && Array.isArray(value.queries) ? value.queries : [];
  return queries.flatMap((entry, index): Row[] => {
    if (!isObject(entry)) return [];
    const { iterations, ...own } = entry;
    const runs = Array.isArray(iterations) && iterations.length > 0 ? iterations : [{}];
    return runs.map((run, number) => ({
      row: isObject(run) ? { ...own, iteration: number + 1, ...run } : run,
      at: iterations === undefined ? ['queries', index] : ['queries', index, 'iterations', number],
    }));
  });
}

/** A value as a cell: text, or the failure that null, -1, and an error are. */
function cellOf(value: unknown, isTime: boolean): RowCell {
  if (value === undefined) return '';
  const failure = isTime ? failureOf(value) : null;
  if (failure) return { status: 'failed', reason: failure.reason };
  return value === null ? '' : textOf(value);
}

/** The rows of a file as a table with a column for each key; null if a value has no rows of objects. */
function tableOf(path: string, value: unknown, lineOf: JsonFile['lineOf'] = () => 1): RowTable | null {
  const rows = rowsOf(value);
  const objects = rows.flatMap(({ row, at }) => (isObject(row) ? [{ row, line: lineOf(at) }] : []));
  if (objects.length === 0) return null;
  const heads = [...new Set(objects.flatMap(({ row }) => Object.keys(row)))];
  const plain = objects.map(({ row, line }) => ({ line, cells: heads.map((head) => cellOf(row[head], false)) }));
  const unit = layoutUnit(value);
  const table = { path, line: objects[0]?.line ?? 1, heads, rows: plain, ...(unit ? { unit } : {}) };
  const times = new Set(columnsOfTable(table).flatMap(({ role, at }) => (role === 'time' ? [at] : [])));
  const cells = objects.map(({ row, line }) => ({
    line,
    cells: heads.map((head, at) => cellOf(row[head], times.has(at))),
  }));
  return { ...table, rows: cells };
}

/** True if a JSON value has rows, each with a query and a time or a rate. */
export function isJsonRows(value: unknown): boolean {
  const table = tableOf('', value);
  return table !== null && isTableHead(columnsOfTable(table));
}

/**
 * A JSON list of rows, each an object with a query and a time: `[{"query": "q1", "time_s": 3.5}]`, optionally with engine,
 * iteration, status, and unit, or a key for each engine; or an object with queries, each with a list of iterations. null,
 * -1, and {"error": …} are failures.
 */
export function jsonRows(artifact: Artifact): RowTable | Problem[] {
  const { file, problems } = parseJson({ ...artifact, text: jsonText(artifact.text) });
  if (!file) return problems;
  const { path, value } = file;
  const rows = rowsOf(value);
  const table = rows.length > MAX_ROWS ? null : tableOf(path, value, (at) => file.lineOf(at));
  if (!table) return [problem(path, 1, `expected a list of at most ${MAX_ROWS} rows, each with query and time`)];
  const others = rows.filter(({ row }) => !isObject(row));
  if (others.length === 0) return table;
  return others.map(({ row, at }) => problem(path, file.lineOf(at), `a row must be an object, got ${shownJson(row)}`));
}

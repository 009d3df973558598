import { problem } from '../../benchmark/model/problem';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import { type JsonFile, parseJson } from '../../json/jsonFile';
import { SECONDS } from '../columnUnit';
import { type Column, columnsOf, headChanges, headProblems, isTableHead } from '../tableHead';
import { noTable, type TableCell, type TimeTable } from '../timeTable';
import { isObject, shownJson, textOf, timeOrFailure } from './jsonTimes';

/** Far above the executions of a real file; a longer list is something else. */
const MOST_ROWS = 100_000;

/** Keys of a row, the query's first, in any order in the file. */
function keysOf(row: Record<string, unknown>): string[] {
  const names = columnsOf(['', ...Object.keys(row)]).slice(1);
  const query = names.filter(({ role }) => role === 'query');
  return [...query, ...names.filter(({ role }) => role !== 'query')].map(({ head }) => head);
}

/** True if a JSON value is a list of rows, each with a query and a time. */
export function isJsonRows(value: unknown): boolean {
  const [first] = Array.isArray(value) ? value : [];
  return isObject(first) && isTableHead(keysOf(first));
}

function cellsOf(
  file: JsonFile,
  index: number,
  row: Record<string, unknown>,
  columns: readonly Column[],
  problems: Problem[],
): TableCell[] {
  const of = (role: Column['role']) => columns.find((column) => column.role === role)?.head;
  const text = (role: Column['role']) => textOf(row[of(role) ?? ''] ?? '');
  const line = file.lineOf([index]);
  const given = of('iteration');
  const iteration = given === undefined ? null : row[given];
  if (iteration !== null && !(Number.isInteger(iteration) && Number(iteration) > 0 && Number(iteration) < 100_000))
    problems.push(
      problem(file.path, line, `${given} must be a whole number from 1 to 99,999, got ${shownJson(iteration)}`),
    );
  const times = columns.filter(({ role }) => role === 'time');
  return times.flatMap(({ head, engine, unit }) => {
    const found = timeOrFailure(file, [index, head], row[head], problems, unit ?? SECONDS);
    if (found === null) return [];
    const time = typeof found === 'number' ? { timeS: found, reason: '' } : { timeS: null, reason: found.reason };
    const name = text('engine') || (times.length > 1 ? engine : '');
    return [{ line, query: text('query'), engine: name, iteration: iteration as number | null, ...time }];
  });
}

/** The readable rows as cells; problems of the others. */
function readRows(
  file: JsonFile,
  rows: readonly unknown[],
  columns: readonly Column[],
  problems: Problem[],
): TableCell[] {
  return rows.flatMap((row, index) => {
    if (isObject(row)) return cellsOf(file, index, row, columns, problems);
    problems.push(problem(file.path, file.lineOf([index]), `a row must be an object, got ${shownJson(row)}`));
    return [];
  });
}

/**
 * A JSON list of rows, each an object with a query and a time: `[{"query": "q1", "time": 3.5}]`, optionally with engine
 * and iteration, or a key for each engine. Times are in the unit in the key (time_ms), otherwise in seconds; null, -1,
 * and {"error": …} are failures.
 */
export function readJsonRows(artifact: Artifact): TimeTable {
  const { file, problems: broken } = parseJson(artifact);
  if (!file) return noTable(broken);
  const { path, value } = file;
  const [first] = Array.isArray(value) ? value : [];
  if (!Array.isArray(value) || !isObject(first) || value.length > MOST_ROWS)
    return noTable([problem(path, 1, `expected a list of at most ${MOST_ROWS} rows, each with query and time`)]);
  const columns = columnsOf(keysOf(first));
  const wrong = headProblems(path, file.lineOf([0]), columns);
  if (wrong.length > 0) return noTable(wrong);
  const problems: Problem[] = [];
  const cells = readRows(file, value, columns, problems);
  const engines = [...new Set(cells.map(({ engine }) => engine))];
  return { cells, engines, changes: headChanges(columns), notes: [], problems };
}

import { type CsvLine, parseSeconds, parseTime } from '../../benchmark/artifacts/csv';
import { problem } from '../../benchmark/model/problem';
import type { Problem } from '../../benchmark/model/resultSet';
import { quoteValue } from '../../benchmark/text/quoteValue';
import { unknownName } from '../../benchmark/text/suggestName';
import { inSeconds, SECONDS } from '../columnUnit';
import { commasOnce, commonWidth, type NamedColumns, reasonText } from '../imported';
import { type Column, columnsOf, headChanges, headProblems, isTableHead, namedColumns, SUMS } from '../tableHead';
import { noTable, type TableCell, type TimeTable } from '../timeTable';

/** The columns of a CSV with two columns and no header. */
const PLAIN = ['query', 'time'];

/** True if the first line of a CSV is the header of a table of times, or a query and a time. */
export function isTimeTable(fields: readonly string[]): boolean {
  return isTableHead(fields) || isPlain(fields);
}

function isPlain(fields: readonly string[]): boolean {
  return fields.length === 2 && /\d/.test(fields[0] ?? '') && typeof parseSeconds(fields[1] ?? '') === 'number';
}

/** The iteration of a row; null without such a column; a problem if its cell is not a number. */
function iterationOf(path: string, { line, cells }: CsvLine, columns: readonly Column[]): number | null | Problem {
  const column = columns.find(({ role }) => role === 'iteration');
  if (!column) return null;
  const text = cells[column.at] ?? '';
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  return problem(path, line, `${column.head} must be a whole number from 1 to 99,999, got ${quoteValue(text)}`);
}

/** Seconds of a cell; null if it is empty next to cells of other engines; otherwise its problem. */
function secondsOf(path: string, { line, cells }: CsvLine, column: Column, alone: boolean): number | null | Problem {
  const text = cells[column.at] ?? '';
  if (text === '' && !alone) return null;
  const unit = column.unit ?? SECONDS;
  const found =
    text === ''
      ? { reason: 'is empty', cure: 'leave the whole row out if the query did not run' }
      : parseTime(text, unit.name);
  if (typeof found === 'number') return inSeconds(found, unit);
  return problem(path, line, `${column.head || 'time'}: ${found.reason}`, found.cure);
}

const OK = /^(ok|success|successful|succeeded|pass|passed|true|yes|finished|complete|completed|done|)$/i;

/** The reason why a row has no time, from its status column; '' if it has one. */
function failureOf({ cells }: CsvLine, columns: readonly Column[]): string {
  const state = cells[columns.find(({ role }) => role === 'status')?.at ?? -1] ?? '';
  return OK.test(state) ? '' : reasonText(`the source file reports ${state}`);
}

function isProblem(found: number | null | Problem): found is Problem {
  return found !== null && typeof found === 'object';
}

function rowCells(path: string, row: CsvLine, columns: readonly Column[], problems: Problem[]): TableCell[] {
  if (row.cells.length !== columns.length) {
    problems.push(problem(path, row.line, `the row has ${row.cells.length} fields, the header has ${columns.length}`));
    return [];
  }
  const text = (role: Column['role']) => row.cells[columns.find((column) => column.role === role)?.at ?? -1] ?? '';
  const iteration = iterationOf(path, row, columns);
  if (isProblem(iteration)) problems.push(iteration);
  const times = columns.filter(({ role }) => role === 'time');
  const reason = failureOf(row, columns);
  return times.flatMap((column) => {
    const timeS = reason === '' ? secondsOf(path, row, column, times.length === 1) : null;
    if (isProblem(timeS)) problems.push(timeS);
    const own = column.iteration ?? iteration;
    const engine = text('engine') || (times.length > 1 ? column.engine : '');
    const output = { rowCount: text('rows'), resultHash: text('hash'), memory: text('memory') };
    const cell = { line: row.line, query: text('query'), engine, reason, ...output };
    const isBroken = isProblem(timeS) || isProblem(own);
    return [{ ...cell, iteration: isProblem(own) ? null : own, timeS: isProblem(timeS) ? null : timeS, isBroken }];
  });
}

/** Engines of a CSV, from a column for each or a column engine; a single '' if none is named. */
function enginesOf(columns: readonly Column[], cells: readonly TableCell[]): string[] {
  const times = columns.filter(({ role }) => role === 'time');
  return [...new Set(times.length > 1 ? times.map(({ engine }) => engine) : cells.map(({ engine }) => engine))];
}

/**
 * A CSV of times: query and time; query and a column for each engine or for each iteration of an engine; or query,
 * engine, and time; with or without columns iteration and status. Times are in the unit of the header (time_ms),
 * otherwise in seconds. Derived columns and rows with sums are omitted. `named` are the columns of an unrecognized
 * header.
 */
export function readTableCsv(path: string, lines: readonly CsvLine[], named?: NamedColumns): TimeTable {
  const [first] = lines;
  if (!first) return noTable([problem(path, 1, 'the file has no rows')]);
  const headed = !isPlain(first.cells);
  const heads = headed ? first.cells : PLAIN;
  const absent = Object.values({ ...named, unit: '' }).find((name) => name !== '' && !heads.includes(name));
  if (absent !== undefined) return noTable([problem(path, first.line, unknownName('column', absent, heads))]);
  const columns = named ? namedColumns(heads, named) : columnsOf(heads);
  const wrong = headed ? headProblems(path, first.line, columns, named?.unit) : [];
  if (wrong.length > 0) return noTable(wrong);
  const body = headed ? lines.slice(1) : lines;
  if (body.length === 0)
    return noTable([problem(path, first.line, 'the file has no rows below its header', 'add one row per query')]);
  const width = commonWidth(body, columns.length);
  if (width !== null) {
    const message = `all ${body.length} rows have ${width} fields, the header has ${columns.length}`;
    const cure = width > columns.length ? 'write a decimal point, not a comma' : undefined;
    return noTable([problem(path, body[0]?.line ?? null, message, cure)]);
  }
  const isSum = ({ cells }: CsvLine) => SUMS.test(cells[columns.find(({ role }) => role === 'query')?.at ?? 0] ?? '');
  const problems: Problem[] = [];
  const cells = body.filter((row) => !isSum(row)).flatMap((row) => rowCells(path, row, columns, problems));
  const sums = body.some(isSum) ? ['sums left out'] : [];
  return {
    cells,
    engines: enginesOf(columns, cells),
    changes: ['columns renamed', ...sums, ...headChanges(columns)],
    notes: [],
    problems: commasOnce(problems),
  };
}

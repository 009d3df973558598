import { parseTime, type TimeFault } from '../benchmark/model/guards/numberText';
import { quoteValue } from '../benchmark/model/guards/plainText';
import { secondsFault } from '../benchmark/model/guards/seconds';
import { problem } from '../benchmark/model/problem';
import type { Note, Problem } from '../benchmark/model/resultSet';
import { unknownName } from '../benchmark/text/suggestName';
import { chosenUnit, durationSeconds, inSeconds, SECONDS, type Unit } from './columnUnit';
import { commasOnce, type NamedColumns, timeProblem } from './imported';
import { type Outcome, outcomeColumn, outcomeInTime, outcomeOf, STATUS_CURE } from './outcome';
import { type Column, columnsOf, headChanges, headProblems, namedColumns, SUMS } from './tableHead';
import { noTable, type TableCell, type TimeTable } from './timeTable';

/** A cell as text, or the outcome that a format writes in its place. */
export type RowCell = string | Outcome;

/** A table as the rows of a file, whatever its format. */
export interface RowTable {
  path: string;
  line: number;
  heads: string[];
  rows: { line: number; cells: RowCell[] }[];
  /** The unit if the layout fixes it. */
  unit?: Unit;
  notes?: Note[];
  changes?: string[];
}

/** The text of a cell; '' for one that holds an outcome. */
const textIn = (cell: RowCell | undefined): string => (typeof cell === 'string' ? cell : '');

/** The texts of a table, row by row. */
export function textsOf({ rows }: Pick<RowTable, 'rows'>): string[][] {
  return rows.map(({ cells }) => cells.map(textIn));
}

/** The columns of a table: those that the user names, otherwise by header and cells. */
export function columnsOfTable(table: RowTable, named?: NamedColumns): Column[] {
  const texts = textsOf(table);
  const columns = named ? namedColumns(table.heads, named, texts) : columnsOf(table.heads, texts);
  const { unit } = table;
  return unit ? columns.map((column) => ({ ...column, unit: column.unit ?? unit })) : columns;
}

const WORD_CURE = 'write n/a if the query did not run, or the reason, such as OOM, if it failed';

type Read = { timeS: number } | Outcome | TimeFault;

/** Seconds of a cell, its outcome (OOM, n/a), or why it is neither. */
function readTime(text: string, unit: Unit): Read {
  const duration = durationSeconds(text);
  if (duration !== null) return { timeS: duration };
  const own = text === '' ? undefined : outcomeInTime(text);
  if (own) return own;
  if (text === '') return { reason: 'is empty', cure: WORD_CURE };
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) && (text.includes('.') || text.split(',').length > 2))
    return { reason: `${quoteValue(text)} has commas for thousands`, cure: `write ${text.replaceAll(',', '')}` };
  if (/^\d{1,2}:\d{2}$/.test(text))
    return { reason: `${quoteValue(text)} may be minutes and seconds, or hours and minutes`, cure: 'write hh:mm:ss' };
  const value = parseTime(text, unit.name);
  if (typeof value !== 'number')
    return value.kind === 'no number' ? { ...value, cure: `write ${unit.name} such as 12.5; ${WORD_CURE}` } : value;
  const seconds = inSeconds(value, unit);
  const fault = secondsFault(seconds);
  return fault === null ? { timeS: seconds } : { reason: `${quoteValue(text)} ${fault}` };
}

/** What reading the rows of one table needs. */
interface Context {
  path: string;
  columns: readonly Column[];
  times: readonly Column[];
  /** 1 if the file counts iterations from 0. */
  shift: number;
  problems: Problem[];
}

function textOf({ columns }: Context, role: Column['role'], cells: readonly RowCell[]): string {
  return textIn(cells[columns.find((column) => column.role === role)?.at ?? -1]);
}

/** The unit of a row from a column of units, "ms" or "ms/op"; undefined without one, null with a problem. */
function rowUnit(context: Context, line: number, cells: readonly RowCell[]): Unit | null | undefined {
  const text = textOf(context, 'unit', cells);
  if (text === '') return undefined;
  const unit = chosenUnit(text.trim().replace(/\s*\/\s*(op|query|iter(ation)?|run)$/i, ''));
  if (!unit)
    context.problems.push(
      problem(context.path, line, `${quoteValue(text)} is not a unit of time`, 'write s, ms, or min'),
    );
  return unit ?? null;
}

/** The iteration of a row; null without such a column; undefined with a problem if its cell is not a number. */
function iterationOf({ path, columns, shift, problems }: Context, line: number, cells: readonly RowCell[]) {
  const column = columns.find(({ role }) => role === 'iteration');
  if (!column) return null;
  const text = textIn(cells[column.at]);
  if (/^\d{1,5}$/.test(text) && Number(text) + shift > 0) return Number(text) + shift;
  problems.push(problem(path, line, `${column.head} must be a whole number from 0 to 99,999, got ${quoteValue(text)}`));
  return undefined;
}

/** Why the execution of a row has no time, from all its columns about the outcome; null if it has one. */
function rowOutcome({ path, columns, problems }: Context, line: number, cells: readonly RowCell[]): Outcome | null {
  const told = columns.filter(({ role }) => role === 'outcome');
  const fields = told.map(({ at, head }) => ({
    head,
    column: outcomeColumn(head) ?? 'status',
    text: textIn(cells[at]),
  }));
  const found = outcomeOf(fields);
  if (!found || !('unknown' in found)) return found;
  problems.push({ ...problem(path, line, found.unknown, STATUS_CURE), field: 'status-column' });
  return null;
}

function timeOf(
  context: Context,
  line: number,
  cells: readonly RowCell[],
  column: Column,
  unit: Unit | null | undefined,
): Read | null {
  const cell = cells[column.at] ?? '';
  if (typeof cell !== 'string') return cell;
  if (cell === '' && context.times.length > 1) return { status: 'not_run', reason: '' };
  if (unit === null) return null;
  const own = unit ?? column.unit;
  const read =
    !own && /^[\d.]/.test(cell) && durationSeconds(cell) === null
      ? { reason: `${quoteValue(cell)} has no unit`, cure: 'write the unit into its row' }
      : readTime(cell, own ?? SECONDS);
  if (!('reason' in read) || 'status' in read) return read;
  context.problems.push(timeProblem(context.path, line, column.head || 'time', read));
  return null;
}

function rowCells(context: Context, { line, cells }: RowTable['rows'][number]): TableCell[] {
  const { times } = context;
  const text = (role: Column['role']) => textOf(context, role, cells);
  const iteration = iterationOf(context, line, cells);
  const unit = rowUnit(context, line, cells);
  const failure = rowOutcome(context, line, cells);
  return times.map((column) => {
    const read = failure ?? timeOf(context, line, cells, column, unit);
    const outcome = read && 'status' in read ? read : null;
    const own = column.iteration ?? iteration;
    return {
      line,
      query: text('query'),
      engine: text('engine') || (times.length > 1 ? column.engine : ''),
      rowCount: text('rows'),
      resultHash: text('hash'),
      memory: text('memory'),
      iteration: own ?? null,
      timeS: read && 'timeS' in read ? read.timeS : null,
      reason: outcome?.reason ?? '',
      ...(outcome ? { status: outcome.status } : {}),
      isBroken: read === null || own === undefined || unit === null,
    };
  });
}

/** Rows with as many cells as the header, and problems of the others; a failed query may lack its last cells. */
function fitRows({ path, heads, rows }: RowTable, columns: readonly Column[], problems: Problem[]): RowTable['rows'] {
  const isPadded = rows.every(({ cells }) => cells.length === heads.length + 1 && cells.at(-1) === '');
  const widths = new Set(rows.map(({ cells }) => cells.length));
  const [width = 0] = widths;
  if (widths.size === 1 && width !== heads.length && rows.length > 1 && !isPadded) {
    const message = `all ${rows.length} rows have ${width} fields, the header has ${heads.length}`;
    const first = rows[0]?.cells.map(textIn).join(',') ?? '';
    const isComma = width > heads.length && /\d,\d/.test(first) && !/\d\.\d/.test(first);
    const cure = isComma ? 'write a decimal point, not a comma' : 'name each column on the first line';
    problems.push(problem(path, rows[0]?.line ?? null, message, cure));
    return [];
  }
  return rows.flatMap((row) => {
    const { line, cells } = row;
    if (cells.length === heads.length) return [row];
    if (isPadded) return [{ line, cells: cells.slice(0, -1) }];
    const quiet: Context = { path, columns, times: [], shift: 0, problems: [] };
    if (cells.length < heads.length && rowOutcome(quiet, line, cells) !== null)
      return [{ line, cells: heads.map((_, at) => cells[at] ?? '') }];
    problems.push(problem(path, line, `the row has ${cells.length} fields, the header has ${heads.length}`));
    return [];
  });
}

/** Engines of a table, from a column for each or a column engine; a single '' if none is named. */
function enginesOf(times: readonly Column[], cells: readonly TableCell[]): string[] {
  return [...new Set(times.length > 1 ? times.map(({ engine }) => engine) : cells.map(({ engine }) => engine))];
}

/**
 * A table of times in any format: query and time; query and a column for each engine or for each iteration of an engine;
 * or query, engine, and time; with or without iteration, unit, status, success, error, and exit code. Times have the
 * unit of their cell, otherwise of their row, of the header, or of the layout. Other columns and rows with sums are
 * omitted. `named` are the columns, or the unit, that the user chose.
 */
export function readRowTable(table: RowTable, named?: NamedColumns): TimeTable {
  const { path, line, heads, rows } = table;
  const absent = Object.values({ ...named, unit: '' }).find((name) => name !== '' && !heads.includes(name));
  if (absent !== undefined) return noTable([problem(path, line, unknownName('column', absent, heads))]);
  const columns = columnsOfTable(table, named);
  const wrong = headProblems(path, line, columns, named?.unit);
  const times = columns.filter(({ role }) => role === 'time');
  if (wrong.length > 0) return { ...noTable(wrong), engines: enginesOf(times, []) };
  if (rows.length === 0)
    return noTable([problem(path, line, 'the file has no rows below its header', 'add one row per query')]);
  const problems: Problem[] = [];
  const fitting = fitRows(table, columns, problems);
  const at = (role: Column['role']) => columns.find((column) => column.role === role)?.at ?? -1;
  const body = fitting.filter(({ cells }) => !SUMS.test(textIn(cells[at('query')])));
  const isFromZero = body.some(({ cells }) => textIn(cells[at('iteration')]) === '0');
  const context: Context = { path, columns, times, shift: isFromZero ? 1 : 0, problems };
  const cells = body.flatMap((row) => rowCells(context, row));
  const units = new Set(body.flatMap((row) => chosenUnit(textIn(row.cells[at('unit')]))?.name ?? []));
  return {
    cells,
    engines: enginesOf(times, cells),
    changes: [
      ...(table.changes ?? []),
      ...(body.length < fitting.length ? ['sums left out'] : []),
      ...(isFromZero ? ['iterations counted from 1'] : []),
      ...[...units].filter((name) => name !== SECONDS.name).map((name) => `${name} to seconds`),
      ...headChanges(columns),
    ],
    notes: table.notes ?? [],
    problems: commasOnce(problems),
  };
}

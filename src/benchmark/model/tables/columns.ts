/**
 * A table of a file is one object of columns by the names of its rows' fields. The type of a row, the header, the
 * values of its cells with their messages, and the fields in datapackage.json follow from it.
 */

import { decimalFault, decimalNumber, parseSeconds } from '../guards/numberText';
import { quoteValue } from '../guards/plainText';

/** The value of a cell; null is an empty cell. */
type Cell = string | number | null;

/** Why a cell has no value. The message begins with the name of the column. */
export class CellFault {
  constructor(
    readonly message: string,
    readonly cure?: string,
  ) {}
}

/** A column as datapackage.json describes it. */
interface Field {
  type: 'string' | 'number' | 'integer';
  unit?: string;
  description: string;
  constraints?: Readonly<Record<string, unknown>>;
}

interface TableColumn<Value> {
  /** The name in the header; by default the name of the field in snake case. */
  name?: string;
  field: Field;
  /** Rows of equal keys are duplicates. */
  isKey?: true;
  parse: (cell: string, name: string) => Value | CellFault;
  write: (value: Value) => Cell;
}

// biome-ignore lint/suspicious/noExplicitAny: a column of any value; `unknown` would refuse the parameter of `write`
export type Columns = Readonly<Record<string, TableColumn<any>>>;
type ValueOf<Column> = Column extends TableColumn<infer Value> ? Value : never;
/** A row of a table; `line` counts from 1 with the header, and is 0 for rows of no file. */
export type RowOf<Table extends Columns> = { [Name in keyof Table]: ValueOf<Table[Name]> } & { line: number };

const write = (value: Cell) => value;
const REQUIRED = { required: true };

/** A text, which may be empty. */
export function text(description: string): TableColumn<string> {
  return { field: { type: 'string', description }, parse: (cell) => cell, write };
}

/** A text that is not empty. */
export function name(description: string): TableColumn<string> {
  const parse = (cell: string, column: string) => (cell === '' ? new CellFault(`${column} is empty`) : cell);
  return { field: { type: 'string', description, constraints: REQUIRED }, parse, write };
}

/** The column of texts that are empty or match the pattern. */
export function matching(column: TableColumn<string>, pattern: RegExp, expected: string): TableColumn<string> {
  const parse = (cell: string, name: string) =>
    cell === '' || pattern.test(cell) ? cell : new CellFault(`${name} must be ${expected}, got ${quoteValue(cell)}`);
  return { ...column, parse };
}

/** "empty, B, ms, or ns". */
function joinedWords(known: readonly string[]): string {
  const shown = known.map((word) => (word === '' ? 'empty' : word));
  return shown.length === 2 ? shown.join(' or ') : `one of ${shown.join(', ')}`;
}

/** One of the known words. */
export function word<Word extends string>(description: string, known: readonly Word[]): TableColumn<Word> {
  return {
    field: { type: 'string', description, constraints: { ...REQUIRED, enum: [...known] } },
    parse: (cell, column) =>
      known.find((value) => value === cell) ??
      new CellFault(`${column} must be ${joinedWords(known)}, got ${quoteValue(cell)}`),
    write,
  };
}

function numberOf(cell: string, column: string): number | CellFault {
  if (cell === '') return new CellFault(`${column} is empty`);
  return decimalNumber(cell) ?? new CellFault(`${column} ${decimalFault(cell)}`);
}

interface Bounds<Minimum> {
  unit?: string;
  minimum?: Minimum;
}

/** A decimal number of any sign, or of at least the minimum. */
export function number(description: string, { unit, minimum }: Bounds<number> = {}): TableColumn<number> {
  const constraints = { ...REQUIRED, ...(minimum === undefined ? {} : { minimum }) };
  return {
    field: { type: 'number', ...(unit ? { unit } : {}), description, constraints },
    parse: (cell, column) => {
      const value = numberOf(cell, column);
      if (typeof value !== 'number' || minimum === undefined || value >= minimum) return value;
      return new CellFault(`${column} must not be below ${minimum}, got ${value}`);
    },
    write,
  };
}

/** A whole number of at least the minimum. */
export function count(description: string, { unit, minimum = 0 }: Bounds<0 | 1> = {}): TableColumn<number> {
  const allowed = minimum === 0 ? 'a non-negative integer' : 'a positive integer';
  return {
    field: {
      type: 'integer',
      ...(unit ? { unit } : {}),
      description,
      constraints: { ...REQUIRED, minimum },
    },
    parse: (cell, column) => {
      const value = numberOf(cell, column);
      if (typeof value !== 'number' || (Number.isSafeInteger(value) && value >= minimum)) return value;
      return new CellFault(`${column} must be ${allowed}, got ${value}`);
    },
    write,
  };
}

/** The time of an execution in seconds. */
export function seconds(description: string): TableColumn<number> {
  return {
    field: { type: 'number', unit: 's', description, constraints: { ...REQUIRED, exclusiveMinimum: 0 } },
    parse: (cell, column) => {
      if (cell === '') return new CellFault(`${column} is empty`);
      const value = parseSeconds(cell);
      return typeof value === 'number' ? value : new CellFault(`${column}: ${value.reason}`, value.cure);
    },
    write,
  };
}

/** Texts in one cell with `gap` between them; an empty cell is an empty list. */
export function list(description: string, gap: string): TableColumn<string[]> {
  return {
    field: { type: 'string', description },
    parse: (cell) => (cell === '' ? [] : cell.split(gap)),
    write: (value) => value.join(gap),
  };
}

/** Whole numbers in one cell with spaces between them; an empty cell is an empty list. */
export function numberList(description: string): TableColumn<number[]> {
  return {
    field: { type: 'string', description },
    parse: (cell, column) =>
      /^(?:\d+(?: \d+)*)?$/.test(cell)
        ? cell.split(' ').filter(Boolean).map(Number)
        : new CellFault(`${column} must be whole numbers with single spaces between them, got ${quoteValue(cell)}`),
    write: (value) => value.join(' '),
  };
}

/** The column with cells that may be empty: null. */
export function optional<Value>(column: TableColumn<Value>): TableColumn<Value | null> {
  const { required: _, ...constraints } = column.field.constraints ?? {};
  const { constraints: __, ...field } = column.field;
  return {
    ...column,
    field: Object.keys(constraints).length > 0 ? { ...field, constraints } : field,
    parse: (cell, name) => (cell === '' ? null : column.parse(cell, name)),
    write: (value) => (value === null ? null : column.write(value)),
  };
}

/** The column with cells that may be empty; the row then lacks the field. */
export function omittable<Value>(column: TableColumn<Value>): TableColumn<Value | undefined> {
  const { parse, write: writeValue, ...rest } = optional(column);
  return {
    ...rest,
    parse: (cell, name) => parse(cell, name) ?? undefined,
    write: (value) => (value === undefined ? null : writeValue(value)),
  };
}

/** The column with another name in the header than its field. */
export function named<Value>(name: string, column: TableColumn<Value>): TableColumn<Value> {
  return { ...column, name };
}

/** A part of the key by which rows are told apart. */
export function key<Value>(column: TableColumn<Value>): TableColumn<Value> {
  return { ...column, isKey: true };
}

/** The column with a value that no other row has. */
export function unique<Value>(column: TableColumn<Value>): TableColumn<Value> {
  return { ...column, field: { ...column.field, constraints: { ...column.field.constraints, unique: true } } };
}

/** The column without constraints in datapackage.json, as published before; cells are read as before. */
export function undeclared<Value>(column: TableColumn<Value>): TableColumn<Value> {
  const { constraints: _, ...field } = column.field;
  return { ...column, field };
}

/** The name in the header of the column of a field: time_change_pct of timeChangePct. */
export function columnName(field: string, { name: own }: { name?: string }): string {
  return own ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function headerOf(columns: Columns): string[] {
  return Object.entries(columns).map(([field, column]) => columnName(field, column));
}

/** The cells of a row in the order of the header. */
export function cellsOf<Table extends Columns>(columns: Table, row: Omit<RowOf<Table>, 'line'>): Cell[] {
  const values: Readonly<Record<string, unknown>> = row;
  return Object.entries(columns).map(([field, column]) => column.write(values[field]));
}

/** The key of a row: "q1, iteration 1, stage 5"; fields that the row lacks are omitted. */
export function keyText(columns: Columns, row: object): string {
  const parts = Object.entries(columns).flatMap(([field, column]) => {
    const value = (row as Record<string, unknown>)[field];
    if (!column.isKey || value === undefined) return [];
    return [typeof value === 'number' ? `${columnName(field, column)} ${value}` : String(value)];
  });
  return parts.join(', ');
}

/** The resource of a table in datapackage.json. */
export function tableResource(path: string, columns: Columns, description?: string): object {
  const entries = Object.entries(columns);
  const primaryKey = entries.filter(([, { isKey }]) => isKey).map(([field, column]) => columnName(field, column));
  return {
    name: path.replace('.csv', ''),
    ...(description ? { description } : {}),
    path,
    type: 'table',
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    schema: {
      fields: entries.map(([name, column]) => ({ name: columnName(name, column), ...column.field })),
      missingValues: [''],
      ...(primaryKey.length > 0 ? { primaryKey } : {}),
    },
  };
}

import { problem } from '../model/problem';
import type { Artifact, DataPackage, Problem } from '../model/resultSet';
import { quoteValue } from '../text/quoteValue';
import { createdDay } from './created';
import { type CsvRow, parseTable } from './csv';

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
/** Bounds of the size of numbers other than 0 in artifacts; they keep quotients and sums finite. */
const SMALLEST = 1e-12;
const LARGEST = 1e18;

/** Number of a decimal text; null if it is not a decimal number or out of bounds. */
export function decimalNumber(text: string): number | null {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  const size = Math.abs(value);
  return value === 0 || (size >= SMALLEST && size <= LARGEST) ? value : null;
}

/** Collects the problems of one file during parsing of its cells. */
export class CellReader {
  readonly problems: Problem[] = [];
  constructor(readonly path: string) {}

  private refuse(row: CsvRow, message: string): null {
    this.problems.push(problem(this.path, row.line, message));
    return null;
  }

  /** A number, or null for an empty cell. */
  optional(row: CsvRow, column: string): number | null {
    const text = row.cells[column] ?? '';
    if (text === '') return null;
    const value = decimalNumber(text);
    if (value !== null) return value;
    const range = NUMBER.test(text) ? ` between ${SMALLEST} and ${LARGEST}, or 0` : '';
    return this.refuse(row, `${column} must be a decimal number${range}, got ${quoteValue(text)}`);
  }

  /** A number; an empty cell is a problem. */
  number(row: CsvRow, column: string): number {
    if (row.cells[column] === '') this.refuse(row, `${column} is empty`);
    return this.optional(row, column) ?? 0;
  }

  atLeastZero(row: CsvRow, column: string): number {
    const value = this.number(row, column);
    if (value < 0) this.refuse(row, `${column} must not be below 0, got ${value}`);
    return value;
  }

  count(row: CsvRow, column: string): number {
    const value = this.number(row, column);
    if (value < 0 || !Number.isInteger(value))
      this.refuse(row, `${column} must be a non-negative integer, got ${value}`);
    return value;
  }

  /** One of the known words; the first of them, and a problem, for any other text. */
  oneOf<Value extends string>(row: CsvRow, column: string, known: readonly Value[]): Value {
    const text = row.cells[column] ?? '';
    const found = known.find((value) => value === text);
    if (found === undefined) this.refuse(row, `${column} must be ${known.join(' or ')}, got ${quoteValue(text)}`);
    return found ?? (known[0] as Value);
  }
}

/** Rows of a table with exactly the header `columns`, converted by `read`, and all problems; empty without a file. */
export function readTable<Name extends string, Row>(
  artifact: Artifact | undefined,
  columns: readonly Name[],
  read: (row: CsvRow<Name>, reader: CellReader) => Row,
): { rows: Row[]; problems: Problem[] } {
  if (!artifact) return { rows: [], problems: [] };
  const reader = new CellReader(artifact.path);
  const { rows, problems } = parseTable(artifact, columns);
  const parsed = rows.map((row) => read(row, reader));
  return { rows: parsed, problems: [...problems, ...reader.problems] };
}

/** Common fields of a package, with the names of the model; `created` is a day. */
export function packageHead({ name, title, created, licenses, sources }: DataPackage) {
  return { id: name, title, created: createdDay(created), licences: licenses, sources };
}

/** The file of that name in any folder. */
export function fileNamed(files: readonly Artifact[], name: string): Artifact | undefined {
  return files.find(({ path }) => path.endsWith(`/${name}`));
}

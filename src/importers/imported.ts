import type { CsvLine, UnparsedRow } from '../benchmark/artifacts/csv';
import { withoutFormula } from '../benchmark/model/guards/formula';
import type { TimeFault } from '../benchmark/model/guards/numberText';
import { plainText } from '../benchmark/model/guards/plainText';
import { problem, warning } from '../benchmark/model/problem';
import { compareQueries, suiteQueries } from '../benchmark/model/queries';
import type {
  IterationRow,
  MemoryMeasure,
  Note,
  OutputRow,
  Problem,
  ResultRow,
  Statistic,
  Status,
  SuiteName,
  Unknown,
} from '../benchmark/model/resultSet';
import { countNoun } from '../benchmark/text/numbers';
import { publishedText } from './publishedText';

/** The sides of a gluten-it report that compares two. */
export const GLUTEN_SIDES = ['vanilla', 'gluten'] as const;

export type GlutenSide = (typeof GLUTEN_SIDES)[number];

/** Columns of a CSV by their headers, and the unit of its times; empty if the file has no such column. */
export interface NamedColumns {
  query: string;
  engine: string;
  iteration: string;
  /** Empty if the header is recognized and only the unit is chosen. */
  time: string;
  /** "ms"; empty if the file names the unit. */
  unit: string;
  /** Empty if the header of the status is recognized, or if there is none. */
  status: string;
}

export const NO_NAMES: NamedColumns = { query: '', engine: '', iteration: '', time: '', unit: '', status: '' };

/** The status of a query that ran and has no time. */
export type FailureStatus = Exclude<Status, 'ok' | 'not_run'>;

/** Facts from the user about a foreign file. They are verified with the file but never taken from it. */
export interface ImportOptions {
  suite: SuiteName;
  /** Title and queries of a team's own suite. */
  ownSuite?: { title: string; queries: readonly string[] };
  queryVersion: string;
  scaleFactor: number;
  tableFormat: string;
  /** The name in the middle of a sentence: "Comet". */
  engine: string;
  statistic: Statistic | Unknown;
  iterations: number | Unknown;
  /** The side of a file with two: vanilla or gluten. */
  side?: GlutenSide;
  /** The engine of a file with several, as the file names it. */
  column?: string;
  columns?: NamedColumns;
  /** What the column memory holds; if absent, it is left out. */
  memory?: MemoryMeasure;
}

/** The parsed content of a foreign file. Rows are usable only if no problem is an error. */
export interface Imported {
  /** In natural order, one row per query of the suite without errors; `line` refers to the foreign file. */
  rows: ResultRow[];
  /** By query, then iteration; empty if the file has one time per query. */
  iterationRows: IterationRow[];
  /** Iterations per query; unknown if the file has one time per query, or if the numbers differ. */
  iterations: number | Unknown;
  /** In natural order; empty if the file does not report query outputs. */
  outputs: OutputRow[];
  /** Published Spark properties of the file, and names of others. */
  configuration: Record<string, string>;
  leftOut: string[];
  /** Rows that could not be parsed; if there are any, `rows` holds only the others, to be validated. */
  unread: UnparsedRow[];
  /** Changes to the file's content, as short phrases. */
  changes: string[];
  /** Notes on the file that must be shown with the numbers. */
  notes: Note[];
  problems: Problem[];
}

export function failedImport(problems: Problem[]): Imported {
  return {
    rows: [],
    iterationRows: [],
    iterations: 'unknown',
    outputs: [],
    configuration: {},
    leftOut: [],
    unread: [],
    changes: [],
    notes: [],
    problems,
  };
}

/** A row without a time. `line` is 0 if the file has none. */
export function missingRow(query: string, status: FailureStatus | 'not_run', reason: string, line = 0): ResultRow {
  return { query, status, timeS: null, minS: null, maxS: null, reason, line };
}

/** A foreign text as the reason of a row: on one line, at most 300 characters, without people, hosts, and paths. */
export function reasonText(text: string): string {
  const line = publishedText(plainText(text)).replace(/\s+/g, ' ').trim();
  return withoutFormula(line.length > 300 ? `${line.slice(0, 298)}…` : line);
}
/** The rows in natural order, with absent queries of the suite as not_run; one warning names them. */
export function completeRows(
  path: string,
  rows: readonly ResultRow[],
  { suite, ownSuite }: Pick<ImportOptions, 'suite' | 'ownSuite'>,
): { rows: ResultRow[]; problems: Problem[] } {
  const present = new Set(rows.map(({ query }) => query));
  const wanted = ownSuite?.queries ?? suiteQueries(suite);
  const absent = wanted.filter((query) => !present.has(query));
  const all = [...rows, ...absent.map((query) => missingRow(query, 'not_run', 'not in the source file'))].sort((a, b) =>
    compareQueries(a.query, b.query),
  );
  if (absent.length === 0) return { rows: all, problems: [] };
  const message = `${absent.length} of ${wanted.length} queries are absent and get the status not_run: ${absent.join(', ')}`;
  return { rows: all, problems: [warning(path, null, message)] };
}

/** The problem of a time that cannot be read, in the column of that name. */
export function timeProblem(path: string, line: number, column: string, { reason, cure, kind }: TimeFault): Problem {
  const found = problem(path, line, `${column}: ${reason}`, cure);
  return kind === 'decimal comma' ? { ...found, kind } : found;
}

/** The problems with one for all decimal commas. */
export function commasOnce(problems: readonly Problem[]): Problem[] {
  const [first, ...others] = problems.filter(({ kind }) => kind === 'decimal comma');
  const more = others.length === 0 ? '' : `, and ${countNoun(others.length, 'more number')} below`;
  return problems
    .filter((one) => !others.includes(one))
    .map((one) => (one === first ? { ...one, message: `${one.message}${more}` } : one));
}

/**
 * The number of fields that all rows have, if there are several and it is not the wanted number; otherwise null. It
 * turns one mistake into one message.
 */
export function commonWidth(rows: readonly CsvLine[], wanted: number): number | null {
  const [first] = rows;
  if (!first || rows.length === 1 || first.cells.length === wanted) return null;
  return rows.every(({ cells }) => cells.length === first.cells.length) ? first.cells.length : null;
}

/** True if queries are in natural order; otherwise `changes` mentions sorting. */
export function sortNaturally(queries: readonly string[]): boolean {
  return queries.every((query, index) => index === 0 || compareQueries(queries[index - 1] ?? '', query) <= 0);
}

import { type CsvLine, problem, type UnreadRow } from '../benchmark/parse';
import { compareQueries, suiteQueries } from '../benchmark/queries';
import type { IterationRow, Note, Problem, ResultRow, Statistic, SuiteName, Unknown } from '../benchmark/types';

/** What the user says about a foreign file; none of it is taken from the file. */
export interface ImportOptions {
  suite: SuiteName;
  queryVersion: string;
  statistic: Statistic;
  iterations: number | Unknown;
}

/** What an importer makes of a foreign file. Rows are to be used only if no problem is an error. */
export interface Imported {
  /** In natural order, one row for every query of the suite unless there are errors; `line` is the line in the foreign file. */
  rows: ResultRow[];
  /** By query, then iteration; empty where the format has summaries only. */
  iterationRows: IterationRow[];
  /** Rows of the file that could not be read; where there are any, `rows` holds only the others, to be validated. */
  unread: UnreadRow[];
  /** What was changed against the file, in a few words each. */
  changes: string[];
  /** Remarks on the file that must stand beside the figures. */
  notes: Note[];
  problems: Problem[];
}

function notRun(query: string): ResultRow {
  return { query, status: 'not_run', timeS: null, minS: null, maxS: null, reason: 'not in the source file', line: 0 };
}

/** The rows in natural order, absent queries of the suite as not_run; one warning names them. */
export function completeRows(
  path: string,
  rows: readonly ResultRow[],
  suite: SuiteName,
): { rows: ResultRow[]; problems: Problem[] } {
  const present = new Set(rows.map(({ query }) => query));
  const wanted = suiteQueries(suite);
  const absent = wanted.filter((query) => !present.has(query));
  const all = [...rows, ...absent.map(notRun)].sort((a, b) => compareQueries(a.query, b.query));
  if (absent.length === 0) return { rows: all, problems: [] };
  const message = `${absent.length} of ${wanted.length} queries are absent and get the status not_run: ${absent.join(', ')}`;
  return { rows: all, problems: [{ ...problem(path, null, message), level: 'warning' }] };
}

/** The number of fields that every one of several rows has where it is not the wanted one: one mistake, one message. */
export function commonWidth(rows: readonly CsvLine[], wanted: number): number | null {
  const [first] = rows;
  if (!first || rows.length === 1 || first.cells.length === wanted) return null;
  return rows.every(({ cells }) => cells.length === first.cells.length) ? first.cells.length : null;
}

/** Whether rows stood in natural order, so that `changes` can say when they did not. */
export function inNaturalOrder(queries: readonly string[]): boolean {
  return queries.every((query, index) => index === 0 || compareQueries(queries[index - 1] ?? '', query) <= 0);
}

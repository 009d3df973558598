import { quoteValue } from '../../benchmark/model/guards/plainText';
import { problem } from '../../benchmark/model/problem';
import type { Artifact, OutputRow, Problem } from '../../benchmark/model/resultSet';
import { type Execution, fromExecutions } from '../executions';
import { failedImport, GLUTEN_SIDES, type GlutenSide, type Imported, type ImportOptions } from '../imported';
import { QueryNames } from '../queryNames';
import { leftOutLines, reportLines } from '../textLines';
import { errorsOf, type GlutenRow, glutenRows } from './glutenTables';

const NOTE = { about: 'results.time_s', text: 'The source’s query time: planning is not part of it.' };

/** Milliseconds of a cell, null for N/A, or the problem of any other cell. */
function milliseconds(path: string, { line, query, time }: GlutenRow): number | null | Problem {
  if (time === 'N/A') return null;
  if (/^\d{1,12}$/.test(time) && Number(time) > 0) return Number(time);
  return problem(path, line, `the time of ${query} must be milliseconds above 0, got ${quoteValue(time)}`);
}

/** A row as an execution; without a time if the query did not pass. */
function execution(row: GlutenRow, query: string, iteration: number, time: number | null, error: string): Execution {
  const found = { query, iteration, line: row.line };
  if (row.passed && time !== null) return { ...found, timeS: time / 1000, reason: '' };
  const wrongResult = time !== null;
  const reason =
    error || (wrongResult ? 'the result check was not passed' : 'the source says only that it was not passed');
  return { ...found, timeS: null, reason, status: wrongResult ? 'wrong_result' : 'failed' };
}

interface Read {
  executions: Execution[];
  counts: Map<string, { values: Set<number>; line: number }>;
  problems: Problem[];
}

function readRows(path: string, rows: readonly GlutenRow[], names: QueryNames, errors: Map<string, string>): Read {
  const read: Read = { executions: [], counts: new Map(), problems: [] };
  const iterations = new Map<string, number>();
  for (const row of rows) {
    const query = names.read(row.query, row.line);
    const time = milliseconds(path, row);
    if (time !== null && typeof time === 'object') read.problems.push(time);
    else if (query !== null) {
      const iteration = (iterations.get(query) ?? 0) + 1;
      iterations.set(query, iteration);
      read.executions.push(execution(row, query, iteration, time, errors.get(row.query) ?? ''));
      if (row.passed && /^\d{1,15}$/.test(row.rowCount)) {
        const counts = read.counts.get(query) ?? { values: new Set<number>(), line: row.line };
        counts.values.add(Number(row.rowCount));
        read.counts.set(query, counts);
      }
    }
  }
  return read;
}

function outputRows(path: string, { counts, problems }: Read): OutputRow[] {
  return [...counts].flatMap(([query, { values, line }]) => {
    if (values.size > 1)
      problems.push(problem(path, line, `iterations of ${query} differ in row count: ${[...values].join(', ')}`));
    return [{ query, rowCount: [...values][0] ?? null, resultHash: '', line }];
  });
}

/** Both sides of a report that compares two; empty for other reports. */
export function glutenSides({ text }: Artifact): string[] {
  return glutenRows(reportLines(text)).some(({ side }) => side !== null) ? [...GLUTEN_SIDES] : [];
}

/** The side from the options, which a column can name as well; null if none is named. */
function sideOf({ side, column }: ImportOptions): GlutenSide | null {
  return side ?? GLUTEN_SIDES.find((known) => known === column) ?? null;
}

/** The problem of a missing or superfluous side; null if there is none. */
function sideProblem(path: string, rows: readonly GlutenRow[], options: ImportOptions): Problem | null {
  const [first] = rows;
  const side = sideOf(options);
  const compares = rows.some((row) => row.side !== null);
  if (!first || compares === (side !== null)) return null;
  if (!compares) return problem(path, first.line, '{--side} is given, and the report has one side only');
  return problem(
    path,
    first.line,
    'the report compares Vanilla and Gluten',
    'say which with {--side} vanilla or {--side} gluten',
  );
}

/**
 * The text report of Gluten's gluten-it: tables of queries with row count and milliseconds without planning; repeated
 * rows of a query are its iterations. A query that did not pass is failed with its error, or has a wrong result if it
 * has a time. Sums (`all`, `succeeded`) are omitted.
 */
export function importGlutenIt({ path, text }: Artifact, options: ImportOptions): Imported {
  const lines = reportLines(text);
  const all = glutenRows(lines);
  const wrongSide = sideProblem(path, all, options);
  if (wrongSide) return failedImport([wrongSide]);
  const names = new QueryNames(path, options);
  const read = readRows(
    path,
    all.filter((row) => row.side === sideOf(options)),
    names,
    errorsOf(lines),
  );
  const outputs = outputRows(path, read);
  const wrong = [...read.problems, ...names.problems, ...names.versionProblems()];
  if (read.executions.length + wrong.length === 0) wrong.push(problem(path, 1, 'the report holds no query'));
  if (wrong.length > 0) return failedImport(wrong);
  const imported = fromExecutions(path, read.executions, options, { outputs });
  return {
    ...imported,
    changes: ['milliseconds to seconds', ...names.changes(), ...imported.changes, ...leftOutLines(text)],
    notes: [NOTE],
  };
}

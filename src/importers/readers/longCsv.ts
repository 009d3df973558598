import { type CsvLine, parseSeconds, type UnreadRow } from '../../benchmark/artifacts/csv';
import { problem } from '../../benchmark/model/problem';
import { compareQueries, parseQueryName } from '../../benchmark/model/queries';
import type { Problem } from '../../benchmark/model/resultSet';
import { shown } from '../../benchmark/text/shown';
import { commonWidth, completeRows, type Imported, type ImportOptions, inNaturalOrder, nothing } from '../imported';
import {
  byQuery,
  commonCount,
  computedChange,
  countable,
  countProblems,
  doubled,
  iterationRows,
  numberedName,
  summaryRow,
  type TimedRow,
} from '../iterations';
import { QueryNames } from '../queryNames';

const LONG_COLUMNS = ['query', 'iteration', 'seconds'] as const;

const POINT_CURE = 'write a decimal point, not a comma';

/** The columns of a header by the names above; `time_s` is what the site's own iterations.csv calls the seconds. */
function columnNames({ cells }: CsvLine): string[] {
  return cells.map((cell) => cell.toLowerCase()).map((name) => (name === 'time_s' ? 'seconds' : name));
}

function headerProblem(path: string, head: CsvLine): Problem | null {
  const { line } = head;
  const found = columnNames(head);
  const missing = LONG_COLUMNS.filter((name) => !found.includes(name));
  const known: readonly string[] = LONG_COLUMNS;
  const extra = found.filter((name, index) => !known.includes(name) || found.indexOf(name) !== index);
  if (missing.length + extra.length === 0) return null;
  const details = [
    missing.length > 0 ? `missing ${missing.join(', ')}` : '',
    extra.length > 0 ? `not allowed ${extra.map(shown).join(', ')}` : '',
  ].filter((text) => text !== '');
  const message = `the header must hold query, iteration and seconds, in any order; ${details.join('; ')}`;
  return problem(path, line, message, 'leave one engine and these three columns in the file');
}

/** The problems of one row's iteration and time; none where both can be read. */
function cellProblems(path: string, line: number, iteration: string, time: ReturnType<typeof parseSeconds>): Problem[] {
  const problems: Problem[] = [];
  if (!/^[1-9]\d{0,4}$/.test(iteration)) {
    problems.push(problem(path, line, `iteration must be a whole number from 1 to 99,999, got ${shown(iteration)}`));
  }
  if (typeof time !== 'number') problems.push(problem(path, line, `seconds: ${time.reason}`, time.cure));
  return problems;
}

function longRow(path: string, row: CsvLine, at: number[], names: QueryNames, problems: Problem[]): TimedRow | null {
  if (row.cells.length !== LONG_COLUMNS.length) {
    const message = `the row has ${row.cells.length} fields, the header has ${LONG_COLUMNS.length}`;
    const cure = row.cells.length > LONG_COLUMNS.length ? POINT_CURE : undefined;
    problems.push(problem(path, row.line, message, cure));
    return null;
  }
  const [name = '', iteration = '', text = ''] = at.map((index) => row.cells[index] ?? '');
  const query = names.read(name, row.line);
  const time = parseSeconds(text);
  const wrong = cellProblems(path, row.line, iteration, time);
  problems.push(...wrong);
  if (query === null || wrong.length > 0 || typeof time !== 'number') return null;
  return { query, iteration: Number(iteration), timeS: time, line: row.line };
}

/** What is wrong with the file below its header as a whole: no rows, or a wrong number of fields in all of them. */
function bodyProblem(path: string, head: CsvLine, body: readonly CsvLine[]): Problem | null {
  const [first] = body;
  if (!first) return problem(path, head.line, 'the file has no rows below its header', 'add one row per iteration');
  const width = commonWidth(body, LONG_COLUMNS.length);
  if (width === null) return null;
  const message = `all ${body.length} rows have ${width} fields, the header has ${LONG_COLUMNS.length}`;
  return problem(path, first.line, message, width > LONG_COLUMNS.length ? POINT_CURE : undefined);
}

/** The rows of a long CSV that could be read, those that could not, what was changed, and the problems. */
interface LongTable {
  rows: TimedRow[];
  unread: UnreadRow[];
  changes: string[];
  problems: Problem[];
}

/** The rows of a long CSV by query in natural order, then by iteration; with the problems of its cells and names. */
export function readLongCsv(path: string, lines: readonly CsvLine[], options: ImportOptions): LongTable {
  const [head, ...body] = lines;
  const wrong = head
    ? (headerProblem(path, head) ?? bodyProblem(path, head, body))
    : problem(path, 1, 'the file is empty');
  if (!head || wrong) return { rows: [], unread: [], changes: [], problems: wrong ? [wrong] : [] };
  const found = columnNames(head);
  const at = LONG_COLUMNS.map((name) => found.indexOf(name));
  const problems: Problem[] = [];
  const names = new QueryNames(path, options);
  const parsed = body.map((row) => longRow(path, row, at, names, problems));
  const rows = parsed.filter((row) => row !== null);
  const ordered = inNaturalOrder(rows.map(({ query }) => query));
  const sorted = [...rows].sort((a, b) => compareQueries(a.query, b.query) || a.iteration - b.iteration);
  return {
    rows: sorted,
    unread: unreadRows(
      body.filter((_, index) => parsed[index] === null),
      at[0] ?? 0,
      options,
    ),
    changes: ['columns renamed', ...names.changes(), ...(ordered ? [] : ['natural order'])],
    problems: [...problems, ...names.problems, ...names.versionProblems(), ...doubled(path, rows, numberedName)],
  };
}

function unreadRows(rows: readonly CsvLine[], at: number, { suite }: ImportOptions): UnreadRow[] {
  return rows.map(({ line, cells }) => ({
    query: parseQueryName(cells[at] ?? '', suite)?.name ?? '',
    line,
    named: false,
  }));
}

/**
 * One row per timed execution: query, iteration (from 1) and seconds, columns in any order, header required. The statistic
 * and the range of each query are computed; the range of a query with one iteration is empty.
 */
export function importLongCsv(path: string, lines: readonly CsvLine[], options: ImportOptions): Imported {
  const { rows, unread, changes, problems } = readLongCsv(path, lines, options);
  const groups = byQuery(rows);
  const wrong = [...problems, ...countProblems(path, countable(groups, unread), options)];
  if (wrong.length > 0) return { ...nothing(wrong), unread };
  const summaries = [...groups].map(([query, group]) => summaryRow(query, group, options));
  const complete = completeRows(path, summaries, options);
  return {
    ...nothing(complete.problems),
    rows: complete.rows,
    iterationRows: iterationRows(rows),
    iterations: commonCount(groups),
    changes: [...changes, computedChange(options)],
  };
}

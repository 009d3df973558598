import type { CsvLine, UnparsedRow } from '../../benchmark/artifacts/csv';
import { parseSeconds } from '../../benchmark/model/guards/numberText';
import { quoteValue } from '../../benchmark/model/guards/plainText';
import { problem } from '../../benchmark/model/problem';
import { parseQueryName } from '../../benchmark/model/queries';
import type { Note, Problem, ResultRow } from '../../benchmark/model/resultSet';
import { joinWords } from '../../benchmark/text/names';
import { isAboutTime, LAYOUT_UNITS, splitUnit, type Unit } from '../columnUnit';
import {
  commasOnce,
  commonWidth,
  completeRows,
  failedImport,
  type Imported,
  type ImportOptions,
  sortNaturally,
  timeProblem,
} from '../imported';
import { QueryNames } from '../queryNames';
import { columnsOf, hasQueriesInHead, withoutUnit } from '../tableHead';

const COLUMNS = ['query', 'time', 'min', 'max'] as const;
const HEADER = [/^(name|query)$/i, /^(mean|median|avg|average|time|min)$/i, /^min$/i, /^max$/i];
const HEADER_WORDS = 'Name,Median,Min,Max, or Name,Mean,Min,Max, or none';

const LAYOUT_UNIT = LAYOUT_UNITS['eks-csv'];

/** The unit of the times below a header, the layout's if it names none; null if it is not the header of a summary. */
function unitOfHeader(heads: readonly string[]): Unit | null {
  const words = heads.map((head) => withoutUnit(head.normalize('NFKC')));
  if (heads.length !== COLUMNS.length || !HEADER.every((name, at) => name.test(words[at] ?? ''))) return null;
  const named = heads.map((head, at) => (words[at] === head ? undefined : splitUnit(head).unit));
  const units = new Set(named.filter((unit) => unit !== undefined));
  const [unit = LAYOUT_UNIT] = units;
  return units.size > 1 ? null : unit;
}

/** Where rows are read from, and what collects their names and problems. */
interface Context {
  path: string;
  unit: Unit;
  names: QueryNames;
  problems: Problem[];
}

/** A first line is a header unless it names a query or holds numbers. */
function isHeader({ cells }: CsvLine, { suite }: Pick<ImportOptions, 'suite'>): boolean {
  return (
    !parseQueryName(cells[0] ?? '', suite) && cells.slice(1).every((cell) => typeof parseSeconds(cell) !== 'number')
  );
}

/** True if a first line is a header, but not of a summary. */
export function isUnknownHeader(row: CsvLine): boolean {
  return isHeader(row, { suite: 'tpcds' }) && headerProblems('', row).length > 0;
}

/** The options that select columns, with the heads of a table of a name and a time: "--query-column job and …". */
function selection(heads: readonly string[]): string {
  const [time, moreTimes] = heads.filter(isAboutTime);
  const [name, moreNames] = heads.filter((head) => !isAboutTime(head));
  const isPlain = [time, name].every((head) => /^\w+$/.test(head ?? ''));
  return moreTimes || moreNames || !isPlain
    ? '{--query-column} and {--time-column}'
    : `{--query-column} ${name} and {--time-column} ${time}`;
}

function headerProblems(path: string, { line, cells }: CsvLine): Problem[] {
  if (unitOfHeader(cells)) return [];
  if (hasQueriesInHead(cells))
    return [
      problem(
        path,
        line,
        'the file has a column for each query',
        'write a row for each query and a column for each engine',
      ),
    ];
  const columns = columnsOf(cells);
  const others = columns
    .filter(({ role, head }) => role === 'extra' && head !== '')
    .map(({ head }) => quoteValue(head));
  if (others.length > 0 && columns.every(({ role }) => role !== 'time')) {
    const message = `no column holds times: ${joinWords(others)} ${others.length === 1 ? 'is not a time' : 'are not times'}`;
    return [problem(path, line, message, 'add a column of times, such as time_s')];
  }
  const message = `the header ${quoteValue(cells.join(','))} is unknown`;
  const cure = `name the columns ${HEADER_WORDS}, or select columns with ${selection(cells)}`;
  return [problem(path, line, message, cure)];
}

/** A note if the header names a different statistic than the user. */
function headerNotes({ cells }: CsvLine, { statistic }: ImportOptions): Note[] {
  const name = withoutUnit(cells[1] ?? '');
  if (name.toLowerCase() === statistic || name.toLowerCase() === 'time') return [];
  return [{ about: 'results.time_s', text: `The source heads this column ${name}; it holds the ${statistic}.` }];
}

function separatorCure(cells: string[]): string | undefined {
  if (cells.length <= COLUMNS.length) return undefined;
  const isComma = cells.length % 2 === 1 && cells.slice(1).every((cell) => /^\d+$/.test(cell));
  const head = 'name the columns on the first line, such as query, run 1, run 2';
  return isComma ? `write a decimal point if the commas are decimal, or ${head}` : head;
}

const FIELDS = 'an eks summary has four: query, time, min and max in seconds';

/** The problem of a file whose rows all have the same wrong number of fields. */
function widthProblem(path: string, body: readonly CsvLine[]): Problem | null {
  const width = commonWidth(body, COLUMNS.length);
  const [first] = body;
  if (width === null || !first) return null;
  const cure = separatorCure(first.cells) ?? 'a CSV of iterations starts with the header query,iteration,seconds';
  return problem(path, first.line, `all ${body.length} rows have ${width} fields; ${FIELDS}`, cure);
}

/** A time of a row in seconds, or null with its problem. */
function seconds({ line, cells }: CsvLine, index: number, { path, unit, problems }: Context): number | null {
  const text = cells[index] ?? '';
  const found =
    text === ''
      ? {
          reason: 'is empty',
          cure: 'leave the row out if the query did not run; for failures write query, time_s, and status',
        }
      : parseSeconds(text, unit);
  if (typeof found === 'number') return found;
  problems.push(timeProblem(path, line, String(COLUMNS[index]), found));
  return null;
}

function resultRow(row: CsvLine, context: Context): ResultRow | null {
  if (row.cells.length !== COLUMNS.length) {
    const message = `the row has ${row.cells.length} fields; ${FIELDS}`;
    context.problems.push(problem(context.path, row.line, message, separatorCure(row.cells)));
    return null;
  }
  const query = context.names.read(row.cells[0] ?? '', row.line);
  const [timeS, minS, maxS] = [1, 2, 3].map((index) => seconds(row, index, context));
  if (query === null || !timeS || !minS || !maxS) return null;
  return { query, status: 'ok', timeS, minS, maxS, reason: '', line: row.line };
}

/** Rows that could not be parsed, under the short name of their query, or the name as written if it is not a query. */
function unreadRows(rows: readonly CsvLine[], { suite }: ImportOptions): UnparsedRow[] {
  return rows.map(({ line, cells: [name = ''] }) => ({
    query: parseQueryName(name, suite)?.name ?? name,
    line,
    named: false,
  }));
}

/** Problems of the whole file: its header, no rows, or a wrong number of fields in all rows. */
function shapeProblems(path: string, lines: readonly CsvLine[], headed: boolean): Problem[] {
  const [first] = lines;
  const body = headed ? lines.slice(1) : lines;
  const header = headed && first ? headerProblems(path, first) : [];
  if (headed && first && first.cells.length !== COLUMNS.length) return header;
  if (body.length === 0)
    return [
      ...header,
      problem(path, first?.line ?? 1, 'the file has no rows below its header', 'add one row per query'),
    ];
  const width = widthProblem(path, body);
  return width ? [...header, width] : header;
}

/** False if the header is not recognized, or if all rows have a different number of fields than a summary. */
function isReadable(path: string, lines: readonly CsvLine[], headed: boolean): boolean {
  const [first] = lines;
  if (headed && first && headerProblems(path, first).length > 0) return false;
  return commonWidth(headed ? lines.slice(1) : lines, COLUMNS.length) === null;
}

/**
 * The summary of eks-spark-benchmark and spark-k8s-benchmarks: query, median, fastest and slowest iteration in seconds;
 * with a header, without, or with one that names the median Mean. The options define the statistic.
 */
export function importEksCsv(path: string, lines: readonly CsvLine[], options: ImportOptions): Imported {
  const [first] = lines;
  const headed = first !== undefined && isHeader(first, options);
  const found = shapeProblems(path, lines, headed);
  const body = isReadable(path, lines, headed) ? lines.slice(headed ? 1 : 0) : [];
  const names = new QueryNames(path, options);
  const unit = (headed && unitOfHeader(first.cells)) || LAYOUT_UNIT;
  const parsed = body.map((row) => resultRow(row, { path, unit, names, problems: found }));
  const rows = parsed.filter((row) => row !== null);
  const problems = [...commasOnce(found), ...names.problems, ...names.versionProblems()];
  const complete = problems.length > 0 ? { rows, problems: [] } : completeRows(path, rows, options);
  const ordered = sortNaturally(rows.map(({ query }) => query));
  return {
    ...failedImport([...problems, ...complete.problems]),
    rows: complete.rows,
    unread: unreadRows(
      body.filter((_, index) => parsed[index] === null),
      options,
    ),
    changes: [
      'columns renamed',
      ...(unit === LAYOUT_UNIT ? [] : [`${unit.name} to seconds`]),
      ...names.changes(),
      ...(ordered ? [] : ['natural order']),
    ],
    notes: headed ? headerNotes(first, options) : [],
  };
}

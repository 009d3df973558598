import { type CsvLine, parseSeconds, problem, shown } from '../benchmark/parse';
import { parseQueryName } from '../benchmark/queries';
import type { Note, Problem, ResultRow } from '../benchmark/types';
import { completeRows, type Imported, type ImportOptions, inNaturalOrder } from './imported';
import { QueryNames } from './queryNames';

const COLUMNS = ['query', 'time', 'min', 'max'] as const;
const HEADER = [/^(name|query)$/i, /^(mean|median|avg|average|time|min)$/i, /^min$/i, /^max$/i];
const HEADER_WORDS = 'Name,Median,Min,Max, or Name,Mean,Min,Max, or none';

/** A first line is a header unless it names a query or holds numbers. */
function isHeader({ cells }: CsvLine, { suite }: ImportOptions): boolean {
  return (
    !parseQueryName(cells[0] ?? '', suite) && cells.slice(1).every((cell) => typeof parseSeconds(cell) !== 'number')
  );
}

function headerProblems(path: string, { line, cells }: CsvLine): Problem[] {
  if (cells.length === COLUMNS.length && HEADER.every((name, index) => name.test(cells[index] ?? ''))) return [];
  const message = `the header must be ${HEADER_WORDS}; got ${shown(cells.join(','))}`;
  return [problem(path, line, message, separatorCure(cells))];
}

/** A remark where the header calls the second column otherwise than the user does. */
function headerNotes({ cells }: CsvLine, { statistic }: ImportOptions): Note[] {
  const name = cells[1] ?? '';
  if (name.toLowerCase() === statistic || name.toLowerCase() === 'time') return [];
  return [{ about: 'results.time_s', text: `The source heads this column ${name}; it holds the ${statistic}.` }];
}

function separatorCure(cells: string[]): string | undefined {
  if (cells.length === 1 && /[;\t]/.test(cells[0] ?? ''))
    return 'separate fields with commas, and write decimal points';
  if (cells.length > COLUMNS.length) return 'write a decimal point, not a comma, and no further columns';
  return undefined;
}

/** A time of a row, or null with its problem. */
function seconds(path: string, { line, cells }: CsvLine, index: number, problems: Problem[]): number | null {
  const text = cells[index] ?? '';
  const found =
    text === '' ? { reason: 'is empty', cure: 'leave the whole row out if the query did not run' } : parseSeconds(text);
  if (typeof found === 'number') return found;
  problems.push(problem(path, line, `${COLUMNS[index]}: ${found.reason}`, found.cure));
  return null;
}

function resultRow(path: string, row: CsvLine, names: QueryNames, problems: Problem[]): ResultRow | null {
  if (row.cells.length !== COLUMNS.length) {
    const message = `the row has ${row.cells.length} fields; an eks summary has four: query, time, min and max in seconds`;
    problems.push(problem(path, row.line, message, separatorCure(row.cells)));
    return null;
  }
  const query = names.read(row.cells[0] ?? '', row.line);
  const [timeS, minS, maxS] = [1, 2, 3].map((index) => seconds(path, row, index, problems));
  if (query === null || !timeS || !minS || !maxS) return null;
  return { query, status: 'ok', timeS, minS, maxS, reason: '', line: row.line };
}

/**
 * The summary that eks-spark-benchmark and spark-k8s-benchmarks write: query, median, fastest and slowest iteration in
 * seconds, with a header, without, or with one that calls the median Mean. The statistic is what the options say.
 */
export function importEksCsv(path: string, lines: readonly CsvLine[], options: ImportOptions): Imported {
  const [first] = lines;
  const headed = first !== undefined && isHeader(first, options);
  const body = headed ? lines.slice(1) : lines;
  const problems = headed ? headerProblems(path, first) : [];
  if (body.length === 0) problems.push(problem(path, first?.line ?? 1, 'the file has no rows below its header'));
  const names = new QueryNames(path, options);
  const rows = body.map((row) => resultRow(path, row, names, problems)).filter((row) => row !== null);
  const complete = completeRows(path, rows, options.suite);
  const ordered = inNaturalOrder(rows.map(({ query }) => query));
  return {
    rows: complete.rows,
    iterationRows: [],
    changes: ['columns renamed', ...names.changes(), ...(ordered ? [] : ['natural order'])],
    notes: headed ? headerNotes(first, options) : [],
    problems: [...problems, ...names.problems, ...names.versionProblems(), ...complete.problems],
  };
}

import Papa from 'papaparse';
import { quoteValue } from '../model/guards/plainText';
import { problem } from '../model/problem';
import type { Artifact, Problem } from '../model/resultSet';

/** One row of a CSV file; `line` is its first line, from 1. */
export interface CsvLine {
  line: number;
  cells: string[];
}

export interface CsvRow<Name extends string = string> {
  line: number;
  cells: Record<Name, string>;
}

/** A row that could not be parsed; `query` is its first cell. */
export interface UnparsedRow {
  query: string;
  line: number;
  /** True if the name must still be checked; false if the row has too few or too many fields. */
  named: boolean;
}

function emptyFile(path: string): Problem {
  return problem(path, 1, 'the file is empty', 'write a header and one row per query');
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Problem of a text as a whole, or null. */
export function textProblem({ path, text }: Artifact): Problem | null {
  if (text.startsWith('\uFEFF')) {
    return problem(path, 1, 'the file starts with a byte order mark', 'save it as UTF-8 without BOM');
  }
  const control = /(?![\t\n\r])\p{Cc}|\uFFFD/u.exec(text);
  if (control) {
    const line = text.slice(0, control.index).split('\n').length;
    return problem(
      path,
      line,
      `not UTF-8 text: found the character ${codeOf(control[0])}`,
      'save it as UTF-8 text, not UTF-16 or binary',
    );
  }
  const invisible = /[\p{Cf}\u2028\u2029]/u.exec(text);
  if (invisible) {
    const line = text.slice(0, invisible.index).split('\n').length;
    return problem(path, line, `the invisible character ${codeOf(invisible[0])} is not allowed`, 'remove it');
  }
  return text.trim() === '' ? emptyFile(path) : null;
}

/** First line of each row; quoted fields may contain line breaks. */
function startLines(rows: string[][]): number[] {
  let line = 1;
  return rows.map((cells) => {
    const start = line;
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
    return start;
  });
}

/**
 * Rows of a text with one delimiter, by default a comma, without empty rows; CRLF becomes LF. A text that is empty,
 * binary, or UTF-16, or has an unclosed quote, returns no rows and a problem.
 */
export function readRows(artifact: Artifact, delimiter = ','): { rows: CsvLine[]; problems: Problem[] } {
  const broken = textProblem(artifact);
  if (broken) return { rows: [], problems: [broken] };
  const parsed = Papa.parse<string[]>(artifact.text.replace(/\r\n?/g, '\n'), { delimiter, newline: '\n' });
  const lines = startLines(parsed.data);
  const quotes = parsed.errors.filter((error) => error.type === 'Quotes');
  if (quotes.length > 0) {
    return {
      rows: [],
      problems: quotes.map((error) => problem(artifact.path, lines[error.row ?? 0] ?? null, ...quoteText(error.code))),
    };
  }
  const rows = parsed.data.map((cells, index) => ({
    line: lines[index] ?? 0,
    cells: cells.map((cell) => cell.trim()),
  }));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { rows: filled, problems: filled.length === 0 ? [emptyFile(artifact.path)] : [] };
}

function quoteText(code: string): [message: string, cure: string] {
  const cure = 'and double any quote inside the field';
  return code === 'MissingQuotes'
    ? ['a quoted field is not closed', `close the quote, ${cure}`]
    : ['text follows the closing quote of a field', `put a comma after the quote, ${cure}`];
}

/** Problem of a header other than `columns`; null if it matches. */
function headerProblem(path: string, line: CsvLine, columns: readonly string[]): Problem | null {
  const found = line.cells;
  if (found.length === columns.length && found.every((name, index) => name === columns[index])) return null;
  const wanted = columns.join(',');
  if (found.length === 1 && /[;\t]/.test(found[0] ?? '')) {
    return problem(
      path,
      line.line,
      `fields are separated by semicolons or tabs: ${quoteValue(found[0] ?? '')}`,
      'separate them with commas',
    );
  }
  const missing = columns.filter((name) => !found.includes(name));
  const extra = found.filter((name) => !columns.includes(name));
  const details = [
    missing.length > 0 ? `missing ${missing.join(', ')}` : '',
    extra.length > 0 ? `not allowed ${extra.map(quoteValue).join(', ')}` : '',
    missing.length + extra.length === 0 ? 'the columns are in the wrong order' : '',
  ].filter((text) => text !== '');
  const message = `the header must be ${wanted}; ${details.join('; ')}`;
  return problem(path, line.line, message, 'name these columns in this order on the first line');
}

/** Rows of a table with exactly the header `columns`. Rows of another length are in `malformed`, with a problem. */
export function parseTable<Name extends string>(
  artifact: Artifact,
  columns: readonly Name[],
): { rows: CsvRow<Name>[]; malformed: CsvLine[]; problems: Problem[] } {
  const { rows: lines, problems } = readRows(artifact);
  const [head, ...body] = lines;
  if (!head) return { rows: [], malformed: [], problems };
  const wrong = headerProblem(artifact.path, head, columns);
  if (wrong) return { rows: [], malformed: [], problems: [wrong] };
  const rows: CsvRow<Name>[] = [];
  const malformed: CsvLine[] = [];
  for (const { line, cells } of body) {
    if (cells.length === columns.length) {
      const named = {} as Record<Name, string>;
      for (const [index, name] of columns.entries()) named[name] = cells[index] ?? '';
      rows.push({ line, cells: named });
    } else {
      malformed.push({ line, cells });
      problems.push(
        problem(
          artifact.path,
          line,
          `the row has ${cells.length} fields, the header has ${columns.length}`,
          fieldFix(cells),
        ),
      );
    }
  }
  return { rows, malformed, problems };
}

function fieldFix(cells: string[]): string | undefined {
  return cells.length === 1 && /[;\t]/.test(cells[0] ?? '') ? 'separate fields with commas' : undefined;
}

import { type CsvLine, problem, readRows, shown, type UnreadRow } from '../benchmark/parse';
import type { Artifact, IterationRow, Problem } from '../benchmark/types';
import { importEksCsv } from './eksCsv';
import type { Imported, ImportOptions } from './imported';
import { importLongCsv, readLongCsv } from './longCsv';

/** The formats that can be imported; each is recognised by its first line. */
export type Format = 'eks CSV' | 'long CSV';

const FORMATS = 'eks CSV (query,median,min,max; header or none) and long CSV (header query,iteration,seconds)';

/** The format whose first line this is; null for a line of one field, which no format has. */
export function recogniseFormat({ cells }: CsvLine): Format | null {
  const names = cells.map((cell) => cell.toLowerCase());
  if (names.includes('iteration') || names.includes('seconds')) return 'long CSV';
  return cells.length > 1 ? 'eks CSV' : null;
}

function nothing(problems: Problem[]): Imported {
  return { rows: [], iterationRows: [], unread: [], changes: [], notes: [], problems };
}

function unrecognised(path: string, { line, cells }: CsvLine): Problem {
  const text = cells[0] ?? '';
  const cure = /[;\t|]/.test(text) ? 'separate fields with commas, and write decimal points' : undefined;
  return problem(
    path,
    line,
    `the format is not recognised; the first line is ${shown(text)}. Known formats: ${FORMATS}`,
    cure,
  );
}

/** A foreign result file as rows of a result set, with every problem of the file. Never throws. */
export function importResults(artifact: Artifact, options: ImportOptions): Imported {
  const { rows: lines, problems } = readRows(artifact);
  const [first] = lines;
  if (!first) return nothing(problems);
  const format = recogniseFormat(first);
  if (format === null) return nothing([unrecognised(artifact.path, first)]);
  return format === 'long CSV'
    ? importLongCsv(artifact.path, lines, options)
    : importEksCsv(artifact.path, lines, options);
}

/** The iterations of a long CSV, to be kept beside a summary; by query, then iteration. Never throws. */
export function importIterations(
  artifact: Artifact,
  options: ImportOptions,
): { iterationRows: IterationRow[]; unread: UnreadRow[]; problems: Problem[] } {
  const { rows: lines, problems } = readRows(artifact);
  if (problems.length > 0) return { iterationRows: [], unread: [], problems };
  const long = readLongCsv(artifact.path, lines, options);
  return {
    iterationRows: long.rows.map(({ query, iteration, timeS }) => ({ query, iteration, timeS })),
    unread: long.unread,
    problems: long.problems,
  };
}

import { parseTime, textProblem } from '../benchmark/artifacts/csv';
import { listNames } from '../benchmark/artifacts/sanityChecks/listNames';
import { groupBy } from '../benchmark/model/groupBy';
import { hasErrors, problem, warning } from '../benchmark/model/problem';
import type { Artifact, IterationRow, Problem } from '../benchmark/model/resultSet';
import { quoteValue } from '../benchmark/text/quoteValue';
import { parseJson } from '../json/jsonFile';
import { measuresNoTime } from './columnUnit';
import { foreignRows } from './foreignRows';
import { type FileSample, FORMATS, type ForeignFormat, type FormatId } from './formats';
import { failedImport, type Imported, type ImportOptions, NO_NAMES } from './imported';
import { coldText } from './iterations';
import { jsonText } from './jsonLines';
import { MEASURE_FORMATS } from './measureFormats';
import { isUnknownHeader } from './parsers/eksCsv';
import { readTableCsv } from './parsers/tableCsv';
import { refusedFormat } from './refusedFormats';
import { columnsOf, headProblems, holdsVersions, namedColumns } from './tableHead';
import { fromTable } from './timeTable';

/** The format without distinguishing features: four fields with commas. */
const NO_MARKS: FormatId = 'eks-csv';

function jsonValue(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Enough lines to find the delimiter and the header. */
const SAMPLE_LINES = 50;

function sampleOf(text: string): FileSample {
  const start = text.split('\n', SAMPLE_LINES).join('\n');
  const first = /^(?!\s*#).*\S.*$/m.exec(text)?.[0] ?? '';
  const [row] = [start, first].flatMap((part) => foreignRows({ path: '', text: part }).rows);
  return { text, fields: row?.cells ?? [first], json: jsonValue(jsonText(text)) };
}

/** Formats that recognize a file: one, none, or several, from which the user must choose. */
export function recogniseFormats(text: string): ForeignFormat[] {
  const seen = sampleOf(text);
  if (refusedFormat(seen)) return [];
  const found = FORMATS.filter(({ recognises }) => recognises(seen));
  const marked = found.filter(({ id }) => id !== NO_MARKS);
  return marked.length > 0 ? marked : found;
}

const KNOWN = [...FORMATS, ...MEASURE_FORMATS].map(({ title, shape }) => `${title} (${shape})`).join(', ');

/** The reason why a file of no known format cannot be parsed: a known program wrote it, or it is broken JSON. */
function unrecognised({ path, text }: Artifact): Problem[] {
  const refused = refusedFormat(sampleOf(text));
  if (refused) return [problem(path, 1, `the output of ${refused.title} holds ${refused.holds}`, refused.cure)];
  if (/^\s*[{[]/.test(text)) {
    const { problems } = parseJson({ path, text });
    if (problems.length > 0) return problems;
  }
  const first = /^.*\S.*$/m.exec(text)?.[0] ?? '';
  const line = text.slice(0, text.indexOf(first)).split('\n').length;
  const message = `unknown format; the first line is ${quoteValue(first)}. Known formats: ${KNOWN}`;
  return [problem(path, line, message)];
}

function ambiguous(path: string, found: readonly ForeignFormat[]): Problem {
  const names = found.map(({ title }) => title).join(' and ');
  const options = found.map(({ id }) => `--format ${id}`).join(' or ');
  return problem(path, 1, `the file looks like ${names}`, `say which with ${options}`);
}

/** The format of a file: the requested one, otherwise the recognized one, otherwise problems with the reasons. */
export function formatOf(artifact: Artifact, wanted?: FormatId): ForeignFormat | Problem[] {
  const broken = textProblem(artifact);
  if (broken) return [broken];
  const found = wanted ? FORMATS.filter(({ id }) => id === wanted) : recogniseFormats(artifact.text);
  const [format] = found;
  if (!format) return unrecognised(artifact);
  return found.length > 1 ? [ambiguous(artifact.path, found)] : format;
}

/**
 * The header of a CSV with unrecognized query or time columns, or with times in an unclear unit only; null for every
 * other file, also if no column can hold times.
 */
export function unknownHeader(artifact: Artifact): { heads: string[]; lacksUnit: boolean } | null {
  const [format, other] = recogniseFormats(artifact.text);
  const [head, first] = foreignRows(artifact).rows;
  if (!format || other || !head || first?.cells.length !== head.cells.length) return null;
  const heads = head.cells;
  const hasTime = first.cells.some(
    (cell, at) => typeof parseTime(cell) === 'number' && !measuresNoTime(heads[at] ?? ''),
  );
  if (!hasTime) return null;
  if (format.id === NO_MARKS) return isUnknownHeader(head) ? { heads, lacksUnit: false } : null;
  const isUnclear = format.id === 'table-csv' && headProblems('', 1, columnsOf(heads)).length > 0;
  if (!isUnclear || holdsVersions(heads)) return null;
  return { heads, lacksUnit: headProblems('', 1, namedColumns(heads, { ...NO_NAMES, unit: 's' })).length === 0 };
}

/** A foreign result file as rows of a result set, its format, and every problem of the file. Never throws. */
export function importResults(
  artifact: Artifact,
  options: ImportOptions & { format?: FormatId },
): Imported & { format: ForeignFormat | null } {
  const format = formatOf(artifact, options.columns ? 'table-csv' : options.format);
  if (Array.isArray(format)) return { ...failedImport(format), format: null };
  const read = format.read(artifact, options);
  const remarks = hasErrors(read.problems) ? [] : remarksOn(read).map((text) => warning(artifact.path, null, text));
  return { ...read, problems: [...read.problems, ...remarks], format };
}

/** Sentences about failed queries and about much longer first iterations. */
export function remarksOn({ rows, iterationRows }: Pick<Imported, 'rows' | 'iterationRows'>): string[] {
  const failures = rows.filter(({ status }) => status === 'failed' || status === 'wrong_result');
  const failed = [...groupBy(failures, ({ reason }) => reason)].map(
    ([reason, own]) => `${listNames(own.map(({ query }) => query))} failed: ${reason}`,
  );
  const times = [...groupBy(iterationRows, ({ query }) => query).values()];
  const cold = coldText(times.map((own) => own.map(({ timeS }) => timeS)));
  return [...failed, ...(cold === '' ? [] : [`${cold}; if it is a warm-up, remove it from the file`])];
}

/** The engines of a file if it has times of several; otherwise empty. Never throws. */
export function enginesOf(artifact: Artifact, wanted?: FormatId): string[] {
  const format = formatOf(artifact, wanted);
  const engines = Array.isArray(format) ? [] : (format.engines?.(artifact) ?? []);
  return engines.length > 1 ? engines : [];
}

/** The iterations of a CSV, to be stored next to a summary; by query, then iteration. Never throws. */
export function importIterations(
  artifact: Artifact,
  options: ImportOptions,
): { iterationRows: IterationRow[]; problems: Problem[] } {
  const { rows, problems } = foreignRows(artifact);
  if (problems.length > 0) return { iterationRows: [], problems };
  const table = readTableCsv(artifact.path, rows);
  const read = fromTable(artifact.path, table, { ...options, iterations: 'unknown' });
  const errors = read.problems.filter(({ level }) => level === 'error');
  if (errors.length > 0 || read.iterationRows.length > 0)
    return { iterationRows: read.iterationRows, problems: errors };
  const message = 'the file has no column of iterations, or each query ran once';
  return { iterationRows: [], problems: [problem(artifact.path, 1, message)] };
}

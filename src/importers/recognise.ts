import { textProblem } from '../benchmark/artifacts/csv';
import { listNames } from '../benchmark/artifacts/sanityChecks/listNames';
import { groupBy } from '../benchmark/model/groupBy';
import { quoteValue } from '../benchmark/model/guards/plainText';
import { hasErrors, problem, warning } from '../benchmark/model/problem';
import type { Artifact, IterationRow, Problem } from '../benchmark/model/resultSet';
import { formatQueries } from '../benchmark/text/numbers';
import { parseJson } from '../json/jsonFile';
import { measuresNoTime } from './columnUnit';
import { foreignRows } from './foreignRows';
import { type FileSample, FORMATS, type ForeignFormat, type FormatId } from './formats';
import { failedImport, type Imported, type ImportOptions, type NamedColumns, NO_NAMES } from './imported';
import { coldText } from './iterations';
import { jsonText } from './jsonLines';
import { MEASURE_FORMATS } from './measureFormats';
import { isUnknownHeader } from './parsers/eksCsv';
import { csvRows } from './parsers/tableCsv';
import { refusedFormat } from './refusedFormats';
import { columnsOfTable, type RowTable, readRowTable, textsOf } from './rowTable';
import { type Column, hasQueriesInHead, headProblems, holdsVersions } from './tableHead';
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
  const [rows = []] = [start, first]
    .map((part) => foreignRows({ path: '', text: part }).rows)
    .filter((read) => read.length > 0);
  return { text, rows: rows.length > 0 ? rows : [{ line: 1, cells: [first] }], json: jsonValue(jsonText(text)) };
}

/** Formats that recognize a file: one, none, or several, from which the user must choose. */
export function recogniseFormats(text: string): ForeignFormat[] {
  const seen = sampleOf(text);
  if (refusedFormat(seen) || HTML.test(text)) return [];
  const found = FORMATS.filter(({ recognises }) => recognises(seen));
  const marked = found.filter(({ id }) => id !== NO_MARKS);
  return marked.length > 0 ? marked : found;
}

const KNOWN = [...FORMATS, ...MEASURE_FORMATS].map(({ title, shape }) => `${title} (${shape})`).join(', ');

const HTML = /<\/?(html|table|td|tr)\b/i;

/** The reason why a file of no known format cannot be parsed: a known program wrote it, or it is broken JSON. */
function unrecognised({ path, text }: Artifact): Problem[] {
  if (HTML.test(text))
    return [problem(path, 1, 'the file is HTML', 'copy the table from the browser and save it as text, with tabs')];
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
  const options = found.map(({ id }) => `{--format} ${id}`).join(' or ');
  return problem(path, 1, `the file looks like ${names}`, `say which with ${options}`);
}

/** The format of a file whose columns or unit the user names: the recognized one, otherwise a CSV. */
function tableFormatOf(artifact: Artifact, columns: NamedColumns): ForeignFormat | Problem[] {
  const tables = FORMATS.filter(({ table }) => table);
  const found = recogniseFormats(artifact.text).find(({ table }) => table);
  const isJson = /^\s*[{[]/.test(artifact.text);
  const format = found ?? tables.find(({ id }) => id === (isJson ? 'json-rows' : 'table-csv'));
  const [fixed] = recogniseFormats(artifact.text).filter(({ id, table }) => !table && id !== NO_MARKS);
  if (!fixed && format) return format;
  const what = columns.time === '' ? 'its unit is fixed' : 'its columns are fixed';
  return [problem(artifact.path, 1, `the file is ${fixed?.title}; ${what}`, 'leave the columns and the unit out')];
}

/** The format of a file: the requested one, otherwise the recognized one, otherwise problems with the reasons. */
export function formatOf(artifact: Artifact, wanted?: FormatId, columns?: NamedColumns): ForeignFormat | Problem[] {
  const broken = textProblem(artifact);
  if (broken) return [broken];
  if (columns && !wanted) return tableFormatOf(artifact, columns);
  const found = wanted ? FORMATS.filter(({ id }) => id === wanted) : recogniseFormats(artifact.text);
  const [format] = found;
  if (!format) return unrecognised(artifact);
  return found.length > 1 ? [ambiguous(artifact.path, found)] : format;
}

/** A table about which the user must say something before its times can be read. */
interface OpenTable {
  table: RowTable;
  /** True if only the unit of the times is unknown, false if the columns are. */
  lacksUnit: boolean;
}

/** True if some column has numbers and can be one of times. */
function hasNumbers(table: RowTable): boolean {
  return textsOf(table).some((cells) =>
    cells.some((cell, at) => /^[\d.]/.test(cell) && !measuresNoTime(table.heads[at] ?? '')),
  );
}

/** True if rows repeat a query of one engine and iteration, so that a further column must tell them apart. */
function repeatsRows(table: RowTable, columns: readonly Column[]): boolean {
  const keys = columns
    .filter(({ role }) => role === 'query' || role === 'engine' || role === 'iteration')
    .map(({ at }) => at);
  const rows = textsOf(table).map((cells) => JSON.stringify(keys.map((at) => cells[at])));
  return new Set(rows).size < rows.length;
}

/**
 * The table of a file whose columns, or only whose unit, the user must name; null for every other file, also if no column
 * can hold times.
 */
export function openTable(artifact: Artifact): OpenTable | null {
  const [format, other] = recogniseFormats(artifact.text);
  if (!format || other) return null;
  const [head] = format.id === NO_MARKS ? foreignRows(artifact).rows : [];
  const table = head ? csvRows(artifact.path, foreignRows(artifact).rows) : (format.table?.(artifact, null) ?? []);
  if (Array.isArray(table) || !hasNumbers(table)) return null;
  if (head) return isUnknownHeader(head) && !hasQueriesInHead(table.heads) ? { table, lacksUnit: false } : null;
  const columns = columnsOfTable(table);
  const isRepeated =
    repeatsRows(table, columns) && columns.some(({ role, head: name }) => role === 'extra' && name !== '');
  if ((headProblems('', 1, columns).length === 0 && !isRepeated) || holdsVersions(columns)) return null;
  const named = columnsOfTable(table, { ...NO_NAMES, unit: 's' });
  return { table, lacksUnit: !isRepeated && headProblems('', 1, named).length === 0 };
}

/** A foreign result file as rows of a result set, its format, and every problem of the file. Never throws. */
export function importResults(
  artifact: Artifact,
  options: ImportOptions & { format?: FormatId },
): Imported & { format: ForeignFormat | null } {
  const format = formatOf(artifact, options.format, options.columns);
  if (Array.isArray(format)) return { ...failedImport(format), format: null };
  const read = format.read(artifact, options);
  const remarks = hasErrors(read.problems) ? [] : remarksOn(read).map((text) => warning(artifact.path, null, text));
  return { ...read, problems: [...read.problems, ...remarks], format };
}

/** Sentences about failed queries, about queries that all return no row, and about much longer first iterations. */
export function remarksOn({
  rows,
  iterationRows,
  outputs,
}: Pick<Imported, 'rows' | 'iterationRows' | 'outputs'>): string[] {
  const failures = rows.filter(({ status }) => status !== 'ok' && status !== 'not_run');
  const failed = [...groupBy(failures, ({ reason }) => reason)].map(
    ([reason, own]) => `${listNames(own.map(({ query }) => query))} failed: ${reason}`,
  );
  const times = [...groupBy(iterationRows, ({ query }) => query).values()];
  const cold = coldText(times.map((own) => own.map(({ timeS }) => timeS)));
  const counted = outputs.filter(({ rowCount }) => rowCount !== null);
  const isEmpty = counted.length > 1 && counted.every(({ rowCount }) => rowCount === 0);
  const empty = isEmpty ? [`none of ${formatQueries(counted.length)} returned a row: the tables may be empty`] : [];
  return [...failed, ...empty, ...(cold === '' ? [] : [`${cold}; if it is a warm-up, remove it from the file`])];
}

/** The engines of a file if it has times of several; otherwise empty. Never throws. */
export function enginesOf(artifact: Artifact, wanted?: FormatId, columns?: NamedColumns): string[] {
  const format = formatOf(artifact, wanted, columns);
  const engines = Array.isArray(format) ? [] : (format.engines?.(artifact, columns) ?? []);
  return engines.length > 1 ? engines : [];
}

/** The iterations of a CSV, to be stored next to a summary; by query, then iteration. Never throws. */
export function importIterations(
  artifact: Artifact,
  options: ImportOptions,
): { iterationRows: IterationRow[]; problems: Problem[] } {
  const { rows, problems } = foreignRows(artifact);
  if (problems.length > 0) return { iterationRows: [], problems };
  const table = readRowTable(csvRows(artifact.path, rows), options.columns);
  const read = fromTable(artifact.path, table, { ...options, iterations: 'unknown' });
  const errors = read.problems.filter(({ level }) => level === 'error');
  if (errors.length > 0 || read.iterationRows.length > 0)
    return { iterationRows: read.iterationRows, problems: errors };
  const message = 'the file has no column of iterations, or each query ran once';
  return { iterationRows: [], problems: [problem(artifact.path, 1, message)] };
}

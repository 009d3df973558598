import { type CsvRow, parseTable } from '../benchmark/artifacts/csv';
import { REPORT_TABLES, type ReportTableName } from '../benchmark/artifacts/reportTables';
import { compare } from '../benchmark/comparison/compare';
import { CompareError } from '../benchmark/comparison/pairFaults';
import { formulaFault } from '../benchmark/model/guards/formula';
import { decimalNumber } from '../benchmark/model/guards/numberText';
import { problem } from '../benchmark/model/problem';
import { QUERY_MEASURES } from '../benchmark/model/queryMetrics';
import type { Report } from '../benchmark/model/report';
import type { Artifact, Problem, ResultSet } from '../benchmark/model/resultSet';
import { hasLooseBrace, placeholders } from '../benchmark/text/placeholders';
import { unknownName } from '../benchmark/text/suggestName';
import { headline } from '../components/report/headline';
import { erratumTemplate } from '../components/report/tables';
import { measurePath, smallValues } from '../components/report/tableValues';
import { type PageValues, queryValues, valueAt } from '../components/report/values';

interface Checked {
  /** Values that slips.csv can name; null without slips.csv or if the two sides cannot be compared. */
  values: PageValues | null;
  report: Report;
  sides: { baseline: ResultSet | undefined; candidate: ResultSet | undefined };
}

type Check = (value: string, row: CsvRow, context: Checked) => string | null;

function oneOf(...known: string[]): Check {
  return (value) => (known.includes(value) ? null : `must be ${known.join(' or ')}, got ${JSON.stringify(value)}`);
}

const side = oneOf('baseline', 'candidate');

const note: Check = (value, _row, { report }) => {
  const known = report.notes.map(({ about }) => about);
  return value === '' || known.includes(value) ? null : unknownName('note', value, known);
};

const finding: Check = (value, _row, { report }) =>
  report.findings.includes(value) ? null : unknownName('finding', value, report.findings);

const setting: Check = (value, row, { sides }) => {
  const configuration = sides[row.cells.side === 'candidate' ? 'candidate' : 'baseline']?.configuration;
  return !configuration || Object.hasOwn(configuration, value)
    ? null
    : unknownName('setting', value, Object.keys(configuration));
};

const wholeNumber: Check = (value) =>
  /^\d{1,2}$/.test(value) ? null : `must be a non-negative integer, got ${JSON.stringify(value)}`;

const queries: Check = (value, _row, { sides }) => {
  const known = new Set(sides.baseline?.rows.map(({ query }) => query));
  const wrong = value.split(/\s+/).filter((query) => known.size > 0 && !known.has(query));
  return wrong.length === 0 ? null : `not a query of the baseline: ${wrong.join(', ')}`;
};

function unknownValue(path: string, { headline: _, queries: matched, texts }: PageValues): string {
  const perQuery = Object.entries(matched).flatMap(([query, fields]) =>
    Object.keys(fields).map((field) => `queries.${query}.${field}`),
  );
  return unknownName('value', path, [...Object.keys(texts), ...perQuery]);
}

/** A text with `{paths}`; each path must name a value. */
const template: Check = (text, _row, { values }) => {
  if (hasLooseBrace(text)) return 'a brace without its partner; a value is written {path}';
  const wrong = values && placeholders(text).find((path) => valueAt(values, path) === undefined);
  return values && wrong !== null && wrong !== undefined ? unknownValue(wrong, values) : null;
};

const value: Check = (of, row, context) => template(erratumTemplate(of), row, context);

/** A group has a measure with its limit, or a list of queries. */
const groupMeasure: Check = (value, { cells }) => {
  if ((value === '') === (cells.queries === '')) return 'a group has either measure and at_most, or queries';
  return value === '' || QUERY_MEASURES.some((name) => name === value)
    ? null
    : unknownName('measure', value, QUERY_MEASURES);
};

const groupLimit: Check = (value, { cells }) =>
  (cells.measure === '') === (value === '') && (value === '' || decimalNumber(value) !== null)
    ? null
    : `must be a number if the row has a metric, and empty otherwise, got ${JSON.stringify(value)}`;

const groupQueries: Check = (value, row, context) => (value === '' ? null : queries(value, row, context));

const number: Check = (value) =>
  decimalNumber(value) === null ? `must be a number, got ${JSON.stringify(value)}` : null;

const upperEnd: Check = (value, { cells }) => {
  if (value === '') return null;
  const [low, high] = [decimalNumber(cells.low ?? ''), decimalNumber(value)];
  return high === null || (low !== null && high < low)
    ? `must be a number from low on, got ${JSON.stringify(value)}`
    : null;
};

const filled: Check = (value) => (value === '' ? 'is empty' : null);

const CHECKS: Record<ReportTableName, Record<string, Check>> = {
  'aggregates.csv': { measure: filled, note },
  'metrics.csv': { query: finding, measure: filled, note },
  'plans.csv': { query: finding, side, depth: wholeNumber, differs: oneOf('yes', 'no') },
  'settings.csv': { side, key: setting },
  'slips.csv': { place: filled, published: filled, of: value, comment: template },
  'patterns.csv': { pattern: filled, favours: side, queries },
  'findings.csv': { query: finding, cause: filled },
  'groups.csv': { group: filled, measure: groupMeasure, at_most: groupLimit, queries: groupQueries },
  'runs.csv': { run: filled, measure: filled, low: number, high: upperEnd },
};

function rowProblems(path: string, row: CsvRow, checks: Record<string, Check>, context: Checked): Problem[] {
  return Object.entries(checks).flatMap(([column, check]) => {
    const message = formulaFault(column, row.cells[column] ?? '') ?? check(row.cells[column] ?? '', row, context);
    return message === null ? [] : [problem(path, row.line, `${column}: ${message}`)];
  });
}

/** Values of a report's comparison, for the paths in slips.csv. */
function pageValues(
  { buckets, vary }: Pick<Report, 'buckets' | 'vary'>,
  tables: readonly Artifact[],
  { baseline, candidate }: Checked['sides'],
): PageValues | null {
  if (!baseline || !candidate) return null;
  try {
    const comparison = compare(baseline, candidate, [], { vary });
    return {
      headline: headline(comparison, buckets),
      queries: queryValues(comparison),
      texts: smallValues(tables, comparison),
    };
  } catch (error) {
    if (error instanceof CompareError) return null;
    throw error;
  }
}

/** A problem for each row whose values would have the same path as an earlier row. */
function duplicateMeasures(path: string, rows: readonly CsvRow[]): Problem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ line, cells }) => {
    const name = measurePath(cells as CsvRow<'measure'>['cells']);
    const before = seen.has(name);
    seen.add(name);
    return before ? [problem(path, line, `duplicate ${name}`)] : [];
  });
}

/** Rows after this many problems of a table are not checked, because suggesting a name for each is slow. */
const MAX_PROBLEMS = 100;

function rowsProblems(
  path: string,
  rows: readonly CsvRow[],
  checks: Record<string, Check>,
  context: Checked,
): Problem[] {
  const found: Problem[] = [];
  for (const [index, row] of rows.entries()) {
    if (found.length >= MAX_PROBLEMS) {
      const message = `after ${found.length} problems the other ${rows.length - index} rows are not looked at`;
      return [...found, problem(path, row.line, message)];
    }
    found.push(...rowProblems(path, row, checks, context));
  }
  return found;
}

/** Every problem of the small tables of a report's comparison: columns, and names that do not exist. */
export function reportTableProblems(
  tables: readonly Artifact[],
  report: Report,
  pair: Record<'baseline' | 'candidate', string>,
  resultSets: readonly ResultSet[],
): Problem[] {
  const find = (id: string) => resultSets.find((set) => set.id === id);
  const sides = { baseline: find(pair.baseline), candidate: find(pair.candidate) };
  const namesValues = tables.some(({ path }) => path.endsWith('/slips.csv'));
  const values = namesValues ? pageValues(report, tables, sides) : null;
  const context = { report, sides, values };
  return tables.flatMap((table) => {
    const name = (table.path.split('/').pop() ?? '') as ReportTableName;
    const { rows, problems } = parseTable<string>(table, REPORT_TABLES[name]);
    return [
      ...problems,
      ...rowsProblems(table.path, rows, CHECKS[name], context),
      ...(name === 'aggregates.csv' || name === 'metrics.csv' ? duplicateMeasures(table.path, rows) : []),
    ];
  });
}

import { compare } from '../benchmark/compare';
import { hasLooseBrace, placeholders } from '../benchmark/fillValues';
import { headline } from '../benchmark/headline';
import { CompareError } from '../benchmark/match';
import { type CsvRow, parseTable, problem } from '../benchmark/parse';
import { slipTemplate } from '../benchmark/reportTables';
import type { Report } from '../benchmark/reportTypes';
import { SMALL_TABLES, type SmallTableName } from '../benchmark/smallTables';
import { measurePath, smallValues } from '../benchmark/smallValues';
import type { Artifact, Problem, ResultSet } from '../benchmark/types';
import { type PageValues, queryValues, valueAt } from '../benchmark/values';
import { nearest, unknownName } from './nearest';

interface Checked {
  /** The values that slips name; null where the two sides cannot be compared. */
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
  return !configuration || value in configuration ? null : unknownName('setting', value, Object.keys(configuration));
};

const wholeNumber: Check = (value) =>
  /^\d{1,2}$/.test(value) ? null : `must be a whole number from 0, got ${JSON.stringify(value)}`;

const queries: Check = (value, _row, { sides }) => {
  const known = new Set(sides.baseline?.rows.map(({ query }) => query));
  const wrong = value.split(/\s+/).filter((query) => known.size > 0 && !known.has(query));
  return wrong.length === 0 ? null : `not a query of the baseline: ${wrong.join(', ')}`;
};

function unknownValue(path: string, { headline: _, queries: matched, texts }: PageValues): string {
  const perQuery = Object.entries(matched).flatMap(([query, fields]) =>
    Object.keys(fields).map((field) => `queries.${query}.${field}`),
  );
  const meant = nearest(path, [...Object.keys(texts), ...perQuery]);
  const help = meant ? `did you mean ${meant}?` : 'known: what <Value of> prints, such as total.speedup';
  return `unknown value: ${path} (${help})`;
}

/** A text with `{paths}`, each of which must lead to a value. */
const template: Check = (text, _row, { values }) => {
  if (hasLooseBrace(text)) return 'a brace without its partner; a value is written {path}';
  const wrong = values && placeholders(text).find((path) => valueAt(values, path) === undefined);
  return values && wrong !== null && wrong !== undefined ? unknownValue(wrong, values) : null;
};

const value: Check = (of, row, context) => template(slipTemplate(of), row, context);

const filled: Check = (value) => (value === '' ? 'is empty' : null);

const CHECKS: Record<SmallTableName, Record<string, Check>> = {
  'aggregates.csv': { measure: filled, note },
  'metrics.csv': { query: finding, measure: filled, note },
  'plans.csv': { query: finding, side, depth: wholeNumber, differs: oneOf('yes', 'no') },
  'settings.csv': { side, key: setting },
  'slips.csv': { place: filled, published: filled, of: value, comment: template },
  'patterns.csv': { pattern: filled, favours: side, queries },
  'findings.csv': { query: finding, cause: filled },
};

function rowProblems(path: string, row: CsvRow, checks: Record<string, Check>, context: Checked): Problem[] {
  return Object.entries(checks).flatMap(([column, check]) => {
    const message = check(row.cells[column] ?? '', row, context);
    return message === null ? [] : [problem(path, row.line, `${column}: ${message}`)];
  });
}

/** The values of a report's comparison, for the names in slips.csv. */
function pageValues(
  { buckets }: Report,
  tables: readonly Artifact[],
  baseline: ResultSet | undefined,
  candidate: ResultSet | undefined,
): PageValues | null {
  if (!baseline || !candidate) return null;
  try {
    const comparison = compare(baseline, candidate, []);
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

/** Rows whose values would have the same path, each at the line of its second place. */
function doubledMeasures(path: string, rows: readonly CsvRow[]): Problem[] {
  const names = rows.map(({ cells }) => measurePath(cells as CsvRow<'measure'>['cells']));
  return rows.flatMap(({ line }, index) =>
    names.indexOf(names[index] ?? '') === index ? [] : [problem(path, line, `${names[index]} is there twice`)],
  );
}

/** Every problem of a report's small tables: the columns of the format, and what their cells refer to. */
export function reportTableProblems(
  tables: readonly Artifact[],
  report: Report,
  baseline: ResultSet | undefined,
  candidate: ResultSet | undefined,
): Problem[] {
  const values = pageValues(report, tables, baseline, candidate);
  const context = { report, sides: { baseline, candidate }, values };
  return tables.flatMap((table) => {
    const name = (table.path.split('/').pop() ?? '') as SmallTableName;
    const { rows, problems } = parseTable<string>(table, SMALL_TABLES[name]);
    return [
      ...problems,
      ...rows.flatMap((row) => rowProblems(table.path, row, CHECKS[name], context)),
      ...(name === 'aggregates.csv' || name === 'metrics.csv' ? doubledMeasures(table.path, rows) : []),
    ];
  });
}

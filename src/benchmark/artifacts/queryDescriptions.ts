import { quoteValue } from '../model/guards/plainText';
import { duplicateRows, problem } from '../model/problem';
import { isQueryOf, isTpc, suiteQueries } from '../model/queries';
import type { Artifact, Problem, SuiteName } from '../model/resultSet';
import { type CsvRow, parseTable } from './csv';

/** Description of a query: its kind, and one line on its work and its main cost. */
export interface QueryText {
  kind: string;
  description: string;
}

/** Columns of suites/<suite>/queries.csv. */
const COLUMNS = ['query', 'kind', 'description'] as const;
/** Kinds of TPC queries by main cost; every query has exactly one. Custom suites have their own kinds. */
const KINDS: readonly string[] = [
  'scan aggregate',
  'star join',
  'multi-table join',
  'fact-to-fact join',
  'self-join',
  'multi-channel union',
  'set operation',
  'semi-join',
  'subquery',
  'rollup',
  'window',
];
/** Longest description that fits on one line below a page's title. */
const MAX_TEXT_CHARS = 110;

type Row = CsvRow<(typeof COLUMNS)[number]>;

function rowProblems(path: string, { line, cells }: Row, suite: SuiteName): Problem[] {
  const { query, kind, description } = cells;
  const found: string[] = [];
  if (!isQueryOf(suite, query)) found.push(`query: ${quoteValue(query)} is not a query of ${suite}`);
  if (kind === '') found.push('kind: is empty');
  else if (isTpc(suite) && !KINDS.includes(kind))
    found.push(`kind: must be one of ${KINDS.join(', ')}, got ${quoteValue(kind)}`);
  if (description === '') found.push('description: is empty');
  if (description.length > MAX_TEXT_CHARS)
    found.push(`description: has ${description.length} characters, at most ${MAX_TEXT_CHARS} are allowed`);
  return found.map((message) => problem(path, line, message));
}

function coverProblems(path: string, rows: readonly Row[], suite: SuiteName): Problem[] {
  const names = rows.map(({ cells }) => cells.query);
  const named = rows.filter(({ cells }) => cells.query !== '');
  const twice = duplicateRows(path, named, ({ cells }) => cells.query, quoteValue);
  const absent = suiteQueries(suite).filter((query) => !names.includes(query));
  if (absent.length === 0 || rows.length === 0) return twice;
  return [...twice, problem(path, null, `no line for ${absent.join(', ')}`, 'describe every query of the suite once')];
}

/**
 * Descriptions of a suite's queries by short name, from its queries.csv. Every query has exactly one row; extra
 * statements may have one. Never throws.
 */
export function parseQueryTexts(
  artifact: Artifact,
  suite: SuiteName,
): { texts: Record<string, QueryText>; problems: Problem[] } {
  const { rows, problems } = parseTable(artifact, COLUMNS);
  const texts = Object.fromEntries(
    rows.map(({ cells }) => [cells.query, { kind: cells.kind, description: cells.description }]),
  );
  const found = rows.flatMap((row) => rowProblems(artifact.path, row, suite));
  return { texts, problems: [...problems, ...found, ...coverProblems(artifact.path, rows, suite)] };
}

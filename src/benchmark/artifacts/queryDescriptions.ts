import { quoteValue } from '../model/guards/plainText';
import { duplicateRows, problem } from '../model/problem';
import { isQueryOf, isTpc, suiteQueries } from '../model/queries';
import type { Artifact, Problem, SuiteName } from '../model/resultSet';
import { CellFault, key, name, type RowOf, word } from '../model/tables/columns';
import { readTable } from './cells';

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

/** Columns of suites/<suite>/queries.csv. */
function columnsOf(suite: SuiteName) {
  const query = name('Short name of a query of the suite.');
  const description = name('What the query does and what costs most, in one line.');
  return {
    query: key({
      ...query,
      parse: (cell: string) =>
        isQueryOf(suite, cell) ? cell : new CellFault(`query ${quoteValue(cell)} is not a query of ${suite}`),
    }),
    kind: isTpc(suite) ? word('Kind by main cost.', KINDS) : name('Kind, with the words of the suite.'),
    description: {
      ...description,
      parse: (cell: string, column: string) =>
        cell.length > MAX_TEXT_CHARS
          ? new CellFault(`${column} has ${cell.length} characters, at most ${MAX_TEXT_CHARS} are allowed`)
          : description.parse(cell, column),
    },
  };
}

/** Description of a query: its kind, and one line on its work and its main cost. */
export type QueryText = Pick<RowOf<ReturnType<typeof columnsOf>>, 'kind' | 'description'>;

function coverProblems(path: string, rows: readonly { query: string; line: number }[], suite: SuiteName): Problem[] {
  const names = rows.map(({ query }) => query);
  const named = rows.filter(({ query }) => query !== '');
  const twice = duplicateRows(path, named, ({ query }) => query, quoteValue);
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
  const { rows, unread, problems } = readTable(artifact, columnsOf(suite));
  const all = [...rows, ...unread].sort((a, b) => a.line - b.line);
  return {
    texts: Object.fromEntries(rows.map(({ query, kind, description }) => [query, { kind, description }])),
    problems: [...problems, ...coverProblems(artifact.path, all, suite)],
  };
}

import { disclaimer } from '../../figures/captions';
import { queryScales, querySpans } from '../../figures/times/groups';
import { setNames } from '../../figures/times/queryTimes';
import { rowOf } from '../../figures/times/rowsByQuery';
import { column, QUERY_COLUMN, VERDICT_COLUMN } from '../../model/columns';
import { suiteLabel } from '../../model/queries';
import type { ResultSet } from '../../model/resultSet';
import type { Table } from '../../model/table';
import { tableOf } from '../../model/tables/tableOf';
import { capitalise } from '../../text/names';
import { formatQueries, rounded } from '../../text/numbers';
import { queryVersionText } from '../../text/stated';
import { type QueryInput, type QuerySuite, querySuites, queryText } from './page';

/** The queries of one suite and query version. */
export interface QueryIndexSuite {
  slug: string;
  /** "TPC-DS, query version 4.0". */
  heading: string;
  /** "Derived from TPC-DS; …". */
  disclaimer: string;
  /** "103 queries, 4 result sets at scale factor 3000." */
  statement: string;
  /** Whether the result sets have several scale factors, so that a difference must say its own. */
  manyScales: boolean;
  /** How the widest difference is found. */
  rule: string;
  /** A row per query in natural order; without two sets of one environment the last five cells are empty. */
  table: Table;
}

/** All that the list of queries prints. */
export interface QueryIndexData {
  suites: QueryIndexSuite[];
}

const RULE =
  'Largest difference: slowest ÷ fastest time between two result sets from the same reported environment and scale factor. If the sources report different hardware for the two, there is no verdict.';

function scaleFactors({ sets }: QuerySuite): number[] {
  return [...new Set(sets.map(({ suite }) => suite.scaleFactor))].sort((a, b) => a - b);
}

function statement(suite: QuerySuite): string {
  const { sets, queries } = suite;
  const results = sets.length === 1 ? '1 result set' : `${sets.length} result sets`;
  return `${formatQueries(queries.length)}, ${results} at scale factor ${scaleFactors(suite).join(', ')}.`;
}

/** What is known of a query; `span` is where slowest ÷ fastest statistic within one environment and scale factor is widest. */
function queryRow({ sets }: QuerySuite, query: string, input: QueryInput) {
  const rows = sets.flatMap((set) => rowOf(set, query) ?? []);
  const times = rows.flatMap(({ timeS }) => timeS ?? []);
  const longest = times.length === 0 ? null : rounded(times.reduce((a, b) => Math.max(a, b)));
  const [span = null] = querySpans(queryScales(sets, query, input.environments));
  return { ...queryText(input, sets[0] as ResultSet, query), query, rows, longest, span };
}

function queriesTable(suite: QuerySuite, input: QueryInput): Table {
  const nameOf = setNames(suite.sets);
  const rows = suite.queries.map((query) => queryRow(suite, query, input));
  const verdict = { ...VERDICT_COLUMN, label: 'Verdict' };
  return tableOf(rows, [
    [QUERY_COLUMN, 'query'],
    [column('kind', 'Kind'), 'kind'],
    [column('description', 'What it does'), 'description'],
    [column('longest_s', 'Longest time', 's', 'number', 1), 'longest'],
    [column('result_sets', 'Result sets', 'count', 'number'), (row) => row.rows.length],
    [column('widest', 'Largest difference', '×', 'number', 2), ({ span }) => span && rounded(span.match.speedup)],
    [column('fastest', 'Fastest'), ({ span }) => span && capitalise(nameOf(span.fastest.set))],
    [column('slowest', 'Slowest'), ({ span }) => span && nameOf(span.slowest.set)],
    [
      column('scale_factor', 'Scale factor', 'count', 'number'),
      ({ span }) => span?.fastest.set.suite.scaleFactor ?? null,
    ],
    [verdict, ({ span }) => span && span.verdict],
  ]);
}

/** The queries of every suite and version that result sets have, each with the widest difference that may be compared. */
export function queryIndex(input: QueryInput): QueryIndexData {
  return {
    suites: querySuites(input.resultSets).map((suite) => {
      const set = suite.sets[0] as ResultSet;
      return {
        slug: suite.slug,
        heading: capitalise(`${suiteLabel(set.suite)}, ${queryVersionText(set.suite)}`),
        disclaimer: disclaimer(set),
        statement: statement(suite),
        manyScales: scaleFactors(suite).length > 1,
        rule: RULE,
        table: queriesTable(suite, input),
      };
    }),
  };
}

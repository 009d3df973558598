import { column } from '../../benchmark/model/columns';
import { resultSetPath } from '../../benchmark/model/paths';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { rowOf } from '../../benchmark/model/rows';
import { newestSets } from '../../benchmark/model/setLists';
import type { Cell, Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { NOT_REPORTED } from '../../benchmark/text/notReported';
import { countNoun } from '../../benchmark/text/numbers';
import { disclaimer } from '../../figures/shared/captions';
import type { Problem } from '../figure/ProblemLink/problem';
import { type Block, fold } from '../page/page';

function iterationTimes({ iterationRows }: ResultSet, query: string): string | null {
  const own = iterationRows.filter((row) => row.query === query).sort((a, b) => a.iteration - b.iteration);
  return own.map(({ timeS }) => timeS).join(' ') || null;
}

/** Every result of a query, one row per result set, with all differences between the runs, in full precision. */
export function resultsFile(sets: readonly ResultSet[], query: string): Table {
  const rows = sets.flatMap((set) => {
    const row = rowOf(set, query);
    return row ? [{ ...set, row, iterationTimes: iterationTimes(set, query) }] : [];
  });
  return tableOf(rows, [
    [column('result_set', 'Result set', '', 'query'), 'id'],
    [column('engine', 'Engine'), ({ engine }) => engine.title],
    [column('version', 'Version'), ({ engine }) => engine.version],
    [column('environment', 'Environment'), 'environment'],
    [column('query_version', 'Query version'), ({ suite }) => suite.queryVersion],
    [column('scale_factor', 'Scale factor', 'count', 'number'), ({ suite }) => suite.scaleFactor],
    [column('table_format', 'Table format'), ({ suite }) => suite.tableFormat],
    [column('statistic', 'Statistic'), 'statistic'],
    [column('iterations', 'Iterations', 'count', 'text'), 'iterations'],
    [column('status', 'Status'), ({ row }) => row.status],
    [column('time_s', 'Time', 's', 'number', 2), ({ row }) => row.timeS],
    [column('time_min_s', 'Fastest', 's', 'number', 2), ({ row }) => row.minS],
    [column('time_max_s', 'Slowest', 's', 'number', 2), ({ row }) => row.maxS],
    [column('reason', 'Reason'), ({ row }) => row.reason],
    [column('iteration_times_s', 'Each iteration', 's', 'text'), 'iterationTimes'],
  ]);
}

/** Columns on a page; the last two only if a query has no time. */
const SHOWN = ['result_set', 'query_version', 'iterations', 'time_s', 'time_min_s', 'time_max_s', 'status', 'reason'];

/** The results on a page, without details that are on the pages of the result sets. */
function resultsTable(sets: readonly ResultSet[], query: string): Table {
  const { columns, rows, footnotes } = resultsFile(sets, query);
  const at = (key: string) => columns.findIndex((entry) => entry.key === key);
  const failed = rows.some((row) => row[at('status')] !== 'ok');
  const shown = (failed ? SHOWN : SHOWN.slice(0, -2)).map(at);
  return {
    columns: shown.flatMap((index) => columns[index] ?? []),
    rows: rows.map((row) => shown.map((index) => stated(row[index] ?? null))),
    footnotes,
  };
}

function stated(cell: Cell): Cell {
  return cell === 'unknown' ? NOT_REPORTED : cell;
}

/** Number of results in the table of a page; the CSV has all. */
export const MAX_RESULTS = 100;

/** The newest results of the query, and all of them as a file. */
export function resultsFold(sets: readonly ResultSet[], query: string, path: string): Block {
  const shown = newestSets(sets, MAX_RESULTS);
  const isPart = shown.length < sets.length;
  const rows = isPart ? `The table has the newest ${shown.length} of ${sets.length} results; the CSV has all. ` : '';
  return fold(isPart ? `The newest ${shown.length} results` : `All ${countNoun(sets.length, 'result')}`, 'results', {
    kind: 'table',
    label: `Results of ${query}`,
    table: resultsTable(shown, query),
    statement: `${rows}${disclaimer(sets[0] as ResultSet)}.`,
    csv: `${path}times.csv`,
    paths: resultSetPath('*'),
    ...resultArtifacts(shown, query),
    isStacked: true,
  });
}

/** The rows of these results of a query as sources of a problem. */
export function resultArtifacts(sets: readonly ResultSet[], query: string): Problem {
  return {
    artifacts: sets.map((set) => ({
      path: `static/data/result-sets/${set.id}/results.csv`,
      line: rowOf(set, query)?.line ?? 1,
    })),
  };
}

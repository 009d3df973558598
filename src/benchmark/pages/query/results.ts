import { rowOf } from '../../figures/times/rowsByQuery';
import { column } from '../../model/columns';
import type { ResultRow, ResultSet } from '../../model/resultSet';
import type { Table } from '../../model/table';
import { tableOf } from '../../model/tables/tableOf';
import { statedVersion } from '../../text/stated';

/** Why there is no time: "not run: out of memory"; null if there is one. */
function missing({ status, reason }: ResultRow): string | null {
  if (status === 'ok') return null;
  return `${status.replace('_', ' ')}${reason === '' ? '' : `: ${reason}`}`;
}

function iterationTimes({ iterationRows }: ResultSet, query: string): string | null {
  const own = iterationRows.filter((row) => row.query === query).sort((a, b) => a.iteration - b.iteration);
  return own.map(({ timeS }) => timeS).join(' ') || null;
}

function withRows(sets: readonly ResultSet[], query: string) {
  return sets.flatMap((set) => {
    const row = rowOf(set, query);
    return row ? [{ ...set, row, iterationTimes: iterationTimes(set, query) }] : [];
  });
}

/** Every result of a query, a row for each result set, with its seconds and range. */
export function resultsTable(sets: readonly ResultSet[], query: string): Table {
  const rows = withRows(sets, query);
  const failed = rows.some(({ row }) => row.status !== 'ok');
  return tableOf(rows, [
    [column('result_set', 'Result set', '', 'query'), 'id'],
    [column('query_version', 'Query version'), ({ suite }) => statedVersion(suite)],
    [
      column('iterations', 'Iterations', 'count'),
      ({ iterations }) => (iterations === 'unknown' ? 'not reported' : iterations),
    ],
    [column('time_s', 'Time', 's', 'number', 2), ({ row }) => row.timeS],
    [column('time_min_s', 'Fastest', 's', 'number', 2), ({ row }) => row.minS],
    [column('time_max_s', 'Slowest', 's', 'number', 2), ({ row }) => row.maxS],
    ...(failed
      ? [[column('missing', 'Why there is no time'), ({ row }: { row: ResultRow }) => missing(row)] as const]
      : []),
  ]);
}

/** The same for a file: with all that tells the runs apart, in full precision. */
export function resultsFile(sets: readonly ResultSet[], query: string): Table {
  return tableOf(withRows(sets, query), [
    [column('result_set', 'Result set'), 'id'],
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

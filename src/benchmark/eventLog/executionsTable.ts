import { column } from '../model/columns';
import type { EventLogSide } from '../model/eventLog';
import type { QueryMetricsRow } from '../model/queryMetrics';
import type { Table } from '../model/table';
import { tableOf } from '../model/tables/tableOf';
import { capitalise } from '../text/names';
import { rounded } from '../text/numbers';
import { outlierIterations } from './outlierIterations';

/** The seconds that an iteration took by the clock; null where they are not published. */
function timeOf({ resultSet }: EventLogSide, { query, iteration }: QueryMetricsRow): number | null {
  const own = resultSet.iterationRows.find((row) => row.query === query && row.iteration === iteration);
  return rounded(own?.timeS ?? null);
}

function executionsOf(query: string, side: EventLogSide) {
  const unusual = outlierIterations(side.resultSet.iterationRows, side.metrics);
  const isUnusual = (row: QueryMetricsRow) =>
    unusual.some((other) => other.query === query && other.iteration === row.iteration);
  return side.metrics.queries
    .filter((row) => row.query === query)
    .map((row) => ({ ...row, name: side.name, timeS: timeOf(side, row), remark: isUnusual(row) ? 'unusual' : '' }));
}

/** The times of each iteration of a query beside what its tasks took together, the sides one after the other, in run order. */
export function executionsTable(query: string, sides: readonly EventLogSide[]): Table {
  const executions = sides.flatMap((side) => executionsOf(query, side));
  return tableOf(executions, [
    [column('result_set', 'Result set'), ({ name }) => capitalise(name)],
    [column('iteration', 'Iteration', '', 'number'), 'iteration'],
    [column('time_s', 'Time', 's', 'number', 2), 'timeS'],
    [column('run_s', 'Run time, all tasks', 's', 'number', 2), ({ measures }) => rounded(measures.run_s)],
    [column('cpu_s', 'CPU time, all tasks', 's', 'number', 2), ({ measures }) => rounded(measures.cpu_s)],
    [column('gc_s', 'Garbage collection, all tasks', 's', 'number', 2), ({ measures }) => rounded(measures.gc_s)],
    [column('remark', 'Remark'), 'remark'],
  ]);
}

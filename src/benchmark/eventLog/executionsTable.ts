import { column } from '../model/columns';
import type { EventLogSide } from '../model/eventLog';
import type { QueryMetricsRow } from '../model/queryMetrics';
import type { Cell, Table } from '../model/table';
import { capitalise } from '../text/names';
import { rounded } from '../text/numbers';
import { outlierIterations } from './outlierIterations';

const COLUMNS = [
  column('result_set', 'Result set', '', 'text'),
  column('iteration', 'Iteration', '', 'number'),
  column('time_s', 'Time', 's', 'number', 2),
  column('run_s', 'Run time, all tasks', 's', 'number', 2),
  column('cpu_s', 'CPU time, all tasks', 's', 'number', 2),
  column('gc_s', 'Garbage collection, all tasks', 's', 'number', 2),
  column('remark', 'Remark', '', 'text'),
];

/** The seconds that an iteration took by the clock; null where they are not published. */
function timeOf({ resultSet }: EventLogSide, { query, iteration }: QueryMetricsRow): number | null {
  const own = resultSet.iterationRows.find((row) => row.query === query && row.iteration === iteration);
  return rounded(own?.timeS ?? null);
}

function rowsOf(query: string, side: EventLogSide): Cell[][] {
  const unusual = outlierIterations(side.resultSet.iterationRows, side.metrics);
  const isUnusual = (row: QueryMetricsRow) =>
    unusual.some((other) => other.query === query && other.iteration === row.iteration);
  return side.metrics.queries
    .filter((row) => row.query === query)
    .map((row) => {
      const { run_s, cpu_s, gc_s } = row.measures;
      const seconds = [timeOf(side, row), ...[run_s, cpu_s, gc_s].map(rounded)];
      return [capitalise(side.name), row.iteration, ...seconds, isUnusual(row) ? 'unusual' : ''];
    });
}

/** The times of each iteration of a query beside what its tasks took together, the sides one after the other, in run order. */
export function executionsTable(query: string, sides: readonly EventLogSide[]): Table {
  return { columns: COLUMNS, rows: sides.flatMap((side) => rowsOf(query, side)), footnotes: [] };
}

import { column } from '../../model/columns';
import type { Environment, ResultSet } from '../../model/resultSet';
import type { Cell, Table } from '../../model/table';
import { queryScales } from './groups';

const COLUMNS = [
  column('result_set', 'Result set', '', 'text'),
  column('engine', 'Engine', '', 'text'),
  column('version', 'Version', '', 'text'),
  column('environment', 'Environment', '', 'text'),
  column('scale_factor', 'Scale factor', 'count', 'number'),
  column('table_format', 'Table format', '', 'text'),
  column('statistic', 'Statistic', '', 'text'),
  column('iterations', 'Iterations', 'count', 'text'),
  column('status', 'Status', '', 'text'),
  column('time_s', 'Time', 's', 'number', 2),
  column('time_min_s', 'Fastest', 's', 'number', 2),
  column('time_max_s', 'Slowest', 's', 'number', 2),
  column('reason', 'Reason', '', 'text'),
];

/** The times of one query as the CSV of its page: a row per result set in the page's order, full precision. */
export function queryTable(sets: readonly ResultSet[], query: string, environments: readonly Environment[]): Table {
  const entries = queryScales(sets, query, environments).flatMap(({ groups }) =>
    groups.flatMap((group) => group.entries),
  );
  return {
    columns: COLUMNS,
    rows: entries.map(({ set, row }): Cell[] => [
      set.id,
      set.engine.title,
      set.engine.version,
      set.environment,
      set.suite.scaleFactor,
      set.suite.tableFormat,
      set.statistic,
      set.iterations,
      row.status,
      row.timeS,
      row.minS,
      row.maxS,
      row.reason,
    ]),
    footnotes: [],
  };
}

import { column } from '../model/columns';
import type { Table } from '../model/table';
import { tableOf } from '../model/tables/tableOf';
import type { BacktestFile } from './backtest';

/** One row for each candidate: what plans explain of its speedups. */
export function backtestTable({ rows }: BacktestFile): Table {
  return tableOf(rows, [
    [column('speedups_of', 'Speedups of'), 'title'],
    [column('queries', 'Queries', 'count', 'number'), 'queries'],
    [column('nearest_r2', 'Explained by nearest queries', '%', 'signed', 0), ({ nearestR2 }) => 100 * nearestR2],
    [column('pattern_r2', 'Explained by patterns', '%', 'number', 0), ({ patternR2 }) => 100 * patternR2],
    [column('forest_r2', 'Explained by a random forest', '%', 'number', 0), ({ forestR2 }) => 100 * forestR2],
    [column('range', 'Width of an 80% range of all speedups', '×', 'number', 2), 'range'],
    [column('forest_range', 'Width with a random forest', '×', 'number', 2), 'forestRange'],
  ]);
}

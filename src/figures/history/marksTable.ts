import { column } from '../../benchmark/model/columns';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import type { HistorySpec } from './types';

/** One row per mark: the three metrics, the seconds of both sides, and whether the mark is hollow. */
export function marksTable({ groups }: HistorySpec): Table {
  const marks = groups.flatMap(({ panels }) =>
    panels.flatMap(({ heading, series }) =>
      series.flatMap(({ engine, marks: own }) => own.map((mark) => ({ ...mark, line: heading, engine }))),
    ),
  );
  return tableOf(marks, [
    [column('line', 'Suite'), 'line'],
    [column('engine', 'Engine'), 'engine'],
    [column('release', 'Release'), 'release'],
    [column('published', 'Published'), 'published'],
    [column('total', 'Total-time ratio', '×', 'number', 2), 'total'],
    [column('geometric_mean', 'Geometric mean', '×', 'number', 2), 'geometricMean'],
    [column('median', 'Median', '×', 'number', 2), 'median'],
    [column('baseline_s', 'Vanilla Spark, same round', 's', 'number', 1), 'baselineS'],
    [column('candidate_s', 'Engine', 's', 'number', 1), 'candidateS'],
    [column('single', 'One run or not reported'), ({ single }) => (single ? 'yes' : 'no')],
  ]);
}

import { column } from '../../model/columns';
import type { Table } from '../../model/table';
import { tableOf } from '../../model/tables/tableOf';
import { capitalise } from '../../text/names';
import type { DriftSpec, HistorySpec } from './specs';

/** What a history draws, a row a release and panel: the three estimates, the seconds of both sides, and whether the mark is hollow. */
export function marksTable({ blocks, engine }: HistorySpec | DriftSpec): Table {
  const marks = blocks.flatMap(({ columns, panels }) =>
    panels.flatMap((panel) =>
      (panel?.marks ?? []).map((mark) => ({ ...mark, line: panel?.heading, release: columns[mark.column] })),
    ),
  );
  return tableOf(marks, [
    [column('line', 'Suite'), ({ line }) => line ?? ''],
    [column('release', 'Release'), ({ release }) => release?.release ?? ''],
    [column('published', 'Published'), ({ release }) => release?.published ?? ''],
    [column('total', 'Total-time ratio', '×', 'number', 2), 'total'],
    [column('geometric_mean', 'Geometric mean', '×', 'number', 2), 'geometricMean'],
    [column('median', 'Median', '×', 'number', 2), 'median'],
    [column('baseline_s', 'Vanilla Spark, same round', 's', 'number', 1), 'baselineS'],
    [column('candidate_s', capitalise(engine), 's', 'number', 1), 'candidateS'],
    [column('single', 'One run or not reported'), ({ single }) => (single ? 'yes' : 'no')],
  ]);
}

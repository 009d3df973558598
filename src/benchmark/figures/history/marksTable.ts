import { column } from '../../model/columns';
import type { Table } from '../../model/table';
import { capitalise } from '../../text/names';
import type { DriftSpec, HistorySpec } from './specs';

/** What a history draws, a row a release and panel: the three estimates, the seconds of both sides, and whether the mark is hollow. */
export function marksTable({ blocks, engine }: HistorySpec | DriftSpec): Table {
  return {
    columns: [
      column('line', 'Suite', '', 'text'),
      column('release', 'Release', '', 'text'),
      column('published', 'Published', '', 'text'),
      column('total', 'Total-time ratio', '×', 'number', 2),
      column('geometric_mean', 'Geometric mean', '×', 'number', 2),
      column('median', 'Median', '×', 'number', 2),
      column('baseline_s', 'Spark of the round', 's', 'number', 1),
      column('candidate_s', capitalise(engine), 's', 'number', 1),
      column('single', 'One run, or not stated', '', 'text'),
    ],
    rows: blocks.flatMap(({ columns, panels }) =>
      panels.flatMap((panel) =>
        (panel?.marks ?? []).map((mark) => [
          panel?.heading ?? '',
          columns[mark.column]?.label ?? '',
          columns[mark.column]?.below ?? '',
          mark.total,
          mark.geometricMean,
          mark.median,
          mark.baselineS,
          mark.candidateS,
          mark.single ? 'yes' : 'no',
        ]),
      ),
    ),
    footnotes: [],
  };
}

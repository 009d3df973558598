import type { FigureText } from '../../benchmark/model/figure';
import type { Table } from '../../benchmark/model/table';
import { figureText } from '../../figures/shared/figureText';
import type { LogFigure, LogSpec } from './types';

/** Where the table itself is in a file of its own. */
export const NO_TABLE: Table = { columns: [], rows: [], footnotes: [] };

/** What stands around a figure of event logs, as frames and dialogs take it; the table itself is in its file. */
export function logFigure(
  spec: Pick<LogSpec, 'id' | 'kind' | 'title' | 'caption' | 'description'>,
  { statement, dispute, sources }: LogFigure['around'],
): FigureText {
  return figureText(spec, { caption: spec.caption, statement, dispute, sources, table: NO_TABLE });
}

import type { LogSpec } from '../../../figures';
import type { FigureText } from '../../model/figure';
import type { Table } from '../../model/table';
import type { LogFigure } from './types';

/** Where the table itself is in a file of its own. */
export const NO_TABLE: Table = { columns: [], rows: [], footnotes: [] };

/** What stands around a figure of event logs, as frames and dialogs take it; the table itself is in its file. */
export function logFigure(
  { id, kind, title, caption, description }: Pick<LogSpec, 'id' | 'kind' | 'title' | 'caption' | 'description'>,
  { statement, dispute, sources }: LogFigure['around'],
): FigureText {
  const panel = { chart: id, kind, heading: '', verdict: null, description };
  return { id, title, caption, notes: [], statement, dispute, sources, panels: [panel], key: null, table: NO_TABLE };
}

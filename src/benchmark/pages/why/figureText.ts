import type { LogSpec } from '../../../figures';
import type { FigureText } from '../../model/figure';
import type { Table } from '../../model/table';
import type { LogFigure } from './types';

/** Placeholder for a table in a separate file. */
export const NO_TABLE: Table = { columns: [], rows: [], footnotes: [] };

/** Texts of a figure of event logs for frames and dialogs; its table is in a separate file. */
export function logFigure(
  { id, kind, title, caption, description }: Pick<LogSpec, 'id' | 'kind' | 'title' | 'caption' | 'description'>,
  { statement, dispute, sources }: LogFigure['around'],
): FigureText {
  const panel = { chart: id, kind, heading: '', verdict: null, description };
  return { id, title, caption, notes: [], statement, dispute, sources, panels: [panel], key: null, table: NO_TABLE };
}

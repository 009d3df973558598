import type { FigureText } from '../../benchmark/model/figure';
import type { Table } from '../../benchmark/model/table';
import { figureText } from '../../figures/shared/figureText';
import type { LogFigure, LogHead } from './types';

/** ID of the figure of queries by lost seconds. */
export const LOST_FIGURE = 'lost-seconds';

/** Placeholder for a table in a separate file. */
const NO_TABLE: Table = { columns: [], rows: [], footnotes: [] };

/** Texts of a figure of event logs for frames and dialogs; its table is in a separate file. */
export function logFigure(spec: LogHead, { statement, dispute, sources }: LogFigure['around']): FigureText {
  return figureText(spec, { caption: spec.caption, statement, dispute, sources, table: NO_TABLE });
}

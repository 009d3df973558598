import type { FigureText } from '../../benchmark/model/figure';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { figureText } from '../../figures/shared/figureText';
import { type TimesSpec, times as timesFigure } from '../../figures/times/spec';
import type { Problem } from '../figure/ProblemLink/problem';
import { type Block, type DrawingBlock, section } from '../page/page';
import { resultArtifacts } from './results';

/** The drawing of the times of a query. */
export interface TimesData {
  figure: FigureText;
  times: TimesSpec;
  /** Of all panels. */
  notes: string[];
  /** The page. */
  path: string;
  problem: Problem;
}

/** The figure of the times by data size; elsewhere its table. */
export function timesDrawing(times: TimesSpec, path: string, sets: readonly ResultSet[], query: string): DrawingBlock {
  const { title, caption, disclaimer } = times;
  const table = timesFigure.csv(times);
  const drawn = new Set(table.rows.map(([id]) => id));
  const data: TimesData = {
    figure: figureText(times, { caption, statement: `${disclaimer}.`, sources: [], table }),
    times,
    notes: panelNotes(times),
    path,
    problem: resultArtifacts(
      sets.filter(({ id }) => drawn.has(id)),
      query,
    ),
  };
  return {
    kind: 'drawing',
    name: 'times',
    data,
    instead: [section('', title, { kind: 'table', label: title, table })],
  };
}

/** The times that a query's page draws; null if it draws none. */
export function timesOf(blocks: readonly Block[]): TimesSpec | null {
  const block = blocks.find((one) => one.kind === 'drawing' && one.name === 'times');
  return block?.kind === 'drawing' ? (block.data as TimesData).times : null;
}

/** What is known of each panel, as sentences. */
export function panelNotes({ panels }: TimesSpec): string[] {
  return [...new Set(panels.map(({ details }) => details))];
}

import type { ReactNode } from 'react';
import type { FigureText, Panel } from '../../../benchmark/model/figure';
import type { ChartSpec } from '../../../figures';
import type { PlotSpec } from '../../../figures/plots';
import ClientChart from '../../figure/ChartBox/ClientChart';
import { reserve } from '../../figure/ChartBox/reserve';
import DrawnFiles from '../../figure/DrawnFiles';
import TableButton from '../../figure/DrawnFiles/TableButton';
import Figure from '../../figure/Figure';
import type { Problem } from '../../figure/ProblemLink/problem';

/** Context of the figures of a comparison computed in the browser. */
export interface Computed {
  charts: readonly ChartSpec[];
  /** HTML of the drawings by chart. */
  drawings: Record<string, string>;
  date: string;
  /** The TPC notice, without a period. */
  disclaimer: string;
  /** Notes that every picture must contain. */
  notes: readonly string[];
  /** The page as a site path without the base path. */
  path: string;
  problem: Problem;
  /** URL of a query's page, with * for its name; undefined if it may not exist. */
  queryUrl: string | undefined;
}

/** The files of a figure, with the notes that every copy of its numbers must contain. */
export function ComputedFiles({ figure, of }: { figure: FigureText; of: Computed }) {
  const { charts, date, disclaimer, notes, path } = of;
  const caption = [figure.caption, ...notes].join(' ');
  return (
    <DrawnFiles
      figure={figure}
      charts={charts}
      meta={{ title: figure.title, date, caption, disclaimer: `${disclaimer}.` }}
      path={path}
    >
      <TableButton figure={figure} note={[...notes.map((note) => note.replace(/\.$/, '')), disclaimer].join('. ')} />
    </DrawnFiles>
  );
}

interface ChartProps {
  panel: Panel;
  of: Computed;
  /** True if the spec differs from the drawing. */
  awake?: boolean;
  /** Called with the query of each active point, which then has no link in the chart. */
  onQuery?: (query: string) => void;
}

/** The chart of a panel: its drawing, live if it has points. */
export function ComputedChart({ panel, of, awake = false, onQuery }: ChartProps) {
  const spec = of.charts.find(({ id }) => id === panel.chart);
  const html = of.drawings[panel.chart] ?? '';
  if (!spec) return null;
  const queryUrl = onQuery ? undefined : of.queryUrl;
  if (panel.isLive) return <ClientChart {...{ panel, html, awake, queryUrl, onQuery }} spec={spec as PlotSpec} />;
  return (
    <div className="chart-box" style={reserve(panel.heights)} data-kind={spec.kind}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made from parsed numbers; its texts are escaped */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

interface Props extends Omit<ChartProps, 'panel'> {
  figure: FigureText;
}

export default function ComputedFigure({ figure, of, ...more }: Props): ReactNode {
  return (
    <Figure
      figure={figure}
      chart={(panel) => <ComputedChart {...{ panel, of }} {...more} />}
      files={<ComputedFiles figure={figure} of={of} />}
      problem={of.problem}
      queryUrl={of.queryUrl}
      lateTable
    />
  );
}

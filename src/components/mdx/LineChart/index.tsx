import type { ReportChartProps } from '../../figure/ReportChart';
import ReportFigure from '../../figure/ReportFigure';

/** Series over time as small multiples on shared axes, with title, caption, table and sources: `chart` is one of the report's usage figures. */
export default function LineChart({ data, chart }: ReportChartProps) {
  return <ReportFigure data={data} figure={chart} />;
}

import type { ReportChartProps } from '../../figure/ReportChart';
import ReportFigure from '../../figure/ReportFigure';

/** Time series as small multiples on shared axes; `chart` is one of the report's usage figures. */
export default function LineChart({ data, chart }: ReportChartProps) {
  return <ReportFigure data={data} figure={chart} />;
}

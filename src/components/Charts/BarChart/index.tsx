import ReportChart, { type ReportChartProps } from '../../figure/ReportChart';
import AuthoredFigure, { type AuthoredProps } from '../AuthoredFigure';

/** A chart of a report, or bars that the page describes itself. */
export default function BarChart(props: ReportChartProps | AuthoredProps<'bar'>) {
  return 'chart' in props ? <ReportChart {...props} /> : <AuthoredFigure {...props} type="bar" />;
}

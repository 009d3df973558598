import ReportChart, { type ReportChartProps } from '../../figure/ReportChart';
import AuthoredFigure, { type AuthoredProps } from '../AuthoredFigure';

/** A report chart or an author-defined bar chart. */
export default function BarChart(props: ReportChartProps | AuthoredProps<'bar'>) {
  return 'chart' in props ? <ReportChart {...props} /> : <AuthoredFigure {...props} type="bar" />;
}

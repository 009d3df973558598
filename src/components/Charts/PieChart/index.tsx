import ReportChart, { type ReportChartProps } from '../../figure/ReportChart';
import AuthoredFigure, { type AuthoredProps } from '../AuthoredFigure';

type RoundProps = AuthoredProps<'pie' | 'doughnut'> & { type?: 'pie' | 'doughnut' };

/** A report chart or an author-defined pie or doughnut chart. */
export default function PieChart(props: ReportChartProps | RoundProps) {
  return 'chart' in props ? <ReportChart {...props} /> : <AuthoredFigure {...props} type={props.type ?? 'pie'} />;
}

import ReportChart, { type ReportChartProps } from '../../figure/ReportChart';
import AuthoredFigure, { type AuthoredProps } from '../AuthoredFigure';

type RoundProps = AuthoredProps<'pie' | 'doughnut'> & { type?: 'pie' | 'doughnut' };

/** A chart of a report, or a pie or doughnut that the page describes itself. */
export default function PieChart(props: ReportChartProps | RoundProps) {
  return 'chart' in props ? <ReportChart {...props} /> : <AuthoredFigure {...props} type={props.type ?? 'pie'} />;
}

import ReportChart, { type ReportChartProps } from '../../figure/ReportChart';
import LegacyChart, { type LegacyProps } from '../LegacyChart';

interface LegacyPieProps extends LegacyProps {
  type?: 'pie' | 'doughnut';
}

/** A chart of a report; or a pie or doughnut that its page describes itself, as pages of the earlier style do. */
export default function PieChart(props: ReportChartProps | LegacyPieProps) {
  return 'chart' in props ? <ReportChart {...props} /> : <LegacyChart {...props} type={props.type ?? 'pie'} />;
}

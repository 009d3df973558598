import ReportChart, { type ReportChartProps } from '../../figure/ReportChart';
import LegacyChart, { type LegacyProps } from '../LegacyChart';

/** A chart of a report; or bars that their page describes itself, as pages of the earlier style do. */
export default function BarChart(props: ReportChartProps | LegacyProps) {
  return 'chart' in props ? <ReportChart {...props} /> : <LegacyChart {...props} type="bar" />;
}

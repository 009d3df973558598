import type { ReportData } from '../../report/report';
import ReportFigure from '../ReportFigure';

export interface ReportChartProps {
  /** Data of the report; the plugin adds it to `report="…"`. */
  data: ReportData;
  chart: string;
}

/**
 * A report chart with its title, caption, table, and sources: the BarChart and PieChart of MDX pages without an import.
 * Throws for an author-defined chart, which needs an import.
 */
export default function ReportChart({ data, chart }: ReportChartProps) {
  if (typeof chart !== 'string') {
    throw new Error(
      'a chart described in a page needs an import: import BarChart from "@site/src/components/Charts/BarChart" (or Charts/PieChart)',
    );
  }
  return <ReportFigure data={data} figure={chart} />;
}

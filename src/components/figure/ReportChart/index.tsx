import type { ReportData } from '../../report/report';
import ReportFigure from '../ReportFigure';

/** What a chart of a report takes. */
export interface ReportChartProps {
  /** The report's data; the plugin adds it to `report="…"`. */
  data: ReportData;
  /** The id of one of the report's charts. */
  chart: string;
}

/**
 * A chart of a report with its title, caption, table and sources: what MDX pages get as BarChart and PieChart without
 * an import. Throws for a chart that its page describes itself, which needs the import that pages of the earlier style have.
 */
export default function ReportChart({ data, chart }: ReportChartProps) {
  if (typeof chart !== 'string') {
    throw new Error(
      'a chart described in a page needs an import: import BarChart from "@site/src/components/Charts/BarChart" (or Charts/PieChart)',
    );
  }
  return <ReportFigure data={data} figure={chart} />;
}

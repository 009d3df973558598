import type { ReactNode } from 'react';
import type { ReportData } from '../../benchmark/page';
import ReportFigure from '../ReportFigure';

interface Props {
  /** The report's data; the plugin adds it to `report="…"`. */
  data: ReportData;
  /** The id of one of the report's charts. */
  chart: string;
}

/** A chart of a report with its title, caption, table and sources. */
export default function BarChart({ data, chart }: Props): ReactNode {
  return <ReportFigure data={data} figure={chart} />;
}

import type { ReactNode } from 'react';
import type { ReportData } from '../../../benchmark/pages/report/report';
import ReportFigure from '../../figure/ReportFigure';

interface Props {
  /** The report's data; the plugin adds it to `report="…"`. */
  data: ReportData;
  /** The id of one of the report's usage figures. */
  chart: string;
}

/** Series over time as small multiples on shared axes, with title, caption, table and sources. */
export default function LineChart({ data, chart }: Props): ReactNode {
  return <ReportFigure data={data} figure={chart} />;
}

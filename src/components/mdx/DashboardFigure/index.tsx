import type { ReactNode } from 'react';
import type { ReportData } from '../../../benchmark/pages/report/report';
import ReportFigure from '../../figure/ReportFigure';

interface Props {
  data: ReportData;
  /** The id of one of the report's figures. */
  figure: string;
}

/** The figure below one heading of the dashboard: what a section has where nothing but a figure stands there. */
export default function DashboardFigure(props: Props): ReactNode {
  return <ReportFigure {...props} />;
}

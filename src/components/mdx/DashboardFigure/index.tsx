import type { ComponentProps } from 'react';
import ReportFigure from '../../figure/ReportFigure';

/** A figure below a heading of the dashboard, for sections with nothing else. */
export default function DashboardFigure(props: ComponentProps<typeof ReportFigure>) {
  return <ReportFigure {...props} />;
}

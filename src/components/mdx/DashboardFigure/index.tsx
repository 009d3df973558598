import type { ComponentProps } from 'react';
import ReportFigure from '../../figure/ReportFigure';

/** The figure below one heading of the dashboard: what a section has where nothing but a figure stands there. */
export default function DashboardFigure(props: ComponentProps<typeof ReportFigure>) {
  return <ReportFigure {...props} />;
}

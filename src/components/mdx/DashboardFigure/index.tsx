import type { ReactNode } from 'react';
import type { ReportData } from '../../../benchmark/pages/report/report';
import { reportSections } from '../../../benchmark/pages/report/sections';
import ReportFigure from '../../figure/ReportFigure';

interface Props {
  data: ReportData;
  /** The id of a section of the dashboard that shows a figure. */
  section: string;
}

/** The figure below one heading of the dashboard. Throws for a section that does not exist or has none. */
export default function DashboardFigure({ data, section }: Props): ReactNode {
  const sections = reportSections(data.report, data.figures, data);
  const figure = sections.find(({ id }) => id === section)?.figure;
  if (!figure) {
    throw new Error(`unknown section: ${section} (known: ${sections.map(({ id }) => id).join(', ')})`);
  }
  return <ReportFigure data={data} figure={figure} />;
}

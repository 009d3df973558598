import type { ReactNode } from 'react';
import type { ReportData } from '../../benchmark/page';
import { SECTIONS } from '../../benchmark/sections';
import EveryQuery from '../EveryQuery';
import ReportFigure from '../ReportFigure';
import VerdictBlock from '../VerdictBlock';

interface Props {
  data: ReportData;
  /** The id of one of the dashboard's sections. */
  section: string;
}

/** What stands below one heading of the dashboard. Throws for a section that does not exist. */
export default function DashboardSection({ data, section }: Props): ReactNode {
  if (section === 'verdict') return <VerdictBlock data={data} />;
  if (section === 'every-query') return <EveryQuery data={data} />;
  const figure = SECTIONS.find(({ id }) => id === section)?.figure;
  if (!figure) {
    throw new Error(`unknown section: ${section} (known: ${SECTIONS.map(({ id }) => id).join(', ')})`);
  }
  return <ReportFigure data={data} figure={figure} />;
}

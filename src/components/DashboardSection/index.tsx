import type { ReactNode } from 'react';
import { SECTIONS } from '../../benchmark/sections';
import { summarySections } from '../../benchmark/summarySections';
import EveryQuery from '../EveryQuery';
import ReportFigure from '../ReportFigure';
import { isSummary, type ReportPage } from '../reportPage';
import SummaryVerdict from '../SummaryVerdict';
import VerdictBlock from '../VerdictBlock';

interface Props {
  data: ReportPage;
  /** The id of one of the dashboard's sections. */
  section: string;
}

/** What stands below one heading of the dashboard. Throws for a section that does not exist. */
export default function DashboardSection({ data, section }: Props): ReactNode {
  if (section === 'verdict') return <Verdict data={data} />;
  if (section === 'every-query' && !isSummary(data)) return <EveryQuery data={data} />;
  const sections = isSummary(data) ? summarySections(data) : SECTIONS;
  const figure = sections.find(({ id }) => id === section)?.figure;
  if (!figure) {
    throw new Error(`unknown section: ${section} (known: ${sections.map(({ id }) => id).join(', ')})`);
  }
  return <ReportFigure data={data} figure={figure} />;
}

function Verdict({ data }: Pick<Props, 'data'>): ReactNode {
  if (!isSummary(data)) return <VerdictBlock data={data} />;
  return <SummaryVerdict data={data} summary={data.report.summaries[0]?.key ?? ''} />;
}

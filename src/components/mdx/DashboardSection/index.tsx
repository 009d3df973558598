import { USAGE_KEY } from '../../../benchmark/pages/published/statements';
import type { ReportData } from '../../../benchmark/pages/report/report';
import { reportSections } from '../../../benchmark/pages/report/sections';
import ReportFigure from '../../figure/ReportFigure';
import Cost from '../Cost';
import PublishedVerdict from '../PublishedVerdict';
import QueriesTable from '../QueriesTable';
import Receipt from '../Receipt';
import VerdictBlock from '../VerdictBlock';
import Why from '../Why';

interface Props {
  data: ReportData;
  /** The id of one of the dashboard's sections. */
  section: string;
}

/** What stands below one heading of the dashboard. Throws for a section that does not exist. */
export default function DashboardSection({ data, section }: Props) {
  if (section === 'verdict') return <Verdict data={data} />;
  if (section === 'comparable') return <Receipt data={data} />;
  if (section === 'every-query') return <QueriesTable data={data} />;
  if (section === 'cost') return <Cost data={data} />;
  if (section === 'why') return <Why data={data} />;
  const sections = reportSections(data.report, data.figures, data);
  const figure = sections.find(({ id }) => id === section)?.figure;
  if (!figure) {
    throw new Error(`unknown section: ${section} (known: ${sections.map(({ id }) => id).join(', ')})`);
  }
  return <ReportFigure data={data} figure={figure} />;
}

function Verdict({ data }: Pick<Props, 'data'>) {
  if (data.comparison) return <VerdictBlock data={data} />;
  return <PublishedVerdict data={data} summary={data.report.publishedComparisons[0]?.key ?? USAGE_KEY} />;
}

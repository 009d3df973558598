import ReportFigure from '../../figure/ReportFigure';
import type { ReportData } from '../../report/report';
import { reportSections } from '../../report/sections';
import AboutNumbers from '../AboutNumbers';
import BucketTable from '../BucketTable';
import Cost from '../Cost';
import EnvironmentTable from '../EnvironmentTable';
import FigureRow from '../FigureRow';
import PublishedVerdict from '../PublishedVerdict';
import QueriesTable from '../QueriesTable';
import Receipt from '../Receipt';
import ReportLinks from '../ReportLinks';
import Reproduce from '../Reproduce';
import TryIt from '../TryIt';
import VerdictBlock from '../VerdictBlock';
import Why from '../Why';

interface Props {
  data: ReportData;
  /** ID of one of the report's sections. */
  section: string;
}

/** Components that need only the report. */
const PLAIN = {
  AboutNumbers,
  Cost,
  EnvironmentTable,
  QueriesTable,
  Receipt,
  ReportLinks,
  Reproduce,
  TryIt,
  VerdictBlock,
  Why,
};

/** The content below one heading of a report. Throws for an unknown section. */
export default function DashboardSection({ data, section }: Props) {
  const sections = reportSections(data.report, data.figures, data);
  const found = sections.find(({ id }) => id === section);
  if (!found) throw new Error(`unknown section: ${section} (known: ${sections.map(({ id }) => id).join(', ')})`);
  const { component, attributes } = found;
  if (component in PLAIN) {
    const Plain = PLAIN[component as keyof typeof PLAIN];
    return <Plain data={data} />;
  }
  const { figure = '', figures = '', summary = '' } = attributes;
  if (component === 'DashboardFigure') return <ReportFigure data={data} figure={figure} />;
  if (component === 'FigureRow') return <FigureRow data={data} figures={figures} />;
  if (component === 'BucketTable') return <BucketTable data={data} scheme="speedup" />;
  return <PublishedVerdict data={data} summary={summary} />;
}

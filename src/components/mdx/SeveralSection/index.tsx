import type { ReportData } from '../../../benchmark/pages/report/report';
import type { SeveralData } from '../../../benchmark/pages/several/several';
import ReportFigure from '../../figure/ReportFigure';
import Cost from '../Cost';
import Queries from './Queries';
import Receipts from './Receipts';
import Settings from './Settings';
import Verdict from './Verdict';

interface Props {
  data: ReportData;
  /** The id of one of the dashboard's sections. */
  section: string;
}

/** What several candidates are compared in. Throws for a report that compares none. */
function severalOf({ several, report }: ReportData): SeveralData {
  if (!several) throw new Error(`report ${report.id} does not compare several candidates`);
  return several;
}

/** What stands below one heading of a report on several candidates. Throws for a section that does not exist. */
export default function SeveralSection({ data, section }: Props) {
  const several = severalOf(data);
  if (section === 'verdict') return <Verdict data={data} several={several} />;
  if (section === 'every-query') return <Queries several={several} />;
  if (section === 'cost') return <Cost data={data} />;
  if (section === 'comparable') return <Receipts several={several} />;
  if (section === 'environment') return <Settings several={several} />;
  const suite = several.suites.find(({ key }) => key === section);
  if (!suite)
    throw new Error(`unknown section: ${section} (suites: ${several.suites.map(({ key }) => key).join(', ')})`);
  return (
    <>
      {suite.figures.map((figure) => (
        <ReportFigure key={figure} data={data} figure={figure} />
      ))}
    </>
  );
}

import type { ReactNode } from 'react';
import type { ReportData } from '../../../benchmark/pages/report/report';
import ReportFigure from '../../figure/ReportFigure';
import FindingHeader from './FindingHeader';
import Metrics from './Metrics';
import Plans from './Plans';
import type { PartProps } from './part';

const PARTS: Record<string, (props: PartProps) => ReactNode> = {
  header: FindingHeader,
  iterations: Iterations,
  plans: Plans,
  metrics: Metrics,
};

interface Props {
  data: ReportData;
  /** The query of the finding. */
  finding: string;
  part: string;
}

/** One computed part of a finding's page. Throws for a finding or part that does not exist. */
export default function FindingPage({ data, finding, part }: Props) {
  const found = data.findings.find(({ query }) => query === finding);
  if (!found) {
    const known = data.findings.map(({ query }) => query).join(', ');
    throw new Error(`unknown finding: ${finding} (report ${data.report.id} has: ${known})`);
  }
  const Part = PARTS[part];
  if (!Part) throw new Error(`unknown part of a finding: ${part} (known: ${Object.keys(PARTS).join(', ')})`);
  return <Part data={data} finding={found} />;
}

/** The iterations as points in run order, or that they are not known. */
function Iterations({ data, finding }: PartProps) {
  if (finding.figure === null) return <p>Iteration times were not published.</p>;
  return <ReportFigure data={data} figure={finding.figure} />;
}

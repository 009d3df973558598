import type { ReactNode } from 'react';
import SiteLink from '../ui/SiteLink';
import { type ComparisonPage, comparisonOf } from './comparisonPage';
import FigureFooter, { sourcesOf } from './FigureFooter';
import { packageArtifacts } from './ProblemLink/setArtifacts';
import Receipt from './Receipt';

interface Props {
  data: ComparisonPage;
  /** Download links for a comparison without a report. */
  files?: ReactNode;
}

/** The comparability check of two result sets with its sources. */
export default function ComparisonReceipt({ data, files }: Props) {
  const { baseline, candidate, receipt } = comparisonOf(data);
  const sides = [baseline, candidate];
  return (
    <Receipt receipt={receipt} names={{ baseline: baseline.title, candidate: candidate.title }}>
      <FigureFooter
        sources={sourcesOf(sides)}
        problem={{ ...packageArtifacts(sides), what: receipt.title }}
        action={data.report ? <SiteLink to={`/data/derived/${data.report.id}/receipt.csv`}>CSV</SiteLink> : files}
      />
    </Receipt>
  );
}

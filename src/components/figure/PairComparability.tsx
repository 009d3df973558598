import type { ReactNode } from 'react';
import SiteLink from '../ui/SiteLink';
import ComparabilityCheck from './ComparabilityCheck';
import { type ComparisonPage, comparisonOf } from './comparisonPage';
import FigureFooter, { sourcesOf } from './FigureFooter';
import { packageArtifacts } from './ProblemLink/setArtifacts';

interface Props {
  data: ComparisonPage;
  /** Download links for a comparison without a report. */
  files?: ReactNode;
}

/** The comparability check of two result sets with its sources. */
export default function PairComparability({ data, files }: Props) {
  const { baseline, candidate, comparability } = comparisonOf(data);
  const sides = [baseline, candidate];
  return (
    <ComparabilityCheck comparability={comparability} names={{ baseline: baseline.title, candidate: candidate.title }}>
      <FigureFooter
        sources={sourcesOf(sides)}
        problem={{ ...packageArtifacts(sides), what: comparability.title }}
        action={data.report ? <SiteLink to={`/data/derived/${data.report.id}/receipt.csv`}>CSV</SiteLink> : files}
      />
    </ComparabilityCheck>
  );
}

import type { FigureText } from '../../benchmark/model/figure';
import type { Report } from '../../benchmark/model/report';
import type { MultiCandidateData } from '../multiCandidate/data';
import type { ComparisonData } from '../report/comparisonData';

/** A comparison on any page: of a report, which has files, or chosen by the reader. */
export interface ComparisonPage {
  report?: Report;
  comparison: ComparisonData | null;
  /** The verdict on several candidates. */
  multiCandidate?: Pick<MultiCandidateData, 'verdict' | 'evidence' | 'notes' | 'remarks'> | null;
  /** By ID; includes the forest plot if its files are offered. */
  figures?: Record<string, FigureText>;
}

/** The comparison of a page. Throws for a report with published comparisons only. */
export function comparisonOf({ report, comparison }: ComparisonPage): ComparisonData {
  if (!comparison) throw new Error(`report ${report?.id} does not compare result sets`);
  return comparison;
}

import ReceiptFigure from '../../figure/ComparabilityCheck';
import PairComparability from '../../figure/PairComparability';
import type { ReportData } from '../../report/report';

/** Comparability check of a report's two runs, or of published summaries; a sentence if no settings were reported. */
export default function Receipt({ data }: { data: ReportData }) {
  if (data.comparison) return <PairComparability data={data} />;
  if (data.comparability) return <ReceiptFigure comparability={data.comparability} names={data.comparability.names} />;
  const environment = data.about.find(({ term }) => term === 'Environment')?.text;
  return <p>{environment ?? 'Unknown: the source reports neither the hardware nor the settings of its runs.'}</p>;
}

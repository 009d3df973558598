import ComparisonReceipt from '../../figure/ComparisonReceipt';
import ReceiptFigure from '../../figure/Receipt';
import type { ReportData } from '../../report/report';

/** Comparability check of a report's two runs, or of published summaries; a sentence if no settings were reported. */
export default function Receipt({ data }: { data: ReportData }) {
  if (data.comparison) return <ComparisonReceipt data={data} />;
  if (data.receipt) return <ReceiptFigure receipt={data.receipt} names={data.receipt.names} />;
  return <p>Unknown: the source reports neither the hardware nor the settings of its runs.</p>;
}

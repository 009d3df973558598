import ComparisonReceipt from '../../figure/ComparisonReceipt';
import ReceiptFigure from '../../figure/Receipt';
import type { ReportData } from '../../report/report';

/** Whether the two runs of a report can be held against each other; of published summaries what is known of that, or why nothing is. */
export default function Receipt({ data }: { data: ReportData }) {
  if (data.comparison) return <ComparisonReceipt data={data} />;
  if (data.receipt) return <ReceiptFigure receipt={data.receipt} names={data.receipt.names} />;
  return <p>Unknown: the source reports neither the hardware nor the settings of its runs.</p>;
}

import type { ReportData } from '../../report/report';
import TermRows from '../../ui/TermRows';

/** Advice for trying the engines of a report: memory, failures, and your own queries. */
export default function TryIt({ data }: { data: ReportData }) {
  return (
    <div className="no-print">
      <TermRows rows={data.tryIt} />
    </div>
  );
}

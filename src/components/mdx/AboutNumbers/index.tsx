import type { ReportData } from '../../report/report';
import TermRows, { Lines } from '../../ui/TermRows';

/** Suite, statistic, verdict rule, environment, and artifacts of a report, as a list of terms. */
export default function AboutNumbers({ data }: { data: ReportData }) {
  return (
    <TermRows rows={data.about}>
      {data.absent.length > 0 && (
        <div>
          <dt>Not available</dt>
          <dd>
            <Lines texts={data.absent.map(({ what, reason }) => `${what}. ${reason}`)} />
          </dd>
        </div>
      )}
    </TermRows>
  );
}

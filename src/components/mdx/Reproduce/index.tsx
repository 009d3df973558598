import fold from '../../../css/fold.module.css';
import type { ReportData } from '../../report/report';
import Rerun from '../../resultSet/Rerun';
import LivePart from '../../ui/LivePart';

/** The command that reruns each side of a report, and what of it is not recorded. */
export default function Reproduce({ data }: { data: ReportData }) {
  return (
    <div className="no-print">
      {data.reproduce.map((run) => (
        <details key={`${run.id} ${run.title}`} className={fold.fold}>
          <summary>
            Rerun {run.title} ({run.id})
          </summary>
          <LivePart name="rerun" props={{ run }}>
            <Rerun run={run} />
          </LivePart>
        </details>
      ))}
    </div>
  );
}

import type { QueryPageData } from '../../../benchmark/pages/query/types';
import type { WhyQuery } from '../../../benchmark/pages/why/types';
import Plans from '../../figure/Logs/Plans';
import Stages from '../../figure/Logs/Stages';
import logs from '../../figure/Logs/styles.module.css';
import Note from '../../ui/Note';
import SiteLink from '../../ui/SiteLink';

/** Why the query is faster or slower, a section for each report with event logs of both sides; else which logs are missing. */
export default function Why({ data }: { data: QueryPageData }) {
  if (data.missingLogs !== '')
    return (
      <Note text={data.missingLogs} kind="remark">
        {' '}
        <SiteLink to="/contribute/" orNothing>
          Add the logs
        </SiteLink>
      </Note>
    );
  return data.why.map((why) => <Section key={why.report.id} why={why} />);
}

function Section({ why }: { why: WhyQuery }) {
  const id = `why-${why.report.id}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{why.heading}</h2>
      <p className={logs.lead}>{why.sentence}</p>
      <Stages head={why.stages} around={why} />
      {why.plans !== '' && <Plans path={why.plans} query={why.query} />}
      <p>
        {why.rank} <SiteLink to={`/reports/${why.report.id}/why/#why`}>All queries by lost seconds</SiteLink>
      </p>
    </section>
  );
}

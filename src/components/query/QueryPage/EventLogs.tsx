import type { QueryPageData } from '../../../benchmark/pages/query/types';
import EventLog from '../EventLog';

/** What event logs tell of the query, a part per group of comparable result sets; nothing where there is no log. */
export default function EventLogs({ data }: { data: QueryPageData }) {
  if (data.eventLogs.length === 0) return null;
  return (
    <section aria-labelledby="event-logs">
      <h2 id="event-logs">From the event log</h2>
      {data.eventLogs.map((entry) => (
        <section key={`${entry.heading} ${entry.names}`} aria-label={`${entry.names}, ${entry.heading}`}>
          <h3>{entry.heading}</h3>
          <p>{entry.names}.</p>
          <EventLog data={entry} query={data.query} heading="h4" />
        </section>
      ))}
    </section>
  );
}

import type { OverviewData } from '../../../benchmark/pages/home/overview';
import { bySuite, type ResultSetListEntry } from '../../../benchmark/pages/resultSet/listEntry';
import EntryList from '../../ui/EntryList';

const described = (set: ResultSetListEntry) => ({
  ...set,
  day: set.published,
  sentence: `${set.queries} queries, ${set.total} in total, ${set.statistic}.`,
  detail: set.environment,
});

/** The result sets by suite: date, title, what was measured, and where. */
export default function ResultSetList({ data }: { data: OverviewData }) {
  return bySuite(data.resultSets).map(({ suite, entries }) => (
    <section key={suite}>
      <h3>{suite}</h3>
      <EntryList entries={entries.map(described)} />
    </section>
  ));
}

import type { ReportListEntry } from '../../../benchmark/pages/report/reportListEntry';
import EntryList from '../../ui/EntryList';

/** The reports, newest first: date, title, verdict, and what is in them. */
export default function ReportList({ data }: { data: { reports: readonly ReportListEntry[] } }) {
  return <EntryList entries={data.reports} />;
}

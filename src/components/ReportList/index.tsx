import type { ReactNode } from 'react';
import type { ReportCard } from '../../benchmark/reportCard';
import EntryList from '../EntryList';

/** The reports, newest first: date, title, verdict, and what is in them. */
export default function ReportList({ data }: { data: { reports: readonly ReportCard[] } }): ReactNode {
  return <EntryList entries={data.reports.map(({ published, ...report }) => ({ ...report, day: published }))} />;
}

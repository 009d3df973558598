import type { ReactNode } from 'react';
import type { OverviewData } from '../../home/overview';
import type { PublishedListEntry } from '../../home/publishedList';
import EntryList from '../../ui/EntryList';
import PageLink from '../../ui/PageLink';

/** Published comparisons and time series: date, title, both sides, content, and the reports that show them; below `children`. Nothing without them. */
export default function PublishedList({ data, children }: { data: OverviewData; children?: ReactNode }) {
  if (data.published.length === 0) return null;
  return (
    <>
      {children}
      <EntryList entries={data.published.map((entry) => ({ ...entry, detail: <Detail entry={entry} /> }))} />
    </>
  );
}

function Detail({ entry: { detail, usedIn } }: { entry: PublishedListEntry }) {
  return (
    <>
      {detail}{' '}
      {usedIn.map((report, index) => (
        <span key={report.path}>
          {index === 0 ? 'Shown in ' : ', '}
          <PageLink to={report.path}>{report.label}</PageLink>
        </span>
      ))}
    </>
  );
}

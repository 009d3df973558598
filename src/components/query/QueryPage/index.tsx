import type { ReactNode } from 'react';
import type { QueryPageData } from '../../../benchmark/pages/query/types';
import InlineDataPage from '../../page/InlineDataPage';
import Effects from './Effects';
import EventLogs from './EventLogs';
import Header from './Header';
import Reasons from './Reasons';
import Rounds from './Rounds';
import Times from './Times';
import Why from './Why';

/** The sections of the page in order; each prints nothing if it has no content. */
const SECTIONS: ((props: { data: QueryPageData }) => ReactNode)[] = [
  Header,
  Times,
  Reasons,
  Effects,
  Why,
  EventLogs,
  Rounds,
];

/** The page of one query of a suite: the answer, seconds by data size, why, its place, and what it does to reports. */
export default function QueryPage() {
  return (
    <InlineDataPage<QueryPageData>
      about={({ title, description }) => ({ title, description: description || `Times of ${title}.` })}
    >
      {(data) => SECTIONS.map((Section) => <Section key={Section.name} data={data} />)}
    </InlineDataPage>
  );
}

import type { ReactNode } from 'react';
import type { QueryPageData } from '../../../benchmark/pages/query/types';
import InlineDataPage from '../../page/InlineDataPage';
import EventLogs from './EventLogs';
import Findings from './Findings';
import Header from './Header';
import QueryTimes from './QueryTimes';
import Reports from './Reports';
import Rounds from './Rounds';
import Why from './Why';

/** The sections of the page in order; each prints nothing where it has nothing to say. */
const SECTIONS: ((props: { data: QueryPageData }) => ReactNode)[] = [
  Header,
  QueryTimes,
  Rounds,
  Why,
  EventLogs,
  Findings,
  Reports,
];

/** The page of one query: what it is, every result set's time, what differs clearly, why, what event logs tell, and where it is explained. */
export default function QueryPage() {
  return (
    <InlineDataPage<QueryPageData>
      about={({ title, description }) => ({ title, description: description || `Times of ${title}.` })}
    >
      {(data) => SECTIONS.map((Section) => <Section key={Section.name} data={data} />)}
    </InlineDataPage>
  );
}

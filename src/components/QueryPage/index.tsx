import type { ReactNode } from 'react';
import type { QueryPageData } from '../../benchmark/queryTypes';
import CarriedPage from '../CarriedPage';

/** The page of one query. */
export default function QueryPage(): ReactNode {
  return (
    <CarriedPage<QueryPageData> about={({ title, description }) => ({ title, description })}>
      {(data) => <h1>{data.title}</h1>}
    </CarriedPage>
  );
}

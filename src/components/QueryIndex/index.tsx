import type { ReactNode } from 'react';
import type { QueryIndexData } from '../../benchmark/queryIndex';
import CarriedPage from '../CarriedPage';

/** The page of one query. */
export default function QueryIndex(): ReactNode {
  return (
    <CarriedPage<QueryIndexData> about={() => ({ title: 'Queries', description: 'x' })}>
      {(data) => <h1>{data.suites.length}</h1>}
    </CarriedPage>
  );
}

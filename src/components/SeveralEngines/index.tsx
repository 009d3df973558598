import type { ReactNode } from 'react';
import { useState } from 'react';
import { NATURAL_ORDER, orderedQueries, type SeveralOrder } from '../../benchmark/severalOrder';
import type { SeveralData } from '../../benchmark/severalTypes';
import Note from '../Note';
import HeatMap from './HeatMap';
import SeveralTable from './SeveralTable';
import SortedPanels from './SortedPanels';
import Summary from './Summary';

interface Props {
  data: SeveralData;
  /** The address of a query's row or page; undefined leaves its name as text. */
  queryLink?: (query: string) => string | undefined;
  /** The order of the queries, where whoever shows this keeps it; else it is kept here. */
  order?: SeveralOrder;
  onOrder?: (order: SeveralOrder) => void;
}

/** Two to six candidates against one baseline: the three figures of each, a heat map, the sorted speedups and the table. */
export default function SeveralEngines({ data, queryLink, order: given, onOrder }: Props): ReactNode {
  const [own, setOwn] = useState(NATURAL_ORDER);
  const order = given ?? own;
  const queries = orderedQueries(data, order);
  return (
    <>
      {data.notes.map((note) => (
        <Note key={note} kind="warning" text={note} />
      ))}
      <Summary data={data} />
      <HeatMap data={data} queries={queries} order={order} setOrder={onOrder ?? setOwn} queryLink={queryLink} />
      <SortedPanels data={data} />
      <SeveralTable data={data} queries={queries} queryLink={queryLink} />
    </>
  );
}

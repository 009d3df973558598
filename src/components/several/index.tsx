import type { ComponentProps } from 'react';
import { shownHeatMap, shownTable } from '../../benchmark/pages/several/multiView';
import Note from '../ui/Note';
import HeatMap from './HeatMap';
import MultiTable from './MultiTable';
import SortedPanels from './SortedPanels';
import Summary from './Summary';

type Props = Pick<ComponentProps<typeof HeatMap>, 'data' | 'queryLink' | 'view' | 'setView'>;

/** Two to six candidates against one baseline: the three figures of each, a heat map, the sorted speedups and the table. */
export default function MultiComparison({ data, queryLink, view, setView }: Props) {
  const spec = shownHeatMap(data.heatMap, view);
  const table = shownTable(data, spec.queries, view);
  return (
    <>
      {data.notes.map((note) => (
        <Note key={note} kind="warning" text={note} />
      ))}
      <Summary data={data} />
      <h2 id="heat-map">Query by query</h2>
      <HeatMap data={data} spec={spec} table={table} view={view} setView={setView} queryLink={queryLink} />
      <h2 id="sorted">Sorted speedups</h2>
      <SortedPanels data={data} queryLink={queryLink} />
      <h2 id="every-query">All queries (table)</h2>
      <MultiTable data={data} table={table} queryLink={queryLink} />
    </>
  );
}

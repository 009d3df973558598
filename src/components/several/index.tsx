import type { ComponentProps, ReactNode } from 'react';
import type { Table } from '../../benchmark/model/table';
import type { MultiData } from '../../benchmark/pages/several/multiTypes';
import { shownHeatMap, shownTable } from '../../benchmark/pages/several/multiView';
import FigureFrame from '../figure/Figure/FigureFrame';
import figureStyles from '../figure/Figure/styles.module.css';
import FigureFooter, { sourcesOf } from '../figure/FigureFooter';
import { resultArtifacts } from '../figure/ProblemLink/setArtifacts';
import DataTable from '../table/DataTable';
import { type TableFormat, tableText } from '../table/tableText';
import DownloadButton from '../ui/DownloadButton';
import Note from '../ui/Note';
import ScrollBox from '../ui/ScrollBox';
import HeatMap from './HeatMap';
import SortedPanels from './SortedPanels';
import Summary from './Summary';
import styles from './styles.module.css';

interface MultiFigureProps {
  data: MultiData;
  title: string;
  caption: string;
  /** What can be done with the numbers, before the link that reports a wrong one. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What the figures of several candidates share: title and caption above, statement and sources below. */
function MultiFigure({ data, title, caption, actions, children }: MultiFigureProps) {
  const sides = [data.baseline, ...data.candidates];
  return (
    <FigureFrame title={title} caption={caption} className={`${figureStyles.figure} ${styles.figure}`}>
      {children}
      <FigureFooter
        statement={data.statement}
        sources={sourcesOf(sides)}
        problem={{ ...resultArtifacts(sides.map(({ id }) => id)), what: title }}
      >
        {actions}
      </FigureFooter>
    </FigureFrame>
  );
}

interface MultiTableProps {
  data: MultiData;
  /** The rows to show, in their order. */
  table: Table;
  queryLink: (query: string) => string | undefined;
}

const FILES: { label: string; format: TableFormat }[] = [
  { label: 'CSV', format: 'csv' },
  { label: 'JSON', format: 'json' },
];

/** Seconds, speedup and verdict of every candidate on the queries that the heat map shows, in its order. */
function MultiTable({ data, table, queryLink }: MultiTableProps) {
  const label = 'All queries for all candidates';
  return (
    <MultiFigure
      data={data}
      title={label}
      caption="Time, speedup over the baseline, and verdict for each query in the heat map, in the same order."
      actions={FILES.map(({ label, format }) => (
        <DownloadButton
          key={format}
          label={label}
          name={`several-engines.${format}`}
          content={() => tableText(table, format, data.disclaimer)}
        />
      ))}
    >
      <ScrollBox className={styles.scroll} label={label}>
        <DataTable table={table} caption={label} queryLink={queryLink} className={styles.table} />
      </ScrollBox>
    </MultiFigure>
  );
}

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

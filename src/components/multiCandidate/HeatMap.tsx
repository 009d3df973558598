import Link from '@docusaurus/Link';
import { type CSSProperties, memo, startTransition, useState } from 'react';
import type { Verdict } from '../../benchmark/model/comparison';
import type { Cell } from '../../benchmark/model/table';
import { markOf } from '../../benchmark/model/verdictMark';
import { capitalise } from '../../benchmark/text/names';
import { formatNumber, formatQueries } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import control from '../../css/control.module.css';
import {
  firstRows,
  isMeasured,
  nextOrder,
  type Order,
  rowCounts,
  type TableView,
} from '../../figures/shared/tableView';
import TableButton from '../figure/DrawnFiles/TableButton';
import FigureFrame from '../figure/Figure/FigureFrame';
import figure from '../figure/Figure/styles.module.css';
import FigureFooter, { sourcesOf } from '../figure/FigureFooter';
import { resultArtifacts } from '../figure/ProblemLink/setArtifacts';
import { Footnotes } from '../table/DataTable';
import Controls from '../table/SortableQueries/Controls';
import { BreakableName, isLongName } from '../ui/Breakable';
import ScrollBox from '../ui/ScrollBox';
import SiteLink from '../ui/SiteLink';
import cellStyles from './cell.module.css';
import { strengthOf } from './cells';
import styles from './heatMap.module.css';
import Legend from './Legend';
import { shownTable } from './table';
import type { HeatMapData } from './types';

interface HeatMapHeadProps {
  data: HeatMapData;
  order: Order;
  setOrder: (order: Order) => void;
}

/** The sticky header: engines with links to their result sets, and a sort button per column. */
function HeatMapHead({ data: { sides }, order, setOrder }: HeatMapHeadProps) {
  const [baseline, ...candidates] = sides;
  const sort = { order, setOrder };
  return (
    <thead>
      <tr>
        <SortHead column="query" words="Query" className={styles.query} {...sort} />
        <SortHead column="baseline" words="s" of={baseline} className={styles.side} {...sort} />
        {candidates.map((candidate) => (
          <SortHead
            key={candidate.id}
            column={candidate.id}
            words="Speedup (×)"
            of={candidate}
            className={styles.middle}
            {...sort}
          />
        ))}
        <SortHead column="apart" words="Spread (×)" className={styles.side} {...sort} />
      </tr>
    </thead>
  );
}

interface SortProps extends Omit<HeatMapHeadProps, 'data'> {
  column: string;
  /** Content of the column, with its unit. */
  words: string;
  /** Engine of the column; undefined for a column of all engines. */
  of?: { title: string; path: string } | undefined;
  className: string | undefined;
}

function SortHead({ column, words, of, className, order, setOrder }: SortProps) {
  const sorted = order.column === column;
  const direction = order.ascending ? 'ascending' : 'descending';
  return (
    <th scope="col" className={className} aria-sort={sorted ? direction : undefined}>
      {of && <SiteLink to={of.path}>{capitalise(of.title)}</SiteLink>}
      <button type="button" className={control.sort} onClick={() => setOrder(nextOrder(order, column))}>
        {words}
        {of && <span className="visually-hidden"> of {of.title}</span>}
        {sorted && <span aria-hidden="true">{order.ascending ? '\u00A0↑' : '\u00A0↓'}</span>}
      </button>
    </th>
  );
}

/** Number of candidates that fit next to one another on a phone. */
const FIT = 3;
const HINT = 'Filtering by a verdict keeps queries for which at least one candidate has it.';

interface Props {
  data: HeatMapData;
  view: TableView;
  setView: (change: Partial<TableView>) => void;
  queryLink: (query: string) => string | undefined;
  /** Path of a CSV file with the numbers of all queries; absent if the reader’s browser makes it. */
  csv?: string;
}

/**
 * Table of queries × candidates with a speedup in each cell. The fill shows verdict and size. Without color, a mark and
 * bold type show a difference and its direction; plain type shows none or an inconclusive one.
 */
export default function HeatMap({ data, view, setView, queryLink, csv }: Props) {
  const { heatMap, sides, statement, disclaimer } = data;
  const [isWhole, setWhole] = useState(false);
  const table = shownTable(data.table, view);
  const found = table.rows.filter(isMeasured);
  const rows = isWhole ? found : firstRows({ ...table, rows: found }).rows;
  const counts = rowCounts(data.table);
  const caption = `${heatMap.caption} ${HINT}`;
  return (
    <FigureFrame
      title={heatMap.title}
      caption={rows.length === found.length ? caption : <CutCaption {...{ caption, csv }} shown={rows} all={found} />}
      className={figure.figure}
    >
      <Legend legend={heatMap.legend} candidates={sides.slice(1)} />
      <Controls counts={counts} table={table} view={view} setView={setView} note={disclaimer} />
      <p className="visually-hidden" role="status">
        {view.text === '' && view.verdict === 'all' ? '' : `${found.length} of ${counts.all} rows`}
      </p>
      <ScrollBox className={`${styles.scroll} ${sides.length > FIT + 1 ? styles.many : ''}`} label={heatMap.title}>
        <HeatMapTable data={data} rows={rows} order={view.order} setView={setView} queryLink={queryLink} />
      </ScrollBox>
      {rows.length < found.length && (
        <button
          type="button"
          className={`${control.pill} no-print`}
          onClick={() => startTransition(() => setWhole(true))}
        >
          Show all {formatQueries(found.length)}
        </button>
      )}
      <Footnotes notes={table.footnotes} />
      <FigureFooter
        statement={statement}
        sources={sourcesOf(sides)}
        problem={{ ...resultArtifacts(sides.map(({ id }) => id)), what: heatMap.title }}
        action={<TableButton figure={{ id: 'queries', table }} note={disclaimer} />}
      />
    </FigureFrame>
  );
}

interface CutProps extends Pick<Props, 'csv'> {
  caption: string;
  shown: readonly Cell[][];
  all: readonly Cell[][];
}

/** The caption with the number of rows that a large suite has in addition. */
function CutCaption({ caption, csv, shown, all }: CutProps) {
  return (
    <>
      {caption} The table shows the first {shown.length} of {formatQueries(all.length)}; the others are in the CSV file.
      {csv !== undefined && <> {<SiteLink to={csv}>CSV</SiteLink>}</>}
    </>
  );
}

interface TableProps extends Pick<Props, 'data' | 'setView' | 'queryLink'> {
  rows: Cell[][];
  order: TableView['order'];
}

function HeatMapTable({ data, rows, order, setView, queryLink }: TableProps) {
  const { heatMap, sides } = data;
  return (
    <table
      className={styles.table}
      data-names={rows.some(([query]) => isLongName(String(query))) ? 'long' : undefined}
      style={{ '--candidates': sides.length - 1 } as CSSProperties}
    >
      <caption className="visually-hidden">{heatMap.title}</caption>
      <HeatMapHead data={data} order={order} setOrder={(changed) => setView({ order: changed })} />
      <tbody>
        {rows.map((row) => (
          <QueryRow key={String(row[0])} row={row} href={queryLink(String(row[0]))} />
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={sides.length + 2} className={styles.empty}>
              No matching queries. Clear the filter to see all {rowCounts(data.table).all}.
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Cells of a candidate in the table: seconds, speedup, verdict. */
const CELLS = 3;

const QueryRow = memo(function QueryRow({ row, href }: { row: Cell[]; href: string | undefined }) {
  const [query, baselineS, ...cells] = row;
  const spread = cells.pop();
  const name = <BreakableName name={String(query)} />;
  return (
    <tr>
      <th scope="row" className={styles.query}>
        {href === undefined ? name : <Link to={href}>{name}</Link>}
      </th>
      <td className={styles.side}>{formatNumber(Number(baselineS), 1)}</td>
      {Array.from({ length: cells.length / CELLS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have the order of the columns, which never change
        <Speedup key={at} speedup={Number(cells[at * CELLS + 1])} verdict={cells[at * CELLS + 2] as Verdict} />
      ))}
      <td className={styles.side}>{formatNumber(Number(spread), 2)}</td>
    </tr>
  );
});

function Speedup({ speedup, verdict }: { speedup: number; verdict: Verdict }) {
  return (
    <td
      className={`${styles.middle} ${cellStyles.speedup}`}
      data-verdict={markOf(verdict)}
      data-strength={strengthOf(speedup, verdict)}
    >
      {formatNumber(speedup, 2)}
      <span className="visually-hidden">, {VERDICT_WORDS[verdict]}</span>
    </td>
  );
}

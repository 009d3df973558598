import Link from '@docusaurus/Link';
import { type CSSProperties, memo } from 'react';
import { markOf } from '../../benchmark/model/verdictMark';
import { capitalise } from '../../benchmark/text/names';
import { formatNumber } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import control from '../../css/control.module.css';
import { nextOrder, type Order, type TableView } from '../../figures/shared/tableView';
import TableButton from '../figure/DrawnFiles/TableButton';
import FigureFrame from '../figure/Figure/FigureFrame';
import figure from '../figure/Figure/styles.module.css';
import FigureFooter, { sourcesOf } from '../figure/FigureFooter';
import { resultArtifacts } from '../figure/ProblemLink/setArtifacts';
import { Footnotes } from '../table/DataTable';
import Controls from '../table/SortableQueries/Controls';
import ScrollBox from '../ui/ScrollBox';
import SiteLink from '../ui/SiteLink';
import cellStyles from './cell.module.css';
import type { HeatMapCell, HeatMapQuery } from './cells';
import styles from './heatMap.module.css';
import Legend from './Legend';
import type { HeatMapData } from './types';
import { filterCounts, shownQueries, shownTable } from './view';

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
            words="Speedup, ×"
            of={candidate}
            className={styles.middle}
            {...sort}
          />
        ))}
        <SortHead column="apart" words="Spread, ×" className={styles.side} {...sort} />
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
}

/**
 * Table of queries × candidates with a speedup in each cell. The fill shows verdict and size. Without color, a mark and
 * bold type show a difference and its direction; plain type shows none or an inconclusive one.
 */
export default function HeatMap({ data, view, setView, queryLink }: Props) {
  const { heatMap, sides, statement, disclaimer } = data;
  const queries = shownQueries(heatMap, view);
  const table = shownTable(data, queries, view);
  const counts = filterCounts(heatMap.queries);
  return (
    <FigureFrame title={heatMap.title} caption={`${heatMap.caption} ${HINT}`} className={figure.figure}>
      <Legend heatMap={heatMap} />
      <Controls counts={counts} table={table} view={view} setView={setView} note={disclaimer} />
      <p className="visually-hidden" role="status">
        {view.text === '' && view.verdict === 'all' ? '' : `${queries.length} of ${counts.all} rows`}
      </p>
      <ScrollBox className={`${styles.scroll} ${sides.length > FIT + 1 ? styles.many : ''}`} label={heatMap.title}>
        <HeatMapTable data={data} queries={queries} order={view.order} setView={setView} queryLink={queryLink} />
      </ScrollBox>
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

interface TableProps extends Pick<Props, 'data' | 'setView' | 'queryLink'> {
  queries: HeatMapQuery[];
  order: TableView['order'];
}

function HeatMapTable({ data, queries, order, setView, queryLink }: TableProps) {
  const { heatMap, sides } = data;
  return (
    <table className={styles.table} style={{ '--candidates': sides.length - 1 } as CSSProperties}>
      <caption className="visually-hidden">{heatMap.title}</caption>
      <HeatMapHead data={data} order={order} setOrder={(changed) => setView({ order: changed })} />
      <tbody>
        {queries.map((query) => (
          <QueryRow key={query.query} row={query} href={queryLink(query.query)} />
        ))}
        {queries.length === 0 && (
          <tr>
            <td colSpan={sides.length + 2} className={styles.empty}>
              No matching queries. Clear the filter to see all {heatMap.queries.length}.
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

const QueryRow = memo(function QueryRow({ row, href }: { row: HeatMapQuery; href: string | undefined }) {
  return (
    <tr>
      <th scope="row" className={styles.query}>
        {href === undefined ? row.query : <Link to={href}>{row.query}</Link>}
      </th>
      <td className={styles.side}>{formatNumber(row.baselineS, 1)}</td>
      {row.cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have the order of the columns, which never change
        <Speedup key={index} cell={cell} />
      ))}
      <td className={styles.side}>{formatNumber(row.apart, 2)}</td>
    </tr>
  );
});

function Speedup({ cell: { speedup, verdict, strength } }: { cell: HeatMapCell }) {
  return (
    <td className={`${styles.middle} ${cellStyles.speedup}`} data-verdict={markOf(verdict)} data-strength={strength}>
      {formatNumber(speedup, 2)}
      <span className="visually-hidden">, {VERDICT_WORDS[verdict]}</span>
    </td>
  );
}

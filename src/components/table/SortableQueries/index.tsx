import { type CSSProperties, Fragment, type ReactNode, startTransition, useState } from 'react';
import type { Cell, Column, Table } from '../../../benchmark/model/table';
import { formatCell } from '../../../benchmark/text/cells';
import { formatQueries } from '../../../benchmark/text/numbers';
import {
  type FilterCounts,
  type Order,
  orderedRows,
  rowsFromBothEnds,
  rowsNamed,
  type TableView,
} from '../../../figures/shared/tableView';
import ScrollBox from '../../ui/ScrollBox';
import { Footnotes } from '../DataTable';
import { SPREAD_GRID } from '../DataTable/SpreadHead';
import Controls from './Controls';
import Head from './Head';
import Row from './Row';
import { DetailContext } from './RowDetail';
import styles from './styles.module.css';

/**
 * The rows to show, in order. While `of` and the view do not change, rows keep their positions: a row does not move
 * under the pointer or lose the focus if it is excluded or its verdict changes. `of` is undefined if no row can be
 * excluded.
 */
function useShownRows(table: Table, view: TableView, of: string | undefined, most: number): Cell[][] {
  const key = JSON.stringify([of, view, most]);
  const ordered = () => rowsFromBothEnds(orderedRows(table, view.order, view.text, view.verdict), most);
  const [kept, setKept] = useState(() => ({ key, names: ordered().map(([name]) => String(name)) }));
  if (of === undefined) return ordered();
  if (kept.key === key) return rowsNamed(table, kept.names);
  const rows = ordered();
  setKept({ key, names: rows.map(([name]) => String(name)) });
  return rows;
}

/** Columns that only an opened row shows. */
const DETAIL_COLUMNS = ['time_change_pct', 'decided_by'];

interface Props {
  table: Table;
  caption: string;
  counts: FilterCounts;
  /** URL of a query's page. */
  pageOf: (query: string) => string | undefined;
  /** Content of an opened row, below its numbers. */
  detail: (query: string) => ReactNode;
  view: TableView;
  setView: (change: Partial<TableView>) => void;
  /** The included queries and their checkboxes; undefined if all queries are always included. */
  choice?: QueryBoxes;
  /** Note that every copy of the numbers must contain. */
  note: string;
  /** Number of rows to show, half from each end, until the reader requests all or filters; undefined for all. */
  most?: number;
}

/** State of the checkboxes that exclude and include queries. */
interface QueryBoxes {
  /** ID of the compared pair: a different pair sorts its rows again. */
  of: string;
  /** Null for all. */
  counted: ReadonlySet<string> | null;
  toggle: (query: string) => void;
}

/**
 * Every query with its numbers: sortable and filterable, with an anchor per row. Excluded queries keep their positions,
 * dimmed, and are omitted from copies. Without scripts, a plain table.
 */
export default function SortableQueries(props: Props): ReactNode {
  const { table, caption, counts, view, setView, choice, note, most = Number.POSITIVE_INFINITY } = props;
  const { text, verdict } = view;
  const [isWhole, setWhole] = useState(false);
  const isFiltered = text !== '' || verdict !== 'all';
  const rows = useShownRows(table, view, choice?.of, isWhole || isFiltered ? Number.POSITIVE_INFINITY : most);
  const hidden = isWhole || isFiltered ? 0 : table.rows.length - rows.length;
  const isCounted = (row: Cell[]) => choice?.counted?.has(String(row[0])) ?? true;
  return (
    <>
      <Controls
        counts={counts}
        table={{ ...table, rows: rows.filter(isCounted) }}
        view={view}
        setView={setView}
        note={note}
      />
      <p className="visually-hidden" role="status">
        {text === '' && verdict === 'all' ? '' : `${rows.filter(isCounted).length} of ${counts.all} rows`}
      </p>
      <ScrollBox className={styles.scroll} style={heightOf(rows.length)} label={caption}>
        <table className={styles.table} style={SPREAD_GRID}>
          <caption className="visually-hidden">{caption}</caption>
          <Head
            columns={table.columns.filter(({ key }) => !DETAIL_COLUMNS.includes(key))}
            order={view.order}
            setOrder={(order) => setView({ order })}
            boxes={choice !== undefined}
          >
            <th scope="col" className={styles.more}>
              <span className="visually-hidden">Details</span>
            </th>
          </Head>
          <Body {...props} rows={rows} isCounted={isCounted} hidden={hidden} />
        </table>
      </ScrollBox>
      {hidden > 0 && (
        <button
          type="button"
          className={`${styles.all} no-print`}
          onClick={() => startTransition(() => setWhole(true))}
        >
          Show all {formatQueries(table.rows.length)}
        </button>
      )}
      <Footnotes notes={table.footnotes} />
    </>
  );
}

/** The number of rows, from which the stylesheet computes the height of a table before its layout. */
function heightOf(rows: number): CSSProperties {
  return { '--rows': rows } as CSSProperties;
}

interface BodyProps extends Pick<Props, 'table' | 'view' | 'counts' | 'pageOf' | 'detail' | 'choice'> {
  rows: Cell[][];
  isCounted: (row: Cell[]) => boolean;
  /** Number of rows between the two halves that are shown. */
  hidden: number;
}

/** The values next to the hidden rows in the sorted column with their unit, " +12.3 and −4.6 s"; '' for a column of words. */
function gapEnds(columns: readonly Column[], { column: key }: Order, rows: readonly (Cell[] | undefined)[]): string {
  const at = columns.findIndex((column) => column.key === key);
  const column = columns[at];
  if (!column || (column.kind !== 'number' && column.kind !== 'signed')) return '';
  const ends = rows.map((row) => formatCell(row?.[at] ?? null, column));
  return ` ${ends.join(' and ')}${column.unit === '×' ? '×' : `\u202F${column.unit}`}`;
}

/** The rows, or a hint if no row matches. */
function Body({ rows, table: { columns }, view: { order }, counts, ...others }: BodyProps): ReactNode {
  const { pageOf, detail, choice, isCounted, hidden } = others;
  const width = columns.length + (choice ? 2 : 1);
  return (
    <DetailContext.Provider value={detail}>
      <tbody>
        {rows.map((row, index) => (
          <Fragment key={String(row[0])}>
            {hidden > 0 && index === Math.ceil(rows.length / 2) && (
              <tr>
                <td colSpan={width} className={styles.empty}>
                  {formatQueries(hidden)} between{gapEnds(columns, order, [rows[index - 1], row])}
                </td>
              </tr>
            )}
            <Row
              row={row}
              columns={columns}
              folded={DETAIL_COLUMNS}
              pageOf={pageOf}
              toggle={choice?.toggle}
              counted={isCounted(row)}
            />
          </Fragment>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={width} className={styles.empty}>
              No matching queries. Clear the filter to see all {counts.all}.
            </td>
          </tr>
        )}
      </tbody>
    </DetailContext.Provider>
  );
}

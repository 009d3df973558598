import type { ReactNode } from 'react';
import { useState } from 'react';
import { type Order, orderedRows, type VerdictFilter } from '../../benchmark/tableOrder';
import type { Table } from '../../benchmark/tableTypes';
import { Footnotes } from '../DataTable';
import { SPREAD_GRID } from '../DataTable/SpreadHead';
import ScrollBox from '../ScrollBox';
import Controls from './Controls';
import Head from './Head';
import Row from './Row';
import styles from './styles.module.css';

interface Props {
  table: Table;
  caption: string;
  /** The counts of the verdict links. */
  counts: { all: number; faster: number; unclear: number; slower: number };
  /** The address of a query's own page; undefined leaves it a link to its row. */
  pageOf: (query: string) => string | undefined;
  /** What stands in an opened row below its numbers. */
  detail: (query: string) => ReactNode;
}

/** Every query with its numbers: sortable, filterable, each row linkable. Without scripts a plain table. */
export default function QueriesTable({ table, caption, counts, pageOf, detail }: Props): ReactNode {
  const [order, setOrder] = useState<Order>({ column: 'query', ascending: true });
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<VerdictFilter>('all');
  const rows = orderedRows(table, order, text, verdict);
  return (
    <>
      <Controls counts={counts} table={{ ...table, rows }} text={text} verdict={verdict} {...{ setText, setVerdict }} />
      <p className="visually-hidden" role="status">
        {text === '' && verdict === 'all' ? '' : `${rows.length} of ${counts.all} rows`}
      </p>
      <ScrollBox className={styles.scroll} label={caption}>
        <table className={styles.table} style={SPREAD_GRID}>
          <caption className="visually-hidden">{caption}</caption>
          <Head columns={table.columns} order={order} setOrder={setOrder} />
          <tbody>
            {rows.map((row) => (
              <Row key={String(row[0])} row={row} columns={table.columns} pageOf={pageOf} detail={detail} />
            ))}
            {rows.length === 0 && (
              <tr>
                <td colSpan={table.columns.length + 1} className={styles.empty}>
                  No query matches. Clear the filter to see all {counts.all}.
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </ScrollBox>
      <Footnotes notes={table.footnotes} />
    </>
  );
}

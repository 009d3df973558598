import { useMemo, useState } from 'react';
import { type Order, orderedRows } from '../../../benchmark/figures/tableView';
import type { Cell } from '../../../benchmark/model/table';
import type { QueryIndexSuite } from '../../../benchmark/pages/query/index';
import { filteredIndex } from '../../../benchmark/pages/query/indexFilter';
import { formatQueries } from '../../../benchmark/text/numbers';
import FigureFooter from '../../figure/FigureFooter';
import Head from '../../table/SortableQueries/Head';
import { ROLES } from '../../table/tableRoles';
import PageLink from '../../ui/PageLink';
import SiteLink from '../../ui/SiteLink';
import Filters from './Filters';
import Row from './Row';
import styles from './styles.module.css';
import useAddressFilter from './useAddressFilter';

const WIDEST_FIRST: Order = { column: 'widest', ascending: false };
/** Printed together with others in one cell, so that a row is not a wall of columns. */
const INSIDE = new Set(['kind', 'longest_s', 'fastest', 'slowest', 'scale_factor']);

/** The queries of one suite and version, widest difference first; sortable and filterable where scripts run, folded where another suite is meant first. */
export default function SuiteQueries({ suite, isOpen }: { suite: QueryIndexSuite; isOpen: boolean }) {
  const [order, setOrder] = useState(WIDEST_FIRST);
  const { slug, heading, table } = suite;
  const [filter, setFilter] = useAddressFilter(slug);
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const [isUnfolded, setUnfolded] = useState(isOpen);
  if (isFiltered && !isUnfolded) setUnfolded(true);
  const found = useMemo(() => filteredIndex(table, filter), [table, filter]);
  const rows = orderedRows(found.table, order, '', 'all');
  return (
    <section className={styles.suite} aria-labelledby={slug}>
      <h2 id={slug}>{heading}</h2>
      <p className="page-meta">
        {suite.statement} {suite.disclaimer}.
      </p>
      <details open={isUnfolded} className={styles.fold}>
        <summary>{formatQueries(table.rows.length)}</summary>
        <Filters
          label={heading}
          table={table}
          filter={filter}
          setFilter={setFilter}
          found={rows.length + found.rest.length}
        />
        <Rows
          suite={suite}
          rows={rows}
          isEmpty={rows.length + found.rest.length === 0}
          order={order}
          setOrder={setOrder}
        />
        <Rest slug={slug} queries={found.rest} />
        <FigureFooter
          statement={suite.rule}
          sources={[]}
          action={<SiteLink to={`/queries/${slug}/queries.csv`}>CSV</SiteLink>}
        />
      </details>
    </section>
  );
}

interface RowsProps {
  suite: QueryIndexSuite;
  rows: Cell[][];
  /** Whether a filter has left no query. */
  isEmpty: boolean;
  order: Order;
  setOrder: (order: Order) => void;
}

function Rows({ suite, rows, isEmpty, order, setOrder }: RowsProps) {
  const { heading, table } = suite;
  const shown = table.columns.filter(({ key }) => !INSIDE.has(key));
  return (
    <table className={styles.table} {...ROLES.table}>
      <caption className="visually-hidden">Queries of {heading}, largest difference first</caption>
      <colgroup>
        {shown.map(({ key }) => (
          <col key={key} data-column={key} />
        ))}
      </colgroup>
      <Head columns={shown} order={order} setOrder={setOrder} />
      <tbody {...ROLES.group}>
        {rows.map((row) => (
          <Row key={String(row[0])} row={row} columns={table.columns} suite={suite} />
        ))}
        {isEmpty && <NoRow all={table.rows.length} />}
      </tbody>
    </table>
  );
}

/** The queries in which nothing can be compared: their names lead to the times, and no row of dashes stands for them. */
function Rest({ slug, queries }: { slug: string; queries: string[] }) {
  if (queries.length === 0) return null;
  return (
    <p className={styles.rest}>
      No two result sets from the same reported environment:{' '}
      {queries.map((query) => (
        <PageLink key={query} to={`/queries/${slug}/${query}/`}>
          {query}
        </PageLink>
      ))}
    </p>
  );
}

function NoRow({ all }: { all: number }) {
  return (
    <tr {...ROLES.row}>
      <td {...ROLES.cell} colSpan={5}>
        No matching queries. Clear the filter to see all {all}.
      </td>
    </tr>
  );
}

import type { ReactNode } from 'react';
import { useState } from 'react';
import { matchingRows, type Order, orderedRows } from '../../../benchmark/figures/tableView';
import type { QueryIndexSuite } from '../../../benchmark/pages/query/index';
import FigureFooter from '../../figure/FigureFooter';
import controls from '../../table/SortableQueries/controls.module.css';
import Head from '../../table/SortableQueries/Head';
import { ROLES } from '../../table/tableRoles';
import SiteLink from '../../ui/SiteLink';
import Row from './Row';
import styles from './styles.module.css';

const WIDEST_FIRST: Order = { column: 'widest', ascending: false };
/** Printed together with others in one cell, so that a row is not a wall of columns. */
const INSIDE = new Set(['kind', 'fastest', 'slowest', 'scale_factor']);

/** The queries of one suite and version, widest difference first; sortable and filterable where scripts run. */
export default function SuiteQueries({ suite }: { suite: QueryIndexSuite }): ReactNode {
  const [order, setOrder] = useState(WIDEST_FIRST);
  const [text, setText] = useState('');
  const { slug, heading, table } = suite;
  const shown = table.columns.filter(({ key }) => !INSIDE.has(key));
  const rows = orderedRows({ ...table, rows: matchingRows(table.rows, text) }, order, '', 'all');
  return (
    <section className={styles.suite} aria-labelledby={slug}>
      <h2 id={slug}>{heading}</h2>
      <p className={styles.meta}>
        {suite.statement} {suite.disclaimer}.
      </p>
      <Filter label={heading} text={text} setText={setText} found={rows.length} all={table.rows.length} />
      <table className={styles.table} {...ROLES.table}>
        <caption className="visually-hidden">Queries of {heading}, widest difference first</caption>
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
          {rows.length === 0 && <NoRow all={table.rows.length} />}
        </tbody>
      </table>
      <FigureFooter statement={suite.rule} sources={[]}>
        <SiteLink to={`/queries/${slug}/queries.csv`}>CSV</SiteLink>
      </FigureFooter>
    </section>
  );
}

interface FilterProps {
  label: string;
  text: string;
  setText: (text: string) => void;
  found: number;
  all: number;
}

function Filter({ label, text, setText, found, all }: FilterProps): ReactNode {
  return (
    <div className={`${controls.controls} no-print`}>
      <input
        type="search"
        className={`${controls.filter} ${styles.filter}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={`Filter ${label}`}
        placeholder="Filter, e.g. q14 or rollup"
      />
      <p className="visually-hidden" role="status">
        {text === '' ? '' : `${found} of ${all} rows`}
      </p>
    </div>
  );
}

function NoRow({ all }: { all: number }): ReactNode {
  return (
    <tr {...ROLES.row}>
      <td {...ROLES.cell} colSpan={5}>
        No query matches. Clear the filter to see all {all}.
      </td>
    </tr>
  );
}

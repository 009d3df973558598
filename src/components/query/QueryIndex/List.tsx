import { memo, useMemo, useState } from 'react';
import type { Evidence } from '../../../benchmark/model/figure';
import { MAX_QUERY_PAGES } from '../../../benchmark/model/queryPages';
import head from '../../../css/head.module.css';
import FigureFooter from '../../figure/FigureFooter';
import { gridLines } from '../../table/DataTable/gridLines';
import Note from '../../ui/Note';
import SiteLink from '../../ui/SiteLink';
import Strong from '../../ui/Strong';
import useUrlState from '../../ui/useUrlState';
import {
  filteredRows,
  INITIAL_ORDER,
  indexSearch,
  nextStripOrder,
  orderedStrips,
  parseIndexFilter,
  type StripOrder,
} from '../indexFilter';
import type { ListLink, QueryList, StripRow } from '../queryList';
import { type Column, columnsOf } from './columns';
import Facets from './Facets';
import Mark from './Mark';
import styles from './styles.module.css';

interface HeadProps {
  list: QueryList;
  columns: readonly Column[];
  order: StripOrder;
  setOrder: (order: StripOrder) => void;
}

/** Header of a list. Columns that sort have a button. */
function Head({ list, columns, order, setOrder }: HeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ name, head, by }) => (
          <th
            key={name}
            scope="col"
            className={styles[name]}
            aria-sort={by && order.by === by ? (order.isAscending ? 'ascending' : 'descending') : undefined}
          >
            {by ? (
              <button type="button" className={styles.sort} onClick={() => setOrder(nextStripOrder(order, by))}>
                {head(list)}
                {order.by === by && <span aria-hidden="true">{order.isAscending ? '\u00A0↑' : '\u00A0↓'}</span>}
              </button>
            ) : (
              head(list)
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** One query. Its name opens its page. */
const Row = memo(({ row, list, columns }: Pick<HeadProps, 'list' | 'columns'> & { row: StripRow }) => (
  <tr>
    {columns.map(({ name, cell }, index) =>
      index === 0 ? (
        <th key={name} scope="row">
          {cell(row, list)}
        </th>
      ) : (
        <td key={name} className={styles[name]}>
          {cell(row, list)}
        </td>
      ),
    )}
  </tr>
));

/** Number of rows until the reader requests more. */
const FIRST_ROWS = 25;

interface Props {
  list: QueryList;
  links: readonly ListLink[];
}

/**
 * The queries of one suite at one data size, largest spread first; can be sorted and filtered if scripts run. Its styles
 * hide the rows of a small suite; those of a large one are rendered on request.
 */
export default function List({ list, links }: Props) {
  const [filter, setFilter] = useUrlState(parseIndexFilter, indexSearch);
  const [order, setOrder] = useState(INITIAL_ORDER);
  const [most, setMost] = useState(FIRST_ROWS);
  const { id, suite, size, rows } = list;
  const columns = columnsOf(list);
  const found = useMemo(() => orderedStrips(filteredRows(rows, filter), order), [rows, filter, order]);
  const isLarge = rows.length > MAX_QUERY_PAGES;
  const limit = found.length < rows.length ? Math.max(most, MAX_QUERY_PAGES) : most;
  const hidden = Math.max(0, found.length - limit);
  const step = isLarge ? Math.min(hidden, MAX_QUERY_PAGES) : hidden;
  return (
    <>
      <h2 id={`${id}-title`} className="visually-hidden">
        {suite} at {size}
      </h2>
      <p className={head.description}>
        <Strong parts={list.answer} />
      </p>
      <Facets list={list} links={links} filter={filter} setFilter={setFilter} />
      <div className={styles.bar}>
        <Key list={list} />
        <input
          type="search"
          className={`${styles.filter} no-print`}
          value={filter.text}
          onChange={(event) => setFilter({ ...filter, text: event.target.value }, 'text')}
          aria-label={`Filter ${suite} at ${size}`}
          placeholder="Filter by name"
        />
      </div>
      {list.note !== '' && <Note text={list.note} kind="remark" />}
      <table className={`${styles.table} ${hidden > 0 && !isLarge ? styles.folded : ''}`} style={gridOf(list)}>
        <caption className="visually-hidden">
          Queries of {suite} at {size}
        </caption>
        <Head list={list} columns={columns} order={order} setOrder={setOrder} />
        <tbody>
          {(isLarge ? found.slice(0, limit) : found).map((row) => (
            <Row key={row.query} {...{ row, list, columns }} />
          ))}
          {found.length === 0 && (
            <tr>
              <td colSpan={columns.length}>No matching queries. Clear the filter to see all {rows.length}.</td>
            </tr>
          )}
        </tbody>
      </table>
      {hidden > 0 && (
        <button type="button" className={`${styles.more} no-print`} onClick={() => setMost(limit + step)}>
          Show {step} more
        </button>
      )}
      <p className="visually-hidden" role="status">
        {found.length === rows.length ? '' : `${found.length} of ${rows.length} rows`}
      </p>
      <FigureFooter
        statement={`${list.statement} ${list.disclaimer}.`}
        sources={[]}
        action={<SiteLink to={list.csv}>CSV</SiteLink>}
      />
    </>
  );
}

/** Position of 1×, the scale lines behind the strips, with the baseline in ink, and the length of the longest name. */
function gridOf({ ticks, oneAt, rows }: QueryList) {
  const lines = ticks.filter(({ at }) => at !== oneAt).map(({ at }) => ({ at, colour: 'var(--look-grid)' }));
  return {
    ...gridLines([{ at: oneAt, colour: 'var(--look-ink)' }, ...lines]),
    '--one': `${oneAt}%`,
    '--longest': rows.reduce((longest, { query }) => Math.max(longest, query.length), 0),
  };
}

/** Paints of marks in words. */
const PAINTS: [evidence: Evidence, words: string][] = [
  [{ way: 'faster', strength: 'clear' }, 'solid: clear over iterations'],
  [{ way: 'faster', strength: 'measured' }, 'tinted: not shown to repeat'],
  [{ way: 'same', strength: 'clear' }, 'gray: within 5%'],
  [{ way: 'same', strength: 'measured' }, 'hollow: ranges overlap'],
  [{ way: 'same', strength: 'none' }, 'dashed: no verdict'],
];

/** True if a mark has this paint; both directions have one. */
function hasPaint({ way, strength }: Evidence, paint: Evidence): boolean {
  return strength === paint.strength && (strength === 'none' || (way === 'same') === (paint.way === 'same'));
}

/** The shape of each engine, the paints that the list has, and the meaning of the line. */
function Key({ list: { engines, shapes, baseline, rows } }: Pick<Props, 'list'>) {
  const used = PAINTS.filter(([paint]) =>
    rows.some(({ marks }) => marks.some(({ evidence }) => hasPaint(evidence, paint))),
  );
  return (
    <ul className={styles.key} aria-label="Key">
      {engines.map((name, engine) => (
        <li key={name}>
          <Mark shape={shapes[engine] ?? 0} /> {name}
        </li>
      ))}
      {used.map(([evidence, words]) => (
        <li key={words}>
          <Mark shape={0} evidence={evidence} /> {words}
        </li>
      ))}
      <li>
        <span className={styles.one} /> 1× is {baseline}
      </li>
    </ul>
  );
}

import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { memo, useId, useState } from 'react';
import type { Cell, Column } from '../../benchmark/tableTypes';
import { verdictOf } from '../DataTable';
import CellContent from '../DataTable/Cell';
import { alignment } from '../DataTable/columns';
import Rest from './Rest';
import styles from './styles.module.css';

interface Props {
  row: Cell[];
  columns: Column[];
  pageOf: (query: string) => string;
  detail: (query: string) => ReactNode;
  /** Leaves the query out or takes it in; undefined where rows have no box. */
  toggle?: (query: string) => void;
  counted: boolean;
}

/** One query; its id is its name, so that `#q72` leads to it. Opens to what a narrow window leaves out, and to its sources. */
function Row({ row, columns, pageOf, detail, toggle, counted }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const rest = useId();
  const query = String(row[0]);
  useBrokenLinks().collectAnchor(query);
  return (
    <>
      <tr id={query} className={styles.row} data-counted={counted ? undefined : 'no'}>
        {toggle && (
          <td className={styles.box}>
            <label>
              <input
                type="checkbox"
                checked={counted}
                onChange={() => toggle(query)}
                aria-label={`Count ${query}`}
                autoComplete="off"
              />
            </label>
          </td>
        )}
        <th scope="row" data-column="query" className={styles.query}>
          <Link to={pageOf(query)}>{query}</Link>
        </th>
        <Cells row={row} columns={columns} />
        <td className={styles.more}>
          <button
            type="button"
            className={styles.open}
            aria-expanded={open}
            aria-controls={open ? rest : undefined}
            aria-label={`More on ${query}`}
            onClick={() => setOpen(!open)}
          >
            {open ? '−' : '+'}
          </button>
        </td>
      </tr>
      {open && (
        <tr id={rest} className={styles.rest}>
          <td colSpan={columns.length + (toggle ? 2 : 1)}>
            <Rest row={row} columns={columns}>
              {detail(query)}
            </Rest>
          </td>
        </tr>
      )}
    </>
  );
}

function Cells({ row, columns }: Pick<Props, 'row' | 'columns'>): ReactNode {
  const verdict = verdictOf(row);
  return columns.map((column, index) =>
    index === 0 ? null : (
      <td key={column.key} data-column={column.key} className={alignment(column)}>
        <CellContent cell={row[index] ?? null} column={column} verdict={verdict} />
      </td>
    ),
  );
}

export default memo(Row);

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { memo, useId, useState } from 'react';
import type { Cell, Column } from '../../../benchmark/model/table';
import { BreakableName } from '../../ui/Breakable';
import PageLink from '../../ui/PageLink';
import { verdictOf } from '../../ui/VerdictMark/words';
import CellContent from '../DataTable/Cell';
import { alignment } from '../DataTable/columns';
import RowDetail from './RowDetail';
import styles from './styles.module.css';

interface Props {
  row: Cell[];
  columns: Column[];
  /** Keys of columns that only an opened row shows. */
  folded: readonly string[];
  pageOf: (query: string) => string | undefined;
  /** Excludes or includes the query; undefined if rows have no checkbox. */
  toggle?: (query: string) => void;
  counted: boolean;
}

/**
 * One query; its ID and anchor are its name, `#q72`. Opens to columns hidden in a narrow window, and to its sources.
 */
function Row({ row, columns, folded, pageOf, toggle, counted }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const detailId = useId();
  const query = String(row[0]);
  const path = pageOf(query);
  const name = <BreakableName name={query} />;
  useBrokenLinks().collectAnchor(query);
  return (
    <>
      <tr id={query} className={styles.row} data-counted={counted ? undefined : 'no'}>
        {toggle && <CountBox query={query} counted={counted} onChange={() => toggle(query)} />}
        <th scope="row" data-column="query" className={styles.query}>
          {path === undefined ? name : <PageLink to={path}>{name}</PageLink>}
        </th>
        <Cells row={row} columns={columns} folded={folded} />
        <td className={styles.more}>
          <button
            type="button"
            className={styles.open}
            aria-expanded={open}
            aria-controls={open ? detailId : undefined}
            aria-label={`Details for ${query}`}
            onClick={() => setOpen(!open)}
          >
            {open ? '−' : '+'}
          </button>
        </td>
      </tr>
      {open && (
        <tr id={detailId} className={styles.detail}>
          <td colSpan={columns.length + (toggle ? 2 : 1)}>
            <RowDetail row={row} columns={columns} folded={folded} path={path} />
          </td>
        </tr>
      )}
    </>
  );
}

interface CountBoxProps {
  query: string;
  counted: boolean;
  onChange: () => void;
}

function CountBox({ query, counted, onChange }: CountBoxProps): ReactNode {
  return (
    <td className={styles.box}>
      <label>
        <input type="checkbox" checked={counted} onChange={onChange} aria-label={`Include ${query}`} />
      </label>
    </td>
  );
}

/** The numbers of a query. Memoized, because most elements of a table are cells, which do not change if rows move. */
const Cells = memo(function Cells({ row, columns, folded }: Pick<Props, 'row' | 'columns' | 'folded'>): ReactNode {
  const verdict = verdictOf(row);
  return columns.map((column, index) =>
    index === 0 || folded.includes(column.key) ? null : (
      <td key={column.key} data-column={column.key} className={alignment(column)}>
        <CellContent cell={row[index] ?? null} column={column} verdict={verdict} />
      </td>
    ),
  );
});

export default memo(Row);

import { createContext, type ReactNode, useContext } from 'react';
import type { Cell, Column } from '../../../benchmark/model/table';
import { columnHead, formatCell } from '../../../benchmark/text/cells';
import { NOT_REPORTED } from '../../../benchmark/text/notReported';
import PageLink from '../../ui/PageLink';
import { spreadWords } from '../DataTable/Cell';
import styles from './rowDetail.module.css';

interface Props {
  row: Cell[];
  columns: Column[];
  /** Keys of columns that the row itself never shows. */
  folded: readonly string[];
  /** Page of the query; undefined for none. */
  path: string | undefined;
}

/** Content below the numbers of a query. It is a context, so that rows do not render again if only this changes. */
export const DetailContext = createContext<(query: string) => ReactNode>(() => null);

/** True for a number of the row, and for the basis of its verdict. */
const isInDetail = ({ kind, key }: Column) =>
  kind === 'number' || kind === 'signed' || kind === 'spread' || key === 'decided_by';

function wordsOf(cell: Cell, column: Column): string {
  if (column.kind !== 'spread') return formatCell(cell, column);
  return (cell === null ? '' : spreadWords(String(cell))) || NOT_REPORTED;
}

/** What the row does not show: the range and the test; in a narrow window, every number. Then the page of the query. */
export default function RowDetail({ row, columns, folded, path }: Props): ReactNode {
  const detail = useContext(DetailContext);
  const shown = columns
    .map((column, index) => ({ column, cell: row[index] ?? null }))
    .filter(({ column }) => isInDetail(column));
  return (
    <div className={styles.detail}>
      <dl className={styles.numbers}>
        {shown.map(({ column, cell }) => (
          <div key={column.key} data-shown={column.kind !== 'spread' && !folded.includes(column.key)}>
            <dt>{columnHead(column)}</dt>
            <dd>{wordsOf(cell, column)}</dd>
          </div>
        ))}
      </dl>
      {path !== undefined && (
        <p>
          <PageLink to={path}>All results of {row[0]}</PageLink>
        </p>
      )}
      {detail(String(row[0]))}
    </div>
  );
}

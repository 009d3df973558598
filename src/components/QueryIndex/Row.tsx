import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { memo } from 'react';
import type { Cell, Column } from '../../benchmark/tableTypes';
import { verdictOf } from '../DataTable';
import CellContent from '../DataTable/Cell';
import { alignment } from '../DataTable/columns';
import styles from './styles.module.css';

interface Props {
  row: Cell[];
  columns: Column[];
  slug: string;
}

/** One query: its name leads to its page; kind and description in one cell, and below the ratio who is fastest and slowest. */
function Row({ row, columns, slug }: Props): ReactNode {
  const query = String(row[0]);
  const cellOf = (key: string) => {
    const at = columns.findIndex((column) => column.key === key);
    const column = columns[at] as Column;
    return {
      'data-column': key,
      className: alignment(column),
      children: <CellContent cell={row[at] ?? null} column={column} verdict={verdictOf(row)} />,
    };
  };
  const { children: ratio, ...widest } = cellOf('widest');
  const { children: description, ...what } = cellOf('description');
  return (
    <tr>
      <th scope="row" data-column="query">
        <Link to={`/queries/${slug}/${query}/`}>{query}</Link>
      </th>
      <td {...what}>
        {description}
        <span className={styles.detail}>{cellOf('kind').children}</span>
      </td>
      <td {...cellOf('result_sets')} />
      <td {...widest}>
        {ratio}
        <Sides row={row} columns={columns} />
      </td>
      <td {...cellOf('verdict')} />
    </tr>
  );
}

/** "Comet 0.17.0 to native Spark 3.5.8, SF 3000". */
function Sides({ row, columns }: Pick<Props, 'row' | 'columns'>): ReactNode {
  const text = (key: string) => row[columns.findIndex((column) => column.key === key)];
  if (text('fastest') === null) return null;
  return (
    <span className={styles.detail}>
      {text('fastest')} to {text('slowest')}, scale factor {text('scale_factor')}
    </span>
  );
}

export default memo(Row);

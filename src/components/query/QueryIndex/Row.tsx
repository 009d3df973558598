import { memo } from 'react';
import type { Cell, Column } from '../../../benchmark/model/table';
import type { QueryIndexSuite } from '../../../benchmark/pages/query/index';
import CellContent from '../../table/DataTable/Cell';
import { alignment } from '../../table/DataTable/columns';
import { ROLES } from '../../table/tableRoles';
import PageLink from '../../ui/PageLink';
import { verdictOf } from '../../ui/VerdictMark/words';
import styles from './styles.module.css';

interface Props {
  row: Cell[];
  columns: Column[];
  suite: Pick<QueryIndexSuite, 'slug' | 'manyScales'>;
}

/** One query: its name leads to its page; kind and description in one cell, and below the ratio who is fastest and slowest. */
function Row({ row, columns, suite }: Props) {
  const query = String(row[0]);
  const cellOf = (key: string) => {
    const at = columns.findIndex((column) => column.key === key);
    const column = columns[at] as Column;
    return {
      ...ROLES.cell,
      'data-column': key,
      className: alignment(column),
      children: <CellContent cell={row[at] ?? null} column={column} verdict={verdictOf(row)} />,
    };
  };
  const { children: ratio, ...widest } = cellOf('widest');
  const { children: description, ...what } = cellOf('description');
  return (
    <tr {...ROLES.row}>
      <th scope="row" {...ROLES.rowHead} data-column="query">
        <PageLink to={`/queries/${suite.slug}/${query}/`}>{query}</PageLink>
      </th>
      <td {...what}>
        {description}
        <span className={styles.detail}>
          {cellOf('kind').children}, up to {cellOf('longest_s').children} s
        </span>
      </td>
      <td {...cellOf('result_sets')} />
      <td {...widest}>
        <span className={styles.narrowOnly}>Largest difference, ×: </span>
        {ratio}
        <Sides row={row} columns={columns} suite={suite} />
      </td>
      <td {...cellOf('verdict')} />
    </tr>
  );
}

/** "Comet 0.17.0 against native Spark 3.5.8", with the scale factor where the suite has several. */
function Sides({ row, columns, suite }: Props) {
  const text = (key: string) => row[columns.findIndex((column) => column.key === key)];
  if (text('fastest') === null) return null;
  return (
    <span className={styles.detail}>
      {text('fastest')} vs. {text('slowest')}
      {suite.manyScales && `, scale factor ${text('scale_factor')}`}
    </span>
  );
}

export default memo(Row);

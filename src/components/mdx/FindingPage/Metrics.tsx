import type { Cell, Column } from '../../../benchmark/model/table';
import type { MetricsTable } from '../../../benchmark/pages/report/findings';
import { reportTable } from '../../figure/links';
import TableFrame from '../../figure/TableFrame';
import EventLog from '../../query/EventLog';
import { Footnotes } from '../../table/DataTable';
import CellContent from '../../table/DataTable/Cell';
import { alignment, headText } from '../../table/DataTable/columns';
import { measureColumns } from '../../table/DataTable/measures';
import tableStyles from '../../table/DataTable/styles.module.css';
import type { PartProps } from './part';
import styles from './styles.module.css';

/**
 * The metrics of stages and query, in groups; measures that must not be compared say so and carry a letter. Of a report without
 * such a table what its event logs tell.
 */
export default function Metrics({ data, finding }: PartProps) {
  if (finding.eventLog) return <EventLog data={finding.eventLog} query={finding.query} heading="h3" />;
  if (!finding.metrics) return <p>No metrics were published.</p>;
  const label = `Stage and query metrics of ${finding.query}`;
  return (
    <TableFrame
      label={label}
      statement="Ratio below 1.00: the candidate uses less."
      {...reportTable(data, 'metrics.csv')}
    >
      <Grouped metrics={finding.metrics} label={label} />
      <Footnotes notes={finding.metrics.footnotes.map(({ text }) => text)} lettered />
    </TableFrame>
  );
}

function Grouped({ metrics, label }: { metrics: MetricsTable; label: string }) {
  return (
    <table className={`${tableStyles.table} ${styles.metrics}`}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {metrics.columns.map((column) => (
            <th key={column.key} scope="col" className={alignment(column)}>
              {headText(column)}
            </th>
          ))}
        </tr>
      </thead>
      {metrics.groups.map(({ name, rows, letters }) => (
        <tbody key={name}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={metrics.columns.length}>
              {name}
            </th>
          </tr>
          {rows.map((row, index) => (
            <Row key={String(row[0])} row={row} columns={metrics.columns} letter={letters[index] ?? ''} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row, columns, letter }: { row: Cell[]; columns: Column[]; letter: string }) {
  return (
    <tr>
      {measureColumns(columns, row).map((column, index) =>
        index === 0 ? (
          <th key={column.key} scope="row" className={tableStyles.text}>
            {row[0]}
            {letter !== '' && <sup>{letter}</sup>}
          </th>
        ) : (
          <td key={column.key} className={alignment(column)}>
            <CellContent cell={row[index] ?? null} column={column} verdict="none" />
          </td>
        ),
      )}
    </tr>
  );
}

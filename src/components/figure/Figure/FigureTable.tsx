import type { Table } from '../../../benchmark/model/table';
import DataTable from '../../table/DataTable';
import ScrollBox from '../../ui/ScrollBox';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

/** A longer table shows its first rows until the reader opens it: seven per-minute tables were a third of a page. */
const MANY_ROWS = 50;
const FIRST_ROWS = 12;

export function isLong({ rows }: Table): boolean {
  return rows.length > MANY_ROWS;
}

interface Props {
  title: string;
  table: Table;
  /** Number of rows of which the table has the first; absent if it has all. */
  of?: number;
  /** Path of a CSV file with all of them. */
  csv?: string | undefined;
  /** URL of a query's page, with * for its name; absent for none. */
  queryUrl?: string | undefined;
  /** True if the reader opened the table. */
  asked: boolean;
  /** True if no rows are rendered before that. */
  late: boolean;
}

/** The table that replaces a figure's charts. Without scripts, a long table links to all of its rows. */
export default function FigureTable({ title, table, of, csv, queryUrl, asked, late }: Props) {
  const isCut = isLong(table) && !asked;
  const shown = isCut ? { ...table, rows: table.rows.slice(0, FIRST_ROWS) } : table;
  const all = of ?? table.rows.length;
  return (
    <ScrollBox className={styles.table} label={`Table: ${title}`}>
      {((isCut && !late) || (of !== undefined && !isCut)) && (
        <p className={styles.note}>
          First {shown.rows.length} of {all} rows. Download the CSV file for all rows.
          {csv !== undefined && <> {<SiteLink to={csv}>CSV</SiteLink>}</>}
        </p>
      )}
      {(asked || !late) && (
        <DataTable table={shown} caption={title} queryLink={(name) => queryUrl?.replace('*', () => name)} />
      )}
    </ScrollBox>
  );
}

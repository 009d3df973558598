import type { FigureText } from '../../../benchmark/model/figure';
import DataTable from '../../table/DataTable';
import ScrollBox from '../../ui/ScrollBox';
import styles from './styles.module.css';

/** Of a table with more rows than these, a page holds the first few until a reader asks for it: seven tables of every minute were a third of one. */
const MANY_ROWS = 50;
const FIRST_ROWS = 12;

interface Props {
  figure: FigureText;
  queryLink?: (query: string) => string | undefined;
  /** Whether a reader has asked for the table. */
  asked: boolean;
  /** Make none of it before that. */
  late: boolean;
}

/** The table that takes the place of a figure's charts. Without scripts a long one says where all of its rows are. */
export default function FigureTable({ figure: { title, table }, queryLink, asked, late }: Props) {
  const isLong = table.rows.length > MANY_ROWS;
  const shown = asked || !isLong ? table : { ...table, rows: table.rows.slice(0, FIRST_ROWS) };
  return (
    <ScrollBox className={styles.table} label={`Table: ${title}`}>
      {isLong && !asked && !late && (
        <p className={styles.note}>
          First {FIRST_ROWS} of {table.rows.length} rows. Download the CSV file for all rows.
        </p>
      )}
      {(asked || !late) && <DataTable table={shown} caption={title} queryLink={queryLink} />}
    </ScrollBox>
  );
}

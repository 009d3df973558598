import type { Cell, Table } from '../../../benchmark/model/table';
import { rangeMark } from '../../../benchmark/pages/published/rangeMark';
import { KeyTable } from '../Buckets';
import styles from './styles.module.css';

/** The columns of a published distribution that its key leaves out: the labels name the edges. */
const EDGES = ['from_pct', 'to_pct'];

/** The ranges of a published distribution as the key of its doughnut. */
export default function PublishedKey({ table }: { table: Table }) {
  const [from, to] = EDGES.map((key) => table.columns.findIndex((column) => column.key === key));
  const swatches = table.rows.map((row) => rangeMark({ fromPct: edge(row[from ?? -1]), toPct: edge(row[to ?? -1]) }));
  return (
    <KeyTable
      caption="Queries per range of time change"
      table={withoutEdges(table)}
      swatches={swatches}
      names={[]}
      className={styles.key}
    />
  );
}

function edge(cell: Cell | undefined): number | null {
  return typeof cell === 'number' ? cell : null;
}

function withoutEdges({ columns, rows, footnotes }: Table): Table {
  const kept = columns.map(({ key }) => !EDGES.includes(key));
  return {
    columns: columns.filter((_, index) => kept[index]),
    rows: rows.map((row) => row.filter((_, index) => kept[index])),
    footnotes,
  };
}

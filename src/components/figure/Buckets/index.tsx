import type { Verdict } from '../../../benchmark/model/comparison';
import type { BucketScheme } from '../../../benchmark/model/report';
import type { Cell, Column } from '../../../benchmark/model/table';
import { markOf } from '../../../benchmark/model/verdictMark';
import { formatCell } from '../../../benchmark/text/cells';
import type { ComparisonData } from '../../report/comparisonData';
import { alignment, headText } from '../../table/DataTable/columns';
import tableStyles from '../../table/DataTable/styles.module.css';
import styles from './styles.module.css';

interface Swatch {
  verdict: Verdict;
  weight: 'outer' | 'inner';
}

/** Swatches of the five ranges, fastest first: outer ranges solid, inner ranges outlined and tinted. */
const SWATCHES: Swatch[] = [
  { verdict: 'faster', weight: 'outer' },
  { verdict: 'faster', weight: 'inner' },
  { verdict: 'unclear', weight: 'inner' },
  { verdict: 'slower', weight: 'inner' },
  { verdict: 'slower', weight: 'outer' },
];

export const BUCKET_CAPTIONS: Record<BucketScheme, string> = {
  speedup: 'Queries per speedup range',
  'time-change': 'Queries per range of time change',
};

interface Props {
  data: Pick<ComparisonData, 'baseline' | 'candidate' | 'bucketTables'>;
  scheme: BucketScheme;
}

/** Number of queries in each range, with the engine that the outer ranges favor. */
export default function Buckets({ data: { candidate, baseline, bucketTables }, scheme }: Props) {
  const table = bucketTables[scheme];
  const names = scheme === 'speedup' ? [candidate.name, baseline.name] : [];
  return (
    <table className={`${tableStyles.table} ${styles.buckets}`}>
      <caption className="visually-hidden">{BUCKET_CAPTIONS[scheme]}</caption>
      <thead>
        <tr>
          {table.columns.map((column, index) => (
            <th key={column.key} scope="col" className={index === 0 ? styles.label : alignment(column)}>
              {headText(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <Row key={String(row[0])} row={row} columns={table.columns} swatch={SWATCHES[index]} names={names} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: Cell[];
  columns: Column[];
  swatch: Swatch | undefined;
  /** Candidate and baseline, named next to the outer ranges; empty for none. */
  names: string[];
}

function Row({ row, columns, swatch, names }: RowProps) {
  const name = swatch?.weight === 'outer' ? names[swatch.verdict === 'faster' ? 0 : 1] : undefined;
  return (
    <tr>
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.key} scope="row" className={styles.label}>
            <span
              className={styles.swatch}
              data-verdict={swatch && markOf(swatch.verdict)}
              data-weight={swatch?.weight}
            />
            {formatCell(row[0] ?? null, column)}
            {name !== undefined && <span className={styles.name}>{name}</span>}
          </th>
        ) : (
          <td key={column.key} className={alignment(column)}>
            {formatCell(row[index] ?? null, column)}
          </td>
        ),
      )}
    </tr>
  );
}

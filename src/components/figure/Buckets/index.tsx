import type { Verdict } from '../../../benchmark/model/comparison';
import type { BucketScheme } from '../../../benchmark/model/report';
import type { Cell, Column, Table } from '../../../benchmark/model/table';
import { markOf } from '../../../benchmark/model/verdictMark';
import type { ComparisonData } from '../../../benchmark/pages/report/comparisonData';
import { formatCell } from '../../../benchmark/text/cells';
import { alignment, headText } from '../../table/DataTable/columns';
import tableStyles from '../../table/DataTable/styles.module.css';
import styles from './styles.module.css';

/** How a range is drawn in the doughnut. */
interface Swatch {
  verdict: Verdict;
  weight: 'outer' | 'inner';
}

/** How the five ranges are drawn, fastest first: outer ones solid, inner ones as outline and tint. */
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

interface BucketsProps {
  data: Pick<ComparisonData, 'baseline' | 'candidate'>;
  scheme: BucketScheme;
  table: Table;
}

/** The table alone: the key of a doughnut, with the engine that the outer ranges favour. */
export default function Buckets({ data, scheme, table }: BucketsProps) {
  const names = scheme === 'speedup' ? [data.candidate.name, data.baseline.name] : [];
  return <KeyTable caption={BUCKET_CAPTIONS[scheme]} table={table} swatches={swatchesOf(table)} names={names} />;
}

interface KeyProps {
  caption: string;
  table: Table;
  /** One per row, or none. */
  swatches: readonly Swatch[];
  /** Candidate and baseline, named beside the outer ranges; empty for none. */
  names: string[];
  className?: string;
}

/** Ranges with their swatches and counts. */
export function KeyTable({ caption, table, swatches, names, className }: KeyProps) {
  return (
    <table className={`${tableStyles.table} ${styles.buckets} ${className ?? ''}`}>
      <caption className="visually-hidden">{caption}</caption>
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
          <Row key={String(row[0])} row={row} columns={table.columns} swatch={swatches[index]} names={names} />
        ))}
      </tbody>
    </table>
  );
}

function swatchesOf({ rows }: Table): readonly Swatch[] {
  return rows.length === SWATCHES.length ? SWATCHES : [];
}

interface RowProps {
  row: Cell[];
  columns: Column[];
  swatch: Swatch | undefined;
  /** Candidate and baseline, named beside the outer ranges; empty for none. */
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

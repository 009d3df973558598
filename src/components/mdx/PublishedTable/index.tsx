import type { Link } from '../../../benchmark/model/link';
import type { Table } from '../../../benchmark/model/table';
import { publishedArtifacts } from '../../figure/links';
import TableFrame from '../../figure/TableFrame';
import { statementOf } from '../../published/statements';
import type { ReportData } from '../../report/report';
import DataTable from '../../table/DataTable';
import { publishedTableName } from './name';
import styles from './styles.module.css';

/** Columns that fit next to each other on a phone. */
const MAX_COLUMNS = 6;

interface Props {
  data: ReportData;
  /** ID of one of the report's tables: `<key>-gains`, `<key>-queries-<size>`, `<usage figure>-summary`. */
  table: string;
}

/** A standalone table of published values. Throws for an unknown ID. */
export default function PublishedTable({ data, table }: Props) {
  const found = data.tables[table];
  if (!found) {
    throw new Error(`unknown table: ${table} (report ${data.report.id} has: ${Object.keys(data.tables).join(', ')})`);
  }
  const figure = data.figures[table.replace(/-summary$/, '')];
  const sources = figure ? figure.sources : tableSources(data, table);
  const name = publishedTableName(data, table);
  return (
    <TableFrame
      label={name}
      statement={figure ? figure.statement : statementOf(found)}
      sources={sources}
      csv={`/data/derived/${data.report.id}/${table}.csv`}
      problem={publishedArtifacts({ sources })}
    >
      <DataTable table={found} caption={name} className={widthOf(found)} stacked={found.columns.length > MAX_COLUMNS} />
    </TableFrame>
  );
}

/** Artifact of the comparison whose key is a prefix of the table's ID; none for a table of a usage figure. */
function tableSources({ report }: ReportData, table: string): Link[] {
  return report.publishedComparisons
    .filter(({ key }) => table.startsWith(`${key}-`))
    .map(({ id }) => ({ label: id, path: `/data/published/${id}/datapackage.json` }));
}

/** Class for a table's width: slim for few columns, slimmer for a ranking, otherwise it may scroll on a phone. */
function widthOf({ columns }: Table): string | undefined {
  if (columns.length > MAX_COLUMNS) return styles.wide;
  return columns[0]?.key === 'rank' ? styles.ranking : styles.slim;
}

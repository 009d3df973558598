import type { ReactNode } from 'react';
import type { SummaryData } from '../../benchmark/publishedPage';
import type { Table } from '../../benchmark/tableTypes';
import DataTable from '../DataTable';
import type { SourceLink } from '../Foot';
import { publishedArtifacts } from '../links';
import TableFrame from '../TableFrame';
import { summaryTableName } from './name';
import styles from './styles.module.css';

const AS_PUBLISHED = 'As published, not recomputed.';

interface Props {
  data: SummaryData;
  /** The id of one of the report's tables: `<key>-gains`, `<usage figure>-summary`. */
  table: string;
}

/** A table of published figures that stands for itself. Throws for an id that the report does not have. */
export default function SummaryTable({ data, table }: Props): ReactNode {
  const found = data.tables[table];
  if (!found) {
    throw new Error(`unknown table: ${table} (report ${data.report.id} has: ${Object.keys(data.tables).join(', ')})`);
  }
  const figure = data.figures[table.replace(/-summary$/, '')];
  const sources = figure ? figure.sources : sourcesOf(data, table);
  const name = summaryTableName(data, table);
  return (
    <TableFrame
      label={name}
      statement={figure ? figure.statement : AS_PUBLISHED}
      sources={sources}
      csv={`/data/derived/${data.report.id}/${table}.csv`}
      problem={publishedArtifacts({ sources })}
    >
      <DataTable table={found} caption={name} className={widthOf(found)} />
    </TableFrame>
  );
}

/** The artifact of the comparison whose key the table's id starts with; none for a table of a usage figure. */
function sourcesOf({ report }: SummaryData, table: string): SourceLink[] {
  return report.summaries
    .filter(({ key }) => table.startsWith(`${key}-`))
    .map(({ id }) => ({ label: id, path: `/data/published/${id}/datapackage.json` }));
}

/** The class for a table's width: of a few columns slim, of a ranking slimmer, else wide enough to scroll on a phone. */
function widthOf({ columns }: Table): string | undefined {
  if (columns.length > 4) return styles.wide;
  return columns[0]?.key === 'rank' ? styles.ranking : styles.slim;
}

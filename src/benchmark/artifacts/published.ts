import type {
  ChangeRow,
  ChartLabelRow,
  MeasuredQuery,
  MeasureRow,
  PublishedBucket,
  PublishedComparison,
} from '../model/published';
import type { Artifact, DataPackage, Problem } from '../model/resultSet';
import { type CellReader, fileNamed, packageHead, readTable } from './cells';
import type { CsvRow } from './csv';

const CHANGE_COLUMNS = ['query', 'time_change_pct'] as const;
const BUCKET_COLUMNS = ['label', 'from_pct', 'to_pct', 'count'] as const;
export const MEASURE_COLUMNS = [
  'name',
  'unit',
  'better',
  'size',
  'baseline',
  'candidate',
  'change_pct',
  'published',
] as const;
const MEASURED_QUERY_COLUMNS = ['name', 'size', 'query', 'baseline', 'candidate'] as const;
const LABEL_COLUMNS = ['chart', 'label', 'value'] as const;

/** Columns of each optional table in the folder of a published comparison. */
export const PUBLISHED_TABLES: Record<string, readonly string[]> = {
  'changes.csv': CHANGE_COLUMNS,
  'buckets.csv': BUCKET_COLUMNS,
  'measures.csv': MEASURE_COLUMNS,
  'measure-queries.csv': MEASURED_QUERY_COLUMNS,
  'chart-labels.csv': LABEL_COLUMNS,
};

const change = (row: CsvRow<(typeof CHANGE_COLUMNS)[number]>, reader: CellReader): ChangeRow => ({
  query: row.cells.query,
  timeChangePct: reader.number(row, 'time_change_pct'),
  line: row.line,
});

const bucket = (row: CsvRow<(typeof BUCKET_COLUMNS)[number]>, reader: CellReader): PublishedBucket => ({
  label: row.cells.label,
  fromPct: reader.optional(row, 'from_pct'),
  toPct: reader.optional(row, 'to_pct'),
  count: reader.count(row, 'count'),
  line: row.line,
});

const measure = (row: CsvRow<(typeof MEASURE_COLUMNS)[number]>, reader: CellReader): MeasureRow => ({
  name: row.cells.name,
  unit: row.cells.unit,
  better: reader.oneOf(row, 'better', ['lower', 'higher']),
  size: row.cells.size,
  baseline: reader.optional(row, 'baseline'),
  candidate: reader.optional(row, 'candidate'),
  changePct: reader.optional(row, 'change_pct'),
  published: row.cells.published,
  line: row.line,
});

const measuredQuery = (row: CsvRow<(typeof MEASURED_QUERY_COLUMNS)[number]>, reader: CellReader): MeasuredQuery => ({
  name: row.cells.name,
  size: row.cells.size,
  query: row.cells.query,
  baseline: reader.number(row, 'baseline'),
  candidate: reader.number(row, 'candidate'),
  line: row.line,
});

const chartLabel = (row: CsvRow<(typeof LABEL_COLUMNS)[number]>, reader: CellReader): ChartLabelRow => ({
  chart: row.cells.chart,
  label: row.cells.label,
  value: reader.optional(row, 'value'),
  line: row.line,
});

/** Fields that come from the tables and from the common part of the package. */
type Elsewhere =
  | 'id'
  | 'title'
  | 'created'
  | 'licences'
  | 'sources'
  | 'queries'
  | 'buckets'
  | 'measures'
  | 'measuredQueries'
  | 'labels';

/** datapackage.json of a published comparison. */
export interface PublishedPackage extends DataPackage {
  published: Omit<PublishedComparison, Elsewhere>;
}

/** A published comparison from its validated package and its tables; null with problems if a cell is not valid. */
export function publishedFromPackage(
  pkg: PublishedPackage,
  files: readonly Artifact[],
): { published: PublishedComparison | null; problems: Problem[] } {
  const queries = readTable(fileNamed(files, 'changes.csv'), CHANGE_COLUMNS, change);
  const buckets = readTable(fileNamed(files, 'buckets.csv'), BUCKET_COLUMNS, bucket);
  const measures = readTable(fileNamed(files, 'measures.csv'), MEASURE_COLUMNS, measure);
  const measuredQueries = readTable(fileNamed(files, 'measure-queries.csv'), MEASURED_QUERY_COLUMNS, measuredQuery);
  const labels = readTable(fileNamed(files, 'chart-labels.csv'), LABEL_COLUMNS, chartLabel);
  const problems = [queries, buckets, measures, measuredQueries, labels].flatMap((table) => table.problems);
  if (problems.length > 0) return { published: null, problems };
  const sorted = [...queries.rows].sort((a, b) => a.timeChangePct - b.timeChangePct);
  return {
    published: {
      ...packageHead(pkg),
      ...pkg.published,
      queries: sorted,
      buckets: buckets.rows,
      measures: measures.rows,
      measuredQueries: measuredQueries.rows,
      labels: labels.rows,
    },
    problems,
  };
}

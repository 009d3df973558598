import { bucketCounts } from '../benchmark/buckets';
import { disclaimer } from '../benchmark/captions';
import type { Comparison } from '../benchmark/comparisonTypes';
import { environmentTable } from '../benchmark/environment';
import { headline } from '../benchmark/headline';
import type { Report } from '../benchmark/reportTypes';
import { bucketsTable, queriesTable, tableCsv, topFaster, topSlower, topTable } from '../benchmark/tables';
import type { Table } from '../benchmark/tableTypes';
import type { OutputFile } from './staticOutput';

/** The derived tables of a report by name: buckets, top-faster, top-slower, queries and environment. */
export function derivedTables(report: Pick<Report, 'buckets'>, comparison: Comparison): Record<string, Table> {
  const { matched, names } = comparison;
  return {
    buckets: bucketsTable(bucketCounts(matched, report.buckets), report.buckets),
    'top-faster': topTable(topFaster(matched), names),
    'top-slower': topTable(topSlower(matched), names),
    queries: queriesTable(comparison),
    environment: environmentTable(comparison.environment),
  };
}

/**
 * The derived tables of a report as files, paths from the report's own folder: headline.json, buckets.csv,
 * top-faster.csv, top-slower.csv, queries.csv and environment.csv. What `npm run tables` writes and the site serves below
 * /data/derived/<report>/. Seconds, ratios and % as the columns' names say, full precision.
 */
export function derivedFiles(report: Pick<Report, 'buckets'>, comparison: Comparison): OutputFile[] {
  const tables = Object.entries(derivedTables(report, comparison));
  const note = disclaimer(comparison.baseline);
  const csv = tables.map(([name, table]) => ({ path: `${name}.csv`, text: tableCsv(table, note) }));
  const summary = `${JSON.stringify(headline(comparison, report.buckets), null, 2)}\n`;
  return [{ path: 'headline.json', text: summary }, ...csv];
}

import { bucketCounts } from '../benchmark/buckets';
import { headline } from '../benchmark/headline';
import { bucketsTable, queriesTable, tableCsv, topFaster, topSlower, topTable } from '../benchmark/tables';
import type { Comparison, Report, Table } from '../benchmark/types';
import type { OutputFile } from './staticOutput';

/** The derived tables of a report by name: buckets, top-faster, top-slower and queries. */
export function derivedTables(report: Pick<Report, 'buckets'>, comparison: Comparison): Record<string, Table> {
  const { matched, names } = comparison;
  return {
    buckets: bucketsTable(bucketCounts(matched, report.buckets), report.buckets),
    'top-faster': topTable(topFaster(matched), names),
    'top-slower': topTable(topSlower(matched), names),
    queries: queriesTable(comparison),
  };
}

/**
 * The derived tables of a report as files, paths from the report's own folder: headline.json, buckets.csv,
 * top-faster.csv, top-slower.csv and queries.csv. What `npm run tables` writes and the site serves below
 * /data/derived/<report>/. Seconds, ratios and % as the columns' names say, full precision.
 */
export function derivedFiles(report: Pick<Report, 'buckets'>, comparison: Comparison): OutputFile[] {
  const tables = Object.entries(derivedTables(report, comparison));
  const csv = tables.map(([name, table]) => ({ path: `${name}.csv`, text: tableCsv(table) }));
  const summary = `${JSON.stringify(headline(comparison, report.buckets), null, 2)}\n`;
  return [{ path: 'headline.json', text: summary }, ...csv];
}

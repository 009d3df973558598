import { bucketCounts } from '../../benchmark/comparison/buckets';
import { comparabilityTable } from '../../benchmark/comparison/comparabilityView';
import { environmentTable } from '../../benchmark/comparison/environment';
import type { Comparison } from '../../benchmark/model/comparison';
import type { BucketScheme } from '../../benchmark/model/report';
import type { Table } from '../../benchmark/model/table';
import { comparisonJson } from '../../components/report/headline';
import { disclaimer } from '../../figures/shared/captions';
import { bucketsTable, queriesTable, tableCsv, topFaster, topSlower, topTable } from '../../figures/shared/tables';
import type { ReportContent } from '../content/reportContent';
import type { OutputFile } from '../lib/files';
import { multiCandidateTables } from './multiCandidateTables';

/** Derived tables of a comparison by name: buckets, top-faster, top-slower, queries, environment, and receipt. */
export function derivedTables(comparison: Comparison, scheme: BucketScheme): Record<string, Table> {
  const { matched, names } = comparison;
  return {
    buckets: bucketsTable(bucketCounts(matched, scheme), scheme),
    'top-faster': topTable(topFaster(matched), names),
    'top-slower': topTable(topSlower(matched), names),
    queries: queriesTable(comparison),
    environment: environmentTable(comparison.environment),
    receipt: comparabilityTable(comparison.comparability),
  };
}

/**
 * Derived tables of a comparison as files, with paths from its report's folder: headline.json, buckets.csv,
 * top-faster.csv, top-slower.csv, queries.csv, environment.csv, and receipt.csv. `npm run tables` writes them, and the
 * site serves them below /data/derived/<report>/. Column names contain the unit (seconds, ratio, %); values have full
 * precision.
 */
export function derivedFiles(comparison: Comparison, scheme: BucketScheme): OutputFile[] {
  const tables = Object.entries(derivedTables(comparison, scheme));
  const note = disclaimer(comparison.baseline);
  const csv = tables.map(([name, table]) => ({ path: `${name}.csv`, text: tableCsv(table, note) }));
  const summary = `${JSON.stringify(comparisonJson(comparison, scheme), null, 2)}\n`;
  return [{ path: 'headline.json', text: summary }, ...csv];
}

/** Values, and tables without a figure, of published artifacts or several candidates; empty for other reports. */
function valueFiles({ report, page, disclaimer: note, published, suites }: ReportContent): OutputFile[] {
  if (published.length + suites.length === 0 && report.usage === null) return [];
  const tables = Object.entries(page.tables).map(([id, table]) => ({ path: `${id}.csv`, text: tableCsv(table, note) }));
  return [...tables, { path: 'values.json', text: `${JSON.stringify(page.texts, null, 2)}\n` }];
}

/** Tables of several candidates, except the cost, which costFiles writes; empty for other reports. */
function multiCandidateFiles({ page, disclaimer: note }: ReportContent): OutputFile[] {
  const tables = Object.entries(multiCandidateTables(page)).filter(([name]) => name !== 'cost');
  return tables.map(([name, table]) => ({ path: `${name}.csv`, text: tableCsv(table, note) }));
}

/** All runs of the cost with their node-hours; empty if no total time is known. */
function costFiles({ page, disclaimer: note }: ReportContent): OutputFile[] {
  if (!page.cost) return [];
  const { table } = page.cost.view.rows;
  return [{ path: 'cost.csv', text: tableCsv(table, note) }];
}

export function reportFiles(content: ReportContent): OutputFile[] {
  const { report, comparison } = content;
  const computed = comparison ? derivedFiles(comparison, report.buckets) : [];
  return [...computed, ...multiCandidateFiles(content), ...valueFiles(content), ...costFiles(content)];
}

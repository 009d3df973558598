import type { Comparison } from '../../src/benchmark/model/comparison';
import type { BucketScheme } from '../../src/benchmark/model/report';
import type { Table } from '../../src/benchmark/model/table';
import { comparisonJson } from '../../src/components/report/headline';
import { disclaimer } from '../../src/figures/shared/captions';
import { tableCsv, tableMarkdown } from '../../src/figures/shared/tables';
import type { ReportContent } from '../../src/plugin/content/reportContent';
import type { OutputFile } from '../../src/plugin/lib/files';
import { derivedFiles, derivedTables, reportFiles } from '../../src/plugin/output/derivedFiles';
import { multiCandidateTables } from '../../src/plugin/output/multiCandidateTables';
import { figuresTable } from './figuresTable';

export type TablesFormat = 'csv' | 'json' | 'markdown';
export const TABLES_FORMATS: readonly TablesFormat[] = ['csv', 'json', 'markdown'];

/** Rows as objects by column key, without pictures. */
function tableRows({ columns, rows }: Table): object[] {
  return rows.map((row) =>
    Object.fromEntries(
      columns
        .map(({ key, kind }, index) => [key, kind, row[index] ?? null] as const)
        .filter(([, kind]) => kind !== 'spread')
        .map(([key, , cell]) => [key, cell]),
    ),
  );
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const TITLES: Record<string, string> = {
  headline: 'Headline figures',
  buckets: 'Distribution',
  'top-faster': 'Largest speedups',
  'top-slower': 'Largest slowdowns',
  queries: 'All queries',
  estimates: 'Headline figures',
  settings: 'Settings that differ',
  cost: 'Cost',
};

export interface DerivedTables {
  /** By name, without the headline. */
  tables: Record<string, Table>;
  /** The headline metrics as a table; null if the tables include them. */
  headline: Table | null;
  /** The content of headline.json or values.json. */
  summary: { name: 'headline' | 'values'; value: object };
  files: readonly OutputFile[];
  /** The notice to show with the numbers. */
  note: string;
}

export function comparisonTables(comparison: Comparison, scheme: BucketScheme): DerivedTables {
  return {
    tables: derivedTables(comparison, scheme),
    headline: figuresTable(comparison),
    summary: { name: 'headline', value: comparisonJson(comparison, scheme) },
    files: derivedFiles(comparison, scheme),
    note: disclaimer(comparison.baseline),
  };
}

export function candidateTables(content: ReportContent): DerivedTables {
  return {
    tables: multiCandidateTables(content.page),
    headline: null,
    summary: { name: 'values', value: content.page.texts },
    files: reportFiles(content),
    note: content.disclaimer,
  };
}

/** The headline metrics and the derived tables, by name. */
function allTables({ headline, tables }: DerivedTables): [name: string, table: Table][] {
  return [...(headline ? [['headline', headline] as [string, Table]] : []), ...Object.entries(tables)];
}

/** The files that --out writes. CSV files equal the site's files under /data/derived/<report>/. */
export function tableFiles(derived: DerivedTables, format: TablesFormat): Map<string, string> {
  const { files, summary } = derived;
  if (format === 'csv') return new Map(files.map(({ path, text }) => [path, String(text)]));
  if (format === 'markdown') {
    return new Map(allTables(derived).map(([name, table]) => [`${name}.md`, tableMarkdown(table)]));
  }
  const tables = Object.entries(derived.tables).map(
    ([name, table]) => [`${name}.json`, json(tableRows(table))] as const,
  );
  return new Map([[`${summary.name}.json`, json(summary.value)], ...tables]);
}

/** All tables as one text: Markdown sections, CSV blocks after `# name`, or one JSON object by table name. */
export function tablesText(derived: DerivedTables, format: TablesFormat): string {
  const { tables, summary, note } = derived;
  if (format === 'json') {
    const rows = Object.entries(tables).map(([name, table]) => [name, tableRows(table)]);
    return json({ [summary.name]: summary.value, ...Object.fromEntries(rows) });
  }
  const blocks = allTables(derived).map(([name, table]) =>
    format === 'csv' ? `# ${name}\n${tableCsv(table, note)}` : `## ${TITLES[name] ?? name}\n\n${tableMarkdown(table)}`,
  );
  return blocks.join('\n');
}

import { disclaimer } from '../../src/benchmark/figures/captions';
import { tableCsv, tableMarkdown } from '../../src/benchmark/figures/tables';
import type { Comparison } from '../../src/benchmark/model/comparison';
import type { BucketScheme } from '../../src/benchmark/model/report';
import type { Table } from '../../src/benchmark/model/table';
import { comparisonJson } from '../../src/benchmark/pages/report/headline';
import { derivedFiles, derivedTables } from '../../src/plugin/output/derivedFiles';
import { figuresTable } from './figuresTable';

export type TablesFormat = 'csv' | 'json' | 'markdown';
export const TABLES_FORMATS: readonly TablesFormat[] = ['csv', 'json', 'markdown'];

/** Rows as objects by column key, pictures left out. */
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
};

/** The headline figures and the derived tables of a report, by name. */
function allTables(comparison: Comparison, scheme: BucketScheme): [name: string, table: Table][] {
  return [['headline', figuresTable(comparison)], ...Object.entries(derivedTables(comparison, scheme))];
}

/** The files that --out writes. For csv the very files that the site publishes under /data/derived/<report>/. */
export function tableFiles(comparison: Comparison, scheme: BucketScheme, format: TablesFormat): Map<string, string> {
  if (format === 'csv') return new Map(derivedFiles(comparison, scheme).map(({ path, text }) => [path, String(text)]));
  if (format === 'markdown') {
    return new Map(allTables(comparison, scheme).map(([name, table]) => [`${name}.md`, tableMarkdown(table)]));
  }
  const tables = Object.entries(derivedTables(comparison, scheme)).map(
    ([name, table]) => [`${name}.json`, json(tableRows(table))] as const,
  );
  return new Map([['headline.json', json(comparisonJson(comparison, scheme))], ...tables]);
}

/** All tables as one text: Markdown sections, CSV blocks headed by `# name`, or one JSON object by table name. */
export function tablesText(comparison: Comparison, scheme: BucketScheme, format: TablesFormat): string {
  if (format === 'json') {
    const tables = Object.entries(derivedTables(comparison, scheme)).map(([name, table]) => [name, tableRows(table)]);
    return json({ headline: comparisonJson(comparison, scheme), ...Object.fromEntries(tables) });
  }
  const blocks = allTables(comparison, scheme).map(([name, table]) =>
    format === 'csv'
      ? `# ${name}\n${tableCsv(table, disclaimer(comparison.baseline))}`
      : `## ${TITLES[name] ?? name}\n\n${tableMarkdown(table)}`,
  );
  return blocks.join('\n');
}

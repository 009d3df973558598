import { disclaimer } from '../../src/benchmark/captions';
import type { Comparison } from '../../src/benchmark/comparisonTypes';
import { headline } from '../../src/benchmark/headline';
import type { Report } from '../../src/benchmark/reportTypes';
import { tableCsv, tableMarkdown } from '../../src/benchmark/tables';
import type { Table } from '../../src/benchmark/tableTypes';
import { derivedFiles, derivedTables } from '../../src/plugin/derivedFiles';
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
function allTables(report: Report, comparison: Comparison): [name: string, table: Table][] {
  return [['headline', figuresTable(comparison)], ...Object.entries(derivedTables(report, comparison))];
}

/** The files that --out writes. For csv the very files that the site publishes under /data/derived/<report>/. */
export function tableFiles(report: Report, comparison: Comparison, format: TablesFormat): Map<string, string> {
  if (format === 'csv') return new Map(derivedFiles(report, comparison).map(({ path, text }) => [path, String(text)]));
  if (format === 'markdown') {
    return new Map(allTables(report, comparison).map(([name, table]) => [`${name}.md`, tableMarkdown(table)]));
  }
  const tables = Object.entries(derivedTables(report, comparison)).map(
    ([name, table]) => [`${name}.json`, json(tableRows(table))] as const,
  );
  return new Map([['headline.json', json(headline(comparison, report.buckets))], ...tables]);
}

/** All tables as one text: Markdown sections, CSV blocks headed by `# name`, or one JSON object by table name. */
export function tablesText(report: Report, comparison: Comparison, format: TablesFormat): string {
  if (format === 'json') {
    const tables = Object.entries(derivedTables(report, comparison)).map(([name, table]) => [name, tableRows(table)]);
    return json({ headline: headline(comparison, report.buckets), ...Object.fromEntries(tables) });
  }
  const blocks = allTables(report, comparison).map(([name, table]) =>
    format === 'csv'
      ? `# ${name}\n${tableCsv(table, disclaimer(comparison.baseline))}`
      : `## ${TITLES[name] ?? name}\n\n${tableMarkdown(table)}`,
  );
  return blocks.join('\n');
}

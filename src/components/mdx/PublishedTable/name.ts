import type { ReportData } from '../../report/report';

const NAMES: Record<string, string> = {
  measures: 'Measurements',
  phases: 'Time in each phase',
  gains: 'Queries that take less time',
  losses: 'Queries that take more time',
  summary: 'Peak and median',
};

/** "Queries, phase 6" of `aging-queries-phase-6`. */
const QUERIES = /^(.+)-queries-(.+)$/;

/** Name of a table of published values: from the last word of its ID, and its comparison or figure. */
export function publishedTableName({ report, figures }: Pick<ReportData, 'report' | 'figures'>, table: string): string {
  const queries = QUERIES.exec(table);
  const at = queries?.[1]?.length ?? table.lastIndexOf('-');
  const [owner, kind] = [table.slice(0, at), table.slice(at + 1)];
  const of = figures[owner]?.title ?? report.publishedComparisons.find(({ key }) => key === owner)?.id ?? '';
  const name = queries?.[2] ? `Queries, ${queries[2].replaceAll('-', ' ')}` : (NAMES[kind] ?? table);
  return [name, of].filter((text) => text !== '').join(': ');
}

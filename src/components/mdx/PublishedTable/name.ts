import type { ReportData } from '../../report/report';

const NAMES: Record<string, string> = {
  measures: 'Measurements',
  gains: 'Queries that take less time',
  losses: 'Queries that take more time',
  summary: 'Peak and median',
};

/** Name of a table of published values: from the last word of its ID, and its comparison or figure. */
export function publishedTableName({ report, figures }: Pick<ReportData, 'report' | 'figures'>, table: string): string {
  const at = table.lastIndexOf('-');
  const [owner, kind] = [table.slice(0, at), table.slice(at + 1)];
  const of = figures[owner]?.title ?? report.publishedComparisons.find(({ key }) => key === owner)?.id ?? '';
  return [NAMES[kind] ?? table, of].filter((text) => text !== '').join(': ');
}

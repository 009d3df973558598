import type { Artifact, Side } from '../model/resultSet';
import { parseTable } from './csv';

/** Columns of each optional table next to a report.json. */
export const REPORT_TABLES = {
  'aggregates.csv': ['measure', 'unit', 'baseline', 'candidate', 'note'],
  'metrics.csv': ['query', 'group', 'measure', 'unit', 'baseline', 'candidate', 'note'],
  'plans.csv': ['query', 'side', 'depth', 'operator', 'differs', 'fact'],
  'settings.csv': ['side', 'key', 'comment'],
  'slips.csv': ['place', 'published', 'of', 'comment'],
  'patterns.csv': ['pattern', 'favours', 'queries'],
  'findings.csv': ['query', 'cause'],
  'groups.csv': ['group', 'measure', 'at_most', 'queries'],
  'runs.csv': ['run', 'measure', 'unit', 'low', 'high', 'note'],
} as const;

export type ReportTableName = keyof typeof REPORT_TABLES;
export type ReportTableRow<Name extends ReportTableName> = Record<(typeof REPORT_TABLES)[Name][number], string> & {
  line: number;
};

/** Rows of a report's table as text with their lines; empty without the table. The checker reports its problems. */
export function reportTableRows<Name extends ReportTableName>(
  tables: readonly Artifact[],
  name: Name,
): ReportTableRow<Name>[] {
  const artifact = tables.find(({ path }) => path.endsWith(`/${name}`));
  if (!artifact) return [];
  const { rows } = parseTable<(typeof REPORT_TABLES)[Name][number]>(artifact, REPORT_TABLES[name]);
  return rows.map(({ line, cells }) => ({ ...cells, line }));
}

/** "baseline" or "candidate"; the checker rejects everything else. */
export function smallSide(text: string): Side {
  return text === 'candidate' ? 'candidate' : 'baseline';
}

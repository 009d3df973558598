import { parseTable } from './parse';
import type { Artifact, Side } from './types';

/** The columns of each small table that may stand beside a report.json. */
export const SMALL_TABLES = {
  'aggregates.csv': ['measure', 'unit', 'baseline', 'candidate', 'note'],
  'metrics.csv': ['query', 'group', 'measure', 'unit', 'baseline', 'candidate', 'note'],
  'plans.csv': ['query', 'side', 'depth', 'operator', 'differs', 'fact'],
  'settings.csv': ['side', 'key', 'comment'],
  'slips.csv': ['place', 'published', 'of', 'comment'],
  'patterns.csv': ['pattern', 'favours', 'queries'],
  'findings.csv': ['query', 'cause'],
} as const;

export type SmallTableName = keyof typeof SMALL_TABLES;
export type SmallRow<Name extends SmallTableName> = Record<(typeof SMALL_TABLES)[Name][number], string> & {
  line: number;
};

/** The rows of a small table as text with their lines; empty where the report has none. Its problems are the checker's matter. */
export function smallRows<Name extends SmallTableName>(tables: readonly Artifact[], name: Name): SmallRow<Name>[] {
  const artifact = tables.find(({ path }) => path.endsWith(`/${name}`));
  if (!artifact) return [];
  const { rows } = parseTable<(typeof SMALL_TABLES)[Name][number]>(artifact, SMALL_TABLES[name]);
  return rows.map(({ line, cells }) => ({ ...cells, line }));
}

/** A number of a small table, or null where the cell is empty or no number. */
export function smallNumber(text: string): number | null {
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
}

/** "baseline" or "candidate"; the checker has refused everything else. */
export function smallSide(text: string): Side {
  return text === 'candidate' ? 'candidate' : 'baseline';
}

import type { Engine, OutputRow, ResultSet } from './resultSet';

/** Fields that decide whether two result sets can be compared: of a result set, or of an entry in a list. */
export interface Comparable extends Pick<ResultSet, 'id' | 'suite'> {
  harness: Pick<ResultSet['harness'], 'name'>;
  sources: readonly { path: string }[];
  /** Names the set in texts; absent: its ID does. */
  engine?: Pick<Engine, 'title' | 'version'>;
  outputs: readonly Omit<OutputRow, 'line'>[];
  /** If absent, every output belongs to a query with a valid time. */
  rows?: ResultSet['rows'];
}

/** True if both sides name the same harness, and therefore share its hash function and query templates. */
export function shareHarness({ harness: a }: Comparable, { harness: b }: Comparable): boolean {
  return a.name !== 'unknown' && a.name === b.name;
}

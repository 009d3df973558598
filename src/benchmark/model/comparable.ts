import type { OutputRow, ResultSet } from './resultSet';

/** What decides whether two result sets can be compared: a result set, or what a list holds of one. */
export interface Comparable extends Pick<ResultSet, 'id' | 'suite'> {
  harness: Pick<ResultSet['harness'], 'name'>;
  sources: readonly { path: string }[];
  outputs: readonly Omit<OutputRow, 'line'>[];
  /** Without rows, all outputs are of queries with a valid time. */
  rows?: ResultSet['rows'];
}

/** Whether both sides name the same harness, so that its hash function, and its query templates, are the same. */
export function shareHarness({ harness: a }: Comparable, { harness: b }: Comparable): boolean {
  return a.name !== 'unknown' && a.name === b.name;
}

import type { Names } from './comparison';
import type { Column } from './table';

/** A table column, by default of text. Pages show `decimals` digits; files keep full precision. */
export function column(
  key: string,
  label: string,
  unit: Column['unit'] = '',
  kind: Column['kind'] = 'text',
  decimals = 0,
): Column {
  return { key, label, unit, kind, decimals };
}

export const QUERY_COLUMN = column('query', 'Query', '', 'query');
export const SPEEDUP_COLUMN = column('speedup', 'Speedup', '×', 'number', 2);
export const CHANGE_COLUMN = column('time_change_pct', 'Time change', '%', 'signed', 0);
export const SAVED_COLUMN = column('saved_s', 'Time saved', 's', 'number', 1);
export const VERDICT_COLUMN = column('verdict', 'Verdict on the candidate', '', 'verdict');

/** Columns of both sides' seconds, titled with their names. */
export function timeColumns({ baseline, candidate }: Names): [baseline: Column, candidate: Column] {
  return [column('baseline_s', baseline, 's', 'number', 1), column('candidate_s', candidate, 's', 'number', 1)];
}

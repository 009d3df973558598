import type { Names } from './comparison';
import type { Cell, Column, Table } from './table';

/** A table column; `decimals` is what pages show, files keep full precision. */
export function column(key: string, label: string, unit: Column['unit'], kind: Column['kind'], decimals = 0): Column {
  return { key, label, unit, kind, decimals };
}

export const QUERY_COLUMN = column('query', 'Query', '', 'query');
export const SPEEDUP_COLUMN = column('speedup', 'Speedup', '×', 'number', 2);
export const CHANGE_COLUMN = column('time_change_pct', 'Time change', '%', 'signed', 0);
export const SAVED_COLUMN = column('saved_s', 'Time saved', 's', 'number', 1);
export const VERDICT_COLUMN = column('verdict', 'Verdict on the candidate', '', 'verdict');

/** The fields of a row that a cell can hold. */
type CellField<Row> = { [Name in keyof Row]: Row[Name] extends Cell ? Name : never }[keyof Row];

/** A column with what stands in it for a row: a field of the row, or what is made of the row. */
export type FilledColumn<Row> = readonly [head: Column, cell: CellField<Row> | ((row: Row) => Cell)];

/** A table of these rows. */
export function tableOf<Row>(
  rows: readonly Row[],
  columns: readonly FilledColumn<Row>[],
  footnotes: string[] = [],
): Table {
  return {
    columns: columns.map(([head]) => head),
    rows: rows.map((row) => columns.map(([, cell]) => (typeof cell === 'function' ? cell(row) : (row[cell] as Cell)))),
    footnotes,
  };
}

/** The seconds of both sides, headed by their names. */
export function timeColumns({ baseline, candidate }: Names): [baseline: Column, candidate: Column] {
  return [column('baseline_s', baseline, 's', 'number', 1), column('candidate_s', candidate, 's', 'number', 1)];
}

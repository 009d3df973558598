import type { Cell, Column, Table } from '../table';

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

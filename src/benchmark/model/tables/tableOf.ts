import type { Cell, Column, Table } from '../table';

type CellField<Row> = { [Name in keyof Row]: Row[Name] extends Cell ? Name : never }[keyof Row];

export type FilledColumn<Row> = readonly [head: Column, cell: CellField<Row> | ((row: Row) => Cell)];

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

/**
 * The roles that tables have by nature. A table that the stylesheet lays out as a list in a narrow box names them,
 * because some browsers forget what a table is when its `display` changes.
 */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
} as const;

/**
 * Implicit roles of table elements. A table that the stylesheet displays as a list needs them explicitly, because some
 * browsers drop the roles if `display` changes.
 */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
} as const;

/** The explicit roles of a table's elements; empty for a table that is never displayed as a list. */
export type Roles = Partial<typeof ROLES>;

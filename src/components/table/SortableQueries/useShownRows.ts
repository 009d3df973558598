import { useState } from 'react';
import { orderedRows, rowsNamed, type TableView } from '../../../benchmark/figures/tableView';
import type { Cell, Table } from '../../../benchmark/model/table';

/**
 * The rows to show, in their order. As long as `of` and the view stay, each keeps its place: a row that is left out, or whose verdict
 * follows from the others, does not move under the pointer or out of the focus. `of` is undefined where no row can be left out.
 */
export default function useShownRows(table: Table, view: TableView, of: string | undefined): Cell[][] {
  const key = JSON.stringify([of, view]);
  const ordered = () => orderedRows(table, view.order, view.text, view.verdict);
  const [kept, setKept] = useState(() => ({ key, names: ordered().map(([name]) => String(name)) }));
  if (of === undefined) return ordered();
  if (kept.key === key) return rowsNamed(table, kept.names);
  const rows = ordered();
  setKept({ key, names: rows.map(([name]) => String(name)) });
  return rows;
}

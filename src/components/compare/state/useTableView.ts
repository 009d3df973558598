import type { CompareState } from '../../../benchmark/pages/compare/urlState';
import type { TableView } from '../../../figures/shared/tableView';
import type { AddressState } from './useCompareState';
import useTyped from './useTyped';

/** What is shown of the table of queries, with the text of its filter as it is typed, and what changes it. */
export default function useTableView(
  { table }: CompareState,
  change: AddressState['change'],
): { view: TableView; setView: (part: Partial<TableView>) => void } {
  const show = (part: Partial<TableView>, field?: string) =>
    change((state) => ({ table: { ...state.table, ...part } }), field);
  const [text, type] = useTyped(table.text, (typed) => show({ text: typed }, 'filter'));
  return {
    view: { ...table, text },
    setView: (part) => (part.text === undefined ? show(part) : type(part.text)),
  };
}

import type { TableView } from '../../../figures/shared/tableView';
import type { CompareState } from '../urlState';
import type { AddressState } from './useCompareState';
import useTextField from './useTextField';

/** View of the query table, with its filter text as typed, and its setter. */
export default function useTableView(
  { table }: CompareState,
  change: AddressState['change'],
): { view: TableView; setView: (part: Partial<TableView>) => void } {
  const show = (part: Partial<TableView>, field?: string) =>
    change((state) => ({ table: { ...state.table, ...part } }), field);
  const [text, type] = useTextField(table.text, (typed) => show({ text: typed }, 'filter'));
  return {
    view: { ...table, text },
    setView: (part) => (part.text === undefined ? show(part) : type(part.text)),
  };
}

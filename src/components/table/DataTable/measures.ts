import type { Cell, Column } from '../../../benchmark/model/table';

const DECIMALS: Record<string, number> = {
  count: 0,
  rows: 0,
  B: 0,
  s: 3,
  ms: 0,
  GB: 1,
  MB: 1,
  TB: 1,
  '%': 1,
  'billion rows': 2,
  'rows/s': 0,
  'MB/s': 0,
};
const VALUES = ['baseline', 'candidate', 'difference'];

/** Columns of a row that contains its own unit: its values get the decimals of that unit. */
export function measureColumns(columns: Column[], row: Cell[]): Column[] {
  const unit = row[columns.findIndex(({ key }) => key === 'unit')];
  const decimals = DECIMALS[String(unit)];
  if (decimals === undefined) return columns;
  return columns.map((column) => (VALUES.includes(column.key) ? { ...column, decimals } : column));
}

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
/** Seconds from here on have one decimal, s. */
const LONG_S = 100;

/** The shown columns: the unit of a row is shown after its name. */
export function shownColumns(columns: readonly Column[]): Column[] {
  return columns.filter(({ key }) => key !== 'unit');
}

/** Decimals of a row's values, by its unit; undefined for those of the columns. */
function decimalsOf(unit: string, row: readonly Cell[]): number | undefined {
  return unit === 's' && row.some((cell) => Number(cell) >= LONG_S) ? 1 : DECIMALS[unit];
}

/** The shown columns of a row with its cells. If the row has its own unit, its name ends in it, and its values get its decimals. */
export function shownCells(columns: readonly Column[], row: readonly Cell[]): { column: Column; cell: Cell }[] {
  const all = columns.map((column, index) => ({ column, cell: row[index] ?? null }));
  const own = all.find(({ column }) => column.key === 'unit');
  if (!own) return all;
  const unit = String(own.cell ?? '');
  const decimals = decimalsOf(unit, row);
  const name = ['', 'count'].includes(unit) ? '' : `, ${unit}`;
  return all
    .filter((entry) => entry !== own)
    .map(({ column, cell }, index) => {
      if (index === 0) return { column, cell: `${cell}${name}` };
      return { column: decimals !== undefined && VALUES.includes(column.key) ? { ...column, decimals } : column, cell };
    });
}

import type { ChartData } from 'chart.js';
import type { Cell, Column, Table } from '../../../benchmark/model/table';
import type { AuthoredType } from '../../../charts/AuthoredChart';

function column(key: string, label: string, kind: Column['kind']): Column {
  return { key, label, unit: '', kind, decimals: 0 };
}

/** A value as a table shows it: floating bars as two numbers, null for a missing value. */
function cell(value: unknown): Cell {
  if (typeof value === 'number') return value;
  return value === undefined || value === null ? null : String(value);
}

/** The values of a chart: a row for each label, a column for each dataset. A value without a label has its number instead. */
export function valuesTable({ labels = [], datasets }: ChartData<AuthoredType>): Table {
  const rows = Math.max(labels.length, ...datasets.map(({ data }) => data.length));
  return {
    columns: [
      column('label', 'Label', 'text'),
      ...datasets.map(({ label }, at) => column(`series_${at + 1}`, label ?? `Series ${at + 1}`, 'given')),
    ],
    rows: Array.from({ length: rows }, (_, row) => [
      [labels[row] ?? row + 1].flat().join(' '),
      ...datasets.map(({ data }) => cell(data[row])),
    ]),
    footnotes: [],
  };
}

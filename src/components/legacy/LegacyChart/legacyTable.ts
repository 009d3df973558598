import type { Cell, Column, Table } from '../../../benchmark/model/table';
import type { LegacyChart, LegacyValue } from '../../../charts/legacy/legacyChart';
import { isOptions, labelText, legacyLength, legacyValue } from '../../../charts/legacy/legacyChart';
import { legacyText, sharedDecimals } from '../../../charts/legacy/numbers';

function isHorizontal({ options }: LegacyChart): boolean {
  return options.indexAxis === 'y';
}

/** The title that the page gives an axis, or ''. */
function axisTitle({ options: { scales } }: LegacyChart, id: string): string {
  const scale = isOptions(scales) ? scales[id] : null;
  const title = isOptions(scale) ? scale.title : null;
  return isOptions(title) && title.display !== false ? labelText(title.text) : '';
}

function column(key: string, label: string, values: LegacyValue[]): Column {
  const plain = values.every((value) => !Array.isArray(value));
  return { key, label, unit: '', kind: plain ? 'number' : 'text', decimals: sharedDecimals(values) };
}

function cell(value: LegacyValue): Cell {
  return Array.isArray(value) ? legacyText(value, sharedDecimals([value])) : value;
}

/** What a page of the earlier style has written wrongly, for the reader: values without labels, labels without values. */
export function legacyNotes({ data }: LegacyChart): string[] {
  const labels = data.labels?.length ?? 0;
  return data.datasets.flatMap(({ label, data: values }) =>
    values.length === labels
      ? []
      : [`${label ?? 'The data'}: ${values.length} values for ${labels} labels, as written in this page.`],
  );
}

/** The data of a chart of the earlier style as a table: a row per label, a column per dataset. Missing values are null. */
export function legacyTable(chart: LegacyChart): Table {
  const { data } = chart;
  const count = legacyLength(data);
  const head = axisTitle(chart, isHorizontal(chart) ? 'y' : 'x') || 'Label';
  const series = data.datasets.map(({ data: values }) =>
    Array.from({ length: count }, (_, index) => legacyValue(values[index], isHorizontal(chart))),
  );
  const columns = data.datasets.map(({ label }, index) => {
    const name = label || axisTitle(chart, isHorizontal(chart) ? 'x' : 'y') || 'Value';
    return column(`series_${index + 1}`, name, series[index] ?? []);
  });
  return {
    columns: [{ key: 'label', label: head, unit: '', kind: 'text', decimals: 0 }, ...columns],
    rows: Array.from({ length: count }, (_, row) => [
      labelText(data.labels?.[row]) || `${row + 1}`,
      ...series.map((values) => cell(values[row] ?? null)),
    ]),
    footnotes: [],
  };
}

/** A cell as CSV has it: quoted where it must be, and no formula for a spreadsheet. */
function csvCell(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The table as CSV with LF line ends. */
export function legacyCsv({ columns, rows }: Table): string {
  const lines = [columns.map(({ label }) => label), ...rows];
  return lines.map((line) => `${line.map(csvCell).join(',')}\n`).join('');
}

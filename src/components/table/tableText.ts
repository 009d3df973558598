import type { Table } from '../../benchmark/model/table';

export type TableFormat = 'markdown' | 'csv' | 'json';

/** A table as text to copy or save, with `note`, which every copy of the numbers must contain. Loaded on demand. */
export async function tableText(table: Table, format: TableFormat, note: string): Promise<string> {
  const { tableCsv, tableJson, tableMarkdown } = await import('../../figures/shared/tables');
  if (format === 'csv') return tableCsv(table, note);
  return format === 'json' ? tableJson(table, note) : `${tableMarkdown(table)}\n${note}.\n`;
}

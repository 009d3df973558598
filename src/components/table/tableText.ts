import type { Table } from '../../benchmark/model/table';

export type TableFormat = 'markdown' | 'csv' | 'json';

/** A table as text to copy or to save; `note` must travel with its numbers. The code for it comes when it is asked for. */
export async function tableText(table: Table, format: TableFormat, note: string): Promise<string> {
  const { tableCsv, tableJson, tableMarkdown } = await import('../../figures/shared/tables');
  if (format === 'csv') return tableCsv(table, note);
  return format === 'json' ? tableJson(table, note) : `${tableMarkdown(table)}\n${note}.\n`;
}

import type { Table } from '../../src/benchmark/model/table';
import { columnHead, formatCell } from '../../src/benchmark/text/cells';

/** A table as lines of text in aligned columns, numbers right-aligned; values have the form on pages. */
export function textTable({ columns, rows }: Table): string {
  const kept = columns.map((column, index) => ({ column, index })).filter(({ column }) => column.kind !== 'spread');
  const body = rows.map((row) => kept.map(({ column, index }) => formatCell(row[index] ?? null, column)));
  const lines = [kept.map(({ column }) => columnHead(column)), ...body];
  const widths = kept.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const right = kept.map(({ column }) => column.kind === 'number' || column.kind === 'signed');
  return lines.map((line) => alignedLine(line, widths, right)).join('\n');
}

function alignedLine(cells: string[], widths: number[], right: boolean[]): string {
  const padded = cells.map((cell, index) =>
    right[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
  );
  return `  ${padded.join('  ')}`.trimEnd();
}

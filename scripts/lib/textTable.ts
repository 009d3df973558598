import { columnHead, formatCell, VERDICT_WORDS } from '../../src/benchmark/format';
import type { Table } from '../../src/benchmark/types';

/** A table as lines of text in aligned columns, values as the pages show them; numbers to the right. */
export function textTable({ columns, rows }: Table): string {
  const kept = columns.map((column, index) => ({ column, index })).filter(({ column }) => column.kind !== 'spread');
  const body = rows.map((row) =>
    kept.map(({ column, index }) => {
      const cell = row[index] ?? null;
      const isVerdict = cell === 'faster' || cell === 'slower' || cell === 'unclear';
      return column.kind === 'verdict' && isVerdict ? VERDICT_WORDS[cell] : formatCell(cell, column);
    }),
  );
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

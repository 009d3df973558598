import Papa from 'papaparse';
import { readRows } from '../benchmark/artifacts/csv';
import type { Artifact } from '../benchmark/model/resultSet';
import { boxRows, isBoxTable } from './boxTable';

/** The first line that Excel reads as the separator. */
const EXCEL_SEPARATOR = /^\s*"?sep=.?"?[ \t]*$/im;
/** Number of characters in which the delimiter is detected. */
const SAMPLE_ROWS = 64 * 1024;

const COMMA = /^\d+,\d+$/;
const NUMBER = /^\d+(,\d+)?$/;

/**
 * True if all numbers below a header have a decimal comma: each of them, or some and other whole numbers. The latter
 * are thousands if three digits follow every comma.
 */
function hasDecimalCommas(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const commas = filled.filter((cell) => COMMA.test(cell));
  const isSure = commas.length === filled.length || commas.some((cell) => !/,\d{3}$/.test(cell));
  return commas.length > 0 && isSure && filled.every((cell) => NUMBER.test(cell));
}

/**
 * The rows of a foreign CSV, separated by comma, semicolon, or tab, or of a table between rules of + and -. Lines starting with # are skipped. Decimal commas
 * become points, except in files that are separated by commas; `hasCommas` is true if there are any.
 */
export function foreignRows({ path, text }: Artifact): ReturnType<typeof readRows> & { hasCommas: boolean } {
  if (isBoxTable(text)) return { ...boxRows({ path, text }), hasCommas: false };
  const plain = text.replace(/^[ \t]*#.*$/gm, '').replace(EXCEL_SEPARATOR, '');
  const { meta } = Papa.parse<string[]>(plain.slice(0, SAMPLE_ROWS), {
    preview: 20,
    skipEmptyLines: true,
    delimitersToGuess: [',', ';', '\t'],
  });
  const read = readRows({ path, text: plain }, meta.delimiter);
  if (meta.delimiter === ',') return { ...read, hasCommas: false };
  const [first, ...body] = read.rows;
  const columns = first?.cells.map((_, at) => hasDecimalCommas(body.map(({ cells }) => cells[at] ?? ''))) ?? [];
  const pointed = (cell: string, at: number) => (columns[at] && COMMA.test(cell) ? cell.replace(',', '.') : cell);
  const rows = read.rows.map(({ line, cells }) => ({ line, cells: cells.map(pointed) }));
  return { ...read, rows, hasCommas: columns.includes(true) };
}

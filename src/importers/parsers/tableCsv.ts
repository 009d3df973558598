import type { CsvLine } from '../../benchmark/artifacts/csv';
import { parseQueryName } from '../../benchmark/model/queries';
import { columnsOfTable, type RowTable } from '../rowTable';
import { isTableHead } from '../tableHead';

/** The columns of a CSV with two columns and no header. */
const PLAIN = ['query', 'time'];

function isPlain([first]: readonly CsvLine[]): boolean {
  const { cells = [] } = first ?? {};
  return cells.length === 2 && /\d/.test(cells[0] ?? '') && /^[\d.,]+(\s*[a-zµμ]+)?$/i.test(cells[1] ?? '');
}

/** The rows of a CSV below its header; a query and a time are a row, not a header. */
export function csvRows(path: string, lines: readonly CsvLine[]): RowTable {
  const [first, ...body] = lines;
  const table = { path, line: first?.line ?? 1, changes: ['columns renamed'] };
  return isPlain(lines)
    ? { ...table, heads: PLAIN, rows: [...lines] }
    : { ...table, heads: first?.cells ?? [], rows: body };
}

/** True for a row of values where a header is expected: a query and several cells. */
function isHeadless([first]: readonly CsvLine[]): boolean {
  const [query = '', ...values] = first?.cells ?? [];
  return values.length > 1 && parseQueryName(query, 'tpcds') !== null;
}

/** True if the rows of a CSV are a table of times, with a header or a query and a time in each. */
export function isTimeTable(lines: readonly CsvLine[]): boolean {
  return lines.length > 0 && !isHeadless(lines) && isTableHead(columnsOfTable(csvRows('', lines)));
}

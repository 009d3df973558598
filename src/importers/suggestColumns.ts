import { isAboutTime, measuresNoTime } from './columnUnit';
import { columnsOfTable, type RowTable, textsOf } from './rowTable';
import type { Column } from './tableHead';

/** The columns that can hold times, and suggestions for each option that names a column: by headers, otherwise by cells. */
export function suggestColumns(table: RowTable) {
  const columns = columnsOfTable(table);
  const texts = textsOf(table);
  const headOf = (role: string) => columns.find((column) => column.role === role)?.head ?? '';
  const cellsAt = (at: number) => texts.map((row) => row[at] ?? '').filter((text) => text !== '');
  const times = columns.filter(({ head, role }) => !measuresNoTime(head) && role !== 'query' && role !== 'outcome');
  const timed = times.filter(({ at }) => cellsAt(at).some((text) => /^[\d.]/.test(text)));
  const time =
    timed.find(({ head }) => /median/i.test(head)) ?? timed.find(({ head }) => isAboutTime(head)) ?? timed.at(-1);
  /** A text that repeats names an engine, a small number that repeats an iteration. */
  const repeats = ({ at, head, role }: Column, pattern: RegExp) => {
    const cells = cellsAt(at);
    const count = new Set(cells).size;
    return (
      head !== time?.head &&
      role !== 'query' &&
      count > 1 &&
      count * 2 <= cells.length &&
      cells.every((text) => pattern.test(text))
    );
  };
  const engine =
    headOf('engine') || (columns.find((column) => column.role !== 'outcome' && repeats(column, /[a-z]/i))?.head ?? '');
  const iteration = headOf('iteration') || (columns.find((column) => repeats(column, /^\d{1,2}$/))?.head ?? '');
  return {
    times: times.map(({ head }) => head),
    answers: {
      'query-column': headOf('query'),
      'engine-column': engine,
      'iteration-column': iteration,
      'time-column': time?.head ?? '',
      'status-column': headOf('outcome'),
      'time-unit': time?.unit?.id ?? '',
    },
  };
}

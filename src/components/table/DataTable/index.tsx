import { memo, type ReactNode } from 'react';
import type { Cell, Column, Table } from '../../../benchmark/model/table';
import { footnoteLetter } from '../../../benchmark/text/footnotes';
import layout from '../../../css/stacked.module.css';
import { verdictOf } from '../../ui/VerdictMark/words';
import { ROLES, type Roles } from '../tableRoles';
import CellContent from './Cell';
import { alignment, headText, unitText } from './columns';
import { shownCells, shownColumns } from './measures';
import SpreadHead, { SPREAD_GRID } from './SpreadHead';
import styles from './styles.module.css';

interface Props {
  table: Table;
  /** Name of the table for screen readers. */
  caption: string;
  queryLink?: (query: string) => string | undefined;
  className?: string;
  /** Footnote letter of each row, empty for none; the footnotes then get letters too, starting with a. */
  letters?: string[];
  /** True if each row becomes a list of lines in a narrow box, with the column's name before the value. */
  stacked?: boolean;
}

/** A table that stays a table has the roles of its elements. */
const NO_ROLES: Roles = {};

/** A table of a figure or report: headers with units, numbers right-aligned, the first column as row header. */
export default function DataTable({ table, caption, queryLink, className, letters, stacked = false }: Props) {
  const { columns, rows, footnotes } = table;
  const roles = stacked ? ROLES : NO_ROLES;
  const hasSpread = columns.some(({ kind }) => kind === 'spread');
  return (
    <>
      <table
        className={`${styles.table} ${className ?? ''} ${stacked ? layout.stacked : ''}`.trim()}
        style={hasSpread ? SPREAD_GRID : undefined}
        {...roles.table}
      >
        <caption className="visually-hidden">{caption}</caption>
        <Head columns={columns} roles={roles} />
        <tbody {...roles.group}>
          {rows.map((row, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no unique key and never move here
              key={index}
              row={row}
              columns={columns}
              roles={roles}
              queryLink={queryLink}
              letter={letters?.[index] ?? ''}
            />
          ))}
        </tbody>
      </table>
      <Footnotes notes={footnotes} lettered={letters !== undefined} />
    </>
  );
}

function Head({ columns, roles }: { columns: Column[]; roles: Roles }) {
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {shownColumns(columns).map((column) => (
          <HeadCell key={column.key} column={column} roles={roles} />
        ))}
      </tr>
    </thead>
  );
}

function HeadCell({ column, roles }: { column: Column; roles: Roles }) {
  if (column.kind === 'spread') return <SpreadHead column={column} />;
  return (
    <th scope="col" {...roles.columnHead} className={alignment(column)}>
      {headText(column)}
    </th>
  );
}

interface RowProps {
  row: Cell[];
  columns: Column[];
  roles: Roles;
  queryLink: Props['queryLink'];
  /** Letter of its footnote, empty for none. */
  letter: string;
}

/** Memoized, because most of a table's elements are its cells. */
const Row = memo(function Row({ row, columns, roles, queryLink, letter }: RowProps) {
  const verdict = verdictOf(row);
  return (
    <tr {...roles.row}>
      {shownCells(columns, row).map(({ column, cell }, index) => (
        <BodyCell key={column.key} column={column} roles={roles} head={index === 0} hasUnit={cell !== null}>
          <CellContent cell={cell} column={column} verdict={verdict} queryLink={queryLink} />
          {index === 0 && letter !== '' && <sup>{letter}</sup>}
        </BodyCell>
      ))}
    </tr>
  );
});

interface BodyCellProps {
  column: Column;
  roles: Roles;
  /** True for the header of the row. */
  head: boolean;
  /** True for a value, to which the unit belongs in a list. */
  hasUnit: boolean;
  children: ReactNode;
}

/** Without a class, a header is text and another cell a number: the stylesheet aligns most cells by their element. */
function BodyCell({ column, roles, head, hasUnit, children }: BodyCellProps) {
  const aligned = alignment(column);
  const words = { 'data-label': column.label, 'data-unit': hasUnit ? unitText(column) : '' };
  if (!head)
    return (
      <td {...roles.cell} className={aligned === styles.number ? undefined : aligned} {...(roles === ROLES && words)}>
        {children}
      </td>
    );
  return (
    <th
      scope="row"
      {...roles.rowHead}
      className={aligned === styles.text ? undefined : aligned}
      {...(roles === ROLES && aligned === styles.number && words)}
    >
      {children}
    </th>
  );
}

/** Notes below a table, one line each; with letters if rows refer to them. */
export function Footnotes({ notes, lettered = false }: { notes: string[]; lettered?: boolean }) {
  return notes.map((note, index) => (
    <p key={note} className={styles.footnote}>
      {lettered && <sup>{footnoteLetter(index)} </sup>}
      {note}
    </p>
  ));
}

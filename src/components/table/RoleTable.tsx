import type { ComponentProps, ReactNode } from 'react';
import { ROLES } from './tableRoles';

interface Props extends ComponentProps<'table'> {
  /** The name of the table, for screen readers. */
  caption: string;
}

/** A table whose parts name their roles, so that the stylesheet may lay it out as a list in a narrow box. */
export default function RoleTable({ caption, children, ...table }: Props): ReactNode {
  return (
    <table {...table} {...ROLES.table}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  );
}

/** The head of a column. */
interface Column {
  name: string;
  className?: string | undefined;
  colSpan?: number;
  /** Whether the name is for screen readers alone. */
  isHidden?: boolean;
  /** What follows the name. */
  more?: ReactNode;
}

/** The heads of the columns. */
export function RoleHead({ columns }: { columns: readonly Column[] }): ReactNode {
  return (
    <thead {...ROLES.group}>
      <RoleRow>
        {columns.map(({ name, className, colSpan, isHidden, more }) => (
          <th key={name} scope="col" {...ROLES.columnHead} colSpan={colSpan} className={className}>
            {isHidden ? <span className="visually-hidden">{name}</span> : name}
            {more}
          </th>
        ))}
      </RoleRow>
    </thead>
  );
}

/** Rows that belong together. */
export function RoleGroup(props: ComponentProps<'tbody'>): ReactNode {
  return <tbody {...ROLES.group} {...props} />;
}

export function RoleRow(props: ComponentProps<'tr'>): ReactNode {
  return <tr {...ROLES.row} {...props} />;
}

/** The head of a row; with another `scope` that of a group of rows. */
export function RoleRowHead(props: ComponentProps<'th'>): ReactNode {
  return <th scope="row" {...ROLES.rowHead} {...props} />;
}

export function RoleCell(props: ComponentProps<'td'>): ReactNode {
  return <td {...ROLES.cell} {...props} />;
}

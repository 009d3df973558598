import { type ComponentProps, createElement, type ReactNode } from 'react';
import { ROLES } from './tableRoles';

interface Props extends ComponentProps<'table'> {
  /** The name of the table, for screen readers. */
  caption: string;
}

/** A table whose parts name their roles, so that the stylesheet may lay it out as a list in a narrow box. */
export default function RoleTable({ caption, children, ...table }: Props) {
  return (
    <table {...table} {...ROLES.table}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  );
}

/** An element that names its role. */
function part<Tag extends 'tbody' | 'tr' | 'th' | 'td'>(tag: Tag, role: ComponentProps<Tag>) {
  return (props: ComponentProps<Tag>) => createElement(tag, { ...role, ...props });
}

export const RoleGroup = part('tbody', ROLES.group);
export const RoleRow = part('tr', ROLES.row);
/** The head of a row; with another `scope` that of a group of rows. */
export const RoleRowHead = part('th', { scope: 'row', ...ROLES.rowHead });
export const RoleCell = part('td', ROLES.cell);

/** The head of a column. */
interface Column extends ComponentProps<'th'> {
  name: string;
  /** Whether the name is for screen readers alone. */
  isHidden?: boolean;
  /** What follows the name. */
  more?: ReactNode;
}

/** The heads of the columns. */
export function RoleHead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead {...ROLES.group}>
      <RoleRow>
        {columns.map(({ name, isHidden, more, ...head }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and none moves
          <th key={index} scope="col" {...ROLES.columnHead} {...head}>
            {isHidden ? <span className="visually-hidden">{name}</span> : name}
            {more}
          </th>
        ))}
      </RoleRow>
    </thead>
  );
}

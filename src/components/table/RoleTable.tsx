import { type ComponentProps, createElement, type ReactNode } from 'react';
import { ROLES } from './tableRoles';

interface Props extends ComponentProps<'table'> {
  /** Name of the table for screen readers. */
  caption: string;
}

/** A table with explicit ARIA roles, so that the stylesheet can display it as a list in a narrow box. */
export default function RoleTable({ caption, children, ...table }: Props) {
  return (
    <table {...table} {...ROLES.table}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  );
}

/** A component for an element with an explicit role. */
function part<Tag extends 'tbody' | 'tr' | 'th' | 'td'>(tag: Tag, role: ComponentProps<Tag>) {
  return (props: ComponentProps<Tag>) => createElement(tag, { ...role, ...props });
}

export const RoleGroup = part('tbody', ROLES.group);
export const RoleRow = part('tr', ROLES.row);
/** Header of a row; with a different `scope`, of a row group. */
export const RoleRowHead = part('th', { scope: 'row', ...ROLES.rowHead });
export const RoleCell = part('td', ROLES.cell);

interface Column extends ComponentProps<'th'> {
  name: string;
  /** True if the name is for screen readers only. */
  isHidden?: boolean;
  more?: ReactNode;
}

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

import type { ReactNode } from 'react';
import type { Names } from '../../../benchmark/model/comparison';
import type { ReceiptField } from '../../../benchmark/model/receipt/receipt';
import SettingsHead from '../../table/SettingsHead';
import { ROLES } from '../../table/tableRoles';
import Row from './Row';
import Square from './Square';
import styles from './styles.module.css';

interface Props {
  fields: ReceiptField[];
  /** Settings that neither side states: a narrow table names them in one row. */
  neither: ReceiptField[];
  names: Names;
  caption: string;
}

/** Settings of both sides as a table, a list where it is narrow. */
export default function Settings({ fields, neither, names, caption }: Props): ReactNode {
  const folds = neither.length > 1;
  return (
    <table className={styles.table} {...ROLES.table}>
      <caption className="visually-hidden">{caption}</caption>
      <SettingsHead {...names} />
      <tbody {...ROLES.group}>
        {fields.map((field) => (
          <Row key={field.id} field={field} names={names} folded={folds && neither.includes(field)} />
        ))}
        {folds && <Folded fields={neither} />}
      </tbody>
    </table>
  );
}

/** One row for all settings that neither side states. */
function Folded({ fields }: Pick<Props, 'fields'>): ReactNode {
  return (
    <tr {...ROLES.row} className={styles.folded}>
      <th scope="row" {...ROLES.rowHead}>
        {fields.map(({ name }, index) => (index === 0 ? name : name.toLowerCase())).join('; ')}
      </th>
      <td {...ROLES.cell} colSpan={2} className={styles.missing}>
        not stated on both sides
      </td>
      <td {...ROLES.cell} className={styles.relation}>
        <Square relation="unknown" /> {fields.length} not known
      </td>
    </tr>
  );
}

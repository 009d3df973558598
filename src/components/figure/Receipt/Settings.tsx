import type { Names } from '../../../benchmark/model/comparison';
import type { ReceiptField } from '../../../benchmark/model/receipt/receipt';
import RoleTable, { RoleCell, RoleGroup, RoleRow, RoleRowHead } from '../../table/RoleTable';
import SettingsHead from '../../table/SettingsHead';
import settings from '../../table/settings.module.css';
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
export default function Settings({ fields, neither, names, caption }: Props) {
  const folds = neither.length > 1;
  return (
    <RoleTable className={styles.table} caption={caption}>
      <SettingsHead {...names} />
      <RoleGroup>
        {fields.map((field) => (
          <Row key={field.id} {...names} field={field} folded={folds && neither.includes(field)} />
        ))}
        {folds && <Folded fields={neither} />}
      </RoleGroup>
    </RoleTable>
  );
}

/** One row for all settings that neither side states. */
function Folded({ fields }: Pick<Props, 'fields'>) {
  return (
    <RoleRow className={styles.folded}>
      <RoleRowHead>{fields.map(({ name }) => name).join('; ')}</RoleRowHead>
      <RoleCell colSpan={2} className={settings.missing}>
        not reported on either side
      </RoleCell>
      <RoleCell className={styles.relation}>
        <Square relation="unknown" /> {fields.length} unknown
      </RoleCell>
    </RoleRow>
  );
}

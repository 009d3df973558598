import type { ReactNode } from 'react';
import { comparabilityView } from '../../../benchmark/comparison/comparabilityView';
import type {
  ComparabilityField,
  ComparabilityRelation,
  Comparability as ReceiptData,
} from '../../../benchmark/model/comparability/comparability';
import type { Names } from '../../../benchmark/model/comparison';
import fold from '../../../css/fold.module.css';
import RoleTable, { RoleCell, RoleGroup, RoleRow, RoleRowHead } from '../../table/RoleTable';
import SettingsHead from '../../table/SettingsHead';
import settings from '../../table/settings.module.css';
import FigureFrame from '../Figure/FigureFrame';
import Row from './Row';
import Square from './Square';
import square from './square.module.css';
import styles from './styles.module.css';

const RELATIONS: ComparabilityRelation[] = ['disputed', 'different', 'unknown', 'same'];

/** One square per setting, grouped. Hidden from screen readers, because the title contains the counts. */
function Squares({ fields }: { fields: ComparabilityField[] }) {
  const groups = RELATIONS.map((relation) => fields.filter((field) => field.relation === relation));
  return (
    <div className={square.squares} aria-hidden="true">
      {groups
        .filter(({ length }) => length > 0)
        .map((group) => (
          <span key={group[0]?.relation}>
            {group.map(({ id, relation }) => (
              <Square key={id} relation={relation} />
            ))}
          </span>
        ))}
    </div>
  );
}

interface SettingsProps {
  fields: ComparabilityField[];
  /** Settings that neither side reports. A narrow table lists them in one row. */
  neither: ComparabilityField[];
  names: Names;
  caption: string;
}

/** Settings of both sides as a table, or as a list in a narrow box. */
function Settings({ fields, neither, names, caption }: SettingsProps) {
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

/** One row for all settings that neither side reports. */
function Folded({ fields }: Pick<SettingsProps, 'fields'>) {
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

interface Props {
  comparability: ReceiptData;
  names: Names;
  /** Content below the table: sources and downloads. */
  children?: ReactNode;
}

/** The comparability check of two runs: a count, a square per setting, and a table without most matching settings. */
export default function ComparabilityCheck({ comparability, names, children }: Props) {
  const { shown, neither, same, sameText } = comparabilityView(comparability);
  return (
    <FigureFrame title={comparability.title} caption={comparability.caption} className={styles.frame}>
      <Squares fields={comparability.fields} />
      <Settings
        fields={shown}
        neither={neither}
        names={names}
        caption="Settings that conflict, differ, or are unknown, plus memory"
      />
      {same.length > 0 && (
        <>
          <p className={styles.same}>
            <Square relation="same" /> Matching settings: {sameText}. A setting that neither side reports counts as
            unknown, not as matching.
          </p>
          <details className={fold.fold}>
            <summary>Show all {comparability.fields.length}</summary>
            <Settings fields={same} neither={[]} names={names} caption="Matching settings" />
          </details>
        </>
      )}
      {children}
    </FigureFrame>
  );
}

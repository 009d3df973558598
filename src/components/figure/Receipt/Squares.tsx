import type { ReceiptField, ReceiptRelation } from '../../../benchmark/model/receipt/receipt';
import Square from './Square';
import styles from './square.module.css';

const RELATIONS: ReceiptRelation[] = ['disputed', 'different', 'unknown', 'same'];

/** One square per setting, grouped; the title says the same in numbers, so it is hidden from screen readers. */
export default function Squares({ fields }: { fields: ReceiptField[] }) {
  const groups = RELATIONS.map((relation) => fields.filter((field) => field.relation === relation));
  return (
    <div className={styles.squares} aria-hidden="true">
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

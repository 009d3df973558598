import type { QueryChoice } from '../../../benchmark/comparison/querySelection';
import type { AddressState } from '../state/useCompareState';
import useTyped from '../state/useTyped';
import styles from './choose.module.css';

interface Props extends Pick<AddressState, 'change'> {
  choice: QueryChoice;
}

/** Two lists of queries: those that are wanted, and those that are left out. */
export default function QueryLists({ choice, change }: Props) {
  return (
    <>
      <QueryField
        label="Include only"
        example="all; or q1-q20, q72"
        value={choice.only}
        commit={(only) => change((now) => ({ choice: { ...now.choice, only } }), 'only')}
      />
      <QueryField
        label="Exclude"
        example="none; or q14a, q72"
        value={choice.exclude}
        commit={(exclude) => change((now) => ({ choice: { ...now.choice, exclude } }), 'exclude')}
      />
    </>
  );
}

interface FieldProps {
  label: string;
  example: string;
  value: string;
  commit: (text: string) => void;
}

/** A field for a list of queries, read when the reader pauses. */
export function QueryField({ label, example, value, commit }: FieldProps) {
  const [text, type] = useTyped(value, commit);
  return (
    <label className={styles.list}>
      {label}
      <input
        type="text"
        className={styles.input}
        value={text}
        placeholder={example}
        onChange={(event) => type(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </label>
  );
}

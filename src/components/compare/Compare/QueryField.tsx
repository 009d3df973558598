import useTextField from '../state/useTextField';
import styles from './form.module.css';

interface Props {
  label: string;
  example: string;
  value: string;
  commit: (text: string) => void;
}

/** A field for a list of queries, parsed when the reader pauses. */
export default function QueryField({ label, example, value, commit }: Props) {
  const [text, type] = useTextField(value, commit);
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

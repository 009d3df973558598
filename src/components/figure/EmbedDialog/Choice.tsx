import { useId } from 'react';
import styles from './styles.module.css';

interface Props<Id extends string> {
  name: string;
  entries: readonly { id: Id; label: string }[];
  chosen: Id;
  choose: (id: Id) => void;
}

/** One of a few words, chosen by pointer or arrow keys. */
export default function Choice<Id extends string>({ name, entries, chosen, choose }: Props<Id>) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{name}</legend>
      <div className={styles.entries}>
        {entries.map(({ id, label }) => (
          <label key={id}>
            <input type="radio" name={group} checked={id === chosen} onChange={() => choose(id)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** Behind the field: "USD per node-hour". */
  unit: string;
  /** Null where none was entered. */
  value: number | null;
  placeholder: string;
  /** Below the field; '' for nothing. */
  hint: string;
  /** What a text stands for; null where it is no amount. */
  parse: (text: string) => number | null;
  onAmount: (amount: number | null) => void;
}

const shown = (value: number | null) => (value === null ? '' : String(value));

/** A field for an amount. What is no amount stays in the field with a sentence, and changes nothing else. */
export default function AmountField({ label, unit, value, placeholder, hint, parse, onAmount }: Props) {
  const id = useId();
  const [text, setText] = useState(shown(value));
  const own = useRef(value);
  useEffect(() => {
    if (value !== own.current) setText(shown(value));
    own.current = value;
  }, [value]);
  const wrong = text.trim() !== '' && parse(text) === null;
  const type = (next: string) => {
    setText(next);
    own.current = next.trim() === '' ? null : (parse(next) ?? own.current);
    if (next.trim() === '' || parse(next) !== null) onAmount(own.current);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.row}>
        <input
          id={id}
          type="text"
          className={styles.amount}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={placeholder}
          aria-invalid={wrong}
          aria-describedby={`${id}-hint`}
          onChange={(event) => type(event.target.value)}
        />
        <span>{unit}</span>
      </span>
      <span id={`${id}-hint`} className={styles.hint}>
        {wrong ? 'Enter a number greater than 0, such as 2.50.' : hint}
      </span>
    </div>
  );
}
